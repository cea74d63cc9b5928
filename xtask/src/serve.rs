//! `cargo xtask serve`: the app as it is being developed, with the stand-in for the ticketing service behind it.

use std::env;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use clap::Args;

use crate::demo::check;
use crate::process::{self, Group};
use crate::service::{self, Service};
use crate::setup::Setup;
use crate::workspace::{Workspace, without_flags};

/// The token that the stand-in takes.
const TOKEN: &str = "loket-development";

/// How long the sample organisation is used again. It is laid out around the day of its making: later, no event is on.
const SAMPLE_LASTS: Duration = Duration::from_secs(24 * 60 * 60);

/// What a build makes and `Trunk.toml` has trunk ignore. Trunk ends where one of these is missing, as in a fresh clone.
const IGNORED_FOLDERS: [&str; 3] = ["dist", "hosting", "target"];
const IGNORED_FILES: [&str; 2] = ["style/first.css", "style/all.css"];

/// How to serve the app.
#[derive(Args, Clone, Debug)]
pub(crate) struct Options {
    /// The port to serve on; the interface is on the next one, and below the app's own address
    #[arg(long, default_value_t = 8080, value_parser = clap::value_parser!(u16).range(1..))]
    port: u16,
}

/// Builds the app anew whenever a file changes, and serves it until Ctrl-C.
pub(crate) fn serve(workspace: &Workspace, setup: &Setup, options: &Options) -> Result<()> {
    let interface_port = check::next_port(options.port)?;
    check::port_is_free(options.port)?;
    check::port_is_free(interface_port)?;
    setup.for_build()?;
    println!("Building the stand-in for the ticketing service …");
    let service = Service::build(workspace)?;
    let data = workspace.target.join("serve.sqlite");
    let mut interface = service.on_port(interface_port);
    interface.args(is_old(&data).then_some("--fresh"));
    let (_interface, address) =
        service::start(interface.arg("--data").arg(data).arg(format!("--token={TOKEN}")))?;
    println!("\n  Loket opens at  http://127.0.0.1:{}  (Ctrl-C closes it)", options.port);
    println!("  token           {TOKEN}\n");
    process::run(workspace.cargo().args(["fetch", "--quiet"]))?;
    provide_ignored(&workspace.root)?;
    let status = Group::spawn(&mut trunk(workspace, setup, options.port, &address)?)?.wait()?;
    bail!("trunk ended by itself ({status})")
}

/// Whether a file exists and was not written to lately.
fn is_old(data: &Path) -> bool {
    let written = fs::metadata(data).and_then(|metadata| metadata.modified());
    written.is_ok_and(|at| at.elapsed().is_ok_and(|age| age > SAMPLE_LASTS))
}

fn provide_ignored(root: &Path) -> Result<()> {
    for folder in IGNORED_FOLDERS {
        fs::create_dir_all(root.join(folder)).with_context(|| format!("cannot make {folder}"))?;
    }
    for file in IGNORED_FILES.map(|file| root.join(file)).into_iter().filter(|file| !file.exists()) {
        fs::write(&file, "").with_context(|| format!("cannot write {}", file.display()))?;
    }
    Ok(())
}

fn trunk(workspace: &Workspace, setup: &Setup, port: u16, interface: &str) -> Result<Command> {
    let inherited = env::var_os("PATH").unwrap_or_default();
    let folders = setup.tool_folders().into_iter().chain(env::split_paths(&inherited));
    let mut trunk = Command::new(setup.trunk());
    trunk
        .args(["--offline=true", "--skip-version-check", "serve"])
        // The page's policy allows no script of Trunk's in it: a debug build looks for changes itself.
        .args(["--no-autoreload=true", &format!("--port={port}"), "--address=127.0.0.1"])
        .args([&format!("--proxy-backend={interface}/v1"), "--proxy-rewrite=/v1"])
        .arg("--dist")
        .arg(workspace.target.join("serve"))
        .current_dir(&workspace.root)
        .env("PATH", env::join_paths(folders).context("a folder of the PATH can't be part of it")?);
    without_flags(&mut trunk);
    Ok(trunk)
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::{IGNORED_FILES, IGNORED_FOLDERS};

    #[test]
    fn all_that_trunk_ignores_is_there_in_a_fresh_clone() {
        let settings = include_str!("../../Trunk.toml");
        let list = settings.split_once("ignore = [").and_then(|(_, rest)| rest.split_once(']'));
        let (list, _) = list.unwrap_or_default();
        let ignored: Vec<_> = list.split(", ").map(|name| name.trim_matches('"')).collect();
        assert!(ignored.len() > 3, "{ignored:?}");
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        for name in ignored {
            let is_made = IGNORED_FOLDERS.contains(&name) || IGNORED_FILES.contains(&name);
            // Made by a build, or part of the checkout.
            assert!(is_made || root.join(name).join("Cargo.toml").is_file() || name == "tests", "{name}");
        }
    }
}
