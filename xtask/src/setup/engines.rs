//! The browsers beside Chromium that a core of the tests runs in.

use std::path::{Path, PathBuf};

use anyhow::Result;

use super::{Step, apt};
use crate::cache::Cache;
use crate::workspace::on_path;

/// Where Debian has WebKitGTK's own small browser, by the interface it was built for.
const MINI_BROWSERS: [&str; 2] = ["4.1", "4.0"];
const WITHOUT: &str = "The tests go on without this engine";

/// Firefox; its driver comes from the registry of Rust's packages.
pub(super) struct Firefox;

/// WebKitGTK with its driver, and a virtual screen for it.
pub(super) struct WebKit;

impl Firefox {
    /// The browser, if it is installed.
    pub(super) fn browser() -> Option<PathBuf> {
        on_path("firefox").or_else(|| on_path("firefox-esr"))
    }
}

impl Step for Firefox {
    fn name(&self) -> String {
        "Firefox".into()
    }

    fn duration(&self) -> &'static str {
        "about half a minute"
    }

    fn is_done(&self, _cache: &Cache) -> bool {
        Self::browser().is_some()
    }

    fn carry_out(&self, cache: &Cache) -> Result<()> {
        apt::install(&["firefox-esr"], &cache.log("firefox"))
    }

    fn without(&self) -> Option<&'static str> {
        Some(WITHOUT)
    }
}

impl WebKit {
    /// The driver, if it is installed.
    pub(super) fn driver() -> Option<PathBuf> {
        on_path("WebKitWebDriver")
    }

    /// The browser, if it is installed.
    pub(super) fn browser() -> Option<PathBuf> {
        let architecture = std::env::consts::ARCH;
        let place = |version| {
            PathBuf::from(format!("/usr/lib/{architecture}-linux-gnu/webkit2gtk-{version}/MiniBrowser"))
        };
        MINI_BROWSERS.into_iter().map(place).find(|path| Path::is_file(path))
    }

    /// The screen, if it is installed.
    pub(super) fn screen() -> Option<PathBuf> {
        on_path("Xvfb")
    }
}

impl Step for WebKit {
    fn name(&self) -> String {
        "WebKitGTK and Xvfb".into()
    }

    fn duration(&self) -> &'static str {
        "about half a minute"
    }

    fn is_done(&self, _cache: &Cache) -> bool {
        Self::driver().is_some() && Self::browser().is_some() && Self::screen().is_some()
    }

    fn carry_out(&self, cache: &Cache) -> Result<()> {
        apt::install(&["webkit2gtk-driver", "xvfb"], &cache.log("webkit"))
    }

    fn without(&self) -> Option<&'static str> {
        Some(WITHOUT)
    }
}
