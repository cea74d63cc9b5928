//! The parts that the app is loaded in, one for each area: the main module has what every page needs, a part the views of
//! its area.
//!
//! A release build splits them off (feature `parts`, see `split/`); in any other build all parts are in the main module.

// The macro declares the functions of a part as those of another module.
#![cfg_attr(feature = "parts", allow(unsafe_code))]

use futures_util::FutureExt as _;
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::features::calendar::CalendarPage;
use crate::features::checkout::CheckoutFieldsPage;
use crate::features::events::{CreateEventPage, EventListPage, EventPage};
use crate::features::home::{ComingSales, HomePage};
use crate::features::not_found::NotFound;
use crate::features::orders::{OrderPage, OrdersPage};
use crate::features::palette::PaletteSearch;
use crate::features::reference::ReferencePage;
use crate::features::shops::{CreateShopPage, EditShopPage, ShopListPage, ShopPage};
use crate::features::sign_in::SignInPage;
use crate::features::tickets::{
    CreateTicketOfEventPage, CreateTicketPage, EditTicketPage, TicketListPage, TicketPage,
};
use crate::i18n::{DUTCH, ENGLISH, Language, Messages};
use crate::routes::{Area, Route};

/// A part that could not be loaded: the network is gone, or a newer version of the app was deployed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a part of the app could not be loaded")]
pub struct PartError;

#[cfg(feature = "parts")]
impl From<wasm_split_helpers::SplitLoaderError> for PartError {
    fn from(_: wasm_split_helpers::SplitLoaderError) -> Self {
        Self
    }
}

/// Declares the part of each area: its name, the function that fetches it, and the one that makes its views.
macro_rules! parts {
    ($($Area:ident: $part:ident, $fetch:ident, $views:path;)*) => {
        /// Fetches the part of an area, unless it has loaded.
        pub async fn fetch(area: Area) -> Result<(), PartError> {
            match area {
                $(Area::$Area => Ok($fetch().await?),)*
            }
        }

        async fn views(area: Area, route: Route) -> Result<AnyView, PartError> {
            match area {
                $(Area::$Area => $part(route).await,)*
            }
        }

        $(
            #[cfg(feature = "parts")]
            #[wasm_split_helpers::wasm_split($part, fallible, preload($fetch))]
            fn $part(route: Route) -> Result<AnyView, PartError> {
                Ok($views(route))
            }

            #[cfg(not(feature = "parts"))]
            async fn $part(route: Route) -> Result<AnyView, PartError> {
                Ok($views(route))
            }

            #[cfg(not(feature = "parts"))]
            async fn $fetch() -> Result<(), PartError> {
                Ok(())
            }
        )*
    };
}

parts! {
    SignIn: sign_in, fetch_sign_in, sign_in_view;
    Home: home, fetch_home, home_view;
    Tickets: tickets, fetch_tickets, ticket_views;
    Events: events, fetch_events, event_views;
    Orders: orders, fetch_orders, order_views;
    Calendar: calendar, fetch_calendar, calendar_view;
    Shops: shops, fetch_shops, shop_views;
    Forms: forms, fetch_forms, form_views;
    Reference: reference, fetch_reference, reference_views;
    Palette: palette, fetch_palette, palette_view;
    Sales: sales, fetch_sales, sales_view;
}

/// Declares the part of each language: the function that fetches and returns its words.
macro_rules! languages {
    ($($Language:ident: $part:ident, $words:path;)*) => {
        /// What the app says in a language.
        pub async fn words(language: Language) -> Result<&'static Messages, PartError> {
            match language {
                $(Language::$Language => $part().await,)*
            }
        }

        $(
            #[cfg(feature = "parts")]
            #[wasm_split_helpers::wasm_split($part, fallible)]
            fn $part() -> Result<&'static Messages, PartError> {
                Ok(&$words)
            }

            #[cfg(not(feature = "parts"))]
            async fn $part() -> Result<&'static Messages, PartError> {
                Ok(&$words)
            }
        )*
    };
}

languages! {
    English: english, ENGLISH;
    Dutch: dutch, DUTCH;
}

fn sign_in_view(_: Route) -> AnyView {
    view! { <SignInPage /> }.into_any()
}

fn home_view(_: Route) -> AnyView {
    view! { <HomePage /> }.into_any()
}

fn ticket_views(route: Route) -> AnyView {
    match route {
        Route::Ticket(id) => view! { <TicketPage id /> }.into_any(),
        _ => view! { <TicketListPage /> }.into_any(),
    }
}

fn event_views(route: Route) -> AnyView {
    match route {
        Route::Event(id, ..) => view! { <EventPage id /> }.into_any(),
        _ => view! { <EventListPage /> }.into_any(),
    }
}

fn order_views(route: Route) -> AnyView {
    match route {
        Route::Order(id) => view! { <OrderPage id /> }.into_any(),
        _ => view! { <OrdersPage /> }.into_any(),
    }
}

fn calendar_view(_: Route) -> AnyView {
    view! { <CalendarPage /> }.into_any()
}

fn shop_views(route: Route) -> AnyView {
    match route {
        Route::Shop(id) => view! { <ShopPage id /> }.into_any(),
        _ => view! { <ShopListPage /> }.into_any(),
    }
}

fn form_views(route: Route) -> AnyView {
    match route {
        Route::NewTicket { from } => view! { <CreateTicketPage from /> }.into_any(),
        Route::NewTicketOf(event) => view! { <CreateTicketOfEventPage event /> }.into_any(),
        Route::EditTicket(id) => view! { <EditTicketPage id /> }.into_any(),
        Route::NewEvent { from } => view! { <CreateEventPage from /> }.into_any(),
        Route::NewShop => view! { <CreateShopPage event=None /> }.into_any(),
        Route::NewShopOf(event) => view! { <CreateShopPage event=Some(event) /> }.into_any(),
        Route::EditShop(id) => view! { <EditShopPage id event=None /> }.into_any(),
        Route::AddToShop(id, event) => view! { <EditShopPage id event=Some(event) /> }.into_any(),
        _ => view! { <NotFound /> }.into_any(),
    }
}

fn reference_views(route: Route) -> AnyView {
    match route {
        Route::Reference(list, _) => view! { <ReferencePage list /> }.into_any(),
        _ => view! { <CheckoutFieldsPage /> }.into_any(),
    }
}

fn sales_view(_: Route) -> AnyView {
    view! { <ComingSales /> }.into_any()
}

fn palette_view(_: Route) -> AnyView {
    view! { <PaletteSearch /> }.into_any()
}

/// Whether a part can be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// It has not been requested.
    Absent,
    /// It is on its way.
    Loading,
    /// It can be used.
    Loaded,
    /// It could not be loaded.
    Failed,
}

/// The parts, and how far each is.
#[derive(Clone, Copy)]
pub struct Parts([RwSignal<State>; Area::ALL.len()]);

impl Default for Parts {
    /// No part has loaded yet.
    fn default() -> Self {
        let state = if cfg!(feature = "parts") { State::Absent } else { State::Loaded };
        Self(Area::ALL.map(|_| RwSignal::new(state)))
    }
}

impl Parts {
    /// How far a part is.
    pub fn state(&self, area: Area) -> RwSignal<State> {
        self.0[area as usize]
    }

    /// Requests a part, unless it has loaded or is on its way. One that failed is requested again.
    pub fn load(&self, area: Area) {
        let state = self.state(area);
        if matches!(state.get_untracked(), State::Loading | State::Loaded) {
            return;
        }
        state.set(State::Loading);
        spawn_local(async move {
            let loaded = fetch(area).await;
            state.set(if loaded.is_ok() { State::Loaded } else { State::Failed });
        });
    }

    /// The view of a place, of a part that is loaded.
    pub fn view(area: Area, route: Route) -> Option<AnyView> {
        views(area, route).now_or_never()?.ok()
    }
}
