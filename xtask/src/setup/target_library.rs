//! The standard library of the WebAssembly target.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

use super::{Step, rust_source};
use crate::cache::{Cache, remove};
use crate::process::{self, Logged};
use crate::workspace::{cargo, on_path};

/// The target that the app is compiled for.
const TARGET: &str = "wasm32-unknown-unknown";

/// What the standard library needs to compile: its own parts and the crates they depend on.
const CRATES: usize = 27;

/// The target's standard library, in the toolchain's own folder.
pub(super) struct TargetLibrary;

impl Step for TargetLibrary {
    fn name(&self) -> String {
        format!("the standard library of {TARGET}")
    }

    fn duration(&self) -> &'static str {
        "up to a minute"
    }

    fn is_done(&self, _cache: &Cache) -> bool {
        library_folder().is_ok_and(|folder| has_standard_library(&folder))
    }

    fn carry_out(&self, cache: &Cache) -> Result<()> {
        if let Some(rustup) = on_path("rustup") {
            let log = Logged { log: cache.log("rustup"), crates: None };
            if log.run(Command::new(rustup).args(["target", "add", TARGET])).is_ok() && self.is_done(cache) {
                return Ok(());
            }
            println!("      rustup can't provide it here; building it from source instead");
        }
        build_from_source(cache).with_context(|| {
            format!("`rustup target add {TARGET}` is the usual way to get it; building it from source failed")
        })
    }
}

/// Compiles the library from the compiler's own source, and puts it where rustup would have.
fn build_from_source(cache: &Cache) -> Result<()> {
    rust_source::provide(cache)?;
    let package = cache.scratch("standard-library")?;
    fs::create_dir(package.join("src"))?;
    fs::write(package.join("src/lib.rs"), "#![no_std]\n")?;
    fs::write(
        package.join("Cargo.toml"),
        "[package]\nname = \"nothing\"\nedition = \"2024\"\n\n[workspace]\n",
    )?;
    let target = package.join("target");
    Logged { log: cache.log("standard-library"), crates: Some(CRATES) }.run(
        cargo()
            .args(["build", "--release", "--target", TARGET])
            // `test` is what tests in the browser need.
            .arg("-Zbuild-std=std,panic_abort,test")
            .env("RUSTC_BOOTSTRAP", "1")
            .env("CARGO_TARGET_DIR", &target)
            // Without it link-time optimisation of the whole app fails.
            .env("RUSTFLAGS", "-Cembed-bitcode=yes")
            .env_remove("CARGO_ENCODED_RUSTFLAGS")
            .current_dir(&package),
    )?;
    let built = target.join(TARGET).join("release/deps");
    let folder = library_folder()?;
    move_libraries(&built, &folder).with_context(|| {
        format!("cannot fill {}: run setup as a user who may write there", folder.display())
    })?;
    ensure!(has_standard_library(&folder), "the build left no standard library");
    Ok(())
}

/// Moves what was built to its place, which appears only when complete.
fn move_libraries(built: &Path, folder: &Path) -> Result<()> {
    let partial = folder.with_extension("partial");
    remove(&partial)?;
    fs::create_dir_all(&partial)?;
    for entry in fs::read_dir(built)? {
        let path = entry?.path();
        let Some(name) = path.file_name().and_then(|name| name.to_str()) else {
            continue;
        };
        if name.ends_with(".rlib") && !name.starts_with("libnothing-") {
            fs::copy(&path, partial.join(name))?;
        }
    }
    remove(folder)?;
    Ok(fs::rename(&partial, folder)?)
}

/// The folder in which the compiler looks for the target's libraries.
fn library_folder() -> Result<PathBuf> {
    print_of_compiler(&["target-libdir", "--target", TARGET])
}

/// The folder of the toolchain.
pub(super) fn sysroot() -> Result<PathBuf> {
    print_of_compiler(&["sysroot"])
}

fn print_of_compiler(what: &[&str]) -> Result<PathBuf> {
    let text = process::read(compiler().arg("--print").args(what))?;
    Ok(PathBuf::from(text.trim()))
}

/// The compiler that cargo uses.
pub(super) fn compiler() -> Command {
    Command::new(env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()))
}

fn has_standard_library(folder: &Path) -> bool {
    fs::read_dir(folder).is_ok_and(|entries| {
        entries.flatten().any(|entry| entry.file_name().to_string_lossy().starts_with("libstd-"))
    })
}
