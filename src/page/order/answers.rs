//! The answer to what was typed or scanned, to be read across a room.

use std::sync::Arc;

use leptos::prelude::*;

use super::known::Known;
use super::told::{Answers, Told, ToldTicket, Verdict};
use crate::page::context::{href, use_formats, use_words};
use crate::page::listing::Entered;
use crate::page::turns::Turns;
use crate::route::Route;
use crate::signal::{RwSignal, StoredValue, effect};
use crate::text::Words;
use crate::ui::{Shape, icon, live};
use crate::view::{View, view};

/// How many answers are kept: a scanner asks for thirty in ten seconds.
const KEPT: usize = 50;

/// Where questions are asked, the latest first. Nothing of them is kept anywhere else.
#[derive(Clone, Copy)]
pub(super) struct Desk(RwSignal<Vec<Arc<str>>>);

impl Desk {
    pub(super) fn new() -> Self {
        Self(RwSignal::new(Vec::new()))
    }

    /// The search box asks here, and the answer is given from what is known.
    pub(super) fn entered(self, known: RwSignal<Known>) -> Entered {
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

/// What is said first, and how it looks.
fn verdict(told: &Told, words: &'static Words) -> (String, &'static str, Shape) {
    let formats = use_formats();
    let words = &words.order;
    match told.verdict {
        Verdict::NotScanned => (words.not_scanned.to_owned(), "answer good", Shape::Check),
        Verdict::Scanned(at) => ((words.scanned_at)(&formats.moment(at)), "answer bad", Shape::Warning),
        Verdict::NotPaid => {
            let status = told.status.as_deref().unwrap_or(words.no_status);
            ((words.not_paid)(status), "answer bad", Shape::Warning)
        }
        Verdict::Order => ((words.one_order)(told.tickets.len()), "answer", Shape::Orders),
        Verdict::Several(count) => ((words.several_orders)(count), "answer", Shape::Search),
        Verdict::Nothing => (words.not_found.to_owned(), "answer bad", Shape::Cross),
        Verdict::NothingYet(read, of) => {
            let text = (words.not_found_yet)(&formats.integer(read), &formats.integer(of));
            (text, "answer warning", Shape::Search)
        }
    }
}

/// The answer to what was asked last, and in short to what was asked before.
fn answers(desk: Desk, known: RwSignal<Known>) -> View {
    let words = use_words();
    let answers = StoredValue::new(Answers::default());
    let told = RwSignal::new(Vec::<Told>::new());
    let turns = Turns::new();
    effect(move || {
        let asked = desk.0.get();
        known.with(|known| answers.update_value(|answers| answers.ask(&asked, known)));
        turns.start(move || {
            let step = |answers: &mut Answers| (answers.step(), answers.told());
            let Some((has_more, now)) = answers.try_update_value(step) else { return false };
            if told.with_untracked(|told| *told != now) {
                told.set(now);
            }
            has_more
        });
    });
    let clear = move |_| desk.0.set(Vec::new());
    let latest = live(move || told.with(|told| told.first().map(card)));
    let earlier = live(move || {
        let told = told.get();
        let lines: Vec<View> = told.iter().skip(1).map(line).collect();
        (!told.is_empty()).then(|| {
            let earlier = (!lines.is_empty()).then(|| {
                view! {
                    <details class="earlier">
                        <summary>{(words.order.earlier)(lines.len())}</summary>
                        <ul>{lines}</ul>
                    </details>
                }
            });
            view! {
                <div class="answer-foot">
                    <p class="hint">{words.order.looks_only}</p>
                    {earlier}
                    <button type="button" class="button quiet" on:click=clear>{words.order.clear_answers}</button>
                </div>
            }
        })
    });
    view! {
        <div class="answers">
            <div role="status">{latest}</div>
            {earlier}
        </div>
    }
}

fn card(told: &Told) -> View {
    let words = use_words();
    let (said, class, shape) = verdict(told, words);
    let asked = told.tickets.iter().find(|ticket| ticket.is_asked);
    let ticket = asked.map(|ticket| {
        let slot = ticket.slot.clone().map(|slot| view! { " · " <bdi>{slot}</bdi> });
        view! { <p class="answer-ticket"><bdi>{ticket.name.clone()}</bdi> {slot}</p> }
    });
    let not_paid = told.status.clone().filter(|_| told.verdict != Verdict::NotPaid).map(|status| {
        view! { <p class="answer-doubt">{icon(Shape::Warning)}{(words.order.not_paid)(&status)}</p> }
    });
    let name = (!told.name.is_empty())
        .then(|| view! { <p class="answer-name personal"><bdi>{told.name.clone()}</bdi></p> });
    let order = told.order.clone().map(|id| {
        let label = (words.order.order_number)(id.as_str());
        view! { <a href=href(&Route::Order(id))>{label}</a> }
    });
    let others: Vec<View> = told.tickets.iter().filter(|ticket| !ticket.is_asked).map(other).collect();
    let others = (!others.is_empty()).then(|| {
        let title = if asked.is_some() { words.order.same_order } else { words.order.tickets };
        view! {
            <div class="answer-others">
                <p class="hint">{title}</p>
                <ul>{others}</ul>
            </div>
        }
    });
    view! {
        <div class=class>
            <p class="answer-verdict">{icon(shape)}{said}</p>
            {not_paid}
            {name}
            {ticket}
            <p class="answer-facts"><span class="code personal">{told.asked.to_string()}</span> {order}</p>
            {others}
        </div>
    }
}

/// Another ticket of the same order.
fn other(ticket: &ToldTicket) -> View {
    let words = &use_words().order;
    let scanned = match ticket.scanned_at {
        Some(at) => (words.scanned_at)(&use_formats().moment(at)),
        None => words.not_scanned.to_owned(),
    };
    view! {
        <li>
            <bdi>{ticket.name.clone()}</bdi>
            <span class="code">{ticket.barcode.clone()}</span>
            <span class="answer-scan">{scanned}</span>
        </li>
    }
}

/// An earlier answer on one line.
fn line(told: &Told) -> View {
    let (said, ..) = verdict(told, use_words());
    view! {
        <li>
            <span class="code personal">{told.asked.to_string()}</span>
            <span class="personal">{told.name.clone()}</span>
            <span>{said}</span>
        </li>
    }
}
