//! The app: what every view may ask for, and which view stands where.

use leptos::prelude::*;
use leptos_router::components::{FlatRoutes, Route as At, Router};
use leptos_router::hooks::{use_location, use_params_map};
use leptos_router::path;

use crate::api::{Client, Connection, ServiceAddress};
use crate::config::{Config, ConfigProblem, Service};
use crate::domain::TicketId;
use crate::page::context::use_go_instead;
use crate::page::flash::Flash;
use crate::page::frame::Frame;
use crate::page::not_found::NotFound;
use crate::page::sign_in::SignInPage;
use crate::page::ticket::{CreateTicketPage, EditTicketPage, TicketListPage, TicketPage};
use crate::preferences::Preferences;
use crate::route::{Base, Route};
use crate::session::Session;
use crate::store::Store;
use crate::text::Formats;

/// Where the app runs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The path that it is mounted below.
    pub base: Base,
    /// The origin of its own files.
    pub origin: String,
    /// The time zone that dates are typed and shown in.
    pub zone: String,
}

/// The whole app.
#[component]
pub fn App(
    /// What the deployment decides.
    config: Config,
    /// Where the app runs.
    place: Place,
) -> impl IntoView {
    let mut config = config;
    let fixed = match &config.service {
        Service::Asked => None,
        Service::OwnOrigin => ServiceAddress::parse(&place.origin).ok(),
        Service::At(address) => Some(address.clone()),
    };
    if config.service == Service::OwnOrigin && fixed.is_none() {
        // The app itself came without encryption, and so would the token go.
        config.problems.push(ConfigProblem { key: "service_url".to_owned(), value: format!("{:?}", "/") });
    }
    let session = Session::restore(fixed.as_ref());
    let preferences = Preferences::restore(config.display.language.as_deref());
    let currency = config.display.currency.clone();
    let zone = place.zone.clone();
    let formats =
        Signal::derive(move || Formats::new(preferences.language.get(), zone.clone(), currency.clone()));
    let router_base = place.base.to_string();
    provide_context(session);
    provide_context(preferences);
    provide_context(formats);
    provide_context(config);
    provide_context(place.base.clone());
    provide_context(Flash::default());
    let connection = Memo::new(move |_| session.connection());
    view! {
        <Router base=router_base>
            {move || match connection.get() {
                Some(connection) => view! { <Workplace connection/> }.into_any(),
                None => view! { <SignInGate fixed=fixed.clone() proposed=place.origin.clone()/> }.into_any(),
            }}
        </Router>
    }
}

/// Everything that needs a session. It goes with the session, and with it all that was read.
#[component]
fn Workplace(connection: Connection) -> impl IntoView {
    let session = expect_context::<Session>();
    let settings = expect_context::<Config>().request;
    let store = Store::new(Client::new(connection, settings));
    let refused = store.refused();
    provide_context(store);
    Effect::new(move || {
        if refused.get() {
            session.refuse();
        }
    });
    view! {
        <Frame>
            <FlatRoutes fallback=|| view! { <NotFound/> }>
                <At path=path!("/") view=|| view! { <GoTo route=Route::TICKETS/> }/>
                <At path=path!("/sign-in") view=AfterSignIn/>
                <At path=path!("/tickets") view=TicketListPage/>
                <At path=path!("/tickets/new") view=CreateTicketPage/>
                <At path=path!("/tickets/:id") view=|| view! { <OfTicket view=|id| view! { <TicketPage id/> }.into_any()/> }/>
                <At
                    path=path!("/tickets/:id/edit")
                    view=|| view! { <OfTicket view=|id| view! { <EditTicketPage id/> }.into_any()/> }
                />
            </FlatRoutes>
        </Frame>
    }
}

/// A view of the ticket whose id stands in the address; built anew for another one.
#[component]
fn OfTicket(view: fn(TicketId) -> AnyView) -> impl IntoView {
    let params = use_params_map();
    let id = Memo::new(move |_| params.with(|params| params.get("id")).and_then(TicketId::new));
    move || match id.get() {
        Some(id) => view(id),
        None => view! { <NotFound/> }.into_any(),
    }
}

/// Leads elsewhere.
#[component]
fn GoTo(route: Route) -> impl IntoView {
    let go = use_go_instead();
    Effect::new(move || go(&route));
}

/// After the sign-in: the place that was asked for, else the beginning.
#[component]
fn AfterSignIn() -> impl IntoView {
    let search = use_location().search.get_untracked();
    let route = match Route::parse("/sign-in", &search) {
        Some(Route::SignIn { to: Some(to) }) => *to,
        _ => Route::Home,
    };
    view! { <GoTo route/> }
}

/// Without a session there is only the sign-in, which remembers the place that was asked for.
#[component]
fn SignInGate(fixed: Option<ServiceAddress>, proposed: String) -> impl IntoView {
    let base = expect_context::<Base>();
    let location = use_location();
    let asked = base
        .strip(&location.pathname.get_untracked())
        .and_then(|path| Route::parse(path, &location.search.get_untracked()));
    let elsewhere = match asked {
        Some(Route::SignIn { .. }) => None,
        Some(Route::Home) | None => Some(Route::SignIn { to: None }),
        Some(route) => Some(Route::SignIn { to: Some(Box::new(route)) }),
    };
    view! {
        {elsewhere.map(|route| view! { <GoTo route/> })}
        <SignInPage fixed proposed/>
    }
}
