//! The choice of a period.

use std::iter::successors;

use leptos::prelude::*;

use super::{NAME, SalesPeriod};
use crate::components::{DateField, DateKind, Icon, Label, Shape, is_half_typed};
use crate::features::context::use_i18n;
use crate::features::day_range::{DayRange, day_number, day_text};
use crate::features::today::use_today;
use crate::models::value::Month;
use crate::models::value::month::weekday;
use crate::models::value::zone::LocalTime;

/// A period that is asked for often.
#[derive(Clone, Copy)]
enum Preset {
    /// The last seven days, today among them.
    LastDays,
    /// From Monday to Sunday.
    LastWeek,
    ThisMonth,
    LastMonth,
    ThisYear,
    LastYear,
}

impl Preset {
    /// Its days where today is a day, both counted from 1970.
    fn days(self, today: i64) -> Option<DayRange> {
        let month = Month::of_day(today)?;
        let of_month = |month: Month| {
            let days = month.days();
            DayRange { from: day_text(days.start), to: day_text(days.end - 1) }
        };
        let year = LocalTime::of_day_number(today)?.year();
        let of_year =
            |year: i32| DayRange { from: format!("{year:04}-01-01"), to: format!("{year:04}-12-31") };
        let of_days = |from: i64, to: i64| DayRange { from: day_text(from), to: day_text(to) };
        let monday = today - weekday(today);
        Some(match self {
            Self::LastDays => of_days(today - 6, today),
            Self::LastWeek => of_days(monday - 7, monday - 1),
            Self::ThisMonth => of_month(month),
            Self::LastMonth => of_month(month.before()?),
            Self::ThisYear => of_year(year),
            Self::LastYear => of_year(year - 1),
        })
    }
}

/// As many days before or after some: the months or years beside whole ones.
fn beside(days: &DayRange, is_after: bool) -> Option<DayRange> {
    let (first, last) = (day_number(&days.from)?, day_number(&days.to)?);
    let beyond = if is_after { last + 1 } else { first - 1 };
    let (from, to) = (Month::of_day(first)?, Month::of_day(last)?);
    let is_of_months = from.days().start == first && to.days().end == last + 1;
    let months = || {
        successors(Some(from), |month| month.after()).take_while(|month| month.days().start <= last).count()
    };
    let other_end = match (is_of_months, is_after) {
        (true, true) => successors(Some(to), |month| month.after()).nth(months())?.days().end - 1,
        (true, false) => successors(Some(from), |month| month.before()).nth(months())?.days().start,
        (false, true) => beyond + (last - first),
        (false, false) => beyond - (last - first),
    };
    let (from, to) = if is_after { (beyond, other_end) } else { (other_end, beyond) };
    let beside = DayRange { from: day_text(from), to: day_text(to) };
    // There is no day before 1970 or beyond the last year.
    (from >= 0 && first <= last && !beside.from.is_empty() && !beside.to.is_empty()).then_some(beside)
}

/// The two ends.
const FROM: &str = "from";
const TO: &str = "to";

/// The `name` of the control for an end.
fn control(end: &str) -> String {
    format!("{NAME}.{end}")
}

/// Whether a control has a day, or nothing: a part of a day, or of its year, is typed before the rest.
fn is_day_or_none(control: &str, typed: &str) -> bool {
    match day_number(typed) {
        Some(day) => day >= 0,
        None => !is_half_typed(control),
    }
}

/// The first and the last day of a period, and those that are asked for often.
#[component]
pub(super) fn PeriodFields(
    /// The period.
    period: SalesPeriod,
) -> impl IntoView {
    let SalesPeriod { choice, days, are_incomplete } = period;
    let words = use_i18n();
    let today = use_today();
    let choose = move |days: DayRange| {
        choice.choose.run(if days.is_empty() { String::new() } else { days.to_string() });
    };
    let typed = StoredValue::new([String::new(), String::new()]);
    // What is no day is said once its control is left: until then the rest may follow.
    let check = move || {
        let is_too_early = |typed: &String| day_number(typed).is_some_and(|day| day < 0);
        // A focus that is lost with the page comes after it.
        let Some(are_too_early) = typed.try_with_value(|typed| typed.each_ref().map(is_too_early)) else {
            return;
        };
        let are_half = [FROM, TO].map(|end| is_half_typed(&control(end)));
        let now = std::array::from_fn(|end| are_too_early[end] || are_half[end]);
        if are_incomplete.get_untracked() != now {
            are_incomplete.set(now);
        }
    };
    let set = move |end: usize, text: String| {
        typed.update_value(|typed| typed[end] = text.clone());
        if !is_day_or_none(&control([FROM, TO][end]), &text) {
            return;
        }
        check();
        let DayRange { from, to } = days.get_untracked();
        choose(if end == 0 { DayRange { from: text, to } } else { DayRange { from, to: text } });
    };
    let set_from = Callback::new(move |text| set(0, text));
    let set_to = Callback::new(move |text| set(1, text));
    let from = Signal::derive(move || days.with(|days| days.from.clone()));
    let to = Signal::derive(move || days.with(|days| days.to.clone()));
    let incomplete = move |end: usize| are_incomplete.get()[end].then(|| words.period.half_typed.to_owned());
    let problem_from = Signal::derive(move || incomplete(0));
    let problem_to = Signal::derive(move || {
        let reversed = || days.with(DayRange::is_reversed).then(|| words.list.days_reversed.to_owned());
        incomplete(1).or_else(reversed)
    });
    let label = |end: &str, label: &'static str| Label::new(control(end), label);
    let go = move |days: DayRange| {
        choose(days);
        typed.set_value([String::new(), String::new()]);
        request_animation_frame(check);
    };
    let preset = |(preset, label): (Preset, &'static str)| {
        let is_chosen = move || preset.days(today.get()).is_some_and(|own| days.with(|days| *days == own));
        let on_click = move |_| {
            if let Some(days) = preset.days(today.get_untracked()) {
                go(days);
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
    let step = |is_after: bool| {
        let (shape, label) = match is_after {
            false => (Shape::Left, words.period.before),
            true => (Shape::Right, words.period.after),
        };
        let target = Memo::new(move |_| days.with(|days| beside(days, is_after)));
        let on_click = move |_| {
            if let Some(days) = target.get_untracked() {
                go(days);
            }
        };
        view! {
            <button
                type="button"
                class="button quiet"
                aria-label=label
                title=label
                aria-disabled=move || target.with(Option::is_none).then_some("true")
                on:click=on_click
            >
                <Icon shape />
            </button>
        }
    };
    let presets = [
        (Preset::LastDays, words.period.last_days),
        (Preset::LastWeek, words.period.last_week),
        (Preset::ThisMonth, words.period.this_month),
        (Preset::LastMonth, words.period.last_month),
        (Preset::ThisYear, words.period.this_year),
        (Preset::LastYear, words.period.last_year),
    ];
    view! {
        <div class="period-fields" on:focusout=move |_| check()>
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
                {[false, true].map(step).collect_view()}
                {presets.map(preset).collect_view()}
            </div>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn beside_whole_months_are_whole_months_and_beside_days_as_many_days() {
        let beside =
            |days: &str, is_after| beside(&DayRange::parse(days), is_after).map(|days| days.to_string());
        for (days, before, after) in [
            ("2026-02-01..2026-02-28", "2026-01-01..2026-01-31", "2026-03-01..2026-03-31"),
            ("2026-01-01..2026-03-31", "2025-10-01..2025-12-31", "2026-04-01..2026-06-30"),
            ("2026-01-01..2026-12-31", "2025-01-01..2025-12-31", "2027-01-01..2027-12-31"),
            ("2025-01-01..2026-12-31", "2023-01-01..2024-12-31", "2027-01-01..2028-12-31"),
            ("2026-07-06..2026-07-12", "2026-06-29..2026-07-05", "2026-07-13..2026-07-19"),
            ("2026-07-06..2026-07-06", "2026-07-05..2026-07-05", "2026-07-07..2026-07-07"),
        ] {
            assert_eq!(beside(days, false).as_deref(), Some(before), "{days}");
            assert_eq!(beside(days, true).as_deref(), Some(after), "{days}");
        }
        assert_eq!(beside("2026-07-06..", true), None);
        assert_eq!(beside("1970-01-01..1970-01-31", false), None);
        assert_eq!(beside("2026-07-04..8000-01-01", true), None);
        assert_eq!(beside("2026-07-06..2026-07-01", true), None);
    }

    #[test]
    fn weeks_months_and_years_are_whole() {
        let today = day_number("2027-01-15").unwrap_or_default();
        let days = |preset: Preset| preset.days(today).map(|days| days.to_string());
        assert_eq!(days(Preset::LastDays).as_deref(), Some("2027-01-09..2027-01-15"));
        assert_eq!(days(Preset::LastWeek).as_deref(), Some("2027-01-04..2027-01-10"));
        assert_eq!(days(Preset::ThisMonth).as_deref(), Some("2027-01-01..2027-01-31"));
        assert_eq!(days(Preset::LastMonth).as_deref(), Some("2026-12-01..2026-12-31"));
        assert_eq!(days(Preset::ThisYear).as_deref(), Some("2027-01-01..2027-12-31"));
        assert_eq!(days(Preset::LastYear).as_deref(), Some("2026-01-01..2026-12-31"));
    }
}
