//! How many visitors each time slot expects, and how many came.

use std::collections::BTreeSet;

use leptos::prelude::*;

use super::figure_tables::{copy_table, percent};
use super::overview_choice::OverviewChoice;
use crate::analytics::door_day::door_day;
use crate::analytics::local_hours::{MINUTES_OF_DAY, day_at, in_utc};
use crate::analytics::{BySlot, Figures, Visitors};
use crate::components::{Choice, ChoiceField, Column, CopyButton, Label, PlainTable};
use crate::data_grid::guarded;
use crate::features::context::{now, use_formats, use_i18n};
use crate::features::today::use_minute;
use crate::i18n::Formats;
use crate::models::value::EventId;
use crate::models::value::zone::LocalTime;
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
    let OverviewChoice { value, choose } = OverviewChoice::of(event, NAME);
    // The day that the door works on, which lasts past midnight while a night does.
    let today = Memo::new(move |_| {
        minute.track();
        let dates = record.get().map(|event| event.dates.clone()).unwrap_or_default();
        door_day(&dates, now(), |moment| day_at(moment, formats.minutes_ahead(moment)))
    });
    let day = Memo::new(move |_| match value.get() {
        Some(value) if value == ALL => None,
        // Also a day without visitors: there may have been some before.
        chosen => chosen.and_then(|chosen| day_of(&chosen)).or_else(|| {
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
    let table = move || match day.get() {
        Some(day) => {
            let lines = by_slot.with(|by_slot| {
                by_slot.on(day).map(|slot| (slot.slot.clone(), slot.visitors)).collect::<Vec<_>>()
            });
            view! { <VisitorTable heading=words.slot lines /> }
        }
        None => {
            let line = |(day, visitors): (&i64, &Visitors)| (day_name(*day, &clocks), *visitors);
            let mut lines: Vec<_> = days.with(|days| days.iter().map(line).collect());
            let without = by_slot.with(|by_slot| by_slot.without);
            if without.expected > 0 {
                lines.push((words.without_slot.to_owned(), without));
            }
            view! { <VisitorTable heading=words.day lines /> }
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

/// Visitors line by line, and all of them together.
#[component]
fn VisitorTable(
    /// What the lines are of.
    heading: &'static str,
    /// The lines, with their names.
    lines: Vec<(String, Visitors)>,
) -> impl IntoView {
    let (words, scanned) = (&use_i18n().figures, use_i18n().order.scanned);
    let formats = use_formats();
    let total = lines.iter().fold(Visitors::default(), |sum, (_, visitors)| sum + *visitors);
    let row = move |name: String, Visitors { expected, checked_in }: Visitors| {
        view! {
            <tr>
                <th scope="row">
                    <bdi>{name}</bdi>
                </th>
                <td class="number">{formats.integer(expected)}</td>
                <td class="number">{formats.integer(checked_in)}</td>
                <td class="number">{percent(checked_in, expected)}</td>
            </tr>
        }
    };
    let text = table_text([heading, words.expected, scanned], &lines);
    let rows = lines.into_iter().map(|(name, visitors)| row(name, visitors)).collect_view();
    let columns = [
        Column::Text(heading),
        Column::Number(words.expected),
        Column::Number(scanned),
        Column::Number(words.of_expected),
    ];
    view! {
        <PlainTable name=words.by_slot columns=&columns>
            <tbody>{rows}</tbody>
            <tfoot>{row(words.total.to_owned(), total)}</tfoot>
        </PlainTable>
        <p class="hint">{words.by_slot_rule}</p>
        <CopyButton text name=words.by_slot words=copy_table() is_labelled=true />
    }
}

/// A day that is counted from 1970 as the address has it: `2026-07-04`.
fn day_text(day: i64) -> String {
    let beginning = in_utc(day * MINUTES_OF_DAY).and_then(|at| LocalTime::at(at, 0));
    beginning.map(LocalTime::day).unwrap_or_default()
}

/// The day that the address has, if it is one.
fn day_of(text: &str) -> Option<i64> {
    LocalTime::parse_day(text)?.first_moment(|_| 0).map(|at| day_at(at, 0))
}

/// A day that is counted from 1970 as people read it.
fn day_name(day: i64, in_utc_formats: &Formats) -> String {
    in_utc(day * MINUTES_OF_DAY).map(|at| in_utc_formats.day(at)).unwrap_or_default()
}

/// A table as spreadsheets take it from the clipboard: a line for each row, with tabs between its cells.
fn table_text(headings: [&str; 3], lines: &[(String, Visitors)]) -> String {
    let row = |(name, Visitors { expected, checked_in }): &(String, Visitors)| {
        format!("{}\t{expected}\t{checked_in}", guarded(&name.replace(['\t', '\n'], " ")))
    };
    std::iter::once(headings.join("\t")).chain(lines.iter().map(row)).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_in_the_address_as_its_date() {
        assert_eq!((day_text(20_638), day_of("2026-07-04")), ("2026-07-04".to_owned(), Some(20_638)));
        assert_eq!((day_of("soon"), day_of("")), (None, None));
    }

    #[test]
    fn a_spreadsheet_gets_numbers_and_no_formula() {
        let lines = [
            ("10:00\t–".to_owned(), Visitors { expected: 1200, checked_in: 0 }),
            ("=1+1".to_owned(), Visitors::default()),
        ];
        let text = "Time slot\tExpected\tChecked in\n10:00 –\t1200\t0\n'=1+1\t0\t0";
        assert_eq!(table_text(["Time slot", "Expected", "Checked in"], &lines), text);
    }
}
