//! A list of periods.

use leptos::prelude::*;
use loket::components::{DateRangeList, DateRangeWords, Label};
use wasm_bindgen::JsCast;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::HtmlInputElement;

use crate::setup::screen::{Screen, button, buttons, description, labelled, type_into};
use crate::setup::stage::{begin, until};

type Periods = RwSignal<Vec<(String, String)>>;

fn periods(ends: &[(&str, &str)]) -> Periods {
    RwSignal::new(ends.iter().map(|(opens, closes)| ((*opens).to_owned(), (*closes).to_owned())).collect())
}

fn show(values: Periods, wrong: &'static str) -> Screen {
    Screen::show(move || {
        let label = Label::new("availability", "On sale").hint("All times in Europe/Amsterdam.");
        let words = DateRangeWords {
            members: ["opens_at", "closes_at"],
            labels: ["From", "Until"],
            span: |number| format!("Period {number}"),
            add: "Add period",
            remove: "Remove period",
        };
        let problem =
            Callback::new(move |name: String| (name == wrong).then(|| "Enter a date and a time".to_owned()));
        let on_change = Callback::new(move |changed| values.set(changed));
        view! { <DateRangeList label words problem values on_change /> }
    })
}

/// The controls of the earlier or the later ends.
fn ends(label: &str) -> Vec<HtmlInputElement> {
    labelled(label).into_iter().map(JsCast::unchecked_into).collect()
}

fn typed(label: &str) -> Vec<String> {
    ends(label).iter().map(HtmlInputElement::value).collect()
}

#[wasm_bindgen_test]
async fn a_period_is_added_and_typed() {
    begin().await;
    let values = periods(&[]);
    let _screen = show(values, "");
    assert!(ends("From").is_empty());
    button("Add period").click();
    until("a period", async || ends("From").len() == 1).await;
    type_into(&ends("From")[0], "2026-07-04T20:00");
    type_into(&ends("Until")[0], "2026-07-05T02:00");
    assert_eq!(values.get_untracked(), [("2026-07-04T20:00".to_owned(), "2026-07-05T02:00".to_owned())]);
    assert_eq!(ends("Until")[0].name(), "availability.0.closes_at");
}

#[wasm_bindgen_test]
async fn the_period_that_is_removed_is_the_one_that_goes() {
    begin().await;
    let (first, second) =
        (("2026-01-01T10:00", "2026-01-01T11:00"), ("2026-02-02T10:00", "2026-02-02T11:00"));
    let values = periods(&[first, second]);
    let _screen = show(values, "");
    until("both are there", async || typed("From") == [first.0, second.0]).await;
    buttons("Remove period")[0].click();
    until("the second is left", async || typed("From") == [second.0]).await;
    assert_eq!(typed("Until"), [second.1]);
    assert_eq!(values.get_untracked(), [(second.0.to_owned(), second.1.to_owned())]);
}

#[wasm_bindgen_test]
async fn what_is_half_typed_goes_with_its_period() {
    begin().await;
    let values = periods(&[("", ""), ("", "")]);
    let _screen = show(values, "");
    until("both are there", async || ends("From").len() == 2).await;
    // Only a keyboard can leave half a date in a control: what such a control is recognised by is that it is the very same.
    let first = ends("From")[0].clone();
    let second = ends("From")[1].clone();
    buttons("Remove period")[1].click();
    until("one is left", async || ends("From").len() == 1).await;
    assert!(ends("From")[0].is_same_node(Some(&first)), "the one before stays as it is");
    button("Add period").click();
    until("two again", async || ends("From").len() == 2).await;
    assert!(!ends("From")[1].is_same_node(Some(&second)));
    buttons("Remove period")[0].click();
    until("one is left", async || ends("From").len() == 1).await;
    assert!(!ends("From")[0].is_same_node(Some(&first)), "the control of the one that was removed is gone");
}

#[wasm_bindgen_test]
async fn a_problem_belongs_to_one_end() {
    begin().await;
    let _screen = show(periods(&[("", "")]), "availability.0.opens_at");
    until("the period", async || ends("From").len() == 1).await;
    let (from, to) = (&ends("From")[0], &ends("Until")[0]);
    assert_eq!(description(from), ["Enter a date and a time"]);
    assert_eq!(from.get_attribute("aria-invalid").as_deref(), Some("true"));
    assert!(description(to).is_empty());
    assert_eq!(to.get_attribute("aria-invalid"), None);
}
