//! The choice of an event to see its orders, or of an order.

use leptos::prelude::*;

use crate::api::event;
use crate::domain::OrderId;
use crate::insight::{Agenda, Occasion};
use crate::navigation::Navigation;
use crate::page::context::{href, now, use_formats, use_store, use_words};
use crate::page::heading::page_header;
use crate::page::reading::shown;
use crate::page::sheet::skeleton;
use crate::route::{Base, EventTab, ListQuery, Route};
use crate::ui::{Label, Shape, TextKind, icon, text_field};
use crate::view::{View, view};

/// The choice of an event to see its orders, or of an order.
pub fn orders_page() -> View {
    let words = &use_words().order;
    let store = use_store();
    let events = store.watch_all(event::list);
    let retry = move || store.refresh_all(&event::list());
    let choices = shown(events, retry, skeleton, |walk| {
        let agenda = Agenda::at(now(), walk.records());
        let (coming, past) = (links(&agenda.coming), links(&agenda.past));
        view! {
            <div class="groups">
                <section class="group"><h2>{words.coming}</h2>{coming}</section>
                <section class="group"><h2>{words.past}</h2>{past}</section>
            </div>
        }
    });
    view! {
        {page_header(words.title, View::Nothing)}
        <p class="hint introduction">{words.choose}</p>
        {order_form()}
        {choices}
    }
}

fn links(occasions: &[Occasion<'_>]) -> View {
    let words = &use_words().order;
    let formats = use_formats();
    let link = |occasion: &Occasion<'_>| {
        let (id, tab) = (occasion.event.id.clone(), ListQuery::page(1));
        let at = occasion.starts_at.map(|at| formats.moment(at));
        let when = if occasion.is_running { Some(words.running.to_owned()) } else { at };
        view! {
            <li>
                <a class="record-link" href=href(&Route::Event(id, EventTab::Orders, tab))>
                    <bdi>{occasion.event.name.clone()}</bdi>
                </a>
                <span class="hint">{when}</span>
            </li>
        }
    };
    if occasions.is_empty() {
        return view! { <p class="hint">{words.no_events}</p> };
    }
    view! { <ul class="occasions">{occasions.iter().map(link).collect::<Vec<_>>()}</ul> }
}

/// The way to an order whose id is known, from a mail for instance.
fn order_form() -> View {
    let words = &use_words().order;
    let base = expect_context::<Base>();
    let navigation = expect_context::<Navigation>();
    let typed = RwSignal::new(String::new());
    let label = Label::new("order_id", words.order_id);
    let input = Callback::new(move |text: String| typed.set(text));
    let open = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if let Some(id) = typed.with_untracked(|typed| OrderId::new(typed.trim().trim_start_matches('#'))) {
            navigation.go(&Route::Order(id).href(&base));
        }
    };
    view! {
        <form class="ask-row" on:submit=open>
            {text_field(label, TextKind::Code, typed.into(), input, Signal::stored(Vec::new()))}
            <button type="submit" class="button">{icon(Shape::Search)}<span>{words.open_order}</span></button>
        </form>
    }
}
