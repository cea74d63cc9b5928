//! The app: the context that all views share, and the page of the current route.

use leptos::prelude::*;

use crate::api::{Client, Connection, ServiceAddress, reader};
use crate::app_update::AppUpdate;
use crate::components::Toasts;
use crate::config::{Config, ConfigProblem, Service};
use crate::features::checkout::CheckoutQuery;
use crate::features::context::use_replace;
use crate::features::customer_query::CustomerQuery;
use crate::features::door::DoorMemory;
use crate::features::flash::Flash;
use crate::features::form::Drafts;
use crate::features::installed::{note_door, open_installed};
use crate::features::layout::Layout;
use crate::features::lazy_page::LazyPage;
use crate::features::listing::ListMemory;
use crate::features::not_found::NotFound;
use crate::features::sign_in::SignInDraft;
use crate::features::today::Minute;
use crate::i18n::{Formats, Messages};
use crate::navigation::{CurrentRoute, Navigation};
use crate::parts::Parts;
use crate::preferences::Preferences;
use crate::query::QueryClient;
use crate::reactive::effect;
use crate::routes::{Area, Base, Route};
use crate::session::Session;

/// Where the app runs.
#[derive(Clone, Debug)]
pub struct Environment {
    /// The path that it is mounted below.
    pub base: Base,
    /// The origin of the app's files.
    pub origin: String,
    /// The time zone that dates are typed and shown in; without one, the browser's own.
    pub zone: Option<String>,
    /// What the app says, in the language to begin in.
    pub words: &'static Messages,
}

/// The whole app.
#[component]
pub fn App(
    /// The settings of this installation.
    mut config: Config,
    /// Where the app runs.
    place: Environment,
) -> impl IntoView {
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
    session.watch(config.idle);
    provide_context(SignInDraft::new(&config, &place.origin, fixed));
    provide_context(session);
    provide_context(Preferences::restore(place.words, config.display.currency.as_deref()));
    provide_context(Zone(place.zone));
    provide_context(config);
    provide_context(AppUpdate::watch());
    let navigation = Navigation::start(place.base.clone());
    open_installed(navigation, &place.base);
    provide_context(navigation);
    provide_context(navigation.current_route(place.base.clone()));
    provide_context(place.base);
    provide_context(Parts::default());
    let connection = Memo::new(move |_| session.connection());
    move || match connection.get() {
        Some(connection) => view! { <Workplace connection /> }.into_any(),
        None => view! {
            <InLanguage>
                <SignInGate />
            </InLanguage>
        }
        .into_any(),
    }
}

/// The time zone of moments.
#[derive(Clone)]
struct Zone(Option<String>);

/// Its children in the chosen language and currency, built anew when another one is chosen.
#[component]
fn InLanguage(
    /// What is shown in it.
    children: ChildrenFn,
) -> impl IntoView {
    let preferences: Preferences = expect_context();
    let Zone(zone) = expect_context();
    let navigation: Navigation = expect_context();
    let is_built = StoredValue::new(false);
    move || {
        if is_built.get_value() {
            navigation.hold_scroll();
        }
        is_built.set_value(true);
        let language = preferences.words.get().language;
        provide_context(Formats::new(language, zone.clone(), preferences.currency.get()));
        children()
    }
}

/// Everything that needs a session. It goes with the session, and with it all that was read.
#[component]
fn Workplace(
    /// The service, and the token.
    connection: Connection,
) -> impl IntoView {
    let session = expect_context::<Session>();
    let settings = expect_context::<Config>().request;
    let queries = QueryClient::new(Client::of_session(connection, settings));
    let refused = queries.refused();
    let left = queries.clone();
    on_cleanup(move || {
        left.close();
        reader::close();
    });
    provide_context(queries);
    provide_context(Minute::watch());
    // Drafts end with the session: the next person who signs in must not see them.
    provide_context(Drafts::new());
    provide_context(ListMemory::new());
    provide_context(DoorMemory::new());
    provide_context(CustomerQuery::new());
    provide_context(CheckoutQuery::new());
    let toasts = Toasts::new();
    provide_context(toasts);
    provide_context(Flash::new(toasts, expect_context::<Navigation>().path));
    effect(move || {
        if refused.get() {
            session.refuse();
        }
    });
    note_door();
    let parts: Parts = expect_context();
    // A link that is pointed at is likely to be followed.
    Navigation::on_approach(expect_context::<Base>(), move |path| {
        if let Some(route) = Route::parse(path, "") {
            parts.load_for(&route);
        }
    });
    view! {
        <InLanguage>
            <Layout>
                <Page />
            </Layout>
        </InLanguage>
    }
}

/// The page of the current route. A page stays while only its tab changes, or how its list is shown: it follows that itself.
#[component]
fn Page() -> impl IntoView {
    let CurrentRoute(route) = expect_context();
    let page = Memo::new(move |_| route.with(|route| route.as_ref().map(Route::page)));
    let parts: Parts = expect_context();
    move || {
        // The part of its tab comes with that of the page.
        route.with_untracked(|route| route.iter().for_each(|route| parts.load_for(route)));
        let Some(route) = page.get() else { return view! { <UnknownPage /> }.into_any() };
        match Area::of(&route) {
            Area::SignIn => view! { <AfterSignIn /> }.into_any(),
            _ => view! { <LazyPage route /> }.into_any(),
        }
    }
}

/// An address that is no place of the app; in debug builds, the building blocks have one.
#[component]
fn UnknownPage() -> impl IntoView {
    #[cfg(debug_assertions)]
    if expect_context::<Navigation>().path.with_untracked(|path| path.ends_with("/components")) {
        return view! { <crate::features::gallery::GalleryPage /> }.into_any();
    }
    view! { <NotFound /> }.into_any()
}

/// Leads elsewhere.
#[component]
fn Redirect(
    /// The route.
    route: Route,
) -> impl IntoView {
    let go = use_replace();
    effect(move || go(&route));
}

/// After the sign-in: the place that was asked for, else the beginning.
#[component]
fn AfterSignIn() -> impl IntoView {
    let CurrentRoute(current) = expect_context();
    let route = match current.get_untracked() {
        Some(Route::SignIn { to: Some(to) }) => *to,
        _ => Route::Home,
    };
    view! { <Redirect route /> }
}

/// Without a session there is only the sign-in, which remembers the place that was asked for.
#[component]
fn SignInGate() -> impl IntoView {
    let CurrentRoute(asked) = expect_context();
    // At once: the page of the sign-in takes its title from its own place.
    let elsewhere = match asked.get_untracked() {
        Some(Route::SignIn { .. }) => None,
        Some(Route::Home) | None => Some(Route::SignIn { to: None }),
        Some(route) => Some(Route::SignIn { to: Some(Box::new(route)) }),
    };
    if let Some(route) = elsewhere {
        use_replace()(&route);
    }
    view! { <LazyPage route=Route::SignIn { to: None } /> }
}
