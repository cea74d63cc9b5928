//! The hand-written page, as a careful host serves it: compressed, and named by its content.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::build::compress;
use crate::workspace::Workspace;

/// Where it is written, in the workspace.
const SOURCES: &str = "tests/baseline";
/// Where it is put, among what was built.
const FOLDER: &str = "baseline";
/// What the deployment decides: the same as with the app.
const SETTINGS: &str = "config.json";
const PAGE: &str = "index.html";

/// Puts the page into a separate folder.
pub(super) fn build(workspace: &Workspace) -> Result<PathBuf> {
    let folder = workspace.target.join(FOLDER);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).with_context(|| format!("cannot create {}", folder.display()))?;
    let files = read(&workspace.root.join(SOURCES))?;
    let mut hasher = DefaultHasher::new();
    files.hash(&mut hasher);
    let hash = format!("{:016x}", hasher.finish());
    let renamed = |name: &str| match name.rsplit_once('.') {
        Some((stem, extension)) if name != PAGE => format!("{stem}-{hash}.{extension}"),
        _ => name.to_owned(),
    };
    for (name, text) in &files {
        let names = files.iter().map(|(name, _)| name);
        let text = names.fold(text.clone(), |text, name| {
            [format!("\"{name}\""), format!("\"./{name}\"")]
                .iter()
                .fold(text, |text, quoted| text.replace(quoted, &quoted.replace(name, &renamed(name))))
        });
        fs::write(folder.join(renamed(name)), text)?;
    }
    fs::copy(workspace.root.join(SETTINGS), folder.join(SETTINGS)).context("there are no settings")?;
    compress::folder(&folder)?;
    Ok(folder)
}

/// The names and texts of all files.
fn read(folder: &Path) -> Result<Vec<(String, String)>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))? {
        let path = entry?.path();
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        files.push((name, fs::read_to_string(&path)?));
    }
    files.sort();
    Ok(files)
}
