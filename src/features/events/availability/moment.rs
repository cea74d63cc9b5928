//! The moment at which tickets are looked at: now, or any at which something opens or closes.

use std::sync::Arc;

use leptos::html;
use leptos::prelude::*;

use super::Sales;
use crate::analytics::{Change, changes};
use crate::components::{control_id, focus_in_place};
use crate::features::context::{use_formats, use_i18n};
use crate::i18n::Messages;
use crate::models::value::Timestamp;
use crate::reactive::effect;

const NAME: &str = "at";
/// How many changes of one moment are named.
const NAMED: usize = 3;

/// A step of the time line.
#[derive(Clone, PartialEq)]
struct Step {
    /// The moment; nothing for the present.
    at: Option<Timestamp>,
    /// What changes then.
    text: String,
}

/// A time line with a step for each moment at which something changes: between two steps, all stays the same. Nothing where
/// nothing ever changes.
#[component]
pub(super) fn MomentSlider(
    /// What decides.
    sales: ArcMemo<Arc<Sales>>,
    /// The moment that is chosen; nothing for the present.
    chosen: RwSignal<Option<Timestamp>>,
    /// The present moment.
    present: RwSignal<Timestamp>,
) -> impl IntoView {
    let words = use_i18n();
    let formats = use_formats();
    let steps = Memo::new(move |_| {
        let sales = sales.read();
        let changes = changes(sales.all());
        let step = |(at, changes): (Timestamp, Vec<Change>)| {
            let text = format!("{}: {}", formats.moment(at), describe(&changes, &sales, words));
            Step { at: Some(at), text }
        };
        let (past, coming): (Vec<_>, Vec<_>) = changes.into_iter().partition(|(at, _)| *at <= present.get());
        let now = Step { at: None, text: words.sale.now.to_owned() };
        past.into_iter().map(step).chain([now]).chain(coming.into_iter().map(step)).collect::<Vec<_>>()
    });
    let place = Memo::new(move |_| {
        steps.with(|steps| {
            let place = |at: Option<Timestamp>| steps.iter().position(|step| step.at == at);
            place(chosen.get()).or_else(|| place(None)).unwrap_or_default()
        })
    });
    // What is read later may have moved the moment.
    effect(move || {
        let is_gone = steps.with(|steps| steps.iter().all(|step| step.at != chosen.get()));
        if is_gone {
            chosen.set(None);
        }
    });
    let slider = NodeRef::<html::Input>::new();
    // The button that is pressed goes.
    let to_now = move |_| {
        chosen.set(None);
        if let Some(slider) = slider.get_untracked() {
            focus_in_place(&slider);
        }
    };
    let text = move || steps.with(|steps| steps.get(place.get()).map(|step| step.text.clone()));
    let last = move || steps.with(|steps| steps.len().saturating_sub(1)).to_string();
    let choose = move |event| {
        let place = event_target_value(&event).parse().unwrap_or(0_usize);
        if let Some(step) = steps.with_untracked(|steps| steps.get(place).cloned()) {
            chosen.set(step.at);
        }
    };
    let id = control_id(NAME);
    view! {
        <Show when=move || steps.with(|steps| steps.len() > 1)>
            <div class="time-line">
                <label for=id.clone()>{words.sale.at}</label>
                <input
                    type="range"
                    id=id.clone()
                    name=NAME
                    min="0"
                    max=last
                    step="1"
                    prop:value=move || place.get().to_string()
                    aria-valuetext=text
                    aria-describedby=move || chosen.get().is_none().then_some("hint-at")
                    node_ref=slider
                    on:input=choose
                />
                <output for=id.clone()>{text}</output>
                <Show
                    when=move || chosen.get().is_some()
                    fallback=move || {
                        view! {
                            <p class="hint" id="hint-at">
                                {words.sale.at_hint}
                            </p>
                        }
                    }
                >
                    <button type="button" class="button quiet" on:click=to_now>
                        {words.sale.to_now}
                    </button>
                </Show>
            </div>
        </Show>
    }
}

/// What changes at a moment, in one line.
fn describe(changes: &[Change], sales: &Sales, words: &'static Messages) -> String {
    let words = &words.sale;
    let text = |change: &Change| match change {
        Change::ShopOpens(id) => (words.shop_starts)(&sales.shop_name(id)),
        Change::ShopCloses(id) => (words.shop_stops)(&sales.shop_name(id)),
        Change::EventOpens => words.event_starts.to_owned(),
        Change::EventCloses => words.event_stops.to_owned(),
        Change::EventOver => words.event_ends.to_owned(),
        Change::TicketOpens(id) => (words.ticket_starts)(&sales.ticket_name(id)),
        Change::TicketCloses(id) => (words.ticket_stops)(&sales.ticket_name(id)),
        Change::TicketOver(id) => (words.ticket_ends)(&sales.ticket_name(id)),
    };
    let mut texts: Vec<String> = changes.iter().take(NAMED).map(text).collect();
    texts.extend((changes.len() > NAMED).then(|| (words.more)(changes.len() - NAMED)));
    texts.join("; ")
}
