//! The minifier of scripts: Trunk's own can't read what wasm-bindgen writes.

use std::env;
use std::ffi::OsString;
use std::io::Write;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};

/// The program; set by `cargo xtask build` where there is one.
const PROGRAM: &str = "LOKET_ESBUILD";

/// The minifier.
pub(crate) struct Esbuild(OsString);

impl Esbuild {
    /// Finds it; without it, scripts stay as they are.
    pub(crate) fn find() -> Option<Self> {
        env::var_os(PROGRAM).map(Self)
    }

    /// A shorter module that does the same.
    pub(crate) fn minify(&self, module: &str) -> Result<String> {
        let mut child = Command::new(&self.0)
            .args(["--minify", "--format=esm", "--log-level=error"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .context("cannot start esbuild")?;
        // It reads all of it before it writes; its input ends here.
        child.stdin.take().context("esbuild reads nothing")?.write_all(module.as_bytes())?;
        let output = child.wait_with_output()?;
        ensure!(output.status.success(), "esbuild failed");
        String::from_utf8(output.stdout).context("esbuild wrote no text")
    }
}
