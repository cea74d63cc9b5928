//! A browser for the tests, with the program that drives it.

use std::env;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Result, bail, ensure};
use nix::unistd::geteuid;

use super::Step;
use crate::cache::Cache;
use crate::process::Logged;
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
        let Some(apt) = on_path("apt-get") else {
            bail!(
                "there is no browser for the tests: install Chromium or Chrome and the chromedriver of \
                 its version, and put both on the PATH"
            );
        };
        ensure!(
            geteuid().is_root(),
            "there is no browser for the tests, and only root may install one: run \
             `sudo apt-get install --no-install-recommends {}`",
            PACKAGES.join(" ")
        );
        let log = Logged { log: cache.log("chromium"), crates: None };
        let install = || {
            log.run(
                Command::new(&apt)
                    .args(["install", "--quiet", "--yes", "--no-install-recommends"])
                    .args(PACKAGES)
                    .env("DEBIAN_FRONTEND", "noninteractive"),
            )
        };
        // The lists may be older than the packages, or not there at all.
        install().or_else(|_| {
            log.run(Command::new(&apt).args(["update", "--quiet"]))?;
            install()
        })
    }
}
