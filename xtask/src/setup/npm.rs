//! Packages from npm, each in its own folder.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::cache::Cache;
use crate::process::Logged;
use crate::workspace::on_path;

/// One package in one version.
pub(super) struct NpmPackage {
    pub(super) name: &'static str,
    pub(super) version: &'static str,
}

impl NpmPackage {
    /// Where the package's own files are once it is installed.
    pub(super) fn folder(&self, cache: &Cache) -> PathBuf {
        self.place(cache).join("node_modules").join(self.name)
    }

    /// Whether it is installed.
    pub(super) fn is_installed(&self, cache: &Cache) -> bool {
        // Its place appears only when it is complete.
        self.place(cache).is_dir()
    }

    /// Installs it.
    pub(super) fn install(&self, cache: &Cache) -> Result<()> {
        let npm = on_path("npm").context("npm is not on the PATH: install Node.js, then run this again")?;
        cache.install(&self.place(cache), |folder| self.install_into(&npm, folder, cache))
    }

    fn install_into(&self, npm: &Path, folder: &Path, cache: &Cache) -> Result<()> {
        let mut install = Command::new(npm);
        install
            .args(["install", "--no-save", "--no-audit", "--no-fund", "--ignore-scripts", "--prefix"])
            .arg(folder)
            .arg(format!("{}@{}", self.name, self.version))
            .current_dir(folder);
        Logged { log: cache.log(self.name), crates: None }.run(&mut install).context(
            "npm could not install it: look for a missing network in the lines below, then run this again",
        )
    }

    fn place(&self, cache: &Cache) -> PathBuf {
        cache.folder(self.name, self.version)
    }
}
