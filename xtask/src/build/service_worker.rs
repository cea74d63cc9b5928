//! The list of files in the service worker, which stores them for a start without a network.

use std::fs;
use std::path::Path;

use anyhow::{Result, ensure};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use sha2::{Digest, Sha256, Sha384};

use super::first_load::names;
use super::hosting;

/// The worker beside the page.
pub(super) const FILE: &str = "service-worker.js";

/// What the build fills in.
const FILES: &str = "const files = [];";
const VERSION: &str = "const version = \"none\";";

/// The page, under the address that every host has it at.
const PAGE: (&str, &str) = ("index.html", "./");
/// What no start needs: the worker itself, the page as an error document, and what the deployment edits.
const OTHERS: [&str; 3] = [FILE, "404.html", "config.json"];
/// What the system shows when the app is installed; the browser fetches it then.
pub(super) const INSTALLED: &str = "installed/";

/// Lists the built files in the worker, each with its integrity, under a version that changes with them.
pub(super) fn write(dist: &Path) -> Result<()> {
    let mut files = Vec::new();
    for name in names(dist)? {
        let is_other = OTHERS.contains(&name.as_str()) || hosting::FILES.contains(&name.as_str());
        if !is_other && !name.starts_with(INSTALLED) {
            let digest = Sha384::digest(fs::read(dist.join(&name))?);
            let path = if name == PAGE.0 { PAGE.1 } else { &name };
            files.push((path.to_owned(), format!("sha384-{}", BASE64_STANDARD.encode(digest))));
        }
    }
    let list = serde_json::to_string(&files)?;
    let path = dist.join(FILE);
    let worker = fs::read_to_string(&path)?;
    // A worker that works otherwise is another version, too.
    let digest = Sha256::digest(format!("{list}{worker}"));
    let version: String = digest.iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    ensure!(worker.contains(FILES) && worker.contains(VERSION), "{FILE} has no place for the list of files");
    let worker = worker
        .replace(FILES, &format!("const files = {list};"))
        .replace(VERSION, &format!("const version = \"{version}\";"));
    fs::write(path, worker)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    #![expect(clippy::unwrap_used, reason = "a test may panic")]

    use super::*;

    #[test]
    fn the_worker_gets_what_a_start_needs_and_a_version_that_changes_with_it() {
        let dist = std::env::temp_dir().join(format!("loket-worker-{}", std::process::id()));
        let _ = fs::remove_dir_all(&dist);
        fs::create_dir_all(dist.join("installed")).unwrap();
        let written = |page: &str| {
            fs::write(dist.join(FILE), format!("{FILES}\n{VERSION}")).unwrap();
            for (name, text) in
                [("index.html", page), ("config.json", "{}"), ("installed/icon.png", ""), ("_headers", "")]
            {
                fs::write(dist.join(name), text).unwrap();
            }
            write(&dist).unwrap();
            fs::read_to_string(dist.join(FILE)).unwrap()
        };
        let (one, other) = (written("page"), written("another page"));
        fs::remove_dir_all(&dist).unwrap();
        let expected = r#"const files = [["./","sha384-"#;
        assert!(one.starts_with(expected), "{one}");
        assert_eq!(one.matches("sha384-").count(), 1, "{one}");
        let version = |worker: &str| worker.lines().nth(1).unwrap().to_owned();
        assert_ne!(version(&one), version(&other));
    }
}
