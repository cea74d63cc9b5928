//! The faults, and what is said of each.

use std::net::{Ipv4Addr, TcpListener};

use http::StatusCode;
use loket_service::{Fault, Options, Running};
use serde_json::json;
use tempfile::TempDir;

use crate::browser::{Browser, in_browser};
use crate::dist::dist_with;
use crate::service::{api_options, options, serve_with, status};

/// A fault, and what it means to a person.
pub(super) struct Case {
    pub(super) fault: Fault,
    /// What is said of it.
    pub(super) title: &'static str,
    /// Whether a read goes on by itself once it has passed.
    pub(super) passes: bool,
    /// Whether the outcome of a write is unknown after it.
    pub(super) leaves_outcome_unknown: bool,
    /// Whether the service carries a write out all the same.
    pub(super) is_carried_out: bool,
}

fn case(fault: Fault, title: &'static str) -> Case {
    Case { fault, title, passes: false, leaves_outcome_unknown: true, is_carried_out: false }
}

/// A place that no one must be led to.
pub(super) struct Elsewhere(TcpListener);

impl Elsewhere {
    pub(super) fn listen() -> Self {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        listener.set_nonblocking(true).unwrap();
        Self(listener)
    }

    fn url(&self) -> String {
        format!("http://{}", self.0.local_addr().unwrap())
    }

    pub(super) fn check_no_request_came(&self) {
        let came = self.0.accept().map(|(_, from)| from);
        assert!(came.is_err(), "the app was led to another origin");
    }
}

/// Faults that another try would meet again; one of them leads to another origin. What is said of an answer without CORS
/// depends on what else is at its address.
pub(super) fn lasting(elsewhere: &Elsewhere, browser: &Browser, without_cors: &'static str) -> Vec<Case> {
    // The browser tells of where it was sent before it heeds that it isn't to go there.
    browser.allow_origin(&elsewhere.url());
    let refused = |code, title| Case { leaves_outcome_unknown: false, ..case(status(code), title) };
    let carried_out = |fault, title| Case { is_carried_out: true, ..case(fault, title) };
    vec![
        refused(StatusCode::UNPROCESSABLE_ENTITY, "Not accepted"),
        refused(StatusCode::FORBIDDEN, "Not allowed"),
        case(Fault::Redirect { location: elsewhere.url() }, "This address redirects"),
        carried_out(Fault::BrokenJson, "The answer can’t be read"),
        carried_out(Fault::CutJson, "The answer can’t be read"),
        carried_out(Fault::NoCors, without_cors),
    ]
}

/// Faults that pass.
pub(super) fn passing() -> Vec<Case> {
    let passing = |fault, title| Case { passes: true, ..case(fault, title) };
    let storm = passing(status(StatusCode::TOO_MANY_REQUESTS), "Too many requests");
    vec![
        Case { leaves_outcome_unknown: false, ..storm },
        passing(status(StatusCode::INTERNAL_SERVER_ERROR), "The ticketing service has a problem"),
        passing(Fault::Html, "The ticketing service has a problem"),
        passing(Fault::Drop, "Connection lost"),
        Case { is_carried_out: true, ..passing(Fault::LostAnswer, "Connection lost") },
    ]
}

/// No answer at all.
pub(super) fn silence() -> Case {
    Case { passes: true, ..case(Fault::Hang, "No answer in time") }
}

/// The app on one origin and its service on another, where CORS matters.
pub(super) struct Apart {
    app: Running,
    pub(super) service: Running,
    _dist: TempDir,
}

impl Apart {
    /// An app that waits for an answer for so many seconds.
    pub(super) async fn serve(timeout_seconds: u32) -> Self {
        let service = serve_with(Options { allow_origins: true, ..api_options() }).await;
        let config =
            json!({ "service_url": service.url(), "request": { "timeout_seconds": timeout_seconds } });
        let dist = dist_with(&config);
        let app = serve_with(Options { static_files: Some(dist.path().into()), ..options() }).await;
        Self { app, service, _dist: dist }
    }

    /// A signed-in user for whom time runs ten times as fast.
    pub(super) async fn signed_in(&self, steps: impl AsyncFnOnce(&Browser)) {
        in_browser(&self.app, async |browser| {
            browser.allow_origin(&self.service.url());
            for part in ["status of", "net::ERR_", "blocked by CORS policy"] {
                browser.announce_error(part);
            }
            browser.emulate_fast_clock().await;
            browser.open("/").await;
            browser.sign_in().await;
            steps(browser).await;
        })
        .await;
    }
}
