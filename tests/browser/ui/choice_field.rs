//! One of several, where the choices may come later than the value.

use leptos::prelude::*;
use loket::components::{Choice, ChoiceField, Label};
use wasm_bindgen::JsCast;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::HtmlSelectElement;

use crate::setup::screen::{Screen, choose, select, text};
use crate::setup::stage::{begin, until};

/// The events of a field whose value and choices a test changes.
#[derive(Clone, Copy)]
struct Events {
    value: RwSignal<String>,
    choices: RwSignal<Vec<Choice>>,
}

impl Events {
    fn new(value: &str) -> Self {
        Self { value: RwSignal::new(value.to_owned()), choices: RwSignal::new(Vec::new()) }
    }

    fn show(self) -> Screen {
        let Self { value, choices } = self;
        Screen::show(move || {
            let on_change = Callback::new(move |chosen| value.set(chosen));
            view! { <ChoiceField label=Label::new("event_id", "Event") none="No event" choices value on_change /> }
        })
    }

    fn load(self) {
        let choice = |value: &str, label: &str| Choice { value: value.to_owned(), label: label.to_owned() };
        self.choices.set(vec![choice("5", "Spring"), choice("7", "Summer"), choice("9", "Autumn")]);
    }
}

/// What a person reads in the closed list.
fn reads(select: &HtmlSelectElement) -> String {
    let chosen = select.selected_options().get_with_index(0);
    chosen.map(|option| text(&option.unchecked_into())).unwrap_or_default()
}

#[wasm_bindgen_test]
async fn a_value_that_comes_before_its_choices_stays_chosen() {
    begin().await;
    let events = Events::new("7");
    let _screen = events.show();
    let event = select("Event");
    assert_eq!((event.name(), event.value(), reads(&event)), ("event_id".into(), "7".into(), "#7".into()));
    events.load();
    until("the name of the event shows", async || reads(&event) == "Summer").await;
    assert_eq!(event.value(), "7");
    assert_eq!(event.length(), 4, "three events, and none");
}

#[wasm_bindgen_test]
async fn a_value_that_comes_after_its_choices_is_chosen() {
    begin().await;
    let events = Events::new("");
    let _screen = events.show();
    events.load();
    let event = select("Event");
    until("the events are there", async || event.length() == 4).await;
    assert_eq!(reads(&event), "No event");
    events.value.set("9".to_owned());
    until("the event is chosen", async || reads(&event) == "Autumn").await;
    events.value.set(String::new());
    until("no event is chosen", async || reads(&event) == "No event").await;
}

#[wasm_bindgen_test]
async fn a_choice_stays_when_the_choices_are_loaded_again() {
    begin().await;
    let events = Events::new("");
    let _screen = events.show();
    events.load();
    let event = select("Event");
    until("the events are there", async || event.length() == 4).await;
    choose(&event, "5");
    assert_eq!(events.value.get_untracked(), "5");
    events.choices.update(|choices| choices.truncate(2));
    until("there is one event less", async || event.length() == 3).await;
    assert_eq!(reads(&event), "Spring");
}
