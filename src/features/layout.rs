//! The frame of every page: where the user is, whose service it is, and the navigation.

use leptos::ev;
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::context::{href, use_i18n, use_query_client};
use super::flash::FlashNotice;
use super::network::NetworkNotice;
use super::palette::PaletteDialog;
use super::preference_fields::PreferenceFields;
use super::shortcuts::{Shortcuts, open_sheet};
use super::update_notice::UpdateNotice;
use crate::components::{CheckBox, Icon, Shape, ToastRegion, focus_in_place, focused};
use crate::navigation::{Left, Navigation};
use crate::preferences::{Preferences, note_door};
use crate::reactive::{effect, listen};
use crate::routes::{ListQuery, ReferenceList, Route};
use crate::session::Session;

/// The frame around every page.
#[component]
pub(crate) fn Layout(
    /// The page.
    children: Children,
) -> impl IntoView {
    let session = expect_context::<Session>();
    let words = use_i18n();
    let main = NodeRef::<html::Main>::new();
    // A fragment is resolved against the app's base, so as a plain link it would leave the page.
    let skip = move |event: leptos::ev::MouseEvent| {
        event.prevent_default();
        if let Some(main) = main.get_untracked() {
            // The content is always there while the frame is.
            let _ = main.focus();
        }
    };
    let navigation = expect_context::<Navigation>();
    let path = navigation.path;
    effect(move || {
        path.track();
        navigation.query.track();
        close_menus(LEFT_MENUS, |_| false);
    });
    listen(ev::keydown, |event| {
        if event.key() == "Escape" {
            focus_button_of_menu();
            close_menus(OPEN_MENUS, |_| false);
        }
        if event.key() == "Tab" {
            // A menu that the focus has left would cover what has it next; from a dialog, it comes back.
            request_animation_frame(|| {
                let Some(focused) = focused() else { return };
                if !focused.closest("dialog").is_ok_and(|dialog| dialog.is_some()) {
                    close_menus(OPEN_MENUS, |menu| menu.contains(Some(&focused)));
                }
            });
        }
    });
    listen(ev::click, |event| {
        // As it was when the click came: what was clicked may be gone from its menu.
        let path = event.composed_path();
        close_menus(OPEN_MENUS, |menu| path.includes(menu, 0));
    });
    let busy = use_query_client().busy();
    let sheet = NodeRef::<html::Dialog>::new();
    let is_searching = RwSignal::new(false);
    let preferences = expect_context::<Preferences>();
    let service = move || {
        session.connection().map(|connection| {
            let address = connection.address.to_string();
            address.split_once("://").map_or(address.clone(), |(_, host)| host.to_owned())
        })
    };
    view! {
        <div class="busy-line" hidden=move || busy.get() == 0></div>
        <a class="skip-link" href="#content" on:click=skip>
            {words.frame.skip_to_content}
        </a>
        <header class="frame-header">
            <a class="brand" href=href(&Route::Home)>
                <Brand />
            </a>
            <NavigationBar />
            <button
                type="button"
                class="button quiet search-all"
                aria-keyshortcuts="Control+K Meta+K"
                on:click=move |_| is_searching.set(true)
            >
                <Icon shape=Shape::Search />
                <span>{words.frame.search_all}</span>
            </button>
            <p class="service" title=words.frame.service>
                {service}
            </p>
            <details class="menu">
                <summary class="button quiet">
                    <Icon shape=Shape::Menu />
                    <span>{words.frame.menu}</span>
                </summary>
                <div class="menu-panel">
                    <PreferenceFields />
                    <CheckBox
                        label=words.frame.hide_personal
                        is_on=preferences.hides_personal
                        on_change=Callback::new(move |hides| preferences.hide_personal(hides))
                    />
                    <CheckBox
                        label=words.frame.developer_details
                        is_on=preferences.shows_developer_details
                        on_change=Callback::new(move |shows| preferences.show_developer_details(shows))
                    />
                    <button type="button" class="button" on:click=move |_| open_sheet(sheet)>
                        {words.frame.shortcuts}
                    </button>
                    <button type="button" class="button" on:click=move |_| sign_out(session, navigation)>
                        <Icon shape=Shape::Leave />
                        <span>{words.frame.sign_out}</span>
                    </button>
                </div>
            </details>
        </header>
        <main id="content" tabindex="-1" node_ref=main>
            <NetworkNotice />
            <UpdateNotice />
            <FlashNotice />
            {children()}
        </main>
        <ToastRegion close=words.frame.close />
        <Shortcuts sheet />
        <PaletteDialog is_open=is_searching sheet />
    }
}

/// Signs out, unless there is something typed that the user wants to save first: it would be forgotten.
pub(super) fn sign_out(session: Session, navigation: Navigation) {
    navigation.leave(Left::Session, move || {
        note_door(None);
        session.sign_out();
    });
}

/// The menus that are open.
const OPEN_MENUS: &str = "details.menu[open]";
/// Those that are left with the place: two days are chosen one after the other, and each changes the address.
const LEFT_MENUS: &str = "details.menu[open]:not(.days-menu)";

/// Moves the focus from within a menu to its button, before what has it is hidden.
pub(super) fn focus_button_of_menu() {
    let menu = document().active_element().and_then(|active| active.closest("details.menu[open]").ok()?);
    let button = menu.and_then(|menu| menu.query_selector("summary").ok()?);
    if let Some(button) = button.as_ref().and_then(|button| button.dyn_ref::<web_sys::HtmlElement>()) {
        focus_in_place(button);
    }
}

/// Closes menus, but for those that stay.
fn close_menus(menus: &str, stays: impl Fn(&web_sys::Element) -> bool) {
    let Ok(open) = document().query_selector_all(menus) else { return };
    for index in 0..open.length() {
        let menu = open.get(index).and_then(|menu| menu.dyn_into::<web_sys::Element>().ok());
        if let Some(menu) = menu.filter(|menu| !stays(menu)) {
            // A menu that is gone is closed.
            let _ = menu.remove_attribute("open");
        }
    }
}

/// The name of the app, as a ticket.
#[component]
pub(crate) fn Brand() -> impl IntoView {
    let name = "Loket";
    view! {
        <span class="brand-stub" aria-hidden="true">
            <Icon shape=Shape::Ticket />
        </span>
        <span class="brand-name">{name}</span>
    }
}

#[component]
fn NavigationBar() -> impl IntoView {
    let words = &use_i18n().frame;
    let reference = |list| Route::Reference(list, ListQuery::page(1));
    let links = [
        (Route::EVENTS, Shape::Event, words.events),
        (Route::TICKETS, Shape::Ticket, words.tickets),
        (Route::SHOPS, Shape::Shop, words.shops),
        (Route::Orders, Shape::Orders, words.orders),
    ];
    let more = [
        (Route::SALES_REPORT, words.sales_report),
        (Route::CheckoutFields, words.checkout_fields),
        (reference(ReferenceList::Fields), words.fields),
        (reference(ReferenceList::BillingInformation), words.billing_information),
        (reference(ReferenceList::TermsAndConditions), words.terms_and_conditions),
        (reference(ReferenceList::PrivacyStatements), words.privacy_statements),
    ];
    let links = links
        .into_iter()
        .map(|(route, shape, label)| view! { <NavigationLink route shape=Some(shape) label /> })
        .collect_view();
    let more = more.into_iter().map(|(route, label)| view! { <NavigationLink route label /> }).collect_view();
    view! {
        <nav class="navigation" aria-label=words.navigation>
            {links}
            <details class="menu">
                <summary>
                    <Icon shape=Shape::Menu />
                    <span>{words.more}</span>
                </summary>
                <div class="menu-panel">{more}</div>
            </details>
        </nav>
    }
}

/// A link to an area, marked while the user is in it.
#[component]
fn NavigationLink(
    /// The route.
    route: Route,
    /// Its icon.
    #[prop(optional_no_strip)]
    shape: Option<Shape>,
    /// The visible label.
    label: &'static str,
) -> impl IntoView {
    let link = href(&route);
    let path = expect_context::<Navigation>().path;
    // The calendar is a view of the events.
    let calendar = matches!(route, Route::Events(_)).then(|| href(&Route::CALENDAR));
    let areas: Vec<String> = calendar.into_iter().chain([link.clone()]).collect();
    let current = Signal::derive(move || {
        let is_in = |area: &String| {
            path.with(|path| {
                path.strip_prefix(area.as_str()).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
            })
        };
        areas.iter().any(is_in).then_some("page")
    });
    let icon = shape.map(|shape| view! { <Icon shape /> });
    view! {
        <a href=link aria-current=current>
            {icon}
            <span>{label}</span>
        </a>
    }
}
