//! How an event sells beside an earlier one, day by day before the start, and where that may lead.

use leptos::prelude::*;

use super::overview::{Counted, SalesProgress, use_figures};
use crate::analytics::{
    Figures, Forecast, LocalHours, Pace, PacePoint, Schedule, ScheduledEvent, are_editions,
};
use crate::api::event;
use crate::components::{Choice, ChoiceField, Label, LineChart, PlainTable, Point, TableColumn};
use crate::features::address_choice::AddressChoice;
use crate::features::context::{now, use_formats, use_i18n};
use crate::features::query_view::QueryView;
use crate::features::sales::{SalesExtent, SalesQueries};
use crate::features::today::use_today;
use crate::i18n::Formats;
use crate::models::value::{EventId, Timestamp};
use crate::models::{Event, Received};
use crate::query::{QueryValue, use_query};

/// The parameter of the address.
const NAME: &str = "compare";

/// When an event starts; nothing for one that is open on and on.
fn starts_at(event: &Event) -> Option<Timestamp> {
    event.first_start().filter(|_| event.is_continuous != Some(true))
}

/// The local day of a moment, counted from 1970.
fn local_day(moment: Timestamp, formats: &Formats) -> i64 {
    LocalHours::new(|moment| formats.minutes_ahead(moment)).day(moment)
}

/// The way to compare an event with an earlier one. The choice is in the address.
#[component]
pub(super) fn EarlierEvent(
    /// The event.
    event: EventId,
    /// What was read of it.
    record: QueryValue<Received<Event>>,
    /// Its figures, as far as read.
    figures: Signal<Figures>,
    /// Whether everything is read.
    is_complete: Signal<bool>,
) -> impl IntoView {
    let words = &use_i18n().figures;
    let AddressChoice { value, choose } = AddressChoice::of_event(event, NAME);
    let chosen = Memo::new(move |_| EventId::new(value.get()?));
    let was_opened = RwSignal::new(chosen.with_untracked(Option::is_some));
    let start = Memo::new(move |_| starts_at(&*record.get()?));
    let comparison = move || {
        let (start, earlier) = (start.get()?, chosen.get()?);
        Some(view! { <Comparison start figures is_complete earlier /> })
    };
    view! {
        <Show when=move || start.get().is_some()>
            <section class="figure">
                <details class="advanced comparison" open=was_opened.get_untracked() on:toggle=move |_| was_opened.set(true)>
                    <summary>{words.compare}</summary>
                    // The list of events is read for those who ask.
                    <Show when=move || was_opened.get()>
                        <EarlierEventField present=record start chosen on_change=choose />
                    </Show>
                    {comparison}
                </details>
            </section>
        </Show>
    }
}

/// The choice of an earlier event.
#[component]
fn EarlierEventField(
    /// The event itself.
    present: QueryValue<Received<Event>>,
    /// When the event starts.
    start: Memo<Option<Timestamp>>,
    /// The event that is chosen.
    chosen: Memo<Option<EventId>>,
    /// Called with the id that is chosen.
    on_change: Callback<String>,
) -> impl IntoView {
    let words = &use_i18n().figures;
    let events = use_query(event::list());
    view! {
        <QueryView query=events skeleton=|| () let:walk>
            {
                let formats = use_formats();
                let is_earlier = |event: &&Event| starts_at(event).is_some_and(|at| Some(at) < start.get());
                let schedule = Schedule::at(now(), walk.records().filter(is_earlier));
                let choice = |event: &Event| {
                    let day = starts_at(event).map(|at| formats.day(at)).unwrap_or_default();
                    Choice { value: event.id.to_string(), label: format!("{} · {day}", event.name) }
                };
                // Earlier editions of the event first: they tell most.
                let present = present.get();
                let is_other = |earlier: &&ScheduledEvent<'_>| {
                    !present.as_ref().is_some_and(|event| are_editions(event, earlier.event))
                };
                // One that is not over sells on: it says nothing of where sales lead.
                let mut earlier: Vec<_> = schedule.past.iter().collect();
                earlier.sort_by_key(is_other);
                let choices: Vec<Choice> =
                    earlier.into_iter().map(|scheduled| choice(scheduled.event)).collect();
                let value = Signal::derive(move || chosen.get().map(|id| id.to_string()).unwrap_or_default());
                if choices.is_empty() {
                    view! { <p class="hint">{words.nothing_earlier}</p> }.into_any()
                } else {
                    let label = Label::new(NAME, words.compared_with);
                    let choices = Signal::stored(choices);
                    view! { <ChoiceField label none=words.no_comparison choices value on_change /> }.into_any()
                }
            }
        </QueryView>
    }
}

/// An event beside an earlier one.
#[component]
fn Comparison(
    /// When the event starts.
    start: Timestamp,
    /// Its figures, as far as read.
    figures: Signal<Figures>,
    /// Whether everything is read.
    is_complete: Signal<bool>,
    /// The earlier event.
    earlier: EventId,
) -> impl IntoView {
    let sales = SalesQueries::of(&earlier, SalesExtent::OrdersAndPurchases, Signal::stored(None));
    let (earlier_figures, counted) = use_figures(sales, Signal::stored(Vec::new()), Signal::stored(None));
    let query = use_query(event::get(&earlier));
    let formats = use_formats();
    let (present, first) = (use_today(), local_day(start, &formats));
    let today = Signal::derive(move || present.get() - first);
    let pace = move |figures: Signal<Figures>, start: Timestamp, formats: &Formats| {
        let day = local_day(start, formats);
        figures.with(|figures| Pace::new(&figures.timeline.sold_by_day, day))
    };
    let is_read = Memo::new(move |_| is_complete.get() && counted.get() == Counted::All);
    view! {
        <QueryView query skeleton=|| () let:event>
            {
                let formats = use_formats();
                let paces = starts_at(&event).map(|earlier_start| {
                    Memo::new(move |_| {
                        (pace(figures, start, &formats), pace(earlier_figures, earlier_start, &formats))
                    })
                });
                let capacity = Signal::derive(move || figures.with(Figures::capacity));
                let name = event.name.clone();
                paces.map(|paces| view! { <Paces paces today capacity is_read name /> })
            }
        </QueryView>
        <Show when=move || !is_read.get()>
            <SalesProgress sales />
        </Show>
    }
}

/// Two events by the days before their starts.
#[component]
fn Paces(
    /// How the event sells, and how the earlier one did.
    paces: Memo<(Pace, Pace)>,
    /// Today, in days from the start of the event.
    today: Signal<i64>,
    /// How many can be sold.
    capacity: Signal<Option<u64>>,
    /// Whether both are read.
    is_read: Memo<bool>,
    /// What the earlier event is called.
    name: String,
) -> impl IntoView {
    let words = &use_i18n().figures;
    let formats = use_formats();
    let (of_points, of_rows, of_scale, of_text) =
        (formats.clone(), formats.clone(), formats.clone(), formats);
    let days = Memo::new(move |_| paces.with(|(own, earlier)| own.beside(earlier, today.get())));
    let earlier_name = name.clone();
    let points = Memo::new(move |_| {
        let point = |PacePoint { day, own, earlier }: &PacePoint| {
            let own_text = own.map(|own| format!("{}: {} · ", words.this_event, of_points.integer(own)));
            Point {
                label: (words.day_from_start)(*day),
                value: *own,
                beside: Some(*earlier),
                text: format!(
                    "{}{earlier_name}: {}",
                    own_text.unwrap_or_default(),
                    of_points.integer(*earlier)
                ),
            }
        };
        days.with(|days| days.iter().map(point).collect::<Vec<_>>())
    });
    let outlook = move || {
        let number = |count: u64| of_text.integer(count);
        is_read.get().then(|| {
            paces.with(|(own, earlier)| {
                let today = today.get();
                let yesterday = today - 1;
                let (own_then, earlier_then, all) =
                    (own.up_to(yesterday), earlier.up_to(yesterday), earlier.total());
                let so_far = (words.at_same_day)(&number(own_then), &number(earlier_then), &number(all));
                let forecast = own.forecast(earlier, today, capacity.get());
                let rule = if forecast.is_some() { words.forecast_rule } else { words.no_forecast };
                let forecast = forecast
                    .map(|Forecast { low, high }| (words.forecast)(&number(low), &number(high)))
                    .map(|text| view! { <p class="forecast">{text}</p> });
                view! {
                    <p>{so_far}</p>
                    {forecast}
                    <p class="hint">{rule}</p>
                }
            })
        })
    };
    let row = move |PacePoint { day, own, earlier }: &PacePoint| {
        view! {
            <tr>
                <th scope="row">{(words.day_from_start)(*day)}</th>
                <td class="number">{own.map(|own| of_rows.integer(own))}</td>
                <td class="number">{of_rows.integer(*earlier)}</td>
            </tr>
        }
    };
    let rows = move || days.with(|days| days.iter().map(&row).collect_view());
    let columns = [
        TableColumn::Text(words.day),
        TableColumn::Number(words.this_event),
        TableColumn::Number(words.compared_with),
    ];
    let number = Callback::new(move |value| of_scale.integer(value));
    view! {
        {outlook}
        <Show when=move || days.with(|days| days.len() > 1)>
            <p class="legend" aria-hidden="true">
                <span class="key">{words.this_event}</span>
                <span class="key key-beside">
                    <bdi>{name.clone()}</bdi>
                </span>
            </p>
            <LineChart
                name="days_before"
                label=words.day
                points=points.into()
                limit=Signal::stored(None)
                number
            />
        </Show>
        <details class="as-received">
            <summary>{(words.numbers)(words.compare)}</summary>
            <PlainTable name=words.compare columns=&columns>
                <tbody>{rows}</tbody>
            </PlainTable>
        </details>
    }
}
