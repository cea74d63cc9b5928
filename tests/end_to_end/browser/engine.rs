//! The engines of browsers, and how each is started.

use serde_json::{Value, json};

use crate::environment::{optional_variable, variable};

/// The engine that the tests run in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Engine {
    /// Chromium or Chrome, which can be watched and put into any circumstances: all tests run in it.
    Chromium,
    Firefox,
    /// WebKitGTK, the nearest to Safari that there is on Linux.
    WebKit,
}

impl Engine {
    /// The one that the command has started a driver for.
    pub(crate) fn current() -> Self {
        match optional_variable("LOKET_ENGINE").as_deref() {
            None | Some("chromium") => Self::Chromium,
            Some("firefox") => Self::Firefox,
            Some("webkit") => Self::WebKit,
            Some(other) => panic!("no engine: {other}"),
        }
    }

    /// Whether it tells what goes on in it: the console, the requests.
    pub(super) fn is_watched(self) -> bool {
        self == Self::Chromium
    }

    /// How many browsers may be open at once.
    pub(super) fn most(self) -> usize {
        match self {
            Self::Chromium => 2,
            // Their drivers have one each.
            Self::Firefox | Self::WebKit => 1,
        }
    }

    /// What the driver of an engine other than Chromium is asked for.
    pub(super) fn capabilities(self) -> Value {
        match self {
            Self::Chromium => json!({ "browserName": "chrome" }),
            Self::Firefox => json!({
                "browserName": "firefox",
                "moz:firefoxOptions": {
                    "binary": variable("LOKET_BROWSER"),
                    "args": ["-headless", "--width=1280", "--height=900"],
                    "prefs": { "intl.accept_languages": "en-US,en", "intl.locale.requested": "en-US" },
                },
            }),
            Self::WebKit => json!({
                "browserName": "MiniBrowser",
                "webkitgtk:browserOptions": { "binary": variable("LOKET_BROWSER"), "args": ["--automation"] },
            }),
        }
    }
}
