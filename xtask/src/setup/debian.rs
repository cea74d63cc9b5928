//! A package from Debian that the machine's own release may lack, without changing the machine.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result};

use super::apt_sources::{self, Source};
use crate::cache::Cache;
use crate::process::{self, Logged};
use crate::workspace::on_path;

/// The suites that carry newer packages than a release does.
const NEWER_SUITES: [&str; 2] = ["trixie-backports", "sid"];

/// Apt with its own lists.
pub(super) struct Apt {
    folder: PathBuf,
    log: PathBuf,
}

impl Apt {
    /// Reads what Debian has now.
    pub(super) fn open(cache: &Cache) -> Result<Self> {
        on_path("apt-get").context("this machine has no apt-get to fetch Debian's rust-src package with")?;
        let source = apt_sources::of_this_machine()
            .context("the machine's apt sources name no Debian mirror to fetch rust-src from")?;
        let folder = cache.scratch("apt")?;
        for needed in ["lists/partial", "cache/archives/partial"] {
            fs::create_dir_all(folder.join(needed))?;
        }
        fs::write(folder.join("sources.list"), list(&source))?;
        let apt = Self { folder, log: cache.log("apt") };
        println!("      reading what {} has", source.mirror);
        apt.run(&["update"])?;
        Ok(apt)
    }

    /// The files of a package in the version that was released upstream under that number.
    pub(super) fn unpack(&self, package: &str, upstream: &str) -> Result<PathBuf> {
        let known = process::read(&mut self.command("apt-cache", &["madison", package]))?;
        let version = packaged_version(&known, upstream).with_context(|| {
            format!(
                "Debian has no {package} {upstream} now, only {}: install one of these versions of Rust, \
                 or run where rustup works",
                versions(&known).collect::<Vec<_>>().join(", ")
            )
        })?;
        println!("      fetching {package} {version}");
        self.run(&["download", &format!("{package}={version}")])?;
        let archive = fs::read_dir(&self.folder)?
            .flatten()
            .map(|entry| entry.path())
            .find(|path| path.extension().is_some_and(|extension| extension == "deb"))
            .with_context(|| format!("apt-get downloaded no {package}"))?;
        let files = self.folder.join("files");
        process::run(Command::new("dpkg").arg("-x").arg(archive).arg(&files))?;
        Ok(files)
    }

    fn run(&self, arguments: &[&str]) -> Result<()> {
        Logged { log: self.log.clone(), crates: None }.run(&mut self.command("apt-get", arguments))
    }

    fn command(&self, program: &str, arguments: &[&str]) -> Command {
        let mut command = Command::new(program);
        for (key, value) in [
            ("Dir::Etc::SourceList", self.folder.join("sources.list")),
            ("Dir::Etc::SourceParts", "/dev/null".into()),
            ("Dir::State::Lists", self.folder.join("lists")),
            ("Dir::Cache", self.folder.join("cache")),
        ] {
            command.arg("-o").arg(format!("{key}={}", value.display()));
        }
        command.args(arguments).current_dir(&self.folder);
        command
    }
}

/// The sources list that has the release's own suites and the newer ones.
fn list(source: &Source) -> String {
    let options =
        source.signed_by.as_ref().map_or_else(String::new, |keyring| format!("[signed-by={keyring}] "));
    source
        .suites
        .iter()
        .map(String::as_str)
        .chain(NEWER_SUITES)
        .map(|suite| format!("deb {options}{} {suite} main\n", source.mirror))
        .collect()
}

/// The versions in the output of `apt-cache madison`.
fn versions(madison: &str) -> impl Iterator<Item = &str> {
    madison.lines().filter_map(|line| line.split('|').nth(1)).map(str::trim)
}

/// Debian's version that packages exactly the one released upstream.
fn packaged_version<'known>(madison: &'known str, upstream: &str) -> Option<&'known str> {
    versions(madison)
        .find(|version| version.strip_prefix(upstream).is_some_and(|rest| rest.starts_with(['+', '-', '~'])))
}

#[cfg(test)]
mod tests {
    use super::{Source, list, packaged_version};

    const MADISON: &str = "\
  rust-src | 1.97.1+dfsg1-1 | http://mirror/debian sid/main amd64 Packages
  rust-src | 1.95.0+dfsg1-2~bpo13+1 | http://mirror/debian trixie-backports/main amd64 Packages
  rust-src | 1.63.0+dfsg1-2 | http://mirror/debian bookworm/main amd64 Packages
";

    #[test]
    fn only_exactly_the_compilers_version_will_do() {
        assert_eq!(packaged_version(MADISON, "1.95.0"), Some("1.95.0+dfsg1-2~bpo13+1"));
        assert_eq!(packaged_version(MADISON, "1.97.1"), Some("1.97.1+dfsg1-1"));
        assert_eq!(packaged_version(MADISON, "1.95"), None);
        assert_eq!(packaged_version(MADISON, "1.9"), None);
        assert_eq!(packaged_version("", "1.95.0"), None);
    }

    #[test]
    fn the_list_has_the_releases_suites_and_the_newer_ones() {
        let source = Source {
            mirror: "http://mirror/debian".into(),
            suites: vec!["trixie".into()],
            signed_by: Some("/keys.gpg".into()),
        };
        assert_eq!(
            list(&source),
            "deb [signed-by=/keys.gpg] http://mirror/debian trixie main\n\
             deb [signed-by=/keys.gpg] http://mirror/debian trixie-backports main\n\
             deb [signed-by=/keys.gpg] http://mirror/debian sid main\n"
        );
    }
}
