//! What comes from npm: packages, each in its own folder.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use super::Step;
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

/// A package of which one file is used.
pub(super) struct NpmTool {
    package: NpmPackage,
    /// The file, in the package's folder.
    file: &'static str,
    duration: &'static str,
    without: Option<&'static str>,
}

/// The checker of accessibility that the tests run on every page.
pub(super) const AXE: NpmTool = NpmTool {
    package: NpmPackage { name: "axe-core", version: "4.14.1" },
    file: "axe.min.js",
    duration: "a few seconds",
    without: None,
};

/// The minifier of the app's scripts.
pub(super) const ESBUILD: NpmTool = NpmTool {
    package: NpmPackage { name: "esbuild", version: "0.28.2" },
    file: "bin/esbuild",
    duration: "a few seconds",
    without: Some("Builds go on without it; the app is larger for it."),
};

/// Cloudflare Pages, emulated by itself.
pub(super) const WRANGLER: NpmTool = NpmTool {
    package: NpmPackage { name: "wrangler", version: "4.86.0" },
    file: "bin/wrangler.js",
    duration: "a few seconds",
    without: Some("The tests go on without it"),
};

/// Netlify, emulated by itself.
pub(super) const NETLIFY: NpmTool = NpmTool {
    package: NpmPackage { name: "netlify-cli", version: "26.2.0" },
    file: "bin/run.js",
    duration: "about a minute",
    without: Some("The tests go on without it"),
};

impl NpmTool {
    /// The file, if it is installed.
    pub(super) fn file(&self, cache: &Cache) -> Option<PathBuf> {
        Some(self.package.folder(cache).join(self.file)).filter(|path| path.is_file())
    }
}

impl Step for NpmTool {
    fn name(&self) -> String {
        format!("{} {}", self.package.name, self.package.version)
    }

    fn duration(&self) -> &'static str {
        self.duration
    }

    fn is_done(&self, cache: &Cache) -> bool {
        self.file(cache).is_some()
    }

    fn carry_out(&self, cache: &Cache) -> Result<()> {
        self.package.install(cache)
    }

    fn without(&self) -> Option<&'static str> {
        self.without
    }
}
