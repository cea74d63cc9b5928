//! Elements that stay, and elements that go.

use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use leptos::prelude::*;
use loket::view::{ElementRef, View, view};
use wasm_bindgen::JsCast;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{HtmlElement, HtmlInputElement};

use super::{found, shown, texts};
use crate::setup::stage::{begin, until};

#[wasm_bindgen_test]
async fn what_is_typed_in_a_part_that_is_made_again_stays() {
    begin().await;
    let heading = RwSignal::new("one");
    let part = move || {
        let heading = heading.get();
        view! { <h2>{heading}</h2><input type="text"/> }
    };
    let (_screen, inputs) = shown(move || view! { <div>{part}</div> }, "#screen input");
    let input: &HtmlInputElement = inputs[0].unchecked_ref();
    input.set_value("half a nam");
    input.focus().unwrap();
    heading.set("two");
    until("the heading is the other one", async || texts("#screen h2") == ["two"]).await;
    assert_eq!(input.value(), "half a nam");
    assert_eq!(document().active_element().as_ref(), Some(&inputs[0]), "it is the same element");
}

#[wasm_bindgen_test]
async fn what_is_made_anew_is_another_element() {
    begin().await;
    let page = RwSignal::new("one");
    let part = move || {
        let page = page.get();
        View::Anew(Box::new(view! { <p>{page}</p><input type="text"/> }))
    };
    let (_screen, before) = shown(move || view! { <div>{part}</div><p>"after"</p> }, "#screen input");
    before[0].unchecked_ref::<HtmlInputElement>().set_value("typed on the page before");
    page.set("two");
    until("the page is the other one", async || texts("#screen p") == ["two", "after"]).await;
    let after = found("#screen input");
    assert_eq!(after[0].unchecked_ref::<HtmlInputElement>().value(), "");
    assert!(!before[0].is_connected());
}

#[wasm_bindgen_test]
async fn another_kind_of_element_takes_the_place() {
    begin().await;
    let is_link = RwSignal::new(false);
    let part = move || {
        if is_link.get() {
            view! { <a href="/">"it"</a> }
        } else {
            view! { <b>"it"</b> }
        }
    };
    let (_screen, _) = shown(move || view! { <i>"before"</i>{part}<i>"after"</i> }, "#screen *");
    assert_eq!(tags(), ["I", "B", "I"]);
    is_link.set(true);
    until("it is a link", async || tags() == ["I", "A", "I"]).await;
    is_link.set(false);
    until("it is none any more", async || tags() == ["I", "B", "I"]).await;
}

fn tags() -> Vec<String> {
    found("#screen > *").iter().map(web_sys::Element::tag_name).collect()
}

#[wasm_bindgen_test]
async fn a_part_may_be_there_and_not_be_there() {
    begin().await;
    let name = RwSignal::new(None::<String>);
    let part = move || name.get().map(|name| view! { <b>{name}</b> });
    let (_screen, _) = shown(move || view! { <i>"before"</i>{part}<i>"after"</i> }, "#screen *");
    for (given, seen) in [(Some("Sanne"), vec!["before", "Sanne", "after"]), (None, vec!["before", "after"])]
    {
        name.set(given.map(str::to_owned));
        until("it is as it was set", async || texts("#screen > *") == seen).await;
    }
}

#[wasm_bindgen_test]
async fn the_handler_is_the_one_of_the_last_view() {
    begin().await;
    let (step, count) = (RwSignal::new(1), RwSignal::new(0));
    let part = move || {
        let step = step.get();
        let add = move |event: web_sys::MouseEvent| {
            assert_eq!(event.type_(), "click");
            count.update(|count| *count += step);
        };
        view! { <button on:click=add>{step.to_string()}</button> }
    };
    let (_screen, buttons) = shown(move || view! { {part} }, "#screen button");
    let button: &HtmlElement = buttons[0].unchecked_ref();
    button.click();
    step.set(10);
    until("the step is the other one", async || texts("#screen button") == ["10"]).await;
    button.click();
    assert_eq!(count.get_untracked(), 11);
}

#[wasm_bindgen_test]
async fn a_drawing_is_a_drawing() {
    begin().await;
    let markup = || view! { <p><svg viewBox="0 0 1 1"><path d="M0 0"></path></svg><b>"text"</b></p> };
    let (_screen, drawn) = shown(markup, "#screen svg, #screen svg *");
    assert_eq!(drawn.len(), 2);
    for element in drawn {
        assert_eq!(element.namespace_uri().as_deref(), Some("http://www.w3.org/2000/svg"));
    }
    assert_eq!(found("#screen b")[0].namespace_uri().as_deref(), Some("http://www.w3.org/1999/xhtml"));
}

#[wasm_bindgen_test]
async fn a_text_is_no_markup() {
    begin().await;
    let hostile = "<img src=x onerror=alert(1)>".to_owned();
    let name = hostile.clone();
    let (_screen, _) = shown(move || view! { <p title=name.clone()>{name}</p> }, "#screen p");
    assert_eq!(texts("#screen p"), [hostile]);
    assert!(found("#screen img").is_empty());
}

#[wasm_bindgen_test]
async fn a_reference_leads_to_the_element() {
    begin().await;
    let reference: Rc<std::cell::Cell<Option<ElementRef>>> = Rc::default();
    let kept = Rc::clone(&reference);
    let (_screen, _) = shown(
        move || {
            let element = ElementRef::<HtmlElement>::new();
            kept.set(Some(element));
            view! { <b node_ref=element>"it"</b> }
        },
        "#screen b",
    );
    let element = reference.get().and_then(ElementRef::get_untracked);
    assert_eq!(element.and_then(|element| element.text_content()).as_deref(), Some("it"));
}

#[wasm_bindgen_test]
async fn what_has_gone_follows_nothing() {
    begin().await;
    let made = Arc::new(AtomicUsize::new(0));
    let counted = Arc::clone(&made);
    let value = leptos::prelude::RwSignal::new(0);
    let part = move || {
        counted.fetch_add(1, Ordering::Relaxed);
        value.get().to_string()
    };
    let (screen, _) = shown(move || view! { <p>{part}</p> }, "#screen p");
    drop(screen);
    assert!(found("#screen").is_empty());
    let other = RwSignal::new(0);
    let (_screen, _) = shown(move || view! { <p>{move || other.get().to_string()}</p> }, "#screen p");
    value.set(1);
    other.set(1);
    until("the other one is made again", async || texts("#screen p") == ["1"]).await;
    assert_eq!(made.load(Ordering::Relaxed), 1);
}

/// What belonged to the page before has gone when the next one is made, and whatever followed it with it.
#[wasm_bindgen_test]
async fn a_part_of_a_page_that_has_gone_asks_for_nothing() {
    begin().await;
    let page = RwSignal::new(1);
    let part = move || {
        let own = RwSignal::new(page.get());
        let within = move || {
            let whole = page.get();
            view! { <b>{move || format!("{whole} {} {}", page.get(), own.get())}</b> }
        };
        View::Anew(Box::new(view! { <p>{within}</p> }))
    };
    let (_screen, _) = shown(move || view! { <div>{part}</div> }, "#screen p");
    assert_eq!(texts("#screen b"), ["1 1 1"]);
    page.set(2);
    until("the other page is there", async || texts("#screen b") == ["2 2 2"]).await;
}

/// An event that is under way comes to the elements around the one that it happened to, though they have gone by then.
#[wasm_bindgen_test]
async fn an_event_that_takes_its_elements_away_ends_in_peace() {
    begin().await;
    let (is_there, heard) = (RwSignal::new(true), RwSignal::new(0));
    let part = move || {
        is_there.get().then(|| {
            let outer = move |_| heard.update(|heard| *heard += 1);
            let inner = move |_| is_there.set(false);
            view! { <div on:click=outer><button on:click=inner>"away"</button></div> }
        })
    };
    let (_screen, buttons) = shown(move || view! { <div>{part}</div> }, "#screen button");
    buttons[0].unchecked_ref::<HtmlElement>().click();
    until("it has gone", async || found("#screen button").is_empty()).await;
    buttons[0].unchecked_ref::<HtmlElement>().click();
    assert_eq!(heard.get_untracked(), 1, "what has gone is heard no more");
}
