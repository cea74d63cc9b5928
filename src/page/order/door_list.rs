//! A list for the door on paper: by last name, with a box to tick.

use std::sync::Arc;

use leptos::prelude::*;

use super::known::Known;
use super::reading::Sales;
use crate::insight::{Bought, by_name};
use crate::navigation::Navigation;
use crate::page::context::{use_formats, use_words};
use crate::route::ListQuery;
use crate::signal::RwSignal;
use crate::ui::{Column, Shape, icon, live, plain_table, when};
use crate::view::{View, view};

/// How many digits of a barcode are enough to tell two tickets of one name apart.
const DIGITS: usize = 5;
/// How many rows are drawn at once, so that a long list never holds up the page.
const CHUNK: usize = 250;

/// The list, while it is open. The list of purchases narrows it to one ticket.
pub(super) fn door_list(sales: Sales, is_open: RwSignal<bool>) -> View {
    let words = use_words();
    let query = expect_context::<Navigation>().query;
    when(
        move || is_open.get(),
        move || {
            let sheet = live(move || {
                let ticket = query.with_untracked(|query| narrowed_to(query));
                let known = sales.known.get();
                Some(if known.is_whole { sheet(&known, ticket) } else { progress(&known) })
            });
            let print = move |_| {
                // A browser that can't print says so itself.
                let _ = window().print();
            };
            view! {
                <section class="door-list">
                    <p class="actions">
                        <button type="button" class="button primary" on:click=print>
                            {icon(Shape::Print)}
                            <span>{words.list.print}</span>
                        </button>
                        <button type="button" class="button" on:click=move |_| is_open.set(false)>
                            {words.order.close_door_list}
                        </button>
                    </p>
                    {sheet}
                </section>
            }
        },
    )
}

/// The ticket that the list of purchases is narrowed to.
fn narrowed_to(query: &str) -> Option<String> {
    ListQuery::parse(query).filter("ticket").map(str::to_owned)
}

fn progress(known: &Known) -> View {
    let formats = use_formats();
    let (read, of) = known.progress;
    let text = (use_words().list.reading)(&formats.integer(read), &formats.integer(of));
    view! { <p role="status">{text}</p> }
}

/// The tickets of paid orders, by the names of their buyers.
fn sheet(known: &Known, ticket: Option<String>) -> View {
    let words = &use_words().order;
    let formats = use_formats();
    let is_listed = |bought: &&Bought| {
        bought.is_paid() && ticket.as_deref().is_none_or(|ticket| bought.ticket_name() == Some(ticket))
    };
    let listed: Vec<Bought> = known.bought.iter().filter(is_listed).cloned().collect();
    let order = by_name(&listed);
    let count = (words.door_count)(&formats.integer(listed.len() as u64));
    let title = ticket.map_or(count.clone(), |ticket| format!("{ticket} · {count}"));
    let listed = Arc::new(listed);
    let drawn = RwSignal::new(1_usize);
    let chunks: Vec<View> = order
        .chunks(CHUNK)
        .enumerate()
        .map(|(number, places)| {
            let (listed, places) = (Arc::clone(&listed), places.to_vec());
            when(
                move || number < drawn.get(),
                move || {
                    request_animation_frame(move || {
                        drawn.try_update(|drawn| *drawn = (*drawn).max(number + 2));
                    });
                    let rows: Vec<View> = places.iter().map(|place| row(&listed[*place])).collect();
                    view! { <tbody>{rows}</tbody> }
                },
            )
        })
        .collect();
    let columns = [words.last_name, words.first_name, words.ticket, words.barcode_end, words.tick];
    view! {
        <h2>{title}</h2>
        <p class="hint">{words.door_rule}</p>
        {plain_table(words.door_list, &columns.map(Column::Text), View::Many(chunks))}
    }
}

fn row(bought: &Bought) -> View {
    let person = bought.person();
    let named = |name: Option<&String>| name.cloned().unwrap_or_else(|| use_words().common.none.to_owned());
    let last = named(person.and_then(|person| person.last_name.as_ref()));
    let first = named(person.and_then(|person| person.first_name.as_ref()));
    let barcode = bought.barcode().map(|barcode| barcode.as_str()).unwrap_or_default();
    let end = &barcode[barcode.len().saturating_sub(DIGITS)..];
    // A box to tick by hand, unless that was done by a scanner.
    let tick = match bought.scanned_at() {
        Some(_) => {
            let label = use_words().order.ticked;
            view! { <span class="tick" role="img" aria-label=label>{icon(Shape::Check)}</span> }
        }
        None => view! { <span class="tick"></span> },
    };
    view! {
        <tr>
            <th scope="row" class="personal"><bdi>{last}</bdi></th>
            <td class="personal"><bdi>{first}</bdi></td>
            <td><bdi>{bought.ticket_name().map(str::to_owned)}</bdi></td>
            <td class="code">{end.to_owned()}</td>
            <td>{tick}</td>
        </tr>
    }
}
