//! The parts of a release: Trunk finds a `wasm-bindgen` that splits them off first, and they are copied after it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::process;
use crate::setup::Setup;
use crate::workspace::Workspace;

/// The package that splits.
const PACKAGE: &str = "loket-split";

/// What the splitter reads.
const WASM_BINDGEN: &str = "LOKET_WASM_BINDGEN";
const BINARYEN: &str = "LOKET_BINARYEN";
const WASM_OPT_OPTIONS: &str = "LOKET_WASM_OPT_OPTIONS";
const ESBUILD: &str = "LOKET_ESBUILD";
const PARTS: &str = "LOKET_PARTS";

/// The splitter, under the name that Trunk looks for.
pub(super) struct Splitter<'build> {
    workspace: &'build Workspace,
    setup: &'build Setup,
}

impl<'build> Splitter<'build> {
    /// Builds it.
    pub(super) fn build(workspace: &'build Workspace, setup: &'build Setup) -> Result<Self> {
        process::run(workspace.cargo().args(["build", "--quiet", "--profile=tools", "--package", PACKAGE]))?;
        let splitter = Self { workspace, setup };
        fs::create_dir_all(splitter.folder())?;
        let built = workspace.target.join("tools").join(PACKAGE);
        fs::copy(&built, splitter.folder().join("wasm-bindgen"))
            .with_context(|| format!("cannot copy {}", built.display()))?;
        Ok(splitter)
    }

    /// The folder to look for it in.
    pub(super) fn folder(&self) -> PathBuf {
        self.workspace.target.join("split")
    }

    /// Tells Trunk's command what the splitter needs.
    pub(super) fn prepare(&self, trunk: &mut Command) -> Result<()> {
        trunk.args(["--features", "parts"]);
        trunk.env(WASM_BINDGEN, self.setup.wasm_bindgen()).env(PARTS, self.parts());
        if let Some(folder) = self.setup.binaryen() {
            let page = fs::read_to_string(self.workspace.root.join("index.html"))?;
            let options =
                attribute(&page, "data-wasm-opt-params").context("index.html sets no options of wasm-opt")?;
            trunk.env(BINARYEN, folder).env(WASM_OPT_OPTIONS, options);
        }
        if let Some(program) = self.setup.esbuild() {
            trunk.env(ESBUILD, program);
        }
        Ok(())
    }

    /// Puts the parts beside the main module.
    pub(super) fn copy(&self, dist: &Path) -> Result<()> {
        for entry in fs::read_dir(self.parts())? {
            let entry = entry?;
            fs::copy(entry.path(), dist.join(entry.file_name()))?;
        }
        // Trunk leaves what `wasm-bindgen` wrote: a later build without parts would list their loader.
        for profile in ["release", "debug"] {
            let snippets = self.workspace.target.join("wasm-bindgen").join(profile).join("snippets");
            if snippets.is_dir() {
                fs::remove_dir_all(snippets)?;
            }
        }
        Ok(())
    }

    fn parts(&self) -> PathBuf {
        self.folder().join("parts")
    }
}

fn attribute<'page>(page: &'page str, name: &str) -> Option<&'page str> {
    let (_, rest) = page.split_once(&format!("{name}=\""))?;
    Some(rest.split_once('"')?.0)
}
