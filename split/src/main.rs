//! A wrapper around `wasm-bindgen` for release builds: splits the compiled module into a main module and parts, and runs
//! the real `wasm-bindgen` on the main module.
//!
//! The worker of the app is no module of parts: the real `wasm-bindgen` alone is run on it.
//!
//! `cargo xtask build` copies the parts to `dist/` after Trunk. Their loader is a snippet of wasm-bindgen's output, which
//! Trunk copies and lists in the page with its integrity.

mod arguments;
mod binaryen;
mod esbuild;
mod group;
mod loader;
mod merge;
mod parts;

use std::env;
use std::fs;
use std::path::Path;
use std::process::{Command, ExitCode};

use anyhow::{Context, Result, ensure};

use arguments::Arguments;
use binaryen::Binaryen;
use esbuild::Esbuild;

/// The real `wasm-bindgen`; set by `cargo xtask build`.
const WASM_BINDGEN: &str = "LOKET_WASM_BINDGEN";

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("Cannot split the app: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<()> {
    let given: Vec<_> = env::args_os().skip(1).collect();
    // Trunk asks for the version first.
    let Some(arguments) = Arguments::read(&given) else { return wasm_bindgen(|command| command.args(given)) };
    if arguments.is_worker() {
        wasm_bindgen(|command| command.args(given))?;
        return minify(&arguments.glue());
    }
    let split = parts::split(&arguments.wasm)?;
    // The parts import the memory, the table and the stack pointer by the linker's names.
    wasm_bindgen(|command| command.args(&arguments.options).arg("--keep-lld-exports").arg(&split.main))?;
    let files = parts::finish(split, Binaryen::find().as_ref())?;
    let loader = loader::write(&files, &arguments.output)?;
    let glue = arguments.glue();
    let text = fs::read_to_string(&glue)?;
    let import = |name: &str| format!("from \"{name}\"");
    let before = import(parts::LINK_NAME);
    ensure!(text.contains(&before), "{} does not import the loader of the parts", glue.display());
    fs::write(&glue, text.replace(&before, &import(&loader)))?;
    minify(&glue)
}

/// Trunk's own minifier can't read what `wasm-bindgen` writes.
fn minify(script: &Path) -> Result<()> {
    if let Some(esbuild) = Esbuild::find() {
        fs::write(script, esbuild.minify(&fs::read_to_string(script)?)?)?;
    }
    Ok(())
}

fn wasm_bindgen(arguments: impl FnOnce(&mut Command) -> &mut Command) -> Result<()> {
    let program = env::var_os(WASM_BINDGEN).with_context(|| format!("{WASM_BINDGEN} is not set"))?;
    let mut command = Command::new(program);
    let status = arguments(&mut command).status().context("cannot start wasm-bindgen")?;
    ensure!(status.success(), "wasm-bindgen failed");
    Ok(())
}
