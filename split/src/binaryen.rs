//! The tools of Binaryen.

use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

/// Where they are, and the options to optimise with; set by `cargo xtask build` where there are such tools.
const FOLDER: &str = "LOKET_BINARYEN";
const OPTIONS: &str = "LOKET_WASM_OPT_OPTIONS";

/// The tools.
pub(crate) struct Binaryen {
    folder: PathBuf,
    options: String,
}

impl Binaryen {
    /// Finds them; without them, the parts stay as they were split off.
    pub(crate) fn find() -> Option<Self> {
        let folder = env::var_os(FOLDER)?.into();
        Some(Self { folder, options: env::var(OPTIONS).unwrap_or_default() })
    }

    /// Optimises a module in place, as Trunk does with the main module.
    pub(crate) fn optimize(&self, module: &Path) -> Result<()> {
        let options: Vec<&OsStr> = self.options.split_whitespace().map(OsStr::new).collect();
        self.run("wasm-opt", &options, &[module.as_os_str(), OsStr::new("-o"), module.as_os_str()])
    }

    /// Makes one module of several, each followed by the name that others import it by.
    pub(crate) fn merge(&self, modules: &[&OsStr], output: &Path) -> Result<()> {
        // What the modules may use; merging knows no other options.
        let options = self.options.split_whitespace().filter(|option| option.starts_with("--enable"));
        let options: Vec<&OsStr> = options.map(OsStr::new).collect();
        self.run("wasm-merge", &options, &[modules, &[OsStr::new("-o"), output.as_os_str()]].concat())
    }

    fn run(&self, tool: &str, options: &[&OsStr], arguments: &[&OsStr]) -> Result<()> {
        let mut command = Command::new(self.folder.join(tool));
        let output =
            command.args(options).args(arguments).output().with_context(|| format!("cannot start {tool}"))?;
        ensure!(output.status.success(), "{tool} failed: {}", String::from_utf8_lossy(&output.stderr));
        Ok(())
    }
}
