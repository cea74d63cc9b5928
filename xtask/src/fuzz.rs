//! `cargo xtask fuzz`: reads millions of texts, guided by what they reach in the code, and keeps what breaks a law.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};
use clap::Args;

use crate::process;
use crate::workspace::Workspace;

/// How many texts to read.
#[derive(Args, Clone, Debug)]
pub(crate) struct Options {
    /// How many texts to read
    #[arg(long, value_name = "N", default_value_t = 10_000_000)]
    runs: u64,
    /// Read only this text that was found before
    #[arg(value_name = "FINDING")]
    finding: Option<PathBuf>,
}

/// Has the compiler count which branches a text reaches: what libFuzzer is guided by.
const COUNT_BRANCHES: &str = "-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table --cfg=fuzzing";

/// The longest text, in bytes: a page of the largest sample, and more.
const LONGEST: usize = 4096;

/// Builds the target in `fuzz/` and runs it.
pub(crate) fn fuzz(workspace: &Workspace, options: &Options) -> Result<()> {
    let folder = workspace.root.join("fuzz");
    let [corpus, artifacts] = ["corpus", "artifacts"].map(|kind| folder.join(kind).join("reading"));
    for folder in [&corpus, &artifacts] {
        fs::create_dir_all(folder).with_context(|| format!("cannot create {}", folder.display()))?;
    }
    let target = build(workspace, &folder)?;

    let mut command = Command::new(target);
    command.arg(format!("-artifact_prefix={}/", artifacts.display()));
    match &options.finding {
        Some(finding) => command.arg(finding),
        None => command
            .args([format!("-runs={}", options.runs), format!("-max_len={LONGEST}")])
            .args(["-timeout=10", "-print_final_stats=1"])
            .arg(&corpus),
    };
    if !process::succeeds(&mut command)? {
        bail!(
            "a text broke a law of reading. It is saved in {}.\nRead it again with `cargo xtask fuzz FINDING`; \
             once the code is mended, make a case of it in tests/wire.",
            artifacts.display()
        );
    }
    Ok(())
}

/// Builds the target apart from everything else, with the versions of the app.
fn build(workspace: &Workspace, folder: &Path) -> Result<PathBuf> {
    fs::copy(workspace.root.join("Cargo.lock"), folder.join("Cargo.lock"))
        .context("cannot copy Cargo.lock")?;
    let (host, output) = (host()?, workspace.target.join("fuzz"));
    let mut cargo = workspace.cargo();
    // With a target named, the flags are for the target only and not for build scripts.
    cargo
        .args(["build", "--release", "--target", &host])
        .arg("--manifest-path")
        .arg(folder.join("Cargo.toml"));
    process::run(cargo.arg("--target-dir").arg(&output).env("RUSTFLAGS", COUNT_BRANCHES))?;
    Ok(output.join(host).join("release/reading"))
}

/// This machine, as the compiler names it.
fn host() -> Result<String> {
    let version = process::read(Command::new("rustc").arg("-vV"))?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).context("rustc names no host")
}
