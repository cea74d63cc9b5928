//! The app: what every view may ask for, and which view stands where.

use leptos::prelude::*;

use crate::api::{Client, Connection, ServiceAddress};
use crate::config::{Config, ConfigProblem, Service};
use crate::navigation::Navigation;
use crate::page::context::use_go_instead;
use crate::page::flash::Flash;
use crate::page::form::Drafts;
use crate::page::frame::frame;
use crate::page::not_found::not_found;
use crate::page::part::part_of_page;
use crate::page::sign_in::SignInDraft;
use crate::parts::Parts;
use crate::preferences::Preferences;
use crate::reactive::effect;
use crate::route::{Area, Base, Route};
use crate::session::Session;
use crate::store::Store;
use crate::text::{Formats, Language, Words};
use crate::ui::{Toasts, live};
use crate::view::{View, view};

/// Where the app runs.
#[derive(Clone, Debug)]
pub struct Place {
    /// The path that it is mounted below.
    pub base: Base,
    /// The origin of its own files.
    pub origin: String,
    /// The time zone that dates are typed and shown in; without one, the browser's own.
    pub zone: Option<String>,
    /// The language to begin in.
    pub language: Language,
    /// What the app says in it.
    pub words: &'static Words,
}

/// The whole app.
pub fn app(mut config: Config, place: Place) -> View {
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
    let display = Display { zone: place.zone, currency: config.display.currency.clone() };
    provide_context(SignInDraft::new(&config, &place.origin, fixed));
    provide_context(session);
    provide_context(Preferences::restore(place.language, place.words));
    provide_context(display);
    provide_context(config);
    provide_context(Navigation::start(place.base.clone()));
    provide_context(place.base);
    let parts = Parts::default();
    let connection = Memo::new(move |_| session.connection());
    live(move || {
        Some(match connection.get() {
            Some(connection) => workplace(connection, parts),
            None => in_language(move || sign_in_gate(parts)),
        })
    })
}

/// How amounts and moments are shown, whatever the language.
#[derive(Clone)]
struct Display {
    zone: Option<String>,
    currency: Option<String>,
}

/// Views in the chosen language, built anew when another one is chosen.
fn in_language(views: impl Fn() -> View + Send + Sync + 'static) -> View {
    let preferences: Preferences = expect_context();
    let Display { zone, currency } = expect_context();
    live(move || {
        provide_context(Formats::new(preferences.language.get(), zone.clone(), currency.clone()));
        Some(views())
    })
}

/// Everything that needs a session. It goes with the session, and with it all that was read.
fn workplace(connection: Connection, parts: Parts) -> View {
    let session = expect_context::<Session>();
    let settings = expect_context::<Config>().request;
    let store = Store::new(Client::new(connection, settings));
    let refused = store.refused();
    let left = store.clone();
    on_cleanup(move || left.empty());
    provide_context(store);
    // Drafts end with the session: the next person who signs in must not see them.
    provide_context(Drafts::new());
    let toasts = Toasts::new();
    provide_context(toasts);
    provide_context(Flash::new(toasts));
    effect(move || {
        if refused.get() {
            session.refuse();
        }
    });
    // A link that is pointed at is likely to be followed.
    Navigation::on_approach(expect_context(), move |path| {
        if let Some(route) = Route::parse(path, "") {
            parts.load(Area::of(&route));
        }
    });
    in_language(move || {
        let base = expect_context::<Base>();
        let Navigation { path, query, .. } = expect_context();
        // Only by the path: a list follows its query by itself.
        let route = Memo::new(move |_| {
            let query = query.get_untracked();
            path.with(|path| Route::parse(base.strip(path)?, &query))
        });
        frame(live(move || Some(View::Anew(Box::new(page(parts, route.get()))))))
    })
}

/// Which view stands where.
fn page(parts: Parts, route: Option<Route>) -> View {
    let Some(route) = route else { return elsewhere() };
    match Area::of(&route) {
        Area::SignIn => after_sign_in(),
        area => part_of_page(parts, area, route),
    }
}

/// An address that is no place of the app; in debug builds, the building blocks have one.
fn elsewhere() -> View {
    #[cfg(debug_assertions)]
    if expect_context::<Navigation>().path.with_untracked(|path| path.ends_with("/components")) {
        return crate::page::gallery::gallery_page();
    }
    not_found()
}

/// Leads elsewhere.
fn go_to(route: Route) -> View {
    let go = use_go_instead();
    effect(move || go(&route));
    View::Nothing
}

/// After the sign-in: the place that was asked for, else the beginning.
fn after_sign_in() -> View {
    let query = expect_context::<Navigation>().query.get_untracked();
    go_to(match Route::parse("/sign-in", &query) {
        Some(Route::SignIn { to: Some(to) }) => *to,
        _ => Route::Home,
    })
}

/// Without a session there is only the sign-in, which remembers the place that was asked for.
fn sign_in_gate(parts: Parts) -> View {
    let base = expect_context::<Base>();
    let Navigation { path, query, .. } = expect_context();
    let asked = base.strip(&path.get_untracked()).and_then(|path| Route::parse(path, &query.get_untracked()));
    let elsewhere = match asked {
        Some(Route::SignIn { .. }) => None,
        Some(Route::Home) | None => Some(Route::SignIn { to: None }),
        Some(route) => Some(Route::SignIn { to: Some(Box::new(route)) }),
    };
    let route = Route::SignIn { to: None };
    view! { {elsewhere.map(go_to)} {part_of_page(parts, Area::SignIn, route)} }
}
