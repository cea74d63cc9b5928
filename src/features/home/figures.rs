//! How all current and upcoming events sell together: the few numbers that are asked for first.

use leptos::html;
use leptos::prelude::*;

use super::event_figures::{CheckIns, EventCapacity, FiguresByEvent, at_least};
use crate::analytics::RecentSales;
use crate::components::{Notice, Tiles, Tone};
use crate::features::auto_retry::RetryBlock;
use crate::features::context::{use_formats, use_i18n};
use crate::i18n::Formats;

/// The figures of all events whose sales are read.
#[component]
pub(super) fn SalesFigures(
    /// The figures of each.
    figures: Signal<FiguresByEvent>,
    /// How many events there are.
    count: Signal<usize>,
    /// Of how many the sales are read.
    most: RwSignal<usize>,
    /// Reads the events, tickets and shops again.
    refresh_lists: Callback<()>,
    /// When these were read, in milliseconds since 1970.
    read_at: Signal<Option<f64>>,
) -> impl IntoView {
    let words = use_i18n();
    let formats = use_formats();
    let refresh_sales = Callback::new(move |()| {
        // What reads again changes the figures while they are gone through.
        let all: Vec<_> = figures.with_untracked(|all| all.values().map(|(_, refresh)| *refresh).collect());
        all.into_iter().for_each(|refresh| refresh.run(()));
    });
    let refresh = Callback::new(move |()| {
        refresh_lists.run(());
        refresh_sales.run(());
    });
    let refresh_button = NodeRef::<html::Button>::new();
    let load_all = move |_| {
        // The button that has the focus goes.
        if let Some(button) = refresh_button.get_untracked() {
            let _ = button.focus();
        }
        most.set(usize::MAX);
    };
    let trying = Signal::derive(move || figures.with(|all| all.values().any(|(own, _)| own.under_way)));
    let failure =
        Memo::new(move |_| figures.with(|all| all.values().find_map(|(own, _)| own.failure.clone())));
    let tiles = {
        let formats = formats.clone();
        move || figures.with(|figures| tiles(figures, count.get(), &formats))
    };
    let progress = move || {
        let all = count.get();
        let read = figures
            .with(|figures| figures.values().filter(|(own, _)| own.is_complete || !own.under_way).count());
        let part = (read < all).then(|| (words.home.sales_of)(read, all));
        let read_at = read_at.get().filter(|_| !trying.get());
        let read_at = read_at.map(|at| (words.common.read_at)(&formats.time_of_day(at)));
        part.into_iter().chain(read_at).collect::<Vec<_>>().join(". ")
    };
    let more = move || {
        let all = count.get();
        (all > most.get()).then(|| {
            view! {
                <button type="button" class="button" on:click=load_all>
                    {(words.home.load_sales)(all)}
                </button>
            }
        })
    };
    view! {
        <Show when=move || failure.with(Option::is_some)>
            <Notice tone=Tone::Warning title=words.home.sales_failed>
                <RetryBlock failure=failure.into() on_retry=refresh_sales trying />
            </Notice>
        </Show>
        {tiles}
        <p class="sales-facts">
            <span class="hint">{words.home.sales_rule}</span>
            <button
                type="button"
                class="button quiet"
                node_ref=refresh_button
                aria-disabled=move || trying.get().then_some("true")
                on:click=move |_| refresh.run(())
            >
                {words.order.refresh}
            </button>
            // What changes while sales are read comes after the button, so that this stays where it is.
            <span class="hint">{progress}</span>
            {more}
        </p>
    }
}

/// The tiles of so many events. A figure that no event has yet is unknown, not zero.
fn tiles(figures: &FiguresByEvent, count: usize, formats: &Formats) -> impl IntoView + use<> {
    let words = &use_i18n().home;
    let own = || figures.values().map(|(own, _)| own);
    let is_all = figures.len() >= count;
    let is_complete = is_all && own().all(|own| own.is_complete);
    let is_reading = figures.is_empty() || own().any(|own| own.under_way);
    let unread = if is_reading { "…" } else { "—" };
    let sales = own().filter_map(|own| own.sales).reduce(|one, other| one + other);
    let sold = |of: fn(&RecentSales) -> u64| {
        let known = sales.as_ref().and_then(|sales| at_least(of(sales), is_complete, formats));
        known.unwrap_or_else(|| unread.to_owned())
    };
    let places = own().filter_map(|own| own.places).fold(None, |sum: Option<(u64, u64)>, places| {
        let (left, total) = sum.unwrap_or_default();
        match places {
            EventCapacity::Limited { left: own, total: all }
            | EventCapacity::PartlyLimited { left: own, total: all } => Some((left + own, total + all)),
            EventCapacity::Unlimited => sum,
        }
    });
    let door: Vec<CheckIns> =
        own().map(|own| own.checked_in).filter(|door| *door != CheckIns::NotToday).collect();
    let mut tiles = vec![
        (words.sold_today, sold(|sales| sales.today), String::new()),
        (words.week, sold(|sales| sales.week), (words.before)(&sold(|sales| sales.week_before))),
    ];
    // A shop that says no numbers of an event will not say them later either.
    let is_all_known = is_all && own().all(|own| own.places.is_some() || !own.under_way);
    let is_unlimited =
        |places| matches!(places, EventCapacity::Unlimited | EventCapacity::PartlyLimited { .. });
    let has_unlimited = own().filter_map(|own| own.places).any(is_unlimited);
    let of_capacity = if has_unlimited { words.of_limited_capacity } else { words.of_capacity };
    tiles.push(match places {
        Some((left, total)) => {
            let number = |count| at_least(count, is_all_known, formats).unwrap_or_else(|| unread.to_owned());
            (words.capacity_left, number(left), of_capacity(&number(total)))
        }
        // The note comes before its number, so that nothing moves when that is known.
        None if is_reading => (words.capacity_left, unread.to_owned(), of_capacity(unread)),
        None => (words.capacity_left, unread.to_owned(), String::new()),
    });
    if !door.is_empty() {
        let counted = door.iter().filter_map(|door| match door {
            CheckIns::Counted { count, is_complete } => Some((*count, *is_complete)),
            CheckIns::NotToday | CheckIns::Unread => None,
        });
        let sum = counted.reduce(|(one, is_one), (other, is_other)| (one + other, is_one && is_other));
        let is_known = !door.contains(&CheckIns::Unread);
        let known =
            sum.and_then(|(count, is_complete)| at_least(count, is_all && is_known && is_complete, formats));
        tiles.push((words.checked_in, known.unwrap_or_else(|| unread.to_owned()), String::new()));
    }
    view! { <Tiles tiles /> }
}
