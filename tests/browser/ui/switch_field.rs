//! On or off.

use leptos::prelude::*;
use loket::ui::SwitchField;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::setup::screen::{Screen, description, input};
use crate::setup::stage::{begin, until};

#[wasm_bindgen_test]
async fn a_switch_follows_its_value_and_is_described() {
    begin().await;
    let value = RwSignal::new(true);
    let _screen = Screen::show(move || {
        view! {
            <SwitchField
                name="is_hidden"
                label=Signal::stored("Hidden".to_owned())
                hint=Signal::stored("In no shop".to_owned())
                value
                on_change=move |on| value.set(on)
            />
        }
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
