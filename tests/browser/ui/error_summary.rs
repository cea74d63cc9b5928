//! What is wrong with a form, and the way to where it can be mended.

use leptos::prelude::*;
use loket::components::{ErrorSummary, Label, SummaryItem, TextField, TextKind, control_id};
use wasm_bindgen_test::wasm_bindgen_test;

use crate::setup::screen::{Screen, all, focused_name, text};
use crate::setup::stage::{begin, until};

type Items = RwSignal<Vec<SummaryItem>>;

/// A form with three controls, one of them in a group.
fn show(items: Items) -> Screen {
    let line = |name: &str, label: &str| {
        let empty = Signal::stored(String::new());
        view! {
            <TextField
                label=Label::new(name, label)
                kind=TextKind::Line
                value=empty
                on_input=Callback::new(|_| {})
            />
        }
    };
    Screen::show(move || {
        view! {
            <ErrorSummary title=|count| format!("There are {count} problems") items />
            {line("name", "Name")}
            {line("price", "Price")}
            <fieldset id=control_id("dates")>
                <input type="checkbox" name="dates" aria-label="4 July" />
            </fieldset>
        }
    })
}

fn item(name: Option<&str>, text: &str) -> SummaryItem {
    SummaryItem { name: name.map(str::to_owned), text: text.to_owned() }
}

fn summaries() -> Vec<String> {
    all("[role=alert]").iter().map(|summary| text(summary)).collect()
}

#[wasm_bindgen_test]
async fn without_problems_there_is_no_summary() {
    begin().await;
    let items = RwSignal::new(vec![item(Some("name"), "Fill this in")]);
    let _screen = show(items);
    until("the summary", async || summaries().len() == 1).await;
    items.set(Vec::new());
    until("the summary is gone", async || summaries().is_empty()).await;
}

#[wasm_bindgen_test]
async fn the_focus_moves_to_the_first_control_with_a_problem() {
    begin().await;
    let items = RwSignal::new(Vec::new());
    let _screen = show(items);
    items.set(vec![item(None, "Not now"), item(Some("price"), "Enter an amount")]);
    until("the price has the focus", async || focused_name().as_deref() == Some("price")).await;
    assert!(summaries()[0].contains("Not now"));
    items.set(vec![item(Some("name"), "Fill this in"), item(Some("price"), "Enter an amount")]);
    until("the name has the focus", async || focused_name().as_deref() == Some("name")).await;
    items.set(vec![item(Some("dates"), "Choose a date")]);
    until("the first date has the focus", async || focused_name().as_deref() == Some("dates")).await;
}

#[wasm_bindgen_test]
async fn where_no_control_is_meant_the_summary_has_the_focus() {
    begin().await;
    let items = RwSignal::new(Vec::new());
    let _screen = show(items);
    items.set(vec![item(None, "Not now")]);
    let has_focus = || document().active_element().and_then(|element| element.get_attribute("role"));
    until("the summary has the focus", async || has_focus().as_deref() == Some("alert")).await;
}

#[wasm_bindgen_test]
async fn a_problem_leads_to_its_control() {
    begin().await;
    let items =
        RwSignal::new(vec![item(Some("name"), "Fill this in"), item(Some("price"), "Enter an amount")]);
    let _screen = show(items);
    until("the name has the focus", async || focused_name().as_deref() == Some("name")).await;
    let address = window().location().href();
    let links = all("[role=alert] a");
    links.iter().find(|link| text(link) == "Enter an amount").unwrap().click();
    assert_eq!(focused_name().as_deref(), Some("price"));
    assert_eq!(window().location().href(), address, "the address stays as it was");
}
