//! The box of the palette with what it finds.

use std::collections::HashMap;

use leptos::ev::KeyboardEvent;
use leptos::html;
use leptos::prelude::*;

use super::Palette;
use super::entry::{Action, PaletteEntry, PaletteTarget, actions, find, of_event, of_shop, of_ticket, pages};
use crate::api::{event, shop, ticket};
use crate::components::{Icon, Shape};
use crate::features::context::{href, use_formats, use_i18n};
use crate::features::customer_query::use_find_customer;
use crate::features::layout::sign_out;
use crate::features::shortcuts::open_sheet;
use crate::models::Event;
use crate::models::value::EventId;
use crate::navigation::Navigation;
use crate::preferences::Preferences;
use crate::query::{PagedResult, Reading, use_query};
use crate::reactive::effect;
use crate::routes::Base;
use crate::session::Session;

/// The id of the list of results.
const RESULTS: &str = "palette-results";

/// A box to search everything, with the results below it. The focus stays in the box: the arrow keys choose.
#[component]
pub(crate) fn PaletteSearch() -> impl IntoView {
    let words = use_i18n();
    let typed = RwSignal::new(String::new());
    // Not its place: what is still being read changes that.
    let chosen = RwSignal::new(None::<PaletteTarget>);
    let (records, progress) = use_records();
    let preferences: Preferences = expect_context();
    let frame = Memo::new(move |_| {
        let mut frame = pages(words);
        frame.extend(actions(words, preferences.hides_personal.get()));
        frame
    });
    let found = Memo::new(move |_| {
        frame.with(|frame| records.with(|records| typed.with(|typed| find(typed, frame, records, words))))
    });
    let place = Memo::new(move |_| {
        let is_chosen = |entry: &PaletteEntry| chosen.with(|chosen| chosen.as_ref() == Some(&entry.target));
        found.with(|found| found.iter().position(is_chosen).unwrap_or_default())
    });
    let choose = use_choose();
    let on_key = move |event: KeyboardEvent| {
        let count = found.with_untracked(Vec::len);
        let step = match event.key().as_str() {
            "ArrowDown" => 1,
            "ArrowUp" => count.saturating_sub(1),
            "Enter" => {
                event.prevent_default();
                let entry = found.with_untracked(|found| found.get(place.get_untracked()).cloned());
                if let Some(entry) = entry {
                    choose.run(entry.target);
                }
                return;
            }
            _ => return,
        };
        event.prevent_default();
        let next = (place.get_untracked() + step).checked_rem(count).unwrap_or_default();
        chosen.set(found.with_untracked(|found| found.get(next).map(|entry| entry.target.clone())));
    };
    let input = NodeRef::<html::Input>::new();
    effect(move || {
        if let Some(input) = input.get() {
            // It has just been put on the page.
            let _ = input.focus();
        }
    });
    let on_input = move |event| {
        typed.set(event_target_value(&event));
        chosen.set(None);
    };
    let options = move || {
        let option = |(index, entry)| view! { <Found index entry place chosen choose /> };
        found.get().into_iter().enumerate().map(option).collect_view()
    };
    // The search for a customer is an offer, not something that was found.
    let is_found = |entry: &&PaletteEntry| !matches!(entry.target, PaletteTarget::FindCustomer(_));
    let status = move || (words.palette.count)(found.with(|found| found.iter().filter(is_found).count()));
    view! {
        <div class="palette-box">
            <Icon shape=Shape::Search />
            <input
                // In a search field, Escape would only clear the text.
                type="text"
                inputmode="search"
                enterkeyhint="go"
                role="combobox"
                aria-label=words.palette.title
                aria-expanded="true"
                aria-controls=RESULTS
                aria-autocomplete="list"
                aria-activedescendant=move || found.with(|found| !found.is_empty()).then(|| option_id(place.get()))
                autocomplete="off"
                spellcheck="false"
                placeholder=words.palette.placeholder
                node_ref=input
                on:input=on_input
                on:keydown=on_key
            />
        </div>
        <div role="listbox" id=RESULTS class="palette-results" aria-label=words.palette.results>
            {options}
        </div>
        <p class="palette-status hint" role="status">
            {status} " " {progress}
        </p>
        <p class="hint palette-keys">{words.palette.keys}</p>
    }
}

fn option_id(index: usize) -> String {
    format!("palette-option-{index}")
}

/// Something that was found.
#[component]
fn Found(
    /// Its place among the results.
    index: usize,
    /// What it is.
    entry: PaletteEntry,
    /// The place that is chosen.
    place: Memo<usize>,
    /// Changes that.
    chosen: RwSignal<Option<PaletteTarget>>,
    /// Goes there, or does it.
    choose: Callback<PaletteTarget>,
) -> impl IntoView {
    let PaletteEntry { label, detail, kind, target, .. } = entry;
    let link = match &target {
        PaletteTarget::Place(route) => Some(href(route)),
        PaletteTarget::Act(_) | PaletteTarget::FindCustomer(_) => None,
    };
    let is_chosen = move || place.get() == index;
    let element = NodeRef::<html::A>::new();
    effect(move || {
        if let Some(element) = element.get().filter(|_| is_chosen()) {
            let options = web_sys::ScrollIntoViewOptions::new();
            options.set_block(web_sys::ScrollLogicalPosition::Nearest);
            element.scroll_into_view_with_scroll_into_view_options(&options);
        }
    });
    let pointed = target.clone();
    // A link opens in another tab where one asks for that.
    let open = move |event: leptos::ev::MouseEvent| {
        if !(event.ctrl_key() || event.meta_key() || event.shift_key()) {
            event.prevent_default();
            choose.run(target.clone());
        }
    };
    view! {
        <a
            role="option"
            id=option_id(index)
            href=link
            tabindex="-1"
            aria-selected=move || is_chosen().to_string()
            node_ref=element
            on:click=open
            on:pointermove=move |_| {
                if !is_chosen() {
                    chosen.set(Some(pointed.clone()));
                }
            }
        >
            <bdi>{label}</bdi>
            <span class="hint">
                {detail.map(|detail| view! { <bdi>{detail}</bdi> " · " })} {kind}
            </span>
        </a>
    }
}

/// Closes the palette, and goes to a place or does something.
fn use_choose() -> Callback<PaletteTarget> {
    let Palette { is_open, sheet } = expect_context();
    let navigation: Navigation = expect_context();
    let preferences: Preferences = expect_context();
    let session: Session = expect_context();
    let find_customer = use_find_customer();
    let base = expect_context::<Base>();
    Callback::new(move |target| {
        // The dialog gives the focus back before the next page takes it.
        is_open.set(false);
        match target {
            PaletteTarget::Place(route) => navigation.go(route.href(&base)),
            PaletteTarget::Act(Action::HidePersonal(hides)) => preferences.hide_personal(hides),
            PaletteTarget::Act(Action::Shortcuts) => open_sheet(sheet),
            PaletteTarget::Act(Action::SignOut) => sign_out(session, navigation),
            PaletteTarget::FindCustomer(typed) => find_customer.run(typed),
        }
    })
}

/// Events, tickets and shops as far as they are read, and what is to say of that.
fn use_records() -> (Memo<Vec<PaletteEntry>>, Signal<Option<&'static str>>) {
    let words = use_i18n();
    let formats = use_formats();
    let (events, tickets, shops) =
        (use_query(event::list()), use_query(ticket::list()), use_query(shop::list()));
    let records = Memo::new(move |_| {
        let (events, tickets, shops) = (events.value.get(), tickets.value.get(), shops.value.get());
        let listed = || events.iter().flat_map(|list| list.records());
        let names: HashMap<&EventId, &str> = listed().map(|event| (&event.id, event.name.as_str())).collect();
        let mut counts = HashMap::<&str, usize>::new();
        listed().for_each(|event| *counts.entry(&event.name).or_default() += 1);
        let has_twins = |event: &Event| counts.get(event.name.as_str()).is_some_and(|count| *count > 1);
        let mut records: Vec<PaletteEntry> =
            listed().flat_map(|event| of_event(event, has_twins(event), words, &formats)).collect();
        records.extend(tickets.iter().flat_map(|list| list.records()).flat_map(|ticket| {
            let event = ticket.event_id.as_ref().and_then(|id| names.get(id));
            of_ticket(ticket, event.map(ToString::to_string), words)
        }));
        records.extend(shops.iter().flat_map(|list| list.records()).flat_map(|shop| of_shop(shop, words)));
        records
    });
    let progress = Signal::derive(move || {
        let (events, tickets, shops) =
            (Progress::of(events.reading), Progress::of(tickets.reading), Progress::of(shops.reading));
        [events, tickets, shops].into_iter().max().and_then(|progress| match progress {
            Progress::Complete => None,
            Progress::Loading => Some(words.palette.loading),
            Progress::Incomplete => Some(words.palette.incomplete),
        })
    });
    (records, progress)
}

/// How far a list is read; the worst of several counts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Progress {
    Complete,
    Loading,
    /// It failed or was paused, or some of it can't be read.
    Incomplete,
}

impl Progress {
    fn of<T: Send + Sync + 'static>(list: Signal<Reading<PagedResult<T>>>) -> Self {
        list.with(|reading| match &reading.value {
            Some(list) if list.has_all() => Self::Complete,
            Some(list) if list.is_complete() => Self::Incomplete,
            _ if reading.under_way || reading.failure.is_none() && !reading.is_paused => Self::Loading,
            _ => Self::Incomplete,
        })
    }
}
