//! On or off.

use leptos::prelude::*;
use loket::components::{Label, SwitchField};
use wasm_bindgen_test::wasm_bindgen_test;

use crate::setup::screen::{Screen, description, input};
use crate::setup::stage::{begin, until};

#[wasm_bindgen_test]
async fn a_switch_follows_its_value_and_is_described() {
    begin().await;
    let value = RwSignal::new(true);
    let _screen = Screen::show(move || {
        let label = Label::new("is_hidden", "Hidden").hint("In no shop");
        view! { <SwitchField label value on_change=Callback::new(move |on| value.set(on)) /> }
    });
    let hidden = input("Hidden");
    assert!(hidden.checked());
    assert_eq!(
        (hidden.name().as_str(), hidden.get_attribute("role").as_deref()),
        ("is_hidden", Some("switch"))
    );
    assert_eq!(description(&hidden), ["In no shop"]);
    hidden.click();
    assert!(!value.get_untracked());
    value.set(true);
    until("the switch is on again", async || hidden.checked()).await;
}
