//! When those on a door list come: the dates and days to choose from, and the one that is chosen or needed now.

use std::sync::Arc;

use leptos::prelude::*;

use super::door_list_address::{ChosenDate, DoorListAddress};
use crate::analytics::{LocalHours, Visits, date_on, days_of_slots, is_of_one_day};
use crate::components::Choice;
use crate::features::context::{now, use_formats};
use crate::features::sales::SalesQueries;
use crate::features::today::{use_minute, use_today};
use crate::i18n::Formats;
use crate::models::value::Timestamp;
use crate::models::value::zone::LocalTime;
use crate::models::{Event, EventDate, Received};
use crate::query::QueryValue;

/// When those on a door list come.
#[derive(Clone, Copy)]
pub(super) struct ListDates {
    /// The id of the date, or the day; empty for all.
    pub(super) value: Signal<String>,
    pub(super) choices: Memo<Vec<Choice>>,
    pub(super) visits: Memo<Visits>,
}

impl ListDates {
    /// Those of an event.
    pub(super) fn of(
        event: QueryValue<Received<Event>>,
        sales: SalesQueries,
        address: DoorListAddress,
    ) -> Self {
        let formats = use_formats();
        let clocks = formats.clone();
        // Of today, if the event is on: that is what is needed at the door.
        let minute = use_minute();
        let days = slot_days(event, sales, formats.clone());
        let date = Memo::new(move |_| {
            minute.track();
            let usual = || {
                let today = |at: Timestamp| clocks.day(at) == clocks.day(now());
                let dates = &event.get()?.dates;
                let begins_today = |date: &&EventDate| today(date.starts_at);
                let of_day = dates.iter().filter(|date| is_of_one_day(date)).find(begins_today);
                let date = date_on(dates, now()).or(of_day).map(|date| date.id.to_string());
                // Where visitors come by time slots, and none today: the next day with any.
                let day = || {
                    days.with(|days| {
                        let next = days.iter().find(|at| today(**at) || **at > now());
                        next.map(|at| clocks.typed_day(*at))
                    })
                };
                date.or_else(day).or_else(|| Some(dates.iter().find(begins_today)?.id.to_string()))
            };
            // A date that the event does not have any more is none.
            let is_of_event = |on: &str| {
                let is_date =
                    |event: &Arc<Received<Event>>| event.dates.iter().any(|date| date.id.as_str() == on);
                LocalTime::parse_day(on).is_some() || event.get().is_none_or(|event| is_date(&event))
            };
            match address.date() {
                ChosenDate::All => None,
                ChosenDate::On(on) if is_of_event(&on) => Some(on),
                ChosenDate::On(_) | ChosenDate::Usual => usual(),
            }
        });
        let spans = formats.clone();
        let choices = Memo::new(move |_| {
            let dates = event.get().map(|event| event.dates.clone()).unwrap_or_default();
            let of_date = |date: &EventDate| Choice {
                value: date.id.to_string(),
                label: spans.span(date.starts_at, date.ends_at),
            };
            let of_day = |at: &Timestamp| Choice { value: spans.typed_day(*at), label: spans.day(*at) };
            let days = days.get();
            dates.iter().map(of_date).chain(days.iter().map(of_day)).collect::<Vec<_>>()
        });
        let value = Signal::derive(move || date.get().unwrap_or_default());
        let typed = formats.clone();
        let visits = Memo::new(move |_| {
            value.with(|value| {
                let on_date = || {
                    let event = event.get()?;
                    let date = event.dates.iter().find(|date| date.id.as_str() == value)?;
                    Some(Visits::OnDate(date.clone()))
                };
                // Also of a day that has passed meanwhile, or has no time slots any more.
                let on_day = || {
                    let day = LocalTime::parse_day(value)?;
                    day.first_moment(|moment| typed.minutes_ahead(moment)).map(Visits::OnDay)
                };
                on_date().or_else(on_day).unwrap_or(Visits::Any)
            })
        });
        Self { value, choices, visits }
    }
}

/// The days on which visitors come by their time slots, once all is read, but for dates of the event; from yesterday on, which
/// may still be on past midnight.
fn slot_days(
    event: QueryValue<Received<Event>>,
    sales: SalesQueries,
    formats: Formats,
) -> Memo<Vec<Timestamp>> {
    let today = use_today();
    Memo::new(move |_| {
        let sold = sales.data.with(|data| data.is_complete().then(|| Arc::clone(&data.sold_tickets)));
        let Some((sold, event)) = sold.zip(event.get()) else { return Vec::new() };
        let mut hours = LocalHours::new(|moment| formats.minutes_ahead(moment));
        let days = days_of_slots(&sold, today.get() - 1, |moment| hours.day(moment));
        let of_one_day = event.dates.iter().filter(|date| is_of_one_day(date));
        let dates: Vec<i64> = of_one_day.map(|date| hours.day(date.starts_at)).collect();
        days.into_iter().filter(|at| !dates.contains(&hours.day(*at))).collect()
    })
}
