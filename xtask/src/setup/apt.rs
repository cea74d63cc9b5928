//! Packages of the machine's own Debian.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};
use nix::unistd::geteuid;

use crate::process::Logged;
use crate::workspace::on_path;

/// Installs packages, as root.
pub(super) fn install(packages: &[&str], log: &Path) -> Result<()> {
    let apt = on_path("apt-get").context("this machine has no apt-get to install it with")?;
    ensure!(
        geteuid().is_root(),
        "only root may install it: run `sudo apt-get install --no-install-recommends {}`",
        packages.join(" ")
    );
    let log = Logged { log: log.to_path_buf(), crates: None };
    let install = || {
        log.run(
            Command::new(&apt)
                .args(["install", "--quiet", "--yes", "--no-install-recommends"])
                .args(packages)
                .env("DEBIAN_FRONTEND", "noninteractive"),
        )
    };
    // The lists may be older than the packages, or not there at all.
    install().or_else(|_| {
        log.run(Command::new(&apt).args(["update", "--quiet"]))?;
        install()
    })
}
