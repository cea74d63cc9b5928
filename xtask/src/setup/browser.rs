//! A browser for the tests, with the program that drives it.

use std::env;
use std::path::PathBuf;

use anyhow::{Result, bail};

use super::{Step, apt};
use crate::cache::Cache;
use crate::workspace::on_path;

/// The names under which systems know the browser.
const NAMES: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/// Where macOS keeps it.
const MAC_APPLICATION: &str = "/Applications/Google Chrome.app";

const PACKAGES: [&str; 2] = ["chromium", "chromium-driver"];

/// Chromium or Chrome, and `chromedriver`.
pub(super) struct Browser;

/// The program that drives the browser: `$CHROMEDRIVER`, else the one on the PATH.
pub(super) fn driver() -> Option<PathBuf> {
    env::var_os("CHROMEDRIVER")
        .map(PathBuf::from)
        .filter(|path| path.is_file())
        .or_else(|| on_path("chromedriver"))
}

fn is_there() -> bool {
    NAMES.iter().any(|name| on_path(name).is_some()) || PathBuf::from(MAC_APPLICATION).is_dir()
}

impl Step for Browser {
    fn name(&self) -> String {
        "Chromium and chromedriver".into()
    }

    fn duration(&self) -> &'static str {
        "about a minute"
    }

    fn is_done(&self, _cache: &Cache) -> bool {
        is_there() && driver().is_some()
    }

    fn carry_out(&self, cache: &Cache) -> Result<()> {
        if on_path("apt-get").is_none() {
            bail!(
                "there is no browser for the tests: install Chromium or Chrome and the chromedriver of \
                 its version, and put both on the PATH"
            );
        }
        apt::install(&PACKAGES, &cache.log("chromium"))
    }
}
