//! What stands around every page: where one is, whose service it is, and the ways on.

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::context::{href, use_words};
use crate::navigation::Navigation;
use crate::preferences::{Preferences, Theme};
use crate::route::{Base, Route};
use crate::session::Session;
use crate::text::Language;
use crate::ui::{Icon, Shape};

/// The frame around every page.
pub fn frame(page: AnyView) -> AnyView {
    let session = expect_context::<Session>();
    let words = use_words();
    let main = NodeRef::<leptos::html::Main>::new();
    // A fragment is resolved against the app's base, so as a plain link it would leave the page.
    let skip = move |event: leptos::ev::MouseEvent| {
        event.prevent_default();
        if let Some(main) = main.get_untracked() {
            // The content is always there while the frame is.
            let _ = main.focus();
        }
    };
    let menu = NodeRef::<leptos::html::Details>::new();
    let close = move || {
        if let Some(menu) = menu.get_untracked() {
            menu.set_open(false);
        }
    };
    let path = expect_context::<Navigation>().path;
    Effect::new(move || {
        path.track();
        close();
    });
    let close_on_escape = move |event: leptos::ev::KeyboardEvent| {
        if event.key() == "Escape" {
            close();
        }
    };
    let service = move || {
        session.connection().map(|connection| {
            let address = connection.address.to_string();
            address.split_once("://").map_or(address.clone(), |(_, host)| host.to_owned())
        })
    };
    view! {
        <a class={"skip-link"} href="#content" on:click=skip>{words.frame.skip_to_content}</a>
        <header class={"frame-header"}>
            <a class={"brand"} href=href(&Route::Home)>{brand()}</a>
            {navigation()}
            <p class={"service"} title=words.frame.service>{service}</p>
            <details class={"menu"} node_ref=menu on:keydown=close_on_escape>
                <summary class={"button quiet"}>
                    <Icon shape=Shape::Menu/>
                    <span>{words.frame.menu}</span>
                </summary>
                <div class={"menu-panel"}>
                    {preference_fields()}
                    <button type="button" class={"button"} on:click=move |_| session.sign_out()>
                        <Icon shape=Shape::Leave/>
                        <span>{words.frame.sign_out}</span>
                    </button>
                </div>
            </details>
        </header>
        <main id="content" tabindex="-1" node_ref=main>{page}</main>
    }
    .into_any()
}

/// The name of the app, as a ticket.
pub fn brand() -> AnyView {
    let name = "Loket";
    view! {
        <span class={"brand-stub"} aria-hidden="true"><Icon shape=Shape::Ticket/></span>
        <span class={"brand-name"}>{name}</span>
    }
    .into_any()
}

fn navigation() -> AnyView {
    let words = use_words();
    let base = expect_context::<Base>();
    let path = expect_context::<Navigation>().path;
    let is_in_tickets = move || {
        let path = path.get();
        base.strip(&path).is_some_and(|path| path == "/tickets" || path.starts_with("/tickets/"))
    };
    view! {
        <nav class={"navigation"} aria-label=words.frame.navigation>
            <a href=href(&Route::TICKETS) aria-current=move || is_in_tickets().then_some("page")>
                <Icon shape=Shape::Ticket/>
                <span>{words.frame.tickets}</span>
            </a>
        </nav>
    }
    .into_any()
}

/// The id of the control of the language.
const LANGUAGE: &str = "language";

fn return_to_language() {
    let Some(control) = document().get_element_by_id(LANGUAGE) else { return };
    if let Ok(Some(menu)) = control.closest("details") {
        // A menu that can't be opened is one that is gone again.
        let _ = menu.set_attribute("open", "");
    }
    if let Some(control) = control.dyn_ref::<web_sys::HtmlElement>() {
        let _ = control.focus();
    }
}

/// Language and theme.
pub fn preference_fields() -> AnyView {
    let preferences = expect_context::<Preferences>();
    let words = use_words();
    let theme_name = move |theme: Theme| match theme {
        Theme::System => words.frame.theme_system,
        Theme::Light => words.frame.theme_light,
        Theme::Dark => words.frame.theme_dark,
    };
    let languages = Language::ALL.map(|language| {
        let selected = move || preferences.language.get() == language;
        view! { <option value=language.tag() lang=language.tag() prop:selected=selected>{language.name()}</option> }.into_any()
    });
    let themes = Theme::ALL.map(|theme| {
        let selected = move || preferences.theme.get() == theme;
        view! { <option value=theme.name() prop:selected=selected>{theme_name(theme)}</option> }.into_any()
    });
    let choose_language = move |tag: String| {
        if let Some(language) = Language::from_tag(&tag) {
            preferences.choose_language(language);
            // The views are built anew; the person is still at this control.
            request_animation_frame(return_to_language);
        }
    };
    let choose_theme = move |name: String| {
        if let Some(theme) = Theme::from_name(&name) {
            preferences.choose_theme(theme);
        }
    };
    view! {
        <div class={"preferences"}>
            <label>
                <span>{words.frame.language}</span>
                <select
                    class={"input"}
                    id=LANGUAGE
                    on:change=move |event| choose_language(event_target_value(&event))
                >
                    {Vec::from(languages)}
                </select>
            </label>
            <label>
                <span>{words.frame.theme}</span>
                <select class={"input"} on:change=move |event| choose_theme(event_target_value(&event))>
                    {Vec::from(themes)}
                </select>
            </label>
        </div>
    }
    .into_any()
}
