//! The choice of an event to see its orders, or of an order.

use leptos::prelude::*;

use super::customer_search::{CustomerForm, CustomerResults};
use crate::analytics::{Schedule, ScheduledEvent};
use crate::api::event;
use crate::components::{Icon, Label, Shape, TextField, TextKind, control_id, focus_by_id};
use crate::features::context::{href, now, use_formats, use_i18n};
use crate::features::detail_view::Skeleton;
use crate::features::heading::PageHeader;
use crate::features::query_view::QueryView;
use crate::models::value::OrderId;
use crate::navigation::Navigation;
use crate::query::use_query;
use crate::routes::{Base, EventTab, ListQuery, Route};

/// The choice of an event to see its orders, or of an order.
#[component]
pub(crate) fn OrdersPage() -> impl IntoView {
    let words = &use_i18n().order;
    let events = use_query(event::list());
    view! {
        <PageHeader title=words.title />
        <p class="hint introduction">{words.choose}</p>
        <div class="ask-rows">
            <CustomerForm />
            <OrderForm />
        </div>
        <CustomerResults events=events.reading />
        <QueryView query=events skeleton=Skeleton let:walk>
            {
                let schedule = Schedule::at(now(), walk.records());
                view! {
                    <div class="groups">
                        <EventLinks title=words.coming events=&schedule.coming />
                        <EventLinks title=words.past events=&schedule.past />
                    </div>
                }
            }
        </QueryView>
    }
}

/// Events, each with a link to its orders.
#[component]
fn EventLinks<'a>(
    /// What they are called together.
    title: &'static str,
    /// The events.
    events: &'a [ScheduledEvent<'a>],
) -> impl IntoView + use<> {
    let words = &use_i18n().order;
    let formats = use_formats();
    let link = |scheduled: &ScheduledEvent<'_>| {
        let (id, tab) = (scheduled.event.id.clone(), ListQuery::page(1));
        let at = scheduled.starts_at.map(|at| formats.moment(at));
        let when = if scheduled.is_running { Some(words.running.to_owned()) } else { at };
        view! {
            <li>
                <a class="record-link" href=href(&Route::Event(id, EventTab::Orders, tab))>
                    <bdi>{scheduled.event.name.clone()}</bdi>
                </a>
                <span class="hint">{when}</span>
            </li>
        }
    };
    let list = match events.is_empty() {
        true => view! { <p class="hint">{words.no_events}</p> }.into_any(),
        false => view! { <ul class="event-links">{events.iter().map(link).collect_view()}</ul> }.into_any(),
    };
    view! {
        <section class="group">
            <h2>{title}</h2>
            {list}
        </section>
    }
}

/// The name of the box.
const ORDER_ID: &str = "order_id";

/// The way to an order whose id is known, from a mail for instance.
#[component]
fn OrderForm() -> impl IntoView {
    let words = &use_i18n().order;
    let base = expect_context::<Base>();
    let navigation = expect_context::<Navigation>();
    let typed = RwSignal::new(String::new());
    let is_missing = RwSignal::new(false);
    let problem = Signal::derive(move || is_missing.get().then(|| words.nothing_typed.to_owned()));
    let label = Label::new(ORDER_ID, words.order_id).problem(problem);
    let input = Callback::new(move |text: String| {
        is_missing.set(false);
        typed.set(text);
    });
    let open = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        match typed.with_untracked(|typed| OrderId::new(typed.trim().trim_start_matches('#'))) {
            Some(id) => navigation.go(Route::Order(id).href(&base)),
            None => {
                is_missing.set(true);
                focus_by_id(&control_id(ORDER_ID));
            }
        }
    };
    view! {
        <form class="ask-row" on:submit=open>
            <TextField label kind=TextKind::Code value=typed on_input=input />
            <button type="submit" class="button">
                <Icon shape=Shape::Search />
                <span>{words.open_order}</span>
            </button>
        </form>
    }
}
