//! What stands around every page: where one is, whose service it is, and the ways on.

use leptos::prelude::*;
use leptos_router::hooks::use_location;

use super::context::{href, say, use_words};
use crate::preferences::{Preferences, Theme};
use crate::route::{Base, Route};
use crate::session::Session;
use crate::text::Language;
use crate::ui::{Icon, Shape};

/// The frame around every page.
#[component]
pub fn Frame(
    /// The page.
    children: Children,
) -> impl IntoView {
    let session = expect_context::<Session>();
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
    let path = use_location().pathname;
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
        <a class={"skip-link"} href="#content" on:click=skip>{say(|words| words.frame.skip_to_content)}</a>
        <header class={"frame-header"}>
            <a class={"brand"} href=href(&Route::Home)><Brand/></a>
            <Navigation/>
            <p class={"service"} title=say(|words| words.frame.service)>{service}</p>
            <details class={"menu"} node_ref=menu on:keydown=close_on_escape>
                <summary class={"button quiet"}>
                    <Icon shape=Shape::Menu/>
                    <span>{say(|words| words.frame.menu)}</span>
                </summary>
                <div class={"menu-panel"}>
                    <PreferenceFields/>
                    <button type="button" class={"button"} on:click=move |_| session.sign_out()>
                        <Icon shape=Shape::Leave/>
                        <span>{say(|words| words.frame.sign_out)}</span>
                    </button>
                </div>
            </details>
        </header>
        <main id="content" tabindex="-1" node_ref=main>{children()}</main>
    }
}

/// The name of the app, as a ticket.
#[component]
pub fn Brand() -> impl IntoView {
    let name = "Loket";
    view! {
        <span class={"brand-stub"} aria-hidden="true"><Icon shape=Shape::Ticket/></span>
        <span class={"brand-name"}>{name}</span>
    }
}

#[component]
fn Navigation() -> impl IntoView {
    let base = expect_context::<Base>();
    let path = use_location().pathname;
    let is_in_tickets = move || {
        let path = path.get();
        base.strip(&path).is_some_and(|path| path == "/tickets" || path.starts_with("/tickets/"))
    };
    view! {
        <nav class={"navigation"} aria-label=say(|words| words.frame.navigation)>
            <a href=href(&Route::TICKETS) aria-current=move || is_in_tickets().then_some("page")>
                <Icon shape=Shape::Ticket/>
                <span>{say(|words| words.frame.tickets)}</span>
            </a>
        </nav>
    }
}

/// Language and theme.
#[component]
pub fn PreferenceFields() -> impl IntoView {
    let preferences = expect_context::<Preferences>();
    let words = use_words();
    let theme_name = move |theme: Theme| {
        let words = &words.get().frame;
        match theme {
            Theme::System => words.theme_system,
            Theme::Light => words.theme_light,
            Theme::Dark => words.theme_dark,
        }
    };
    let languages = Language::ALL.map(|language| {
        let selected = move || preferences.language.get() == language;
        view! { <option value=language.tag() lang=language.tag() prop:selected=selected>{language.name()}</option> }
    });
    let themes = Theme::ALL.map(|theme| {
        let selected = move || preferences.theme.get() == theme;
        view! { <option value=theme.name() prop:selected=selected>{move || theme_name(theme)}</option> }
    });
    let choose_language = move |tag: String| {
        if let Some(language) = Language::from_tag(&tag) {
            preferences.choose_language(language);
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
                <span>{say(|words| words.frame.language)}</span>
                <select class={"input"} on:change:target=move |event| choose_language(event.target().value())>
                    {languages}
                </select>
            </label>
            <label>
                <span>{say(|words| words.frame.theme)}</span>
                <select class={"input"} on:change:target=move |event| choose_theme(event.target().value())>
                    {themes}
                </select>
            </label>
        </div>
    }
}
