//! A list for the door on paper: by last name, with a box to tick.

use std::collections::BTreeSet;
use std::sync::Arc;

use leptos::ev;
use leptos::prelude::*;

use super::door_list_address::{ChosenDate, DoorListAddress, FOR};
use super::door_sheet::{DoorSheet, Sheet};
use super::ticket_rules::TicketRules;
use crate::analytics::{LocalHours, SoldTicket, Visits, date_on, days_of_slots, is_of_one_day};
use crate::components::{
    CheckBox, Choice, ChoiceField, Icon, Label, Notice, ReadCount, Shape, Toasts, Tone, recover_focus,
};
use crate::features::chunked_task::ChunkedTask;
use crate::features::context::{now, use_formats, use_i18n};
use crate::features::copied_addresses::CopyAddresses;
use crate::features::listing::{CsvFile, in_file_name};
use crate::features::sales::{SalesData, SalesQueries};
use crate::features::today::{use_minute, use_today};
use crate::i18n::{Formats, Messages};
use crate::models::value::Timestamp;
use crate::models::value::zone::LocalTime;
use crate::models::{Event, EventDate, Order, Received, Row};
use crate::query::QueryValue;
use crate::reactive::listen;

/// The id of the button that opens the list.
pub(crate) const OPENER: &str = "open-door-list";
/// The name of the choice of a date.
pub(super) const DATE: &str = "date";

/// The list, while it is open: for one date of the event or all of them, and for some tickets where the list of purchases
/// is narrowed to these.
#[component]
pub(crate) fn DoorList(
    /// The event.
    event: QueryValue<Received<Event>>,
    /// What was sold.
    sales: SalesQueries,
    /// Whether it is open, and how.
    address: DoorListAddress,
    /// The file of some sold tickets, under a name.
    file: fn(Vec<SoldTicket>, String, &'static Messages) -> CsvFile,
) -> impl IntoView {
    view! {
        <Show when=move || address.is_open.get()>
            <OpenDoorList event sales address file />
        </Show>
    }
}

#[component]
fn OpenDoorList(
    /// The event.
    event: QueryValue<Received<Event>>,
    /// What was sold.
    sales: SalesQueries,
    /// Whether it is open, and how.
    address: DoorListAddress,
    /// The file of some sold tickets, under a name.
    file: fn(Vec<SoldTicket>, String, &'static Messages) -> CsvFile,
) -> impl IntoView {
    let words = use_i18n();
    let formats = use_formats();
    let leave = move |event: ev::KeyboardEvent| {
        if event.key() == "Escape" && !event.is_composing() && !event.repeat() {
            address.close_to_opener();
        }
    };
    on_cleanup(recover_focus);
    let tries = RwSignal::new(1);
    let rules = TicketRules::of(event, sales.data, move || Some(tries.get()));
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
        let is_known = |on: &str| {
            let is_date =
                |event: &Arc<Received<Event>>| event.dates.iter().any(|date| date.id.as_str() == on);
            LocalTime::parse_day(on).is_some() || event.get().is_none_or(|event| is_date(&event))
        };
        match address.date() {
            ChosenDate::All => None,
            ChosenDate::On(on) if is_known(&on) => Some(on),
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
    let choose = Callback::new(move |id| address.choose_date(id));
    let has_answers = Memo::new(move |_| address.has_answers());
    let with_answers = Callback::new(move |is_on| address.show_answers(is_on));
    let printed_at = RwSignal::new(now());
    let draws_all_rows = RwSignal::new(false);
    let prepare = move || {
        printed_at.set(now());
        draws_all_rows.set(true);
    };
    listen(ev::beforeprint, move |_| prepare());
    listen(ev::afterprint, move |_| draws_all_rows.set(false));
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
    let sheet = move || Sheet {
        event: event.get().map(|event| event.name.clone()).unwrap_or_default(),
        tickets: address.tickets.get(),
        visits: visits.get(),
        has_answers: has_answers.get(),
    };
    // Until all is known of the ticket types, a list for a date would hold those of other dates.
    let is_known = move || {
        let sold = sales.data.with(|data| data.is_complete().then(|| Arc::clone(&data.sold_tickets)));
        let has_date = !value.with(String::is_empty);
        let is_event_known = || event.get().is_some();
        sold.is_some_and(|sold| {
            !has_date || (is_event_known() && rules.with(|rules| rules.is_complete(&sold)))
        })
    };
    let is_known = Memo::new(move |_| is_known());
    let list = move || {
        let data = sales.data.get();
        if !data.is_complete() {
            return view! { <ReadingProgress data=&data /> }.into_any();
        }
        let (sheet, rules) = (sheet(), rules.get());
        if !is_known.get() {
            return view! {
                <p class="waiting" role="status">
                    {words.common.loading}
                </p>
            }
            .into_any();
        }
        let failed = if sheet.visits != Visits::Any { rules.failed(&data.sold_tickets) } else { Vec::new() };
        let failed = (!failed.is_empty()).then(|| {
            view! {
                <Notice tone=Tone::Warning title=(words.door.dates_missing)(&failed.join(", "))>
                    <button type="button" class="button" on:click=move |_| tries.update(|tries| *tries += 1)>
                        {words.common.try_again}
                    </button>
                </Notice>
            }
        });
        // Also on paper: who is missing there can't be looked up.
        let is_unreadable = |row: &Row<Order>| row.problem().is_some();
        let lacks_some = !data.unreadable.is_empty() || data.orders.iter().any(is_unreadable);
        let lacking =
            lacks_some.then(|| view! { <Notice tone=Tone::Warning title=words.door.unreadable_missing /> });
        let doubt = data.changed_while_reading.then(|| {
            view! {
                <Notice tone=Tone::Warning title=words.list.shifted>
                    <button type="button" class="button" on:click=move |_| sales.refresh.run(())>
                        {words.list.read_again}
                    </button>
                </Notice>
            }
        });
        view! {
            {failed}
            {lacking}
            {doubt}
            <DoorSheet sheet data=&data rules=&rules printed_at draws_all_rows />
        }
        .into_any()
    };
    let clocks = formats.clone();
    let addresses = Signal::derive(move || {
        let (sheet, rules) = (untrack(sheet), rules.get_untracked());
        let listed = sales.data.with_untracked(|data| sheet.of(data, &rules, &clocks));
        let email = |sold: &SoldTicket| sold.person()?.email.clone();
        listed.iter().filter_map(email).collect()
    });
    let (task, toasts) = (ChunkedTask::new(), expect_context::<Toasts>());
    let export = move |_| {
        let (sheet, data) = (untrack(sheet), sales.data.get_untracked());
        if !is_known.get_untracked() {
            return;
        }
        let listed = sheet.of(&data, &rules.get_untracked(), &formats);
        let count = formats.integer(listed.len() as u64);
        let day = match &sheet.visits {
            Visits::Any => None,
            Visits::OnDate(date) => Some(formats.typed_day(date.starts_at)),
            Visits::OnDay(at) => Some(formats.typed_day(*at)),
        };
        let tickets = Some(sheet.tickets.join(", ")).filter(|tickets| !tickets.is_empty());
        let [event, tickets] = [Some(sheet.event.clone()), tickets].map(|it| it.map(|it| in_file_name(&it)));
        let name = [Some(words.door.list.to_owned()), day, event, tickets];
        let name = name.into_iter().flatten().collect::<Vec<_>>().join(" ");
        let said = (words.list.exported)(&count, &count, None);
        let file = file(listed, format!("{name}.csv"), words);
        file.write(task, words, formats.clone(), move |is_saved| {
            toasts.say(if is_saved { said.clone() } else { words.list.not_exported.to_owned() });
        });
    };
    let print = move |_| {
        if !is_known.get_untracked() {
            return;
        }
        prepare();
        // Once that is on the page. A browser that can't print reports that itself, and says nothing after it.
        request_animation_frame(move || {
            if window().print().is_err() {
                draws_all_rows.set(false);
            }
        });
    };
    view! {
        <section class="door-list" on:keydown=leave>
            <div class="actions">
                <ChoiceField
                    label=Label::new(DATE, words.door.date)
                    none=words.door.all_dates
                    choices
                    value
                    on_change=choose
                />
                <TicketField sales address />
                <button
                    type="button"
                    class="button primary"
                    aria-disabled=move || (!is_known.get()).then_some("true")
                    on:click=print
                >
                    <Icon shape=Shape::Print />
                    <span>{words.list.print}</span>
                </button>
                <button
                    type="button"
                    class="button"
                    aria-disabled=move || (!is_known.get()).then_some("true")
                    on:click=export
                >
                    <Icon shape=Shape::Download />
                    <span>{words.list.export}</span>
                </button>
                <button type="button" class="button" on:click=move |_| address.close_to_opener()>
                    {words.door.close_list}
                </button>
            </div>
            <div class="actions">
                <CheckBox label=words.door.with_answers is_on=has_answers on_change=with_answers />
                <Show when=move || is_known.get()>
                    <CopyAddresses addresses />
                </Show>
            </div>
            {list}
        </section>
    }
}

/// The ticket that the list is for, or all.
#[component]
fn TicketField(
    /// What was sold.
    sales: SalesQueries,
    /// How the list is open.
    address: DoorListAddress,
) -> impl IntoView {
    let words = use_i18n();
    let value = Signal::derive(move || address.tickets.with(|tickets| tickets.join(", ")));
    let choices = Memo::new(move |_| {
        let sold = sales.data.with(|data| Arc::clone(&data.sold_tickets));
        let paid = sold.iter().filter(|sold| sold.is_paid());
        let mut names: BTreeSet<String> =
            paid.filter_map(SoldTicket::ticket_name).map(str::to_owned).collect();
        // Several of them are chosen in the list of purchases.
        names.extend(Some(value.get()).filter(|value| !value.is_empty()));
        names.into_iter().map(|name| Choice { label: name.clone(), value: name }).collect::<Vec<_>>()
    });
    let on_change = Callback::new(move |name| address.choose_ticket(name));
    view! {
        <ChoiceField
            label=Label::new(FOR, words.order.ticket)
            none=words.figures.all_tickets
            choices
            value
            on_change
        />
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

#[component]
fn ReadingProgress<'a>(
    /// What is read so far.
    data: &'a SalesData,
) -> impl IntoView + use<> {
    let formats = use_formats();
    let ReadCount { read, total } = data.progress;
    let text = (use_i18n().list.reading)(&formats.integer(read), &formats.integer(total));
    view! { <p class="hint">{text}</p> }
}
