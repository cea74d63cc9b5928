//! The Debian mirror that this machine uses, from its own apt sources.

use std::fs;
use std::path::{Path, PathBuf};

/// Where apt keeps its sources.
const FOLDER: &str = "/etc/apt";

/// One mirror of Debian.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Source {
    /// Its address.
    pub(super) mirror: String,
    /// The suites that the machine takes from it.
    pub(super) suites: Vec<String>,
    /// The file of keys that vouch for it, where the source names one.
    pub(super) signed_by: Option<String>,
}

/// The first mirror of Debian's main archive.
pub(super) fn of_this_machine() -> Option<Source> {
    files().iter().find_map(|path| {
        let text = fs::read_to_string(path).ok()?;
        let sources = match path.extension()?.to_str()? {
            "sources" => from_deb822(&text),
            "list" => from_lines(&text),
            _ => return None,
        };
        sources.into_iter().find(is_main_archive)
    })
}

fn files() -> Vec<PathBuf> {
    let folder = Path::new(FOLDER);
    let mut files: Vec<_> = fs::read_dir(folder.join("sources.list.d"))
        .map(|entries| entries.flatten().map(|entry| entry.path()).collect())
        .unwrap_or_default();
    files.sort();
    files.insert(0, folder.join("sources.list"));
    files
}

fn is_main_archive(source: &Source) -> bool {
    source.mirror.contains("debian") && !source.mirror.contains("security")
}

/// Reads paragraphs of `Field: value` lines, the newer of apt's two formats.
fn from_deb822(text: &str) -> Vec<Source> {
    let lines: Vec<_> = text.lines().filter(|line| !line.starts_with('#')).collect();
    lines
        .split(|line| line.trim().is_empty())
        .filter_map(|paragraph| {
            let field = |name: &str| {
                paragraph.iter().find_map(|line| {
                    let (field, value) = line.split_once(':')?;
                    field.eq_ignore_ascii_case(name).then(|| value.trim())
                })
            };
            if field("Enabled").is_some_and(|value| value.eq_ignore_ascii_case("no")) {
                return None;
            }
            let packages = field("Types")?.split_whitespace().any(|kind| kind == "deb");
            packages.then_some(())?;
            Some(Source {
                mirror: field("URIs")?.split_whitespace().next()?.to_owned(),
                suites: words(field("Suites")?),
                // It may hold the keys themselves instead of a file's path.
                signed_by: field("Signed-By").filter(|value| value.starts_with('/')).map(str::to_owned),
            })
        })
        .collect()
}

/// Reads `deb [options] mirror suite component…` lines, the older of apt's two formats.
fn from_lines(text: &str) -> Vec<Source> {
    text.lines()
        .filter_map(|line| {
            let rest = line.trim().strip_prefix("deb ")?.trim_start();
            let (options, rest) = match rest.strip_prefix('[') {
                Some(rest) => rest.split_once(']')?,
                None => ("", rest),
            };
            let mut words = rest.split_whitespace();
            Some(Source {
                mirror: words.next()?.to_owned(),
                suites: vec![words.next()?.to_owned()],
                signed_by: options
                    .split_whitespace()
                    .find_map(|option| option.strip_prefix("signed-by="))
                    .map(str::to_owned),
            })
        })
        .collect()
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::{Source, from_deb822, from_lines, is_main_archive};

    fn source(mirror: &str, suites: &[&str], signed_by: Option<&str>) -> Source {
        Source {
            mirror: mirror.into(),
            suites: suites.iter().map(|suite| (*suite).to_owned()).collect(),
            signed_by: signed_by.map(str::to_owned),
        }
    }

    #[test]
    fn paragraphs_are_read_with_their_comments_and_keys() {
        let text = "\
Types: deb deb-src
# http://snapshot/debian
URIs: http://mirror/debian
Suites: bookworm bookworm-updates
Components: main
Signed-By: /usr/share/keyrings/debian.gpg

Types: deb-src
URIs: http://source.only/debian
Suites: bookworm

Enabled: no
Types: deb
URIs: http://switched.off/debian
Suites: bookworm

Types: deb
URIs: http://mirror/debian-security
Suites: bookworm-security
Signed-By:
 -----BEGIN PGP PUBLIC KEY BLOCK-----
";
        assert_eq!(
            from_deb822(text),
            [
                source(
                    "http://mirror/debian",
                    &["bookworm", "bookworm-updates"],
                    Some("/usr/share/keyrings/debian.gpg")
                ),
                source("http://mirror/debian-security", &["bookworm-security"], None),
            ]
        );
    }

    #[test]
    fn lines_are_read_with_and_without_options() {
        let text = "\
# deb http://commented.out/debian trixie main
deb-src http://source.only/debian trixie main
deb http://mirror/debian trixie main contrib
deb [arch=amd64 signed-by=/keys.gpg] https://other/debian trixie-updates main
";
        assert_eq!(
            from_lines(text),
            [
                source("http://mirror/debian", &["trixie"], None),
                source("https://other/debian", &["trixie-updates"], Some("/keys.gpg")),
            ]
        );
    }

    #[test]
    fn a_mirror_of_security_updates_or_of_others_is_no_main_archive() {
        assert!(is_main_archive(&source("http://mirror/debian", &[], None)));
        assert!(!is_main_archive(&source("http://mirror/debian-security", &[], None)));
        assert!(!is_main_archive(&source("https://packages.example/apt", &[], None)));
    }
}
