//! What a host has to know of the built files, in the words of the usual hosts.
//!
//! The policy is that of index.html, so that narrowing it there narrows it everywhere.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use super::first_load::names;

/// What only a header can say: who may show the app in a frame.
const NO_FRAMES: &str = "frame-ancestors 'none'";
const POLICY: &str = "Content-Security-Policy";
/// What some hosts read from the folder; no browser asks for it.
pub(super) const FILES: [&str; 3] = ["_headers", "_redirects", ".htaccess"];
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
const CACHING: &str = "Cache-Control";
/// For a file whose name changes with its content.
const FOREVER: &str = "public, max-age=31536000, immutable";
const NEVER: &str = "no-cache";
/// What is read anew at each start.
const FRESH: [&str; 2] = ["index.html", "config.json"];
/// How the build names a file by its content; leading zeros of a hash are left out.
const HASH: &str = "-[0-9a-f]{12,16}[._]";

/// Writes what some hosts read from the folder itself.
pub(super) fn write(root: &Path, dist: &Path, base: &str) -> Result<()> {
    let headers = headers(&fs::read_to_string(root.join("index.html"))?)?;
    let hashed: Vec<String> = names(dist)?.into_iter().filter(|name| is_hashed(name)).collect();
    let redirects = format!("{base}* {base}index.html 200\n");
    let texts = [headers_file(&headers, base, &hashed), redirects, htaccess(&headers, base)];
    for (name, text) in FILES.into_iter().zip(texts) {
        fs::write(dist.join(name), text)?;
    }
    Ok(())
}

type Header = (&'static str, String);

/// The headers of every file, the policy first.
fn headers(index: &str) -> Result<Vec<Header>> {
    let policy = format!("{}; {NO_FRAMES}", policy(index).context("index.html has no policy")?);
    let others = HEADERS.map(|(name, value)| (name, value.to_owned()));
    Ok([(POLICY, policy)].into_iter().chain(others).collect())
}

/// The policy that a page brings itself.
fn policy(index: &str) -> Option<&str> {
    let (_, rest) = index.split_once("http-equiv=\"Content-Security-Policy\"")?;
    let (_, rest) = rest.split_once("content=\"")?;
    Some(rest.split_once('"')?.0)
}

/// Whether a name has a hash in it, as [`HASH`] says it to others.
fn is_hashed(name: &str) -> bool {
    let is_hash = |word: &str| {
        (12..=16).contains(&word.len()) && word.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
    };
    let mut parts = name.split('-').skip(1);
    // A compressed copy goes by the name of what it is a copy of.
    !name.ends_with(".br")
        && parts.any(|part| part.split_once(['.', '_']).is_some_and(|(word, _)| is_hash(word)))
}

/// `_headers`, for Netlify and Cloudflare Pages: they add up the headers of all rules that match, so that each file has
/// a rule of its own for its caching.
fn headers_file(headers: &[Header], base: &str, hashed: &[String]) -> String {
    let mut text = format!("{base}*\n");
    for (name, value) in headers {
        line(&mut text, format_args!("  {name}: {value}"));
    }
    let fresh = FRESH.iter().map(|name| (*name, NEVER));
    for (name, caching) in fresh.chain(hashed.iter().map(|name| (name.as_str(), FOREVER))) {
        line(&mut text, format_args!("{base}{name}\n  {CACHING}: {caching}"));
    }
    text
}

/// `.htaccess`, for Apache.
fn htaccess(headers: &[Header], base: &str) -> String {
    let mut text = format!("AddType application/wasm .wasm\nFallbackResource {base}index.html\n");
    text.push_str("<IfModule mod_headers.c>\n");
    for (name, value) in headers {
        line(&mut text, format_args!("  Header always set {name} \"{value}\""));
    }
    line(&mut text, format_args!("  Header set {CACHING} \"{NEVER}\""));
    line(&mut text, format_args!("  <FilesMatch \"{HASH}\">\n    Header set {CACHING} \"{FOREVER}\""));
    text.push_str("  </FilesMatch>\n</IfModule>\n");
    text
}

fn line(text: &mut String, line: std::fmt::Arguments<'_>) {
    // A text takes everything.
    let _ = writeln!(text, "{line}");
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    const INDEX: &str = include_str!("../../../index.html");

    /// The documents that say the same to hosts with a configuration of their own.
    const DOCUMENTS: [(&str, &str, &str); 2] = [
        ("nginx.conf", include_str!("../../../docs/hosting/nginx.conf"), "add_header "),
        ("Caddyfile", include_str!("../../../docs/hosting/Caddyfile"), ""),
    ];

    #[test]
    fn a_host_is_told_the_pages_own_policy_and_what_only_a_header_can_say() {
        let headers = headers(INDEX).unwrap();
        let (name, policy) = &headers[0];
        assert_eq!(*name, "Content-Security-Policy");
        for part in ["default-src 'none'", "require-trusted-types-for 'script'", "; frame-ancestors 'none'"] {
            assert!(policy.contains(part), "{policy}");
        }
        assert!(!policy.contains("'unsafe-inline'") && !policy.contains("'unsafe-eval'"), "{policy}");
        let narrowed =
            INDEX.replace("https: http://127.0.0.1:* http://localhost:*", "https://tickets.example");
        let narrowed = super::headers(&narrowed).unwrap().remove(0).1;
        assert!(narrowed.contains("connect-src 'self' https://tickets.example;"), "{narrowed}");
    }

    #[test]
    fn every_file_has_the_headers_and_only_a_hashed_one_is_kept() {
        let headers = headers(INDEX).unwrap();
        let hashed = ["loket-0123456789abcdef.js".to_owned()];
        let text = headers_file(&headers, "/admin/", &hashed);
        assert!(text.starts_with("/admin/*\n  Content-Security-Policy: default-src 'none'"), "{text}");
        for (name, value) in &headers {
            assert!(text.contains(&format!("  {name}: {value}\n")), "{name} in {text}");
            assert!(htaccess(&headers, "/").contains(&format!("set {name} \"{value}\"\n")), "{name}");
        }
        assert!(text.contains("/admin/config.json\n  Cache-Control: no-cache\n"), "{text}");
        assert!(text.ends_with(
            "/admin/loket-0123456789abcdef.js\n  Cache-Control: public, max-age=31536000, immutable\n"
        ));
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
        for (file, document, before) in DOCUMENTS {
            for (name, value) in headers(INDEX).unwrap() {
                let expected = format!("{before}{name} \"{value}\"");
                assert!(document.contains(&expected), "{file} lacks {expected}");
            }
            for part in [HASH, FOREVER, NEVER, "index.html"] {
                assert!(document.contains(part), "{file} lacks {part}");
            }
        }
    }
}
