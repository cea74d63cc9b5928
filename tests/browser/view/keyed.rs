//! Views that go where what they show goes.

use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use leptos::prelude::*;
use loket::view::{Keyed, View, keyed, view};
use wasm_bindgen::JsCast;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{Element, HtmlElement, HtmlInputElement};

use super::{found, shown, texts};
use crate::setup::stage::{begin, until};

type Names = RwSignal<Vec<&'static str>>;

/// A list item with a name and a box, which counts how often it is made.
fn item(name: &'static str, made: Rc<AtomicUsize>) -> Keyed {
    let make = Box::new(move || {
        made.fetch_add(1, Ordering::Relaxed);
        view! { <li>{name}<input type="text" aria-label=name/></li> }
    });
    Keyed { key: name.to_owned(), edition: (0, 0), make }
}

fn list(names: Names, made: &Rc<AtomicUsize>) -> View {
    let made = Rc::clone(made);
    let items = keyed(move || names.get().into_iter().map(|name| item(name, Rc::clone(&made))).collect());
    view! { <ul><li>"first"</li>{items}<li>"last"</li></ul> }
}

async fn until_shown(names: &[&str]) {
    let wanted = [&["first"], names, &["last"]].concat();
    until("the items are as wanted", async || texts("#screen li") == wanted).await;
}

fn input(name: &str) -> HtmlInputElement {
    found(&format!("#screen [aria-label={name}]")).remove(0).unchecked_into()
}

#[wasm_bindgen_test]
async fn items_come_go_and_change_places() {
    begin().await;
    let names = Names::new(vec!["a", "b", "c"]);
    let made = Rc::default();
    let (_screen, _) = shown(|| list(names, &made), "#screen li");
    for wanted in [vec!["c", "b", "a"], vec![], vec!["x", "b", "y", "z"], vec!["z", "n", "x"], vec!["a"]] {
        names.set(wanted.clone());
        until_shown(&wanted).await;
    }
}

#[wasm_bindgen_test]
async fn the_focus_and_a_half_typed_text_stay_with_their_item() {
    begin().await;
    let names = Names::new(vec!["a", "b", "c", "d"]);
    let (_screen, _) = shown(|| list(names, &Rc::default()), "#screen li");
    let box_of_a = input("a");
    let element_of_a: &Element = &box_of_a;
    box_of_a.set_value("half a nam");
    box_of_a.focus().unwrap();
    for wanted in [vec!["b", "c", "a", "d"], vec!["d", "x", "c", "b", "a"], vec!["a"], vec!["x", "a"]] {
        names.set(wanted.clone());
        until_shown(&wanted).await;
        assert_eq!(document().active_element().as_ref(), Some(element_of_a), "{wanted:?}");
        assert_eq!(input("a").value(), "half a nam");
    }
}

#[wasm_bindgen_test]
async fn what_has_the_focus_becomes_nothing_else() {
    begin().await;
    let names = Names::new(vec!["a", "b"]);
    let (_screen, _) = shown(|| list(names, &Rc::default()), "#screen li");
    let box_of_a = input("a");
    box_of_a.focus().unwrap();
    names.set(vec!["b", "c"]);
    until_shown(&["b", "c"]).await;
    assert!(!box_of_a.is_connected());
    assert_eq!(document().active_element().as_ref(), document().body().as_deref());
}

#[wasm_bindgen_test]
async fn an_item_is_not_made_again_unless_its_edition_is_another() {
    begin().await;
    let names = Names::new(vec!["a", "b", "c"]);
    let made = Rc::default();
    let (_screen, _) = shown(|| list(names, &made), "#screen li");
    names.set(vec!["b", "c", "d"]);
    until_shown(&["b", "c", "d"]).await;
    assert_eq!(made.load(Ordering::Relaxed), 4, "only the new one");

    let edition = RwSignal::new(0);
    let row = move || {
        let edition = edition.get();
        let make = Box::new(move || view! { <b>{edition.to_string()}</b> });
        vec![Keyed { key: "row".to_owned(), edition: (edition, 0), make }]
    };
    let (_other, bolds) = shown(move || keyed(row), "#screen b");
    edition.set(1);
    until("it is the other edition", async || texts("#screen b") == ["1"]).await;
    assert!(bolds[0].is_connected(), "in the same element");
}

#[wasm_bindgen_test]
async fn items_with_the_same_key_are_all_there() {
    begin().await;
    let names = Names::new(vec!["a", "a", "b"]);
    let (_screen, _) = shown(|| list(names, &Rc::default()), "#screen li");
    for wanted in [vec!["b", "a", "a", "a"], vec!["a", "a"]] {
        names.set(wanted.clone());
        until_shown(&wanted).await;
    }
}

#[wasm_bindgen_test]
async fn what_follows_in_an_item_lives_as_long_as_the_item() {
    begin().await;
    let (names, count) = (Names::new(vec!["a", "b"]), RwSignal::new(0));
    let gone = Arc::new(AtomicUsize::new(0));
    let counted = Arc::clone(&gone);
    let row = move |name: &'static str| {
        let gone = Arc::clone(&counted);
        let make = Box::new(move || {
            on_cleanup(move || {
                gone.fetch_add(1, Ordering::Relaxed);
            });
            view! { <li>{move || format!("{name}{}", count.get())}</li> }
        });
        Keyed { key: name.to_owned(), edition: (0, 0), make }
    };
    let (screen, _) =
        shown(|| keyed(move || names.get().into_iter().map(row.clone()).collect()), "#screen li");
    names.set(vec!["b", "c"]);
    until("the first has gone", async || texts("#screen li") == ["b0", "c0"]).await;
    assert_eq!(gone.load(Ordering::Relaxed), 1, "of the one that went");
    count.set(7);
    until("those that stayed follow", async || texts("#screen li") == ["b7", "c7"]).await;
    let element: HtmlElement = found("#screen li").remove(0).unchecked_into();
    drop(screen);
    assert!(!element.is_connected());
    assert_eq!(gone.load(Ordering::Relaxed), 3, "of all");
}
