//! The choice of a period.

use leptos::prelude::*;

use super::super::address_choice::AddressChoice;
use super::NAME;
use crate::components::{DateField, DateKind, Label, is_half_typed};
use crate::features::context::use_i18n;
use crate::features::day_range::{DayRange, day_number, day_text};
use crate::features::today::use_today;
use crate::models::value::Month;
use crate::models::value::zone::LocalTime;

/// A period that is asked for often.
#[derive(Clone, Copy)]
enum Preset {
    ThisMonth,
    LastMonth,
    ThisYear,
    LastYear,
}

impl Preset {
    /// Its days, seen from a day that is counted from 1970.
    fn days(self, today: i64) -> Option<DayRange> {
        let month = Month::of_day(today)?;
        let of_month = |month: Month| {
            let days = month.days();
            DayRange { from: day_text(days.start), to: day_text(days.end - 1) }
        };
        let year = LocalTime::of_day_number(today)?.year();
        let of_year =
            |year: i32| DayRange { from: format!("{year:04}-01-01"), to: format!("{year:04}-12-31") };
        Some(match self {
            Self::ThisMonth => of_month(month),
            Self::LastMonth => of_month(month.before()?),
            Self::ThisYear => of_year(year),
            Self::LastYear => of_year(year - 1),
        })
    }
}

/// The two ends.
const FROM: &str = "from";
const TO: &str = "to";
const ENDS: [&str; 2] = [FROM, TO];

/// The `name` of the control for an end.
fn control(end: &str) -> String {
    format!("{NAME}.{end}")
}

/// Whether an end is a day by now, or none: a part of a day, or of its year, is typed before the rest.
fn is_whole(end: &str, typed: &str) -> bool {
    match day_number(typed) {
        Some(day) => day >= 0,
        None => !is_half_typed(&control(end)),
    }
}

/// The first and the last day of a period, and those that are asked for often.
#[component]
pub(super) fn PeriodFields(
    /// The days in the address.
    choice: AddressChoice,
    /// The same, read.
    days: Memo<DayRange>,
) -> impl IntoView {
    let words = use_i18n();
    let today = use_today();
    let choose = move |days: DayRange| {
        choice.choose.run(if days.is_empty() { String::new() } else { days.to_string() });
    };
    // What is half a day is said once its control is left: until then the rest may follow.
    let are_half = RwSignal::new([false; 2]);
    let look = move || are_half.set(ENDS.map(|end| is_half_typed(&control(end))));
    let set_from = Callback::new(move |from: String| {
        if is_whole(FROM, &from) {
            are_half.update(|[half, _]| *half = false);
            choose(DayRange { from, ..days.get_untracked() });
        }
    });
    let set_to = Callback::new(move |to: String| {
        if is_whole(TO, &to) {
            are_half.update(|[_, half]| *half = false);
            choose(DayRange { to, ..days.get_untracked() });
        }
    });
    let from = Signal::derive(move || days.with(|days| days.from.clone()));
    let to = Signal::derive(move || days.with(|days| days.to.clone()));
    let half = move |at: usize| are_half.with(|half| half[at]).then(|| words.period.half_typed.to_owned());
    let problem_from = Signal::derive(move || half(0));
    let problem_to = Signal::derive(move || {
        let reversed = || days.with(DayRange::is_reversed).then(|| words.list.days_reversed.to_owned());
        half(1).or_else(reversed)
    });
    let label = |end: &str, label: &'static str| Label::new(control(end), label);
    let preset = |(preset, label): (Preset, &'static str)| {
        let is_chosen = move || preset.days(today.get()).is_some_and(|own| days.with(|days| *days == own));
        let on_click = move |_| {
            if let Some(days) = preset.days(today.get_untracked()) {
                choose(days);
                request_animation_frame(look);
            }
        };
        view! {
            <button
                type="button"
                class="button quiet"
                aria-pressed=move || is_chosen().to_string()
                on:click=on_click
            >
                {label}
            </button>
        }
    };
    let presets = [
        (Preset::ThisMonth, words.period.this_month),
        (Preset::LastMonth, words.period.last_month),
        (Preset::ThisYear, words.period.this_year),
        (Preset::LastYear, words.period.last_year),
    ];
    view! {
        <div class="period-fields" on:focusout=move |_| look()>
            <DateField
                label=label(FROM, words.common.from).problem(problem_from)
                kind=DateKind::Day
                value=from
                on_input=set_from
            />
            <DateField
                label=label(TO, words.common.to).problem(problem_to)
                kind=DateKind::Day
                value=to
                on_input=set_to
            />
            <div class="actions" role="group" aria-label=words.period.presets>
                {presets.map(preset).collect_view()}
            </div>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn months_and_years_are_whole() {
        let today = day_number("2027-01-15").unwrap_or_default();
        let days = |preset: Preset| preset.days(today).map(|days| days.to_string());
        assert_eq!(days(Preset::ThisMonth).as_deref(), Some("2027-01-01..2027-01-31"));
        assert_eq!(days(Preset::LastMonth).as_deref(), Some("2026-12-01..2026-12-31"));
        assert_eq!(days(Preset::ThisYear).as_deref(), Some("2027-01-01..2027-12-31"));
        assert_eq!(days(Preset::LastYear).as_deref(), Some("2026-01-01..2026-12-31"));
    }
}
