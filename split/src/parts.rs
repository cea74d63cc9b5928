//! The parts as files: split off, put together, optimised, and named by their content.

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow};
use base64::prelude::{BASE64_STANDARD, Engine};
use sha2::{Digest, Sha256};
use wasm_split_cli_support::{Options, transform};

use crate::binaryen::Binaryen;
use crate::group::{Group, joined};
use crate::merge::merge;

/// The name under which the main module imports the loader, replaced once the loader is named by its content.
pub(crate) const LINK_NAME: &str = "./parts.js";

/// The folder to leave the parts in; set by `cargo xtask build`.
const FOLDER: &str = "LOKET_PARTS";

/// The letters of a hash in a file's name.
const HASH_BYTES: usize = 8;

/// The main module, and what was split off.
pub(crate) struct Split {
    /// The main module, for `wasm-bindgen`.
    pub(crate) main: PathBuf,
    folder: PathBuf,
    /// The stem of each part's own file.
    own: BTreeMap<String, String>,
    /// What parts share.
    chunks: Vec<Group>,
}

/// A file of a part.
#[derive(Clone, Debug)]
pub(crate) struct File {
    /// Its name, with a hash of its content.
    pub(crate) name: String,
    /// Its integrity, as browsers check it.
    pub(crate) integrity: String,
}

/// Splits a module.
pub(crate) fn split(wasm: &Path) -> Result<Split> {
    let folder = PathBuf::from(env::var_os(FOLDER).with_context(|| format!("{FOLDER} is not set"))?);
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    let module = fs::read(wasm).with_context(|| format!("cannot read {}", wasm.display()))?;
    let main = folder.with_extension("main.wasm");
    let mut options = Options::new(&module);
    options.output_dir = &folder;
    options.main_out_path = &main;
    options.link_name = LINK_NAME;
    let stems = transform(options).map_err(|error| anyhow!("{error:#}"))?.prefetch_map;
    // The loader that it writes knows no integrity.
    fs::remove_file(folder.join(LINK_NAME))?;
    let (mut own, mut chunks) = (BTreeMap::new(), BTreeMap::<String, BTreeSet<String>>::new());
    for (part, mut stems) in stems {
        own.extend(stems.pop().map(|stem| (part.clone(), stem)));
        for stem in stems {
            chunks.entry(stem).or_default().insert(part.clone());
        }
    }
    let group = |(stem, parts): (String, _)| {
        let size = fs::metadata(place(&folder, &stem))?.len();
        Ok(Group { parts, chunks: vec![stem], size })
    };
    let chunks = chunks.into_iter().map(group).collect::<Result<_>>()?;
    Ok(Split { main, folder, own, chunks })
}

/// Puts chunks together, optimises and names the files; of each part the files that it consists of, its own last.
pub(crate) fn finish(split: Split, binaryen: Option<&Binaryen>) -> Result<BTreeMap<String, Vec<File>>> {
    let Split { folder, own, chunks, .. } = split;
    let groups = if binaryen.is_some() { joined(chunks)? } else { chunks };
    let mut parts: BTreeMap<String, Vec<File>> = own.keys().map(|part| (part.clone(), Vec::new())).collect();
    for (number, Group { parts: of, chunks, .. }) in groups.into_iter().enumerate() {
        let name = format!("shared-{number}");
        let path = place(&folder, &name);
        let chunks: Vec<PathBuf> = chunks.iter().map(|stem| place(&folder, stem)).collect();
        match (chunks.as_slice(), binaryen) {
            ([chunk], _) => fs::rename(chunk, &path)?,
            (_, Some(binaryen)) => {
                merge(binaryen, &chunks, &path)?;
                chunks.iter().try_for_each(fs::remove_file)?;
            }
            (_, None) => {}
        }
        let file = finished(&path, &name, binaryen)?;
        for part in of {
            parts.entry(part).or_default().push(file.clone());
        }
    }
    for (part, stem) in own {
        let file = finished(&place(&folder, &stem), &part, binaryen)?;
        parts.entry(part).or_default().push(file);
    }
    Ok(parts)
}

fn place(folder: &Path, stem: &str) -> PathBuf {
    folder.join(stem).with_extension("wasm")
}

/// The first bytes of a hash in hexadecimal, for the name of a file.
pub(crate) fn short_hash(digest: &[u8]) -> String {
    digest.iter().take(HASH_BYTES).map(|byte| format!("{byte:02x}")).collect()
}

/// Optimises a file and names it by its content.
fn finished(path: &Path, stem: &str, binaryen: Option<&Binaryen>) -> Result<File> {
    if let Some(binaryen) = binaryen {
        binaryen.optimize(path)?;
    }
    let content = fs::read(path)?;
    let digest = Sha256::digest(&content);
    let name = format!("{stem}-{}.wasm", short_hash(&digest));
    fs::rename(path, path.with_file_name(&name))?;
    Ok(File { name, integrity: format!("sha256-{}", BASE64_STANDARD.encode(digest)) })
}
