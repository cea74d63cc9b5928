//! The choice of an event to see its orders, or of an order.

use leptos::prelude::*;

use super::customer_search::{CustomerForm, CustomerResults};
use super::event_links::{EventEntries, EventLinks};
use crate::analytics::{order_number, search_term};
use crate::api::event;
use crate::components::{Icon, Label, Shape, TextField, TextKind, control_id, focus_by_id};
use crate::features::context::use_i18n;
use crate::features::customer_query::CustomerQuery;
use crate::features::detail_view::Skeleton;
use crate::features::heading::PageHeader;
use crate::features::query_view::QueryView;
use crate::models::value::OrderId;
use crate::navigation::Navigation;
use crate::query::{Reading, use_query};
use crate::routes::{Base, Route};

/// The choice of an event to see its orders, or of an order.
#[component]
pub(crate) fn OrdersPage() -> impl IntoView {
    let words = &use_i18n().order;
    let events = use_query(event::list());
    let entries = EventEntries::of(events.value);
    let is_complete = Signal::derive(move || events.reading.with(Reading::is_complete));
    let links = move || {
        let EventEntries { coming, past } = entries.get()?;
        Some(view! {
            <div class="groups">
                <EventLinks title=words.coming events=&coming />
                <EventLinks title=words.past events=&past />
            </div>
        })
    };
    view! {
        <PageHeader title=words.title />
        <p class="hint introduction">{words.choose}</p>
        <div class="ask-rows">
            <CustomerForm />
            <OrderForm />
        </div>
        <CustomerResults events=entries is_complete />
        <QueryView query=events skeleton=Skeleton let:_>
            {links}
        </QueryView>
    }
}

/// The name of the box.
const ORDER_ID: &str = "order_id";

/// The id of an order, if what was typed may be one: it has a digit, and neither blanks nor the sign of an address, and is
/// no phone number.
pub(crate) fn typed_order_id(typed: &str) -> Option<OrderId> {
    let id = search_term(typed);
    let digits = id.chars().filter(char::is_ascii_digit).count();
    // Neither a number with a label is the id of an order, such as that of a telephone.
    let has_letters = |text: &str| text.contains(char::is_alphabetic);
    let is_labelled = order_number(typed).is_none() && has_letters(typed) && !has_letters(id);
    let is_phone_number = is_labelled || (id.starts_with(['+', '0', '(']) && digits > 8);
    let is_text = id.contains(|character: char| character.is_whitespace() || character == '@');
    OrderId::new(id).filter(|_| digits > 0 && !is_phone_number && !is_text)
}

/// The way to an order whose id is known, from a mail for instance. A name is searched for instead.
#[component]
fn OrderForm() -> impl IntoView {
    let words = &use_i18n().order;
    let base = expect_context::<Base>();
    let navigation = expect_context::<Navigation>();
    let customer = expect_context::<CustomerQuery>();
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
        let text = typed.get_untracked();
        if search_term(&text).is_empty() {
            is_missing.set(true);
            focus_by_id(&control_id(ORDER_ID));
        } else if let Some(id) = typed_order_id(&text) {
            navigation.go(Route::Order(id).href(&base));
        } else {
            // A name must not get into an address.
            typed.set(String::new());
            customer.ask(&text);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_may_be_an_id_is_told_from_names_addresses_and_phone_numbers() {
        let id = |typed: &str| typed_order_id(typed).map(|id| id.to_string());
        for typed in ["500062", " #500062 ", "Order 500062", "order #500062", "Bestelling 500062"] {
            assert_eq!(id(typed).as_deref(), Some("500062"), "{typed}");
        }
        assert_eq!(id("A-17").as_deref(), Some("A-17"));
        for typed in [
            "Jansen",
            "j.jansen2@mail.example",
            "Jan\t2",
            "0612345678",
            "+31 612345678",
            "+31612345678",
            "#",
            "tel. (06)12345678",
            "Tel: 31612345678",
        ] {
            assert_eq!(id(typed), None, "{typed}");
        }
    }
}
