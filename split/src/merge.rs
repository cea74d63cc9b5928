//! Several chunks as one module.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Result, bail, ensure};
use wasm_encoder::reencode::{Reencode, RoundtripReencoder};
use wasm_encoder::{EntityType, ExportKind, ExportSection, ImportSection, Module};
use wasmparser::{Parser, Payload};

use crate::binaryen::Binaryen;

/// The name by which chunks import what the main module shares with them.
const SHARED: &str = "__wasm_split";

/// The name by which a merged module imports it.
const OUTSIDE: &str = "__wasm_split_shared";

/// Merges modules. `wasm-merge` keeps what each of them imports, and a module can't have two memories: so there is one
/// module more, which hands everything on to the others.
pub(crate) fn merge(binaryen: &Binaryen, modules: &[PathBuf], output: &Path) -> Result<()> {
    let hub = output.with_extension("hub");
    fs::write(&hub, hub_of(modules)?)?;
    let names: Vec<String> = (0..modules.len()).map(|number| format!("chunk{number}")).collect();
    let mut arguments = vec![hub.as_os_str(), OsStr::new(SHARED)];
    for (module, name) in modules.iter().zip(&names) {
        arguments.extend([module.as_os_str(), OsStr::new(name)]);
    }
    binaryen.merge(&arguments, output)?;
    fs::remove_file(hub)?;
    Ok(())
}

/// A module that exports all that the modules import.
fn hub_of(modules: &[PathBuf]) -> Result<Vec<u8>> {
    let mut shared = BTreeMap::new();
    for module in modules {
        for (name, kind) in imports(&fs::read(module)?)? {
            shared.insert(name, kind);
        }
    }
    let (mut imports, mut exports) = (ImportSection::new(), ExportSection::new());
    let (mut tables, mut memories, mut globals) = (0, 0, 0);
    for (name, entity) in &shared {
        let (kind, count) = match entity {
            EntityType::Table(_) => (ExportKind::Table, &mut tables),
            EntityType::Memory(_) => (ExportKind::Memory, &mut memories),
            EntityType::Global(_) => (ExportKind::Global, &mut globals),
            _ => bail!("chunks share {name}, which is neither a table nor a memory nor a global"),
        };
        imports.import(OUTSIDE, name, *entity);
        exports.export(name, kind, *count);
        *count += 1;
    }
    let mut hub = Module::new();
    hub.section(&imports).section(&exports);
    Ok(hub.finish())
}

fn imports(module: &[u8]) -> Result<Vec<(String, EntityType)>> {
    let mut found = Vec::new();
    for payload in Parser::new(0).parse_all(module) {
        if let Payload::ImportSection(section) = payload? {
            for import in section.into_imports() {
                let import = import?;
                ensure!(import.module == SHARED, "a chunk imports {} from {}", import.name, import.module);
                found.push((import.name.to_owned(), RoundtripReencoder.entity_type(import.ty)?));
            }
        }
    }
    Ok(found)
}
