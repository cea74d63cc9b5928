//! A file and the image that it is.

use gloo_timers::future::TimeoutFuture;
use js_sys::Function;
use leptos::prelude::*;
use loket::components::{ChosenFile, FileField, FileWords, Label};
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::HtmlInputElement;

use crate::setup::screen::{Screen, all, button, input, text};
use crate::setup::stage::{begin, until};

/// Chooses a file whose content comes when the function is called that is given back.
fn choose(control: &HtmlInputElement, name: &str) -> Function {
    let choose = Function::new_with_args(
        "control, name",
        "const chosen = new DataTransfer();
        chosen.items.add(new File([name], name, { type: 'text/plain' }));
        control.files = chosen.files;
        let come;
        const content = new Promise((resolve) => (come = resolve));
        control.files[0].arrayBuffer = () => content;
        control.dispatchEvent(new Event('change'));
        return () => come(new TextEncoder().encode(name).buffer);",
    );
    choose.call2(&JsValue::NULL, control, &name.into()).unwrap().into()
}

fn come(content: &Function) {
    content.call0(&JsValue::NULL).unwrap();
}

fn shown(value: RwSignal<Option<ChosenFile>>) -> Screen {
    let words = FileWords {
        remove: "Remove",
        unreadable: "Unreadable",
        lost: "Lost",
        size: |bytes| format!("{bytes} bytes"),
    };
    let change = Callback::new(move |file| value.set(file));
    Screen::show(
        move || view! { <FileField label=Label::new("image", "Image") accept="*/*" words value on_change=change /> },
    )
}

fn name(value: RwSignal<Option<ChosenFile>>) -> Option<String> {
    value.with_untracked(|file| file.as_ref().map(|file| file.name.clone()))
}

#[wasm_bindgen_test]
async fn the_file_chosen_last_counts_however_long_the_first_takes() {
    begin().await;
    let value = RwSignal::new(None);
    let _screen = shown(value);
    let control = input("Image");
    let slow = choose(&control, "slow.txt");
    let quick = choose(&control, "quick.txt");
    come(&quick);
    until("the quick one", async || name(value).as_deref() == Some("quick.txt")).await;
    come(&slow);
    TimeoutFuture::new(0).await;
    assert_eq!(name(value).as_deref(), Some("quick.txt"));
    until("it is shown", async || {
        all(".chosen-file p").iter().map(|shown| text(shown)).collect::<Vec<_>>() == ["quick.txt · 9 bytes"]
    })
    .await;
}

#[wasm_bindgen_test]
async fn a_file_taken_away_does_not_come_after_all() {
    begin().await;
    let value = RwSignal::new(None);
    let _screen = shown(value);
    let control = input("Image");
    come(&choose(&control, "first.txt"));
    until("the first one", async || name(value).as_deref() == Some("first.txt")).await;
    let late = choose(&control, "late.txt");
    button("Remove").click();
    come(&late);
    TimeoutFuture::new(0).await;
    assert_eq!(name(value), None);
    assert_eq!(control.files().map(|files| files.length()), Some(0));
}
