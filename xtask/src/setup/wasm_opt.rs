//! The optimiser of compiled WebAssembly.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Result;

use super::Step;
use super::npm::NpmPackage;
use crate::cache::Cache;
use crate::process;
use crate::workspace::on_path;

/// The oldest version that understands what today's compiler emits; Debian's own is older.
const OLDEST: u32 = 116;

const BINARYEN: NpmPackage = NpmPackage { name: "binaryen", version: "132.0.0" };

/// `wasm-opt`: the machine's own if it is recent, else the one of npm's `binaryen`.
pub(super) struct WasmOpt;

impl WasmOpt {
    /// The folder in which it is.
    pub(super) fn folder(&self, cache: &Cache) -> Option<PathBuf> {
        if BINARYEN.is_installed(cache) {
            return Some(BINARYEN.folder(cache).join("bin"));
        }
        let own = on_path("wasm-opt").filter(|program| is_recent(program))?;
        own.parent().map(Path::to_path_buf)
    }
}

impl Step for WasmOpt {
    fn name(&self) -> String {
        format!("wasm-opt ({} {})", BINARYEN.name, BINARYEN.version)
    }

    fn duration(&self) -> &'static str {
        "a few seconds"
    }

    fn is_done(&self, cache: &Cache) -> bool {
        self.folder(cache).is_some()
    }

    fn carry_out(&self, cache: &Cache) -> Result<()> {
        BINARYEN.install(cache)
    }

    fn without(&self) -> Option<&'static str> {
        Some("Builds go on without it; the app is larger for it.")
    }
}

fn is_recent(program: &Path) -> bool {
    process::read(Command::new(program).arg("--version"))
        .is_ok_and(|text| version(&text).is_some_and(|version| version >= OLDEST))
}

/// The number in `wasm-opt version 132 (version_132)`.
fn version(text: &str) -> Option<u32> {
    text.split_whitespace().nth(2)?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::version;

    #[test]
    fn the_version_is_read_from_every_spelling() {
        assert_eq!(version("wasm-opt version 132 (version_132)\n"), Some(132));
        assert_eq!(version("wasm-opt version 108\n"), Some(108));
        assert_eq!(version("command not found"), None);
    }
}
