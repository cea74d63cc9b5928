//! A list for the door on paper: by last name, with a box to tick.

use std::collections::BTreeSet;
use std::sync::Arc;

use leptos::ev;
use leptos::prelude::*;

use super::door_list_address::{ChosenDate, DoorListAddress, FOR};
use super::door_sheet::{DoorSheet, Sheet};
use super::list_dates::ListDates;
use super::reading::ReadingProgress;
use super::ticket_rules::TicketRules;
use crate::analytics::{SoldTicket, Visits};
use crate::components::{
    CheckBox, Choice, ChoiceField, Icon, Label, Notice, Shape, Toasts, Tone, recover_focus,
};
use crate::features::chunked_task::ChunkedTask;
use crate::features::context::{now, use_formats, use_i18n};
use crate::features::copied_addresses::CopyAddresses;
use crate::features::listing::{CsvFile, in_file_name};
use crate::features::sales::SalesQueries;
use crate::i18n::Messages;
use crate::models::{Event, Order, Received, Row};
use crate::query::QueryValue;
use crate::reactive::listen;

/// The id of the button that opens the list.
pub(crate) const OPENER: &str = "open-door-list";
/// The name of the choice of a date.
pub(super) const DATE: &str = "date";

/// The list, while it is open: for one date of the event or all of them, and for the tickets that are chosen in it or that
/// the list of purchases is narrowed to.
#[component]
pub(crate) fn DoorList(
    /// The event.
    event: QueryValue<Received<Event>>,
    /// What was sold.
    sales: SalesQueries,
    /// Whether it is open, and how.
    address: DoorListAddress,
    /// The file of some sold tickets, under a name.
    file: fn(Vec<SoldTicket>, String, &'static Messages) -> CsvFile,
) -> impl IntoView {
    view! {
        <Show when=move || address.is_open.get()>
            <OpenDoorList event sales address file />
        </Show>
    }
}

#[component]
fn OpenDoorList(
    /// The event.
    event: QueryValue<Received<Event>>,
    /// What was sold.
    sales: SalesQueries,
    /// Whether it is open, and how.
    address: DoorListAddress,
    /// The file of some sold tickets, under a name.
    file: fn(Vec<SoldTicket>, String, &'static Messages) -> CsvFile,
) -> impl IntoView {
    let words = use_i18n();
    let formats = use_formats();
    let leave = move |event: ev::KeyboardEvent| {
        if event.key() == "Escape" && !event.is_composing() && !event.repeat() {
            address.close_to_opener();
        }
    };
    on_cleanup(recover_focus);
    let tries = RwSignal::new(1);
    let rules = TicketRules::of(event, sales.data, move || Some(tries.get()));
    let ListDates { value, choices, visits } = ListDates::of(event, sales, address);
    let choose = Callback::new(move |id| address.choose_date(id));
    let has_answers = Memo::new(move |_| address.has_answers());
    let with_answers = Callback::new(move |is_on| address.show_answers(is_on));
    let printed_at = RwSignal::new(now());
    let draws_all_rows = RwSignal::new(false);
    let prepare = move || {
        printed_at.set(now());
        draws_all_rows.set(true);
    };
    listen(ev::beforeprint, move |_| prepare());
    listen(ev::afterprint, move |_| draws_all_rows.set(false));
    let sheet = move || Sheet {
        event: event.get().map(|event| event.name.clone()).unwrap_or_default(),
        tickets: address.tickets.get(),
        visits: visits.get(),
        has_answers: has_answers.get(),
    };
    // Until all is known of the ticket types, a list for a date would hold those of other dates.
    let is_known = move || {
        let sold = sales.data.with(|data| data.is_complete().then(|| Arc::clone(&data.sold_tickets)));
        // The event has the dates: without it, the list would be for all of them.
        let is_event_wanted = address.date() != ChosenDate::All;
        let has_date = !value.with(String::is_empty);
        sold.is_some_and(|sold| {
            (!is_event_wanted || event.get().is_some())
                && (!has_date || rules.with(|rules| rules.is_complete(&sold)))
        })
    };
    let is_known = Memo::new(move |_| is_known());
    let list = move || {
        let data = sales.data.get();
        if !data.is_complete() {
            return view! { <ReadingProgress sales /> }.into_any();
        }
        let (sheet, rules) = (sheet(), rules.get());
        if !is_known.get() {
            return view! {
                <p class="waiting" role="status">
                    {words.common.loading}
                </p>
            }
            .into_any();
        }
        let failed = if sheet.visits != Visits::Any { rules.failed(&data.sold_tickets) } else { Vec::new() };
        let failed = (!failed.is_empty()).then(|| {
            view! {
                <Notice tone=Tone::Warning title=(words.door.dates_missing)(&failed.join(", "))>
                    <button type="button" class="button" on:click=move |_| tries.update(|tries| *tries += 1)>
                        {words.common.try_again}
                    </button>
                </Notice>
            }
        });
        // Also on paper, where nothing can be looked up.
        let is_unreadable = |row: &Row<Order>| row.problem().is_some();
        let lacks_some = !data.unreadable.is_empty() || data.orders.iter().any(is_unreadable);
        let lacking =
            lacks_some.then(|| view! { <Notice tone=Tone::Warning title=words.door.unreadable_missing /> });
        let doubt = data.changed_while_reading.then(|| {
            view! {
                <Notice tone=Tone::Warning title=words.list.shifted>
                    <button type="button" class="button" on:click=move |_| sales.refresh.run(())>
                        {words.list.read_again}
                    </button>
                </Notice>
            }
        });
        view! {
            {failed}
            {lacking}
            {doubt}
            <DoorSheet sheet data=&data rules=&rules printed_at draws_all_rows />
        }
        .into_any()
    };
    let clocks = formats.clone();
    let addresses = Signal::derive(move || {
        let (sheet, rules) = (untrack(sheet), rules.get_untracked());
        let listed = sales.data.with_untracked(|data| sheet.of(data, &rules, &clocks));
        let email = |sold: &SoldTicket| sold.person()?.email.clone();
        listed.iter().filter_map(email).collect()
    });
    let (task, toasts) = (ChunkedTask::new(), expect_context::<Toasts>());
    let export = move |_| {
        let (sheet, data) = (untrack(sheet), sales.data.get_untracked());
        if !is_known.get_untracked() {
            return;
        }
        let listed = sheet.of(&data, &rules.get_untracked(), &formats);
        let count = formats.integer(listed.len() as u64);
        let day = match &sheet.visits {
            Visits::Any => None,
            Visits::OnDate(date) => Some(formats.typed_day(date.starts_at)),
            Visits::OnDay(at) => Some(formats.typed_day(*at)),
        };
        let tickets = Some(sheet.tickets.join(", ")).filter(|tickets| !tickets.is_empty());
        let [event, tickets] = [Some(sheet.event.clone()), tickets].map(|it| it.map(|it| in_file_name(&it)));
        let name = [Some(words.door.list.to_owned()), day, event, tickets];
        let name = name.into_iter().flatten().collect::<Vec<_>>().join(" ");
        let said = (words.list.exported)(&count, &count, None);
        let file = file(listed, format!("{name}.csv"), words);
        file.write(task, words, formats.clone(), move |is_saved| {
            toasts.say(if is_saved { said.clone() } else { words.list.not_exported.to_owned() });
        });
    };
    let print = move |_| {
        if !is_known.get_untracked() {
            return;
        }
        prepare();
        // Once that is on the page. A browser that can't print reports that itself, and says nothing after it.
        request_animation_frame(move || {
            if window().print().is_err() {
                draws_all_rows.set(false);
            }
        });
    };
    view! {
        <section class="door-list" on:keydown=leave>
            <div class="actions">
                <ChoiceField
                    label=Label::new(DATE, words.door.date)
                    none=words.door.all_dates
                    choices
                    value
                    on_change=choose
                />
                <TicketField sales address />
                <button
                    type="button"
                    class="button primary"
                    aria-disabled=move || (!is_known.get()).then_some("true")
                    on:click=print
                >
                    <Icon shape=Shape::Print />
                    <span>{words.list.print}</span>
                </button>
                <button
                    type="button"
                    class="button"
                    aria-disabled=move || (!is_known.get()).then_some("true")
                    on:click=export
                >
                    <Icon shape=Shape::Download />
                    <span>{words.list.export}</span>
                </button>
                <button type="button" class="button" on:click=move |_| address.close_to_opener()>
                    {words.door.close_list}
                </button>
            </div>
            <div class="actions">
                <CheckBox label=words.door.with_answers is_on=has_answers on_change=with_answers />
                <Show when=move || is_known.get()>
                    <CopyAddresses addresses />
                </Show>
            </div>
            {list}
        </section>
    }
}

/// The ticket that the list is for, or all.
#[component]
fn TicketField(
    /// What was sold.
    sales: SalesQueries,
    /// How the list is open.
    address: DoorListAddress,
) -> impl IntoView {
    let words = use_i18n();
    let value = Signal::derive(move || address.tickets.with(|tickets| tickets.join(", ")));
    let choices = Memo::new(move |_| {
        let sold = sales.data.with(|data| Arc::clone(&data.sold_tickets));
        let paid = sold.iter().filter(|sold| sold.is_paid());
        let mut names: BTreeSet<String> =
            paid.filter_map(SoldTicket::ticket_name).map(str::to_owned).collect();
        // Several of them are chosen in the list of purchases.
        names.extend(Some(value.get()).filter(|value| !value.is_empty()));
        names.into_iter().map(|name| Choice { label: name.clone(), value: name }).collect::<Vec<_>>()
    });
    let on_change = Callback::new(move |name| address.choose_ticket(name));
    view! {
        <ChoiceField
            label=Label::new(FOR, words.order.ticket)
            none=words.figures.all_tickets
            choices
            value
            on_change
        />
    }
}
