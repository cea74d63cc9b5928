//! What a browser has to fetch before it can show a page of the app.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use super::compress::{ENDINGS, copy_of};
use super::{hosting, reader, service_worker};

/// What is fetched in any case: the page, and the settings that the app reads at its start.
const ALWAYS: [&str; 2] = ["index.html", "config.json"];

/// The files whose text can name further ones.
const SPEAKING: [&str; 3] = ["html", "js", "css"];

/// How the script that loads the parts begins its table of their files.
const TABLE: &str = "const files = ";

/// Prints the files of every page and those of each part, the largest first, with what travels.
pub(super) fn print(dist: &Path) -> Result<()> {
    print_files("Every page", measured(dist, base(dist)?)?);
    for (part, names) in parts(dist)? {
        print_files(&part, measured(dist, names)?);
    }
    Ok(())
}

fn print_files(title: &str, mut files: Vec<Measured>) {
    files.sort_by_key(|file| std::cmp::Reverse(file.compressed));
    let widest = files.iter().map(|file| file.name.len()).max().unwrap_or_default();
    println!("\n{title:widest$}  {:>10}  {:>10}", "bytes", "compressed");
    for file in &files {
        println!("{:widest$}  {:>10}  {:>10}", file.name, file.bytes, file.compressed);
    }
    let bytes: u64 = files.iter().map(|file| file.bytes).sum();
    let compressed: u64 = files.iter().map(|file| file.compressed).sum();
    println!("{:widest$}  {bytes:>10}  {compressed:>10}", "Total");
}

/// What a file is to the browser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Page,
    Style,
    Script,
    Wasm,
    Other,
}

impl Kind {
    pub(crate) const ALL: [Self; 5] = [Self::Page, Self::Style, Self::Script, Self::Wasm, Self::Other];

    fn of(name: &str) -> Self {
        match name.rsplit('.').next() {
            Some("html") => Self::Page,
            Some("css") => Self::Style,
            Some("js") => Self::Script,
            Some("wasm") => Self::Wasm,
            _ => Self::Other,
        }
    }

    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Page => "page",
            Self::Style => "style",
            Self::Script => "script",
            Self::Wasm => "wasm",
            Self::Other => "other",
        }
    }
}

/// A file of the first load.
pub(crate) struct Measured {
    pub(crate) name: String,
    bytes: u64,
    compressed: u64,
}

impl Measured {
    pub(crate) fn kind(&self) -> Kind {
        Kind::of(&self.name)
    }

    /// How many bytes of it travel.
    pub(crate) fn travels(&self) -> u64 {
        self.compressed
    }
}

/// The files of the first load of a page, with the part that has its views; of a build without parts, all of it.
pub(crate) fn measure(dist: &Path, part: &str) -> Result<Vec<Measured>> {
    let mut names = base(dist)?;
    names.extend(parts(dist)?.remove(part).into_iter().flatten());
    measured(dist, names)
}

/// All files that any page needs.
pub(crate) fn measure_all(dist: &Path) -> Result<Vec<Measured>> {
    measured(dist, files(dist)?)
}

/// The files of each part.
pub(crate) fn parts(dist: &Path) -> Result<BTreeMap<String, BTreeSet<String>>> {
    let Some(loader) = files(dist)?.into_iter().find(|name| name.contains("/parts-")) else {
        return Ok(BTreeMap::new());
    };
    let script = fs::read_to_string(dist.join(&loader))?;
    let table = script.lines().find_map(|line| line.strip_prefix(TABLE));
    let table = table.with_context(|| format!("{loader} has no table of files"))?.trim_end_matches(';');
    let table: BTreeMap<String, Vec<(String, String)>> = serde_json::from_str(table)?;
    Ok(table
        .into_iter()
        .map(|(part, files)| (part, files.into_iter().map(|(name, _)| name).collect()))
        .collect())
}

/// The files that every page needs before it is shown.
pub(crate) fn base(dist: &Path) -> Result<BTreeSet<String>> {
    let mut names = files(dist)?;
    // No page needs these to be shown.
    let is_later = |name: &str| {
        name == service_worker::FILE
            || [reader::NAME, service_worker::INSTALLED].iter().any(|it| name.starts_with(it))
    };
    names.retain(|name| !is_later(name));
    for name in parts(dist)?.values().flatten() {
        names.remove(name);
    }
    Ok(names)
}

pub(crate) fn measured(dist: &Path, names: BTreeSet<String>) -> Result<Vec<Measured>> {
    names
        .into_iter()
        .map(|name| {
            let path = dist.join(&name);
            let bytes = path.metadata()?.len();
            // A file without a compressed copy travels as it is.
            let compressed = copy_of(&path).metadata().map_or(bytes, |copy| copy.len());
            Ok(Measured { name, bytes, compressed })
        })
        .collect()
}

/// The files of the app: those that the page names, those that these name, and so on.
fn files(dist: &Path) -> Result<BTreeSet<String>> {
    let mut all = names(dist)?;
    all.retain(|name| !hosting::FILES.contains(&name.as_str()));
    let mut found: BTreeSet<String> =
        all.iter().filter(|name| ALWAYS.contains(&name.as_str())).cloned().collect();
    let mut unread: Vec<String> = found.iter().cloned().collect();
    while let Some(name) = unread.pop() {
        let path = dist.join(&name);
        if !path.extension().is_some_and(|extension| SPEAKING.iter().any(|kind| extension == *kind)) {
            continue;
        }
        let text = fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
        for other in &all {
            if text.contains(other.as_str()) && found.insert(other.clone()) {
                unread.push(other.clone());
            }
        }
    }
    Ok(found)
}

/// The paths of all built files below `dist` in order, without their compressed copies.
pub(super) fn names(dist: &Path) -> Result<Vec<String>> {
    let mut names = names_in(dist, dist)?;
    names.sort();
    Ok(names)
}

fn names_in(dist: &Path, folder: &Path) -> Result<Vec<String>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path: PathBuf = entry?.path();
        if path.is_dir() {
            found.extend(names_in(dist, &path)?);
        } else if !path.extension().is_some_and(|extension| ENDINGS.iter().any(|ending| extension == *ending))
        {
            found.push(path.strip_prefix(dist)?.to_string_lossy().into_owned());
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::fs;

    use super::*;

    #[test]
    fn only_what_the_page_leads_to_is_counted() {
        let dist = std::env::temp_dir().join(format!("loket-first-load-{}", std::process::id()));
        let _ = fs::remove_dir_all(&dist);
        fs::create_dir_all(dist.join("snippets")).unwrap();
        for (name, text) in [
            ("index.html", "<script src=/app.js></script>"),
            ("404.html", "<script src=/app.js></script>"),
            ("app.js", "import './snippets/one.js'; fetch('app_bg.wasm'); set_headers()"),
            ("app_bg.wasm", "never read for later.js"),
            ("app_bg.wasm.br", "small"),
            ("snippets/one.js", ""),
            ("later.js", ""),
            ("_headers", "for the host"),
            ("config.json", "{}"),
        ] {
            fs::write(dist.join(name), text).unwrap();
        }

        let measured = measure_all(&dist).unwrap();
        fs::remove_dir_all(&dist).unwrap();

        let names: Vec<_> = measured.iter().map(|file| file.name.as_str()).collect();
        assert_eq!(names, ["app.js", "app_bg.wasm", "config.json", "index.html", "snippets/one.js"]);
        assert_eq!((measured[1].bytes, measured[1].compressed), (23, 5));
        assert_eq!((measured[2].bytes, measured[2].compressed), (2, 2));
    }
}
