//! Views beside each other, some more and some less.

use leptos::prelude::*;
use loket::view::{View, view};
use wasm_bindgen_test::wasm_bindgen_test;

use super::{found, shown, texts};
use crate::setup::stage::{begin, until};

fn items(names: &[&'static str]) -> Vec<View> {
    names.iter().map(|name| view! { <li>{*name}</li> }).collect()
}

#[wasm_bindgen_test]
async fn a_list_grows_and_shrinks_where_it_stands() {
    begin().await;
    let names = RwSignal::new(vec!["a"]);
    let list = move || names.with(|names| items(names));
    let (_screen, first) =
        shown(move || view! { <ul><li>"first"</li>{list}<li>"last"</li></ul> }, "#screen li:nth-child(2)");
    for wanted in [vec!["a", "b", "c"], vec!["c"], vec![], vec!["x", "y"]] {
        names.set(wanted.clone());
        let seen: Vec<&str> = [vec!["first"], wanted, vec!["last"]].concat();
        until("the list is as wanted", async || texts("#screen li") == seen).await;
    }
    assert!(!first[0].is_connected(), "an item that was left over goes");
}

#[wasm_bindgen_test]
async fn lists_in_a_list_keep_their_places() {
    begin().await;
    let names = RwSignal::new(vec!["a", "b"]);
    let groups = move || {
        let group = |name: &'static str| View::Many(items(&[name, name]));
        names.get().into_iter().map(group).collect::<Vec<_>>()
    };
    let (_screen, _) = shown(move || view! { <ul>{groups}</ul> }, "#screen li");
    for (wanted, seen) in [
        (vec!["a", "b", "c"], "aabbcc"),
        (vec!["b"], "bb"),
        (vec!["c", "b", "a", "d"], "ccbbaadd"),
        (vec![], ""),
    ] {
        names.set(wanted);
        until("the groups are as wanted", async || texts("#screen li").concat() == seen).await;
    }
    assert_eq!(found("#screen ul").len(), 1);
}
