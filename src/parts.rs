//! The parts that the app is loaded in, one for each area: the main module has what every page needs, a part the views of
//! its area, which is a page, a tab of one, or what opens over any.
//!
//! A release build splits them off (feature `parts`, see `split/`); in any other build all parts are in the main module.

// The macro declares the functions of a part as those of another module.
#![cfg_attr(feature = "parts", allow(unsafe_code))]

use futures_util::FutureExt as _;
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::features::calendar::CalendarPage;
use crate::features::checkout::CheckoutFieldsPage;
use crate::features::events::{
    AvailabilityTab, CreateEventPage, EventListPage, EventPage, OrdersTab, OverviewTab, PurchasesTab,
    ShopsTab, TicketsTab,
};
use crate::features::home::{ComingSales, HomePage};
use crate::features::not_found::NotFound;
use crate::features::orders::{OrderPage, OrdersPage, SalesReportPage};
use crate::features::palette::PaletteSearch;
use crate::features::reference::ReferencePage;
use crate::features::shops::{CreateShopOfEventPage, CreateShopPage, EditShopPage, ShopListPage, ShopPage};
use crate::features::sign_in::SignInPage;
use crate::features::tickets::{
    BulkEditForm, CopyTicketsPage, CreateTicketOfEventPage, CreateTicketPage, EditTicketPage, TicketListPage,
    TicketPage,
};
use crate::i18n::{DUTCH, ENGLISH, Language, Messages};
use crate::routes::{Area, EventTab, Route};

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

/// What makes the views of an area, for each of its routes.
pub type Views = fn(Route) -> AnyView;

/// Declares parts: the function that fetches one, unless it has loaded, and returns what is in it.
macro_rules! parts {
    ($(#[$about:meta])* $fetch:ident($Key:ident) -> $Content:ty { $($Name:ident: $part:ident = $content:expr;)* }) => {
        $(#[$about])*
        pub async fn $fetch(key: $Key) -> Result<$Content, PartError> {
            match key {
                $($Key::$Name => $part().await,)*
            }
        }

        $(
            #[cfg(feature = "parts")]
            #[wasm_split_helpers::wasm_split($part, fallible)]
            fn $part() -> Result<$Content, PartError> {
                Ok($content)
            }

            #[cfg(not(feature = "parts"))]
            async fn $part() -> Result<$Content, PartError> {
                Ok($content)
            }
        )*
    };
}

parts! {
    /// Fetches the part of an area, and returns what makes its views.
    fetch(Area) -> Views {
        SignIn: sign_in = sign_in_view;
        Home: home = home_view;
        Tickets: tickets = ticket_views;
        Events: events = event_list_view;
        Event: event = event_view;
        EventOverview: event_overview = event_overview_view;
        EventTickets: event_tickets = event_ticket_views;
        EventSales: event_sales = event_sales_views;
        Orders: orders = order_views;
        Calendar: calendar = calendar_view;
        Shops: shops = shop_views;
        Forms: forms = form_views;
        Reference: reference = reference_views;
        Palette: palette = palette_view;
        Sales: sales = sales_view;
    }
}

parts! {
    /// Fetches the part of a language, and returns what the app says in it.
    words(Language) -> &'static Messages {
        English: english = &ENGLISH;
        Dutch: dutch = &DUTCH;
    }
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

fn event_list_view(_: Route) -> AnyView {
    view! { <EventListPage /> }.into_any()
}

fn event_view(route: Route) -> AnyView {
    match route {
        Route::Event(id, ..) => view! { <EventPage id /> }.into_any(),
        _ => view! { <NotFound /> }.into_any(),
    }
}

fn event_overview_view(route: Route) -> AnyView {
    match route {
        Route::SalesReport(_) => view! { <SalesReportPage /> }.into_any(),
        _ => view! { <OverviewTab /> }.into_any(),
    }
}

fn event_ticket_views(route: Route) -> AnyView {
    match route {
        Route::Event(_, EventTab::Shops, _) => view! { <ShopsTab /> }.into_any(),
        Route::Event(_, EventTab::Availability, _) => view! { <AvailabilityTab /> }.into_any(),
        _ => view! { <TicketsTab /> }.into_any(),
    }
}

fn event_sales_views(route: Route) -> AnyView {
    match route {
        Route::Event(_, EventTab::Purchases, _) => view! { <PurchasesTab /> }.into_any(),
        _ => view! { <OrdersTab /> }.into_any(),
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
        Route::CopyTickets { to, .. } => view! { <CopyTicketsPage to /> }.into_any(),
        // It opens over their list.
        Route::Tickets(_) => view! { <BulkEditForm /> }.into_any(),
        Route::NewEvent { from } => view! { <CreateEventPage from /> }.into_any(),
        Route::NewShop { from } => view! { <CreateShopPage from /> }.into_any(),
        Route::NewShopOf(event) => view! { <CreateShopOfEventPage event /> }.into_any(),
        Route::EditShop(id) => view! { <EditShopPage id /> }.into_any(),
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
#[derive(Clone, Copy)]
pub enum PartState {
    /// It has not been requested.
    Absent,
    /// It is on its way.
    Loading,
    /// It can be used: what makes its views.
    Loaded(Views),
    /// It could not be loaded.
    Failed,
}

/// The parts, and how far each is.
#[derive(Clone, Copy)]
pub struct Parts([RwSignal<PartState>; Area::ALL.len()]);

impl Default for Parts {
    /// No part has loaded yet.
    fn default() -> Self {
        Self(Area::ALL.map(|_| RwSignal::new(PartState::Absent)))
    }
}

impl Parts {
    /// How far a part is.
    pub fn state(&self, area: Area) -> RwSignal<PartState> {
        self.0[area as usize]
    }

    /// Requests a part, unless it has loaded or is on its way. One that failed is requested again.
    pub fn load(&self, area: Area) {
        let state = self.state(area);
        if matches!(state.get_untracked(), PartState::Loading | PartState::Loaded(_)) {
            return;
        }
        let mut part = Box::pin(fetch(area));
        // One that has loaded before is shown at once.
        match part.as_mut().now_or_never() {
            Some(loaded) => state.set(PartState::of(loaded)),
            None => {
                state.set(PartState::Loading);
                spawn_local(async move { state.set(PartState::of(part.await)) });
            }
        }
    }

    /// Requests what a route needs: the part of its page, and that of its tab.
    pub fn load_for(&self, route: &Route) {
        self.load(Area::of(route));
        if let Some(tab) = Area::of_tab(route) {
            self.load(tab);
        }
    }
}

impl PartState {
    fn of(loaded: Result<Views, PartError>) -> Self {
        loaded.map_or(Self::Failed, Self::Loaded)
    }
}
