//! What a host has to know of the built files, in the words of the usual hosts.
//!
//! The policy is that of the built page, so that narrowing it there narrows it everywhere.

mod netlify;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use super::compress::ENDINGS;
use super::first_load::names;
use super::{policy, service_worker};

/// What only a header can say: who may show the app in a frame.
const NO_FRAMES: &str = "frame-ancestors 'none'";
const POLICY: &str = "Content-Security-Policy";
/// What some hosts read from the folder; no browser asks for it.
pub(super) const FILES: [&str; 3] = [HEADERS_FILE, REDIRECTS_FILE, HTACCESS];
const HEADERS_FILE: &str = "_headers";
const REDIRECTS_FILE: &str = "_redirects";
const HTACCESS: &str = ".htaccess";
/// Headers of every file beside the policy.
const HEADERS: [(&str, &str); 6] = [
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    (
        "Permissions-Policy",
        "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), \
         microphone=(), midi=(), payment=(), serial=(), usb=()",
    ),
    ("Referrer-Policy", "no-referrer"),
    ("X-Content-Type-Options", "nosniff"),
    ("X-Frame-Options", "DENY"),
];
/// For a file whose name changes with its content.
pub(crate) const FOREVER: &str = "public, max-age=31536000, immutable";
pub(crate) const NEVER: &str = "no-cache";
/// What is read anew at each start.
const FRESH: [&str; 3] = ["index.html", "config.json", service_worker::FILE];
/// How the build names a file by its content; leading zeros of a hash are left out.
const HASH: &str = "-[0-9a-f]{12,16}[._]";

/// Where the configurations of hosts that read none from the folder are written, beside `dist/`.
const CONFIGURATIONS: &str = "hosting";

/// Writes what hosts read from the folder itself, and beside it the configurations of others.
pub(super) fn write(root: &Path, dist: &Path, base: &str) -> Result<()> {
    let site = Site::of(&fs::read_to_string(dist.join("index.html"))?, base)?;
    write_netlify(root, &site, dist, dist)?;
    fs::write(dist.join(HTACCESS), site.htaccess())?;
    let folder = folder(root);
    fs::create_dir_all(&folder)?;
    fs::write(folder.join("nginx.conf"), site.nginx())?;
    fs::write(folder.join("Caddyfile"), site.caddy())?;
    Ok(())
}

/// Where they are.
pub(super) fn folder(root: &Path) -> PathBuf {
    root.join(CONFIGURATIONS)
}

/// Writes what Netlify and Cloudflare Pages read at the top of a site, for the built files below it.
pub(crate) fn write_netlify(root: &Path, site: &Site, dist: &Path, top: &Path) -> Result<()> {
    let hashed: Vec<String> = names(dist)?.into_iter().filter(|name| is_hashed(name)).collect();
    let places = places(&fs::read_to_string(root.join(service_worker::FILE))?)?;
    fs::write(top.join(HEADERS_FILE), netlify::headers(site, &hashed))?;
    fs::write(top.join(REDIRECTS_FILE), netlify::redirects(&site.base, &places))?;
    Ok(())
}

type Header = (&'static str, String);

/// What every host has to know.
pub(crate) struct Site {
    base: String,
    /// The headers of every file, the policy first.
    headers: Vec<Header>,
}

impl Site {
    /// What hosts have to know of a built page below a path.
    pub(crate) fn of(index: &str, base: &str) -> Result<Self> {
        let policy = format!("{}; {NO_FRAMES}", policy::of_page(index).context("index.html has no policy")?);
        let others = HEADERS.map(|(name, value)| (name, value.to_owned()));
        Ok(Self { base: base.to_owned(), headers: [(POLICY, policy)].into_iter().chain(others).collect() })
    }

    /// The headers of every file.
    pub(crate) fn headers(&self) -> &[Header] {
        &self.headers
    }

    /// A server block for nginx.
    pub(crate) fn nginx(&self) -> String {
        let header = |(name, value): &Header| format!("    add_header {name} \"{value}\" always;\n");
        self.filled(include_str!("nginx.conf"), header)
    }

    /// A site block for Caddy.
    pub(crate) fn caddy(&self) -> String {
        self.filled(include_str!("Caddyfile"), |(name, value)| format!("\t\t{name} \"{value}\"\n"))
    }

    /// The file that Apache reads from the folder.
    pub(crate) fn htaccess(&self) -> String {
        let header = |(name, value): &Header| format!("  Header always set {name} \"{value}\"\n");
        self.filled(include_str!("htaccess"), header)
    }

    /// Leads from `/admin` to `/admin/`, in Caddy's words: below that path, its `handle` has no answer to the former.
    fn without_slash(&self) -> String {
        match self.base.trim_end_matches('/') {
            "" => String::new(),
            path => format!("\tredir {path} {path}/\n\n"),
        }
    }

    fn filled(&self, template: &str, header: impl Fn(&Header) -> String) -> String {
        template
            .replace("%without_slash%", &self.without_slash())
            .replace("%headers%", &self.headers.iter().map(header).collect::<String>())
            .replace("%base%", &self.base)
            .replace("%hash%", HASH)
            .replace("%forever%", FOREVER)
            .replace("%fresh%", NEVER)
    }
}

/// How the paths of the app begin, as its service worker knows them.
fn places(worker: &str) -> Result<Vec<String>> {
    let list = worker.split_once("const places = ").and_then(|(_, rest)| rest.split_once(";\n"));
    let (list, _) = list.context("the service worker lists no paths")?;
    serde_json::from_str(&list.replace(",\n]", "\n]")).context("the paths in the service worker are no list")
}

/// Whether a name has a hash in it, as [`HASH`] says it to others.
fn is_hashed(name: &str) -> bool {
    let is_hash = |word: &str| {
        (12..=16).contains(&word.len()) && word.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
    };
    let mut parts = name.split('-').skip(1);
    // A compressed copy goes by the name of what it is a copy of.
    !ENDINGS.iter().any(|ending| name.ends_with(&format!(".{ending}")))
        && parts.any(|part| part.split_once(['.', '_']).is_some_and(|(word, _)| is_hash(word)))
}

#[cfg(test)]
mod tests {
    #![expect(clippy::unwrap_used, reason = "a test may panic")]

    use super::*;

    const INDEX: &str = include_str!("../../../../index.html");
    const WORKER: &str = include_str!("../../../../service-worker.js");

    fn site(base: &str) -> Site {
        Site::of(INDEX, base).unwrap()
    }

    #[test]
    fn every_host_gets_the_policy_of_the_page_and_what_only_a_header_can_say() {
        let site = site("/");
        let (name, policy) = &site.headers[0];
        assert_eq!(*name, "Content-Security-Policy");
        for part in ["default-src 'none'", "require-trusted-types-for 'script'", "; frame-ancestors 'none'"] {
            assert!(policy.contains(part), "{policy}");
        }
        assert!(!policy.contains("'unsafe-inline'") && !policy.contains("'unsafe-eval'"), "{policy}");
    }

    #[test]
    fn every_host_gets_every_header_and_the_base_path() {
        let site = site("/admin/");
        let texts = [site.nginx(), site.caddy(), site.htaccess(), netlify::headers(&site, &[])];
        for text in texts {
            for (name, value) in &site.headers {
                assert!(text.contains(name) && text.contains(value.as_str()), "{name} in {text}");
            }
            assert!(text.contains("/admin/") && !text.contains('%'.to_string().repeat(2).as_str()), "{text}");
        }
    }

    #[test]
    fn the_places_of_the_app_are_those_of_its_service_worker() {
        let places = places(WORKER).unwrap();
        assert!(places.contains(&"tickets".to_owned()) && places.contains(&String::new()), "{places:?}");
    }

    #[test]
    fn only_a_name_with_a_hash_is_taken_for_one() {
        for name in ["loket-0123456789abcdef_bg.wasm", "boot-0123456789abc.js", "tokens-0123456789abcdef.css"]
        {
            assert!(is_hashed(name), "{name}");
        }
        for name in ["index.html", "config.json", "loket-0123456789abcdef.js.br", "style-deadbeef.css"] {
            assert!(!is_hashed(name), "{name}");
        }
    }

    #[test]
    fn the_documents_say_the_same() {
        for (name, expected) in [("nginx.conf", site("/").nginx()), ("Caddyfile", site("/").caddy())] {
            let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/hosting").join(name);
            if std::env::var_os("LOKET_UPDATE_DOCS").is_some() {
                fs::write(path, expected).unwrap();
            } else {
                let message = "write it with LOKET_UPDATE_DOCS=1 cargo test --package xtask";
                assert_eq!(fs::read_to_string(path).unwrap(), expected, "{message}");
            }
        }
    }
}
