//! The source of the standard library, of exactly the compiler's version.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use super::debian::Apt;
use super::target_library::{compiler, sysroot};
use crate::cache::{Cache, remove};
use crate::process;

/// Puts the source where cargo looks for it, unless that was done.
pub(super) fn provide(cache: &Cache) -> Result<()> {
    let place = sysroot()?.join("lib/rustlib/src/rust/library");
    if place.is_dir() {
        return Ok(());
    }
    let version = process::read(compiler().arg("-V"))?;
    let version = version
        .split_whitespace()
        .nth(1)
        .with_context(|| format!("`rustc -V` names no version: {version}"))?;
    let unpacked = Apt::open(cache)?.unpack("rust-src", version)?;
    let library = unpacked.join("usr/lib/rustlib/src/rust/library");
    ensure!(library.is_dir(), "Debian's rust-src {version} holds no library folder");
    copy(&library, &place)
        .with_context(|| format!("cannot fill {}: run setup as a user who may write there", place.display()))
}

/// Copies a folder to a place, which appears only when complete.
fn copy(from: &Path, place: &Path) -> Result<()> {
    let partial = place.with_extension("partial");
    remove(&partial)?;
    if let Some(parent) = place.parent() {
        fs::create_dir_all(parent)?;
    }
    process::run(Command::new("cp").arg("-R").arg(from).arg(&partial))?;
    Ok(fs::rename(&partial, place)?)
}
