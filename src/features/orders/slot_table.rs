//! How many visitors each time slot expects, and how many came.

use std::collections::BTreeSet;

use leptos::prelude::*;

use super::visitor_table::VisitorTable;
use crate::analytics::local_hours::{MINUTES_OF_DAY, day_at, in_utc};
use crate::analytics::visits::door_day;
use crate::analytics::{BySlot, Figures, SlotFigures, Visitors};
use crate::components::{Choice, ChoiceField, Label};
use crate::features::address_choice::AddressChoice;
use crate::features::context::{now, use_formats, use_i18n};
use crate::features::day_range::{day_number, day_text};
use crate::features::today::use_minute;
use crate::i18n::Formats;
use crate::models::value::EventId;
use crate::models::{Event, Received};
use crate::query::QueryValue;

/// The parameter of the address.
const NAME: &str = "day";
/// Its value for all days.
const ALL: &str = "all";

/// The visitors of a day by their time slots, or those of each day. Nothing where no visitor has a time slot.
#[component]
pub(super) fn SlotTable(
    /// The event.
    event: EventId,
    /// What was read of it.
    record: QueryValue<Received<Event>>,
    /// The figures, as far as read.
    figures: Signal<Figures>,
    /// Whether all tickets are read: they say which of them let people in.
    has_tickets: Signal<bool>,
) -> impl IntoView {
    let by_slot = Memo::new(move |_| figures.with(|figures| figures.by_slot.clone()));
    let is_shown = Memo::new(move |_| has_tickets.get() && by_slot.with(|by_slot| !by_slot.slots.is_empty()));
    view! {
        <Show when=move || is_shown.get()>
            <ShownSlots event=event.clone() record by_slot />
        </Show>
    }
}

#[component]
fn ShownSlots(
    /// The event.
    event: EventId,
    /// What was read of it.
    record: QueryValue<Received<Event>>,
    /// Its visitors.
    by_slot: Memo<BySlot>,
) -> impl IntoView {
    let words = &use_i18n().figures;
    let (formats, minute) = (use_formats(), use_minute());
    let clocks = formats.in_utc();
    let days = Memo::new(move |_| by_slot.with(BySlot::days));
    let AddressChoice { value, choose } = AddressChoice::of_event(event, NAME);
    // The day that the door works on, which lasts past midnight while a night does.
    let today = Memo::new(move |_| {
        minute.track();
        let dates = record.get().map(|event| event.dates.clone()).unwrap_or_default();
        door_day(&dates, now(), |moment| day_at(moment, formats.minutes_ahead(moment)))
    });
    let day = Memo::new(move |_| match value.get() {
        Some(value) if value == ALL => None,
        // Also a day without visitors: there may have been some before.
        chosen => chosen.and_then(|chosen| day_number(&chosen)).or_else(|| {
            // What is prepared for.
            days.with(|days| days.range(today.get()..).next().map(|(day, _)| *day))
        }),
    });
    let names = clocks.clone();
    let choices = Memo::new(move |_| {
        let choice = |day: i64| Choice { value: day_text(day), label: day_name(day, &names) };
        let mut shown: BTreeSet<i64> = days.with(|days| days.keys().copied().collect());
        shown.extend(day.get());
        shown.into_iter().map(choice).collect::<Vec<_>>()
    });
    let value = Signal::derive(move || day.get().map(day_text).unwrap_or_default());
    let on_change = Callback::new(move |value: String| {
        choose.run(if value.is_empty() { ALL.to_owned() } else { value });
    });
    let table = move || {
        let (heading, lines) = match day.get() {
            Some(day) => {
                let line = |slot: &SlotFigures| (slot.slot.clone(), slot.visitors);
                (words.slot, by_slot.with(|by_slot| by_slot.on(day).map(line).collect::<Vec<_>>()))
            }
            None => {
                let line = |(day, visitors): (&i64, &Visitors)| (day_name(*day, &clocks), *visitors);
                let mut lines: Vec<_> = days.with(|days| days.iter().map(line).collect());
                let without = by_slot.with(|by_slot| by_slot.without);
                if without.expected > 0 {
                    lines.push((words.without_slot.to_owned(), without));
                }
                (words.day, lines)
            }
        };
        let (name, rule) = (words.by_slot, Some(words.by_slot_rule));
        // The table of all days has a line for them.
        let without = by_slot.with(|by_slot| by_slot.without.expected);
        let without = (without > 0 && day.get().is_some()).then(|| {
            let text = (words.also_without_slot)(&clocks.integer(without));
            view! { <p class="hint">{text}</p> }
        });
        view! {
            <VisitorTable name heading lines has_total=true rule />
            {without}
        }
    };
    view! {
        <section class="figure">
            <h2>{words.by_slot}</h2>
            <div class="chart-choice">
                <ChoiceField label=Label::new(NAME, words.day) none=words.all_days choices value on_change />
            </div>
            {table}
        </section>
    }
}

/// A day that is counted from 1970 as people read it.
fn day_name(day: i64, in_utc_formats: &Formats) -> String {
    in_utc(day * MINUTES_OF_DAY).map(|at| in_utc_formats.day(at)).unwrap_or_default()
}
