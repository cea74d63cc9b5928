//! The moment at which tickets are looked at: now, or any at which something opens or closes.

use std::sync::Arc;

use leptos::html;
use leptos::prelude::*;

use super::Sales;
use crate::analytics::{SaleChange, changes};
use crate::components::{bind_slider, control_id, focus_in_place};
use crate::features::context::{use_formats, use_i18n};
use crate::i18n::Messages;
use crate::models::value::Timestamp;

const NAME: &str = "at";
/// How many changes of one moment the slider names.
const NAMED: usize = 3;

/// A step of the time line.
#[derive(Clone, PartialEq)]
pub(super) struct TimelineStep {
    /// The moment; nothing for the present.
    pub(super) at: Option<Timestamp>,
    /// The moment and what changes then, in short.
    pub(super) text: String,
    /// All that changes then.
    pub(super) changes: Vec<String>,
}

/// The steps of the time line: each moment at which something changes, and the present between them.
pub(super) fn steps(sales: ArcMemo<Arc<Sales>>, present: Memo<Timestamp>) -> Memo<Vec<TimelineStep>> {
    let words = use_i18n();
    let formats = use_formats();
    Memo::new(move |_| {
        let sales = sales.read();
        let changes = changes(sales.all());
        let step = |(at, changes): (Timestamp, Vec<SaleChange>)| {
            let changes: Vec<String> = changes.iter().map(|change| describe(change, &sales, words)).collect();
            let text = format!("{}: {}", formats.moment(at), in_short(&changes, words));
            TimelineStep { at: Some(at), text, changes }
        };
        let (past, coming): (Vec<_>, Vec<_>) = changes.into_iter().partition(|(at, _)| *at <= present.get());
        let now = TimelineStep { at: None, text: words.sale.now.to_owned(), changes: Vec::new() };
        past.into_iter().map(step).chain([now]).chain(coming.into_iter().map(step)).collect::<Vec<_>>()
    })
}

/// A time line with a step for each moment at which something changes: between two steps, all stays the same. Nothing where
/// nothing ever changes.
#[component]
pub(super) fn MomentSlider(
    /// Its steps.
    steps: Memo<Vec<TimelineStep>>,
    /// The moment that is chosen; nothing for the present.
    chosen: Memo<Option<Timestamp>>,
    /// Chooses one.
    choose: WriteSignal<Option<Timestamp>>,
) -> impl IntoView {
    let words = use_i18n();
    let place = Memo::new(move |_| {
        steps.with(|steps| {
            let place = |at: Option<Timestamp>| steps.iter().position(|step| step.at == at);
            place(chosen.get()).unwrap_or_default()
        })
    });
    let slider = NodeRef::<html::Input>::new();
    // The button that is pressed goes.
    let to_now = move |_| {
        choose.set(None);
        if let Some(slider) = slider.get_untracked() {
            focus_in_place(&slider);
        }
    };
    let text = move || steps.with(|steps| steps.get(place.get()).map(|step| step.text.clone()));
    bind_slider(slider, Memo::new(move |_| steps.with(|steps| steps.len().saturating_sub(1))), place);
    let move_to = move |event| {
        let place = event_target_value(&event).parse().unwrap_or(0_usize);
        if let Some(step) = steps.with_untracked(|steps| steps.get(place).cloned()) {
            choose.set(step.at);
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
                    step="1"
                    aria-valuetext=text
                    aria-describedby=move || chosen.get().is_none().then_some("hint-at")
                    node_ref=slider
                    on:input=move_to
                />
                // The control says it, too.
                <p aria-hidden="true">{text}</p>
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

/// The first changes of a moment in one line.
fn in_short(changes: &[String], words: &'static Messages) -> String {
    let mut texts = changes[..changes.len().min(NAMED)].to_vec();
    texts.extend((changes.len() > NAMED).then(|| (words.sale.more)(changes.len() - NAMED)));
    texts.join("; ")
}

/// A change in words.
fn describe(change: &SaleChange, sales: &Sales, words: &'static Messages) -> String {
    let words = &words.sale;
    match change {
        SaleChange::ShopOpens(id) => (words.shop_starts)(&sales.shop_name(id)),
        SaleChange::ShopCloses(id) => (words.shop_stops)(&sales.shop_name(id)),
        SaleChange::EventOpens => words.event_starts.to_owned(),
        SaleChange::EventCloses => words.event_stops.to_owned(),
        SaleChange::EventOver => words.event_ends.to_owned(),
        SaleChange::TicketOpens(id) => (words.ticket_starts)(&sales.ticket_name(id)),
        SaleChange::TicketCloses(id) => (words.ticket_stops)(&sales.ticket_name(id)),
        SaleChange::TicketOver(id) => (words.ticket_ends)(&sales.ticket_name(id)),
    }
}
