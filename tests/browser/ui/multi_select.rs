//! Several of many.

use gloo_timers::future::TimeoutFuture;
use leptos::prelude::*;
use loket::components::{Choice, Label, MultiSelect, MultiSelectWords};
use wasm_bindgen_test::wasm_bindgen_test;

use crate::setup::screen::{Screen, all, input, text, type_into};
use crate::setup::stage::{begin, until};

/// A field with as many tickets as asked for: "Ticket 1", "Ticket 2" and so on.
/// A field with its choices in sight: those of a long list are folded away.
async fn show(tickets: usize, values: RwSignal<Vec<String>>) -> Screen {
    let screen = closed(tickets, values);
    TimeoutFuture::new(0).await;
    for picker in all("details") {
        picker.set_attribute("open", "").unwrap();
    }
    screen
}

fn closed(tickets: usize, values: RwSignal<Vec<String>>) -> Screen {
    let choices: Vec<_> = (1..=tickets)
        .map(|number| Choice { value: number.to_string(), label: format!("Ticket {number}") })
        .collect();
    Screen::show(move || {
        let label = Label::new("related_tickets", "Recommended").hint("Shown beside it");
        let words = MultiSelectWords {
            search: "Search tickets",
            count: |count| format!("{count} chosen"),
            more: |count| format!("and {count} more"),
            nothing: "Nothing matches",
        };
        let empty = Signal::stored("No tickets".to_owned());
        let on_change = Callback::new(move |chosen| values.set(chosen));
        view! { <MultiSelect label words choices=Signal::stored(choices) empty values on_change /> }
    })
}

fn chosen(values: &[&str]) -> RwSignal<Vec<String>> {
    RwSignal::new(values.iter().map(|value| (*value).to_owned()).collect())
}

/// What there is to choose from at the moment.
fn offered() -> Vec<String> {
    all(".choices label").iter().map(|label| text(label)).collect()
}

fn search(wanted: &str) {
    let boxes = all("input[type=search]");
    assert_eq!(boxes.len(), 1);
    assert_eq!(boxes[0].get_attribute("aria-label").as_deref(), Some("Search tickets"));
    type_into(&wasm_bindgen::JsCast::unchecked_into(boxes[0].clone()), wanted);
}

#[wasm_bindgen_test]
async fn a_search_keeps_the_chosen_ones_in_sight() {
    begin().await;
    let values = chosen(&["3"]);
    let _screen = show(12, values).await;
    until("all are offered", async || offered().len() == 12).await;
    search("TICKET 12");
    until("the chosen and the found are offered", async || offered() == ["Ticket 3", "Ticket 12"]).await;
    assert!(input("Ticket 3").checked());
    input("Ticket 12").click();
    assert_eq!(values.get_untracked(), ["3", "12"]);
    search("ticket 7");
    until("both stay in sight", async || offered() == ["Ticket 3", "Ticket 12", "Ticket 7"]).await;
    assert!(input("Ticket 12").checked());
    search("");
    until("all are offered again", async || offered().len() == 12).await;
}

#[wasm_bindgen_test]
async fn a_chosen_one_can_be_let_go() {
    begin().await;
    let values = chosen(&["1", "2"]);
    let _screen = show(3, values).await;
    until("all are offered", async || offered().len() == 3).await;
    assert!(all("input[type=search]").is_empty(), "three need no search");
    input("Ticket 1").click();
    assert_eq!(values.get_untracked(), ["2"]);
    until("the count follows", async || text(&all("legend")[0]) == "Recommended 1 chosen").await;
    let names: Vec<_> = all(".choices input").iter().filter_map(|it| it.get_attribute("name")).collect();
    assert_eq!(names, ["related_tickets"; 3]);
}

#[wasm_bindgen_test]
async fn a_chosen_value_without_a_choice_is_shown_as_it_is() {
    begin().await;
    let values = chosen(&["99"]);
    let _screen = show(2, values).await;
    until("it is offered", async || offered().contains(&"#99".to_owned())).await;
    assert!(input("#99").checked());
}

#[wasm_bindgen_test]
async fn where_there_is_nothing_to_choose_from_it_says_so() {
    begin().await;
    let _screen = show(0, chosen(&[])).await;
    until("it says so", async || all(".hint").iter().any(|hint| text(hint) == "No tickets")).await;
    assert!(offered().is_empty());
}
