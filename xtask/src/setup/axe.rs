//! The checker of accessibility that the tests run on every page.

use std::path::PathBuf;

use anyhow::Result;

use super::Step;
use super::npm::NpmPackage;
use crate::cache::Cache;

const PACKAGE: NpmPackage = NpmPackage { name: "axe-core", version: "4.14.1" };

/// `axe-core`, from npm.
pub(super) struct AxeCore;

impl AxeCore {
    /// The script that a page loads.
    pub(super) fn script(&self, cache: &Cache) -> PathBuf {
        PACKAGE.folder(cache).join("axe.min.js")
    }
}

impl Step for AxeCore {
    fn name(&self) -> String {
        format!("{} {}", PACKAGE.name, PACKAGE.version)
    }

    fn duration(&self) -> &'static str {
        "a few seconds"
    }

    fn is_done(&self, cache: &Cache) -> bool {
        self.script(cache).is_file()
    }

    fn carry_out(&self, cache: &Cache) -> Result<()> {
        PACKAGE.install(cache)
    }
}
