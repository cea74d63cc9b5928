//! The choice of language, currency and theme.

use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::context::use_i18n;
use crate::i18n::Language;
use crate::parts;
use crate::preferences::{CURRENCIES, Preferences, Theme};

/// The ids of the controls that build the page anew.
const LANGUAGE: &str = "language";
const CURRENCY: &str = "currency";

/// Language, currency and theme.
#[component]
pub(crate) fn PreferenceFields() -> impl IntoView {
    view! {
        <div class="preferences">
            <LanguageField />
            <CurrencyField />
            <ThemeField />
        </div>
    }
}

/// The language, which is a part of the app that may have to be loaded.
#[component]
fn LanguageField() -> impl IntoView {
    let preferences: Preferences = expect_context();
    let words = use_i18n();
    let select = NodeRef::<html::Select>::new();
    // What was chosen last: a slow language must not replace a later choice.
    let chosen = StoredValue::new(words.language);
    let has_failed = RwSignal::new(false);
    let options = Language::ALL.map(|language| {
        view! {
            <option value=language.tag() lang=language.tag() prop:selected=words.language == language>
                {language.name()}
            </option>
        }
    });
    let choose = move |event| {
        let Some(language) = Language::from_tag(&event_target_value(&event)) else { return };
        chosen.set_value(language);
        spawn_local(async move {
            let loaded = parts::words(language).await;
            if chosen.try_get_value() != Some(language) {
                return;
            }
            has_failed.set(loaded.is_err());
            match loaded {
                Ok(new_words) => {
                    preferences.choose_language(new_words);
                    // The views are built anew; the person is still at this control.
                    request_animation_frame(|| return_to(LANGUAGE));
                }
                Err(_) => {
                    if let Some(select) = select.get_untracked() {
                        select.set_value(words.language.tag());
                    }
                }
            }
        });
    };
    view! {
        <label>
            <span>{words.frame.language}</span>
            <select class="input" id=LANGUAGE node_ref=select on:change=choose>
                {options}
            </select>
        </label>
        <p class="problem" role="status" hidden=move || !has_failed.get()>
            {move || has_failed.get().then_some(words.frame.language_failed)}
        </p>
    }
}

/// The currency of amounts, unless the configuration names it: the interface does not.
#[component]
fn CurrencyField() -> impl IntoView {
    let preferences: Preferences = expect_context();
    if !preferences.asks_currency {
        return None;
    }
    let words = &use_i18n().frame;
    let chosen = preferences.currency.get_untracked().unwrap_or_default();
    let option = |code: &'static str| {
        view! {
            <option value=code prop:selected=code == chosen>
                {code}
            </option>
        }
    };
    let options = CURRENCIES.map(option);
    let choose = move |event| {
        preferences.choose_currency(&event_target_value(&event));
        request_animation_frame(|| return_to(CURRENCY));
    };
    Some(view! {
        <label>
            <span>{words.currency}</span>
            <select class="input" id=CURRENCY on:change=choose>
                <option value="">{words.no_currency}</option>
                {options}
            </select>
        </label>
    })
}

/// Moves the focus back to a control whose page was built anew.
fn return_to(id: &str) {
    let Some(control) = document().get_element_by_id(id) else { return };
    if let Ok(Some(menu)) = control.closest("details") {
        // A menu that can't be opened is one that is gone again.
        let _ = menu.set_attribute("open", "");
    }
    if let Some(control) = control.dyn_ref::<HtmlElement>() {
        let _ = control.focus();
    }
}

/// Light, dark, or as the system has it.
#[component]
fn ThemeField() -> impl IntoView {
    let preferences: Preferences = expect_context();
    let words = &use_i18n().frame;
    let options = Theme::ALL.map(|theme| {
        let name = match theme {
            Theme::System => words.theme_system,
            Theme::Light => words.theme_light,
            Theme::Dark => words.theme_dark,
        };
        view! {
            <option value=theme.name() prop:selected=move || preferences.theme.get() == theme>
                {name}
            </option>
        }
    });
    let choose = move |event| {
        if let Some(theme) = Theme::from_name(&event_target_value(&event)) {
            preferences.choose_theme(theme);
        }
    };
    view! {
        <label>
            <span>{words.theme}</span>
            <select class="input" on:change=choose>
                {options}
            </select>
        </label>
    }
}
