//! A new version of the app: stored by the service worker (`service-worker.js`), announced, and used after a reload that the user
//! asks for.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{ServiceWorkerContainer, ServiceWorkerRegistration, ServiceWorkerState};

/// How often to look for a new version while the app stays open. Browsers look only when a page is loaded.
const INTERVAL: Duration = Duration::from_secs(3_600);

/// Whether there is a new version.
#[derive(Clone, Copy)]
pub struct AppUpdate {
    is_ready: RwSignal<bool>,
    /// Whether the user has asked for it.
    is_wanted: StoredValue<bool>,
}

impl AppUpdate {
    /// Watches for new versions, as long as the app runs.
    pub fn watch() -> Self {
        let update = Self { is_ready: RwSignal::new(false), is_wanted: StoredValue::new(false) };
        let container = window().navigator().service_worker();
        // There are no workers without https.
        if !container.is_undefined() {
            spawn_local(async move {
                if let Some(registration) = registration(&container).await {
                    update.follow(&registration);
                    set_interval(move || check(&registration), INTERVAL);
                }
            });
        }
        update
    }

    /// Announces a version as soon as its worker has taken over. (Firefox does not say so by `controllerchange`.)
    fn follow(self, registration: &ServiceWorkerRegistration) {
        let found = registration.clone();
        let follow = move || {
            let Some(worker) = found.installing().or_else(|| found.waiting()) else { return };
            let installed = worker.clone();
            let announce = move || {
                if installed.state() == ServiceWorkerState::Activated {
                    self.is_ready.set(true);
                }
            };
            worker.set_onstatechange(Some(&function(announce)));
        };
        // One may be on its way since the page was loaded.
        follow();
        registration.set_onupdatefound(Some(&function(follow)));
    }

    /// Whether a new version is ready.
    pub fn is_ready(&self) -> bool {
        self.is_ready.get()
    }

    /// Whether the user has asked for the new version.
    pub fn is_wanted(&self) -> bool {
        self.is_wanted.get_value()
    }

    /// Reloads the page with the new version.
    pub fn take_over(&self) {
        self.is_wanted.set_value(true);
        // A page that can't be loaded anew stays.
        let _ = window().location().reload();
    }
}

/// The registration of the worker, as soon as it serves a version.
async fn registration(container: &ServiceWorkerContainer) -> Option<ServiceWorkerRegistration> {
    JsFuture::from(container.ready().ok()?).await.ok()?.dyn_into().ok()
}

/// A function of the browser's, for as long as the page is open.
fn function(act: impl Fn() + 'static) -> js_sys::Function {
    Closure::<dyn Fn()>::new(act).into_js_value().unchecked_into()
}

/// Looks for a new version.
fn check(registration: &ServiceWorkerRegistration) {
    if let Ok(found) = registration.update() {
        // Without a network there is nothing to find; it looks again.
        spawn_local(async move { drop(JsFuture::from(found).await) });
    }
}
