//! The script that fetches parts.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::Result;
use sha2::{Digest, Sha256};

use crate::parts::{File, short_hash};

/// The folder of scripts that Trunk copies from the output of `wasm-bindgen`.
const FOLDER: &str = "snippets";

/// The loader without its table and its exports.
const SCRIPT: &str = include_str!("loader.js");

/// The placeholder for the table of files.
const TABLE: &str = "__FILES__";

/// Writes the loader; its path from the script of `wasm-bindgen`.
pub(crate) fn write(parts: &BTreeMap<String, Vec<File>>, output: &Path) -> Result<String> {
    let script = script(parts)?;
    let hash = short_hash(&Sha256::digest(&script));
    let name = format!("parts-{hash}.js");
    let folder = output.join(FOLDER);
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    fs::write(folder.join(&name), script)?;
    Ok(format!("./{FOLDER}/{name}"))
}

fn script(parts: &BTreeMap<String, Vec<File>>) -> Result<String> {
    let table: BTreeMap<_, Vec<_>> = parts
        .iter()
        .map(|(part, files)| (part, files.iter().map(|file| (&file.name, &file.integrity)).collect()))
        .collect();
    let mut script = SCRIPT.replace(TABLE, &serde_json::to_string(&table)?);
    for part in parts.keys() {
        // The names that the main module imports.
        script.push_str(&format!("export const __wasm_split_load_{part} = loader(\"{part}\");\n"));
    }
    Ok(script)
}

#[cfg(test)]
mod tests {
    #![expect(clippy::unwrap_used, reason = "a test may panic")]

    use super::*;

    #[test]
    fn the_loader_knows_each_file_of_each_part() {
        let file = |name: &str| File { name: name.to_owned(), integrity: "sha256-x".to_owned() };
        let parts =
            BTreeMap::from([("orders".to_owned(), vec![file("chunk-1.wasm"), file("orders-2.wasm")])]);
        let script = script(&parts).unwrap();
        let table = r#"{"orders":[["chunk-1.wasm","sha256-x"],["orders-2.wasm","sha256-x"]]}"#;
        assert!(script.contains(table), "{script}");
        assert!(script.contains("export const __wasm_split_load_orders = loader(\"orders\");"));
    }
}
