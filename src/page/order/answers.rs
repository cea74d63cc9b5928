//! The answer to what was typed or scanned, to be read across a room.

use std::sync::Arc;

use leptos::prelude::*;

use super::reading::Known;
use crate::domain::{OrderId, Timestamp};
use crate::insight::question::same_order;
use crate::insight::{Answer, Bought, answer, bought};
use crate::page::context::{href, use_formats, use_words};
use crate::page::listing::Entered;
use crate::route::Route;
use crate::text::Words;
use crate::ui::{Icon, Shape, live};

/// How many answers are kept: a scanner asks for thirty in ten seconds.
const KEPT: usize = 50;

/// Where questions are asked, the latest first. Nothing of them is kept anywhere else.
#[derive(Clone, Copy)]
pub(super) struct Desk(RwSignal<Vec<Arc<str>>>);

/// An answer in words.
#[derive(Clone, PartialEq)]
struct Told {
    asked: Arc<str>,
    verdict: Verdict,
    name: String,
    order: Option<OrderId>,
    status: Option<String>,
    tickets: Vec<ToldTicket>,
}

/// A ticket of an answer.
#[derive(Clone, PartialEq)]
struct ToldTicket {
    name: String,
    barcode: String,
    slot: Option<String>,
    scanned_at: Option<Timestamp>,
    /// Whether it is the one that was asked for.
    is_asked: bool,
}

/// What matters most.
#[derive(Clone, Copy, PartialEq)]
enum Verdict {
    /// It is there, is paid and was not scanned.
    NotScanned,
    /// It was scanned already.
    Scanned(Timestamp),
    /// It is there, but its order is not known to be paid.
    NotPaid,
    /// One order fits.
    Order,
    /// So many orders fit.
    Several(usize),
    /// Nothing fits.
    Nothing,
    /// Nothing fits so far: so many records of so many are read.
    NothingYet(u64, u64),
}

impl Desk {
    pub(super) fn new() -> Self {
        Self(RwSignal::new(Vec::new()))
    }

    /// The search box asks here, and the answer is given from what is known.
    pub(super) fn entered(self, known: Memo<Known>) -> Entered {
        let ask = Callback::new(move |typed: String| {
            if !typed.trim().is_empty() {
                self.0.update(|asked| {
                    asked.insert(0, typed.trim().into());
                    asked.truncate(KEPT);
                });
            }
        });
        let answer = Callback::new(move |()| answers(self, known));
        Entered { label: use_words().order.find, ask, answer }
    }
}

impl Told {
    fn about(asked: &Arc<str>, known: &Known) -> Self {
        let all = known.bought.as_slice();
        let nothing = |verdict| Self {
            asked: Arc::clone(asked),
            verdict,
            name: String::new(),
            order: None,
            status: None,
            tickets: Vec::new(),
        };
        match answer(all, asked) {
            Answer::Ticket(ticket) => {
                let verdict = match ticket.scanned_at() {
                    Some(at) => Verdict::Scanned(at),
                    None if ticket.is_paid() => Verdict::NotScanned,
                    None => Verdict::NotPaid,
                };
                Self::of(asked, verdict, ticket, &same_order(all, ticket), Some(ticket.id()))
            }
            Answer::Order(tickets) => match tickets.first() {
                Some(first) => Self::of(asked, Verdict::Order, first, &tickets, None),
                None => nothing(Verdict::Nothing),
            },
            Answer::Several(count) => nothing(Verdict::Several(count)),
            Answer::Nothing if known.is_whole => nothing(Verdict::Nothing),
            Answer::Nothing => nothing(Verdict::NothingYet(known.progress.0, known.progress.1)),
        }
    }

    fn of(asked: &Arc<str>, verdict: Verdict, one: &Bought, all: &[&Bought], id: Option<&str>) -> Self {
        let ticket = |bought: &&Bought| ToldTicket {
            name: bought.ticket_name().unwrap_or_default().to_owned(),
            barcode: bought.barcode().map(ToString::to_string).unwrap_or_default(),
            slot: bought.slot().map(|slot| slot.said().unwrap_or_else(|| slot.text().to_owned())),
            scanned_at: bought.scanned_at(),
            is_asked: Some(bought.id()) == id,
        };
        Self {
            asked: Arc::clone(asked),
            verdict,
            name: one.person().map(bought::full_name).unwrap_or_default(),
            order: one.order_id().cloned(),
            status: one.status().filter(|_| !one.is_paid()),
            tickets: all.iter().map(ticket).collect(),
        }
    }

    /// What is said first, and how it looks.
    fn verdict(&self, words: &'static Words) -> (String, &'static str, Shape) {
        let formats = use_formats();
        let words = &words.order;
        match self.verdict {
            Verdict::NotScanned => (words.not_scanned.to_owned(), "answer good", Shape::Check),
            Verdict::Scanned(at) => ((words.scanned_at)(&formats.moment(at)), "answer bad", Shape::Warning),
            Verdict::NotPaid => {
                let status = self.status.as_deref().unwrap_or(words.no_status);
                ((words.not_paid)(status), "answer bad", Shape::Warning)
            }
            Verdict::Order => ((words.one_order)(self.tickets.len()), "answer", Shape::Orders),
            Verdict::Several(count) => ((words.several_orders)(count), "answer", Shape::Search),
            Verdict::Nothing => (words.not_found.to_owned(), "answer bad", Shape::Cross),
            Verdict::NothingYet(read, of) => {
                let text = (words.not_found_yet)(&formats.integer(read), &formats.integer(of));
                (text, "answer warning", Shape::Search)
            }
        }
    }
}

/// The answer to what was asked last, and in short to what was asked before.
fn answers(desk: Desk, known: Memo<Known>) -> AnyView {
    let words = use_words();
    let told = Memo::new(move |_| {
        let asked = desk.0.get();
        known.with(|known| asked.iter().map(|asked| Told::about(asked, known)).collect::<Vec<_>>())
    });
    let clear = move |_| desk.0.set(Vec::new());
    let latest = live(move || told.with(|told| told.first().map(card)));
    let earlier = live(move || {
        let told = told.get();
        let lines: Vec<AnyView> = told.iter().skip(1).map(line).collect();
        (!told.is_empty()).then(|| {
            let earlier = (!lines.is_empty()).then(|| {
                view! {
                    <details class={"earlier"}>
                        <summary>{(words.order.earlier)(lines.len())}</summary>
                        <ul>{lines}</ul>
                    </details>
                }
                .into_any()
            });
            view! {
                <div class={"answer-foot"}>
                    <p class={"hint"}>{words.order.looks_only}</p>
                    {earlier}
                    <button type="button" class={"button quiet"} on:click=clear>{words.order.clear_answers}</button>
                </div>
            }
            .into_any()
        })
    });
    view! {
        <div class={"answers"}>
            <div role="status">{latest}</div>
            {earlier}
        </div>
    }
    .into_any()
}

fn card(told: &Told) -> AnyView {
    let words = use_words();
    let (verdict, class, shape) = told.verdict(words);
    let asked = told.tickets.iter().find(|ticket| ticket.is_asked);
    let ticket = asked.map(|ticket| {
        let slot = ticket.slot.clone().map(|slot| view! { " · " <bdi>{slot}</bdi> }.into_any());
        view! { <p class={"answer-ticket"}><bdi>{ticket.name.clone()}</bdi> {slot}</p> }.into_any()
    });
    let not_paid = told.status.clone().filter(|_| told.verdict != Verdict::NotPaid).map(|status| {
        view! { <p class={"answer-doubt"}><Icon shape=Shape::Warning/>{(words.order.not_paid)(&status)}</p> }.into_any()
    });
    let name = (!told.name.is_empty())
        .then(|| view! { <p class={"answer-name personal"}><bdi>{told.name.clone()}</bdi></p> }.into_any());
    let order = told.order.clone().map(|id| {
        let label = (words.order.order_number)(id.as_str());
        view! { <a href=href(&Route::Order(id))>{label}</a> }.into_any()
    });
    let others: Vec<AnyView> = told.tickets.iter().filter(|ticket| !ticket.is_asked).map(other).collect();
    let others = (!others.is_empty()).then(|| {
        let title = if asked.is_some() { words.order.same_order } else { words.order.tickets };
        view! {
            <div class={"answer-others"}>
                <h3>{title}</h3>
                <ul>{others}</ul>
            </div>
        }
        .into_any()
    });
    view! {
        <div class=class>
            <p class={"answer-verdict"}><Icon shape/>{verdict}</p>
            {not_paid}
            {name}
            {ticket}
            <p class={"answer-facts"}><span class={"code personal"}>{told.asked.to_string()}</span> {order}</p>
            {others}
        </div>
    }
    .into_any()
}

/// Another ticket of the same order.
fn other(ticket: &ToldTicket) -> AnyView {
    let words = &use_words().order;
    let scanned = match ticket.scanned_at {
        Some(at) => (words.scanned_at)(&use_formats().moment(at)),
        None => words.not_scanned.to_owned(),
    };
    view! {
        <li>
            <bdi>{ticket.name.clone()}</bdi>
            <span class={"code"}>{ticket.barcode.clone()}</span>
            <span class={"answer-scan"}>{scanned}</span>
        </li>
    }
    .into_any()
}

/// An earlier answer on one line.
fn line(told: &Told) -> AnyView {
    let (verdict, ..) = told.verdict(use_words());
    view! {
        <li>
            <span class={"code personal"}>{told.asked.to_string()}</span>
            <span class={"personal"}>{told.name.clone()}</span>
            <span>{verdict}</span>
        </li>
    }
    .into_any()
}
