//! A program from the package registry of Rust, built once for all checkouts.

use std::path::PathBuf;

use anyhow::{Context, Result};

use super::Step;
use crate::cache::Cache;
use crate::process::Logged;
use crate::workspace::cargo;

/// A program that `cargo install` builds.
pub(super) struct CargoTool {
    package: &'static str,
    version: String,
    executable: &'static str,
    /// Further options of `cargo install`.
    options: &'static [&'static str],
    /// How many crates it takes, to tell how far it is.
    crates: usize,
    duration: &'static str,
}

impl CargoTool {
    /// The builder of the app. Later versions need a newer compiler.
    pub(super) fn trunk() -> Self {
        Self {
            package: "trunk",
            version: "0.21.14".into(),
            executable: "trunk",
            // With the versions that its authors locked, and without what it downloads with: nothing is downloaded.
            options: &["--locked", "--no-default-features"],
            crates: 368,
            duration: "about 2 minutes",
        }
    }

    /// The maker of the app's JavaScript side, in exactly the version that the app was compiled with.
    pub(super) fn wasm_bindgen(version: String) -> Self {
        Self {
            package: "wasm-bindgen-cli",
            version,
            executable: "wasm-bindgen",
            // Without the versions that its authors locked: a registry may lack one of them.
            options: &[],
            crates: 161,
            duration: "less than a minute",
        }
    }

    /// The driver of Firefox.
    pub(super) fn geckodriver() -> Self {
        Self {
            package: "geckodriver",
            version: "0.36.0".into(),
            executable: "geckodriver",
            options: &["--locked"],
            crates: 170,
            duration: "about a minute",
        }
    }

    pub(super) fn folder(&self, cache: &Cache) -> PathBuf {
        cache.folder(self.package, &self.version)
    }

    pub(super) fn executable(&self, cache: &Cache) -> PathBuf {
        self.folder(cache).join("bin").join(self.executable)
    }
}

impl Step for CargoTool {
    fn name(&self) -> String {
        format!("{} {}", self.package, self.version)
    }

    fn duration(&self) -> &'static str {
        self.duration
    }

    fn is_done(&self, cache: &Cache) -> bool {
        self.executable(cache).is_file()
    }

    fn carry_out(&self, cache: &Cache) -> Result<()> {
        let target = cache.scratch("target")?;
        cache.install(&self.folder(cache), |folder| {
            let mut install = cargo();
            install
                .args(["install", self.package, "--version", &format!("={}", self.version)])
                .args(self.options)
                .arg("--root")
                .arg(folder)
                .arg("--target-dir")
                .arg(&target)
                // They work for less than a second: what optimising them takes is never won back.
                .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0")
                .env("CARGO_PROFILE_RELEASE_LTO", "off")
                // Away from the checkout, whose cargo settings are the app's.
                .current_dir(cache.root());
            Logged { log: cache.log(self.package), crates: Some(self.crates) }.run(&mut install).context(
                "it could not be built: look for a missing network or compiler in the lines below, \
                     then run `cargo xtask setup` again",
            )
        })
    }
}
