//! Whether files have changed.

use std::ffi::OsStr;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// Folders of the checkout that the app is not made from. A new one counts until it is listed here: a build
/// too many is better than one too few.
const OTHERS: [&str; 9] =
    ["target", "dist", "hosting", "service", "xtask", "tests", "docs", "fuzz", "node_modules"];

/// But what is written beside the compiled app, such as headers for hosts, is made by this.
const BUILD: &str = "xtask/src/build";

/// Hidden folders count as none of the app's, but for cargo's settings.
const CARGO_SETTINGS: &str = ".cargo";

/// What the app is made from.
pub(super) fn of_sources(root: &Path) -> Result<u64> {
    let mut hasher = DefaultHasher::new();
    for path in entries(root)? {
        let name = path.file_name().and_then(OsStr::to_str).unwrap_or_default();
        let hidden = name.starts_with('.') && name != CARGO_SETTINGS;
        let document = path.extension().is_some_and(|extension| extension == "md");
        if !(hidden || document || OTHERS.contains(&name)) {
            add(&mut hasher, root, &path)?;
        }
    }
    let build = root.join(BUILD);
    if build.is_dir() {
        add(&mut hasher, root, &build)?;
    }
    Ok(hasher.finish())
}

/// Everything in a folder; an absent one counts as empty.
pub(super) fn of_folder(folder: &Path) -> Result<u64> {
    let mut hasher = DefaultHasher::new();
    if folder.is_dir() {
        add(&mut hasher, folder, folder)?;
    }
    Ok(hasher.finish())
}

fn add(hasher: &mut DefaultHasher, root: &Path, path: &Path) -> Result<()> {
    if path.is_dir() {
        for entry in entries(path)? {
            add(hasher, root, &entry)?;
        }
    } else {
        path.strip_prefix(root).unwrap_or(path).hash(hasher);
        let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
        bytes.hash(hasher);
    }
    Ok(())
}

/// What is in a folder, always in the same order.
fn entries(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut paths = fs::read_dir(folder)
        .and_then(|entries| entries.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>())
        .with_context(|| format!("cannot read {}", folder.display()))?;
    paths.sort();
    Ok(paths)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::fs;
    use std::path::{Path, PathBuf};

    use super::{of_folder, of_sources};

    /// A small checkout, removed when dropped.
    struct Checkout(PathBuf);

    impl Checkout {
        fn new(name: &str) -> Self {
            let root = std::env::temp_dir().join(format!("loket-{name}-{}", std::process::id()));
            let _ = fs::remove_dir_all(&root);
            let checkout = Self(root);
            checkout.write("src/main.rs", "fn main() {}");
            checkout.write("index.html", "<!doctype html>");
            checkout
        }

        fn write(&self, path: &str, text: &str) {
            let path = self.0.join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }

        fn sources(&self) -> u64 {
            of_sources(&self.0).unwrap()
        }
    }

    impl Drop for Checkout {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn it_changes_with_every_file_that_the_app_is_made_from() {
        let checkout = Checkout::new("sources");
        let mut seen = vec![checkout.sources()];
        for (path, text) in [
            ("src/main.rs", "fn main() { run() }"),
            ("src/page/order.rs", ""),
            ("style/base.css", "body {}"),
            ("boot.js", "start()"),
            ("Trunk.toml", "[build]"),
            (".cargo/config.toml", "[build]"),
            ("icons/new-folder.svg", "<svg/>"),
            ("xtask/src/build/hosting/Caddyfile", ":80"),
        ] {
            checkout.write(path, text);
            let now = checkout.sources();
            assert!(!seen.contains(&now), "{path} was not noticed");
            seen.push(now);
        }
    }

    #[test]
    fn it_stays_when_the_app_stays() {
        let checkout = Checkout::new("others");
        let before = checkout.sources();
        for path in [
            "README.md",
            "service/src/main.rs",
            "xtask/src/demo.rs",
            "target/debug/app",
            "dist/index.html",
            ".git/HEAD",
        ] {
            checkout.write(path, "changed");
            assert_eq!(checkout.sources(), before, "{path} is no part of the app");
        }
        // The same text written again is no change.
        checkout.write("src/main.rs", "fn main() {}");
        assert_eq!(checkout.sources(), before);
    }

    #[test]
    fn a_file_that_moved_is_a_change() {
        let checkout = Checkout::new("moved");
        let before = checkout.sources();
        fs::rename(checkout.0.join("src/main.rs"), checkout.0.join("src/app.rs")).unwrap();
        assert_ne!(checkout.sources(), before);
    }

    #[test]
    fn an_absent_folder_counts_as_empty() {
        let checkout = Checkout::new("absent");
        let absent = of_folder(Path::new("/no/such/folder")).unwrap();
        assert_ne!(of_folder(&checkout.0).unwrap(), absent);
    }
}
