//! What a machine needs beside a Rust toolchain, and how it gets there.
//!
//! Each step finds out by itself whether there is anything to do, so that every command can ask for the
//! steps that it needs.

mod apt;
mod apt_sources;
mod browser;
mod cargo_tool;
mod debian;
mod engines;
mod hosts;
mod npm;
mod rust_source;
mod target_library;
mod wasm_opt;

use std::path::PathBuf;
use std::time::Instant;

use anyhow::{Context, Result, ensure};

use crate::cache::Cache;
use crate::process::spell;
use crate::workspace::Workspace;
use browser::Browser;
use cargo_tool::CargoTool;
use engines::{Firefox, WebKit};
use hosts::Hosts;
use npm::{AXE, ESBUILD, NETLIFY, WRANGLER};
use target_library::TargetLibrary;
use wasm_opt::WasmOpt;

/// One thing that a machine has to have.
trait Step {
    /// What it is, in a few words.
    fn name(&self) -> String;

    /// How long it takes to get it.
    fn duration(&self) -> &'static str;

    /// Whether it is installed already.
    fn is_done(&self, cache: &Cache) -> bool;

    /// Gets it.
    fn carry_out(&self, cache: &Cache) -> Result<()>;

    /// What it means to go on without it, where that is possible.
    fn without(&self) -> Option<&'static str> {
        None
    }
}

/// The hosts that the built files are tried on.
const HOST_STEPS: [&dyn Step; 3] = [&Hosts, &WRANGLER, &NETLIFY];

/// The machine's part in the project's commands.
pub(crate) struct Setup {
    cache: Cache,
    target_library: TargetLibrary,
    trunk: CargoTool,
    wasm_bindgen: CargoTool,
    wasm_opt: WasmOpt,
    browser: Browser,
    geckodriver: CargoTool,
}

/// A browser beside Chromium, and the program that drives it.
pub(crate) struct Driven {
    pub(crate) browser: PathBuf,
    pub(crate) driver: PathBuf,
}

impl Setup {
    /// What this checkout needs.
    pub(crate) fn of(workspace: &Workspace) -> Result<Self> {
        Ok(Self {
            cache: Cache::locate()?,
            target_library: TargetLibrary,
            trunk: CargoTool::trunk(),
            wasm_bindgen: CargoTool::wasm_bindgen(workspace.locked_version("wasm-bindgen")?),
            wasm_opt: WasmOpt,
            browser: Browser,
            geckodriver: CargoTool::geckodriver(),
        })
    }

    /// Provides what it takes to build the app.
    pub(crate) fn for_build(&self) -> Result<()> {
        self.provide(&self.build_steps())
    }

    /// Provides what it takes to build and test the app.
    pub(crate) fn for_tests(&self) -> Result<()> {
        self.provide(&self.all_steps())
    }

    /// Provides the hosts that the built files are tried on.
    pub(crate) fn for_hosts(&self) -> Result<()> {
        self.provide(&HOST_STEPS)
    }

    /// Provides Firefox and WebKit, as far as the machine allows.
    pub(crate) fn for_engines(&self) -> Result<()> {
        self.provide(&self.engine_steps())
    }

    /// Firefox and its driver, if both are there.
    pub(crate) fn firefox(&self) -> Option<Driven> {
        let driver = self.geckodriver.executable(&self.cache);
        Some(Driven { browser: Firefox::browser()?, driver }).filter(|it| it.driver.is_file())
    }

    /// WebKitGTK and its driver, if both are there.
    pub(crate) fn webkit(&self) -> Option<Driven> {
        Some(Driven { browser: WebKit::browser()?, driver: WebKit::driver()? })
    }

    /// A virtual screen, if one is installed.
    pub(crate) fn screen(&self) -> Option<PathBuf> {
        WebKit::screen()
    }

    /// The script that emulates Cloudflare Pages, if it is installed.
    pub(crate) fn wrangler(&self) -> Option<PathBuf> {
        WRANGLER.file(&self.cache)
    }

    /// The script that emulates Netlify, if it is installed.
    pub(crate) fn netlify(&self) -> Option<PathBuf> {
        NETLIFY.file(&self.cache)
    }

    /// Provides everything and lists what is installed.
    pub(crate) fn everything(&self) -> Result<()> {
        let started = Instant::now();
        self.for_tests()?;
        self.for_hosts()?;
        self.for_engines()?;
        println!("Set up ({}), in {}:", spell(started.elapsed()), self.cache.root().display());
        let optional = self.engine_steps().into_iter().chain(HOST_STEPS);
        for step in self.all_steps().into_iter().chain(optional) {
            let mark = if step.is_done(&self.cache) { "✓" } else { "–" };
            println!("  {mark} {}", step.name());
        }
        Ok(())
    }

    /// Trunk's executable.
    pub(crate) fn trunk(&self) -> PathBuf {
        self.trunk.executable(&self.cache)
    }

    /// The maker of the app's JavaScript side.
    pub(crate) fn wasm_bindgen(&self) -> PathBuf {
        self.wasm_bindgen.executable(&self.cache)
    }

    /// The folder of the optimiser, if there is one.
    pub(crate) fn binaryen(&self) -> Option<PathBuf> {
        self.wasm_opt.folder(&self.cache)
    }

    /// The minifier of scripts, if there is one.
    pub(crate) fn esbuild(&self) -> Option<PathBuf> {
        ESBUILD.file(&self.cache)
    }

    /// The executable that runs tests in a browser.
    pub(crate) fn test_runner(&self) -> PathBuf {
        self.wasm_bindgen.folder(&self.cache).join("bin/wasm-bindgen-test-runner")
    }

    /// The folders in which trunk finds its tools.
    pub(crate) fn tool_folders(&self) -> Vec<PathBuf> {
        let wasm_bindgen = self.wasm_bindgen.folder(&self.cache).join("bin");
        [Some(wasm_bindgen), self.wasm_opt.folder(&self.cache)].into_iter().flatten().collect()
    }

    /// Whether the app can be optimised after its compilation.
    pub(crate) fn has_wasm_opt(&self) -> bool {
        self.wasm_opt.is_done(&self.cache)
    }

    /// The program that drives the browser.
    pub(crate) fn chromedriver(&self) -> Result<PathBuf> {
        browser::driver().context("there is no chromedriver: run `cargo xtask setup`")
    }

    /// The script that checks a page's accessibility.
    pub(crate) fn axe_script(&self) -> Result<PathBuf> {
        AXE.file(&self.cache).context("there is no axe-core: run `cargo xtask setup`")
    }

    fn build_steps(&self) -> Vec<&dyn Step> {
        vec![&self.target_library, &self.trunk, &self.wasm_bindgen, &self.wasm_opt, &ESBUILD]
    }

    fn all_steps(&self) -> Vec<&dyn Step> {
        let mut steps = self.build_steps();
        steps.extend([&self.browser as &dyn Step, &AXE]);
        steps
    }

    fn engine_steps(&self) -> Vec<&dyn Step> {
        vec![&Firefox, &self.geckodriver, &WebKit]
    }

    fn provide(&self, steps: &[&dyn Step]) -> Result<()> {
        if steps.iter().all(|step| step.is_done(&self.cache)) {
            return Ok(());
        }
        let _lock = self.cache.lock()?;
        for (index, step) in steps.iter().enumerate() {
            // Another checkout may have done it while this one waited.
            if !step.is_done(&self.cache) {
                println!("[{}/{}] {}, {}", index + 1, steps.len(), step.name(), step.duration());
                self.carry_out(*step)?;
            }
        }
        self.cache.clear_scratch()
    }

    fn carry_out(&self, step: &dyn Step) -> Result<()> {
        let started = Instant::now();
        let outcome = step.carry_out(&self.cache).and_then(|()| {
            ensure!(
                step.is_done(&self.cache),
                "it was installed, and still can't be found: look at the PATH"
            );
            Ok(())
        });
        match (outcome, step.without()) {
            (Ok(()), _) => println!("      done in {}", spell(started.elapsed())),
            (Err(problem), Some(without)) => println!("      {problem:#}. {without}"),
            (Err(problem), None) => return Err(problem.context(step.name())),
        }
        Ok(())
    }
}
