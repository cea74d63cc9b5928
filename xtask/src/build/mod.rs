//! `cargo xtask build`: the app as static files in `dist/`.

pub(crate) mod budget;
pub(crate) mod compress;
mod fingerprint;
pub(crate) mod first_load;
pub(crate) mod hosting;
mod parts;
mod paths;
mod policy;
mod reader;
mod service_worker;

use std::env;
use std::ffi::OsString;
use std::fs::{self, File};
use std::path::PathBuf;
use std::process::Command;
use std::time::Instant;

use anyhow::{Context, Result};
use clap::Args;

use crate::process;
use crate::setup::Setup;
use crate::workspace::{Workspace, without_flags};
use parts::Splitter;

/// How to build the app.
#[derive(Args, Clone, Debug)]
pub(crate) struct Options {
    /// The path below which the app will stand on its host
    #[arg(long, value_name = "PATH", default_value = "/", value_parser = base_path)]
    base: String,
    /// Build fast and unoptimised, for development
    #[arg(long)]
    dev: bool,
}

impl Options {
    /// The app as it is deployed at the top of a host.
    pub(crate) fn release() -> Self {
        Self { base: "/".into(), dev: false }
    }
}

/// A path below which the app can stand: with one slash at each end.
fn base_path(path: &str) -> Result<String, String> {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~".contains(&byte);
    let is_name = |name: &str| !name.is_empty() && name.bytes().all(is_plain);
    let inner = path.strip_prefix('/').and_then(|path| path.strip_suffix('/'));
    if path == "/" || inner.is_some_and(|inner| inner.split('/').all(is_name)) {
        Ok(path.to_owned())
    } else {
        Err("it must begin and end with one slash, such as /admin/".to_owned())
    }
}

/// Builds the app unless `dist/` already is what would come out.
pub(crate) fn build(workspace: &Workspace, setup: &Setup, options: &Options) -> Result<()> {
    setup.for_build()?;
    let build = Build { workspace, setup, options };
    let _lock = build.lock()?;
    if build.is_up_to_date()? {
        println!("Nothing has changed since the app was built.");
        return first_load::print(&workspace.dist());
    }
    build.run()
}

struct Build<'build> {
    workspace: &'build Workspace,
    setup: &'build Setup,
    options: &'build Options,
}

impl Build<'_> {
    /// Waits until no other command changes `dist/`.
    fn lock(&self) -> Result<File> {
        let file = File::create(self.workspace.target.join("app.lock"))?;
        file.lock()?;
        Ok(file)
    }

    fn is_up_to_date(&self) -> Result<bool> {
        let Ok(last) = fs::read_to_string(self.record()) else {
            return Ok(false);
        };
        Ok(last == self.fingerprint()?)
    }

    fn run(&self) -> Result<()> {
        let started = Instant::now();
        let kind = if self.options.dev { "for development" } else { "for release" };
        println!("Building the app {kind}, below {} …", self.options.base);
        // Until it is complete, dist/ is nothing to rely on.
        let _ = fs::remove_file(self.record());
        process::run(self.workspace.cargo().args(["fetch", "--quiet"]))?;
        let dist = self.workspace.dist();
        if self.options.dev {
            process::run(&mut self.trunk(None)?)?;
        } else {
            let splitter = Splitter::build(self.workspace, self.setup)?;
            process::run(&mut self.trunk(Some(&splitter))?)?;
            splitter.copy(&dist)?;
            reader::name(&dist)?;
        }
        policy::narrow(&dist)?;
        // A static host answers a path that it doesn't know with this file: the app finds its way from there.
        fs::copy(dist.join("index.html"), dist.join("404.html"))
            .context("trunk left no index.html in dist")?;
        if !self.options.dev {
            service_worker::write(&dist)?;
            compress::folder(&dist)?;
        }
        hosting::write(&self.workspace.root, &dist, &self.options.base)?;
        fs::write(self.record(), self.fingerprint()?)?;
        first_load::print(&dist)?;
        println!("Built {} in {}.", dist.display(), process::spell(started.elapsed()));
        Ok(())
    }

    fn trunk(&self, splitter: Option<&Splitter<'_>>) -> Result<Command> {
        let mut trunk = Command::new(self.setup.trunk());
        trunk
            // Cargo has fetched what it needs, and setup has provided the tools: nothing is downloaded.
            .args(["--offline=true", "--skip-version-check", "--log=warn", "build"])
            .args(["--public-url", &self.options.base])
            .arg("--dist")
            .arg(self.workspace.dist())
            .args(self.profile())
            .current_dir(&self.workspace.root)
            .env("PATH", self.path(splitter)?);
        without_flags(&mut trunk);
        if let Some(splitter) = splitter {
            splitter.prepare(&mut trunk)?;
            trunk.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", paths::flags());
        }
        Ok(trunk)
    }

    fn profile(&self) -> &'static [&'static str] {
        if self.options.dev {
            &[]
        } else if self.setup.has_wasm_opt() {
            &["--release", "--minify"]
        } else {
            // What trunk calls a release insists on wasm-opt.
            &["--cargo-profile=release", "--minify"]
        }
    }

    /// The tools that setup provided come before any others.
    fn path(&self, splitter: Option<&Splitter<'_>>) -> Result<OsString> {
        let inherited = env::var_os("PATH").unwrap_or_default();
        let splitter = splitter.map(Splitter::folder);
        let tools = splitter.into_iter().chain(self.setup.tool_folders());
        let folders = tools.chain(env::split_paths(&inherited));
        env::join_paths(folders).context("a folder of the PATH can't be part of it")
    }

    /// Where the last build noted what it was made from.
    fn record(&self) -> PathBuf {
        self.workspace.target.join("app.fingerprint")
    }

    /// All that the app is made from and what was made of it, in short.
    fn fingerprint(&self) -> Result<String> {
        let inputs = fingerprint::of_sources(&self.workspace.root)?;
        let output = fingerprint::of_folder(&self.workspace.dist())?;
        let hosting = fingerprint::of_folder(&hosting::folder(&self.workspace.root))?;
        let compiler = process::read(Command::new("rustc").arg("-V"))?;
        Ok(format!(
            "{inputs:x} {output:x} {hosting:x} {:?} {:?} {:?} {}",
            self.options,
            self.setup.tool_folders(),
            self.setup.esbuild(),
            compiler.trim()
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::base_path;

    #[test]
    fn a_base_path_has_one_slash_at_each_end() {
        for path in ["/", "/admin/", "/tickets/v1.2/"] {
            assert_eq!(base_path(path).as_deref(), Ok(path));
        }
        for path in ["", "admin", "/admin", "admin/", "//", "/admin//", "//admin/", "/a b/", "/a?/"] {
            assert!(base_path(path).is_err(), "{path}");
        }
    }
}
