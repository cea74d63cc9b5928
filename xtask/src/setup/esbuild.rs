//! The minifier of the app's scripts.

use std::path::PathBuf;

use anyhow::Result;

use super::Step;
use super::npm::NpmPackage;
use crate::cache::Cache;

const PACKAGE: NpmPackage = NpmPackage { name: "esbuild", version: "0.28.2" };

/// `esbuild`, from npm.
pub(super) struct Esbuild;

impl Esbuild {
    /// The program.
    pub(super) fn program(&self, cache: &Cache) -> PathBuf {
        PACKAGE.folder(cache).join("bin/esbuild")
    }
}

impl Step for Esbuild {
    fn name(&self) -> String {
        format!("{} {}", PACKAGE.name, PACKAGE.version)
    }

    fn duration(&self) -> &'static str {
        "a few seconds"
    }

    fn is_done(&self, cache: &Cache) -> bool {
        self.program(cache).is_file()
    }

    fn carry_out(&self, cache: &Cache) -> Result<()> {
        PACKAGE.install(cache)
    }

    fn without(&self) -> Option<&'static str> {
        Some("Builds go on without it; the app is larger for it.")
    }
}
