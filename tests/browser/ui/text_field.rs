//! A line of text.

use leptos::prelude::*;
use loket::components::{Label, TextField, TextKind};
use wasm_bindgen_test::wasm_bindgen_test;

use crate::setup::screen::{Screen, all, description, input, type_into};
use crate::setup::stage::{begin, until};

/// A field that takes nothing.
fn idle(label: Label, kind: TextKind) -> impl IntoView {
    let nothing = Callback::new(|_| {});
    view! { <TextField label kind value=Signal::stored(String::new()) on_input=nothing /> }
}

#[wasm_bindgen_test]
async fn a_field_is_described_by_its_hint_and_its_problem() {
    begin().await;
    let problem = RwSignal::new(Some("Fill this in".to_owned()));
    let _screen = Screen::show(move || {
        let label = Label::new("venue.city", "City").hint("Where the event is");
        idle(label.problem(problem.into()), TextKind::Line)
    });
    let city = input("City");
    assert_eq!(city.name(), "venue.city");
    assert_eq!(description(&city), ["Where the event is", "Fill this in"]);
    assert_eq!(city.get_attribute("aria-invalid").as_deref(), Some("true"));

    problem.set(None);
    until("the problem is gone", async || description(&city) == ["Where the event is"]).await;
    assert_eq!(city.get_attribute("aria-invalid"), None);
    assert!(all(".problem").is_empty());
}

#[wasm_bindgen_test]
async fn a_field_without_hint_and_problem_is_described_by_nothing() {
    begin().await;
    let _screen = Screen::show(|| idle(Label::new("name", "Name"), TextKind::Line));
    assert_eq!(input("Name").get_attribute("aria-describedby"), None);
}

#[wasm_bindgen_test]
async fn what_is_typed_is_taken_and_what_is_set_is_shown() {
    begin().await;
    let value = RwSignal::new("12".to_owned());
    let _screen = Screen::show(move || {
        let typed = Callback::new(move |typed| value.set(typed));
        let label = Label::new("price", "Price");
        view! { <TextField label kind=TextKind::Decimal value on_input=typed /> }
    });
    let price = input("Price");
    until("the value shows", async || price.value() == "12").await;
    type_into(&price, "12,50");
    assert_eq!(value.get_untracked(), "12,50");
    value.set("13".to_owned());
    until("the new value shows", async || price.value() == "13").await;
}

#[wasm_bindgen_test]
async fn a_secret_is_hidden_and_not_stored_by_the_browser() {
    begin().await;
    let _screen = Screen::show(|| idle(Label::new("token", "API token"), TextKind::Secret));
    let token = input("API token");
    assert_eq!((token.type_().as_str(), token.autocomplete().as_str()), ("password", "off"));
}

#[wasm_bindgen_test]
async fn suggestions_are_offered_as_soon_as_there_are_some() {
    begin().await;
    let suggestions = RwSignal::new(Vec::new());
    let _screen = Screen::show(move || {
        let (label, nothing) = (Label::new("template_id", "Template"), Callback::new(|_| {}));
        view! {
            <TextField
                label
                kind=TextKind::Line
                value=Signal::stored(String::new())
                on_input=nothing
                suggestions
            />
        }
    });
    let template = input("Template");
    assert_eq!(template.list(), None);
    suggestions.set(vec!["801".to_owned(), "802".to_owned()]);
    until("the list", async || template.list().is_some()).await;
    let values: Vec<_> =
        all("datalist option").iter().filter_map(|option| option.get_attribute("value")).collect();
    assert_eq!(values, ["801", "802"]);
}
