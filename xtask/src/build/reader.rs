//! The worker that reads long lists, under a name with the hash of its content: a page starts the worker of the same build,
//! or none. Trunk gives it no such name.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use sha2::{Digest, Sha256, Sha384};

/// How the names of its files begin.
pub(super) const NAME: &str = "loket-reader";

/// The script that it begins with, as Trunk calls it; `index.html` names it.
const LOADER: &str = "loket-reader_loader.js";

/// Renames the files of the worker, and has its module checked before it runs.
pub(super) fn name(dist: &Path) -> Result<()> {
    let [script, module] = [".js", "_bg.wasm"].map(|ending| format!("{NAME}{ending}"));
    let wasm = fs::read(dist.join(&module)).with_context(|| format!("Trunk wrote no {module}"))?;
    let glue = fs::read(dist.join(&script)).with_context(|| format!("Trunk wrote no {script}"))?;
    let digest = Sha256::new().chain_update(&wasm).chain_update(&glue).finalize();
    let hash: String = digest.iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    let hashed = |name: &str| name.replace(NAME, &format!("{NAME}-{hash}"));
    for name in [&script, &module] {
        fs::rename(dist.join(name), dist.join(hashed(name)))?;
    }
    let integrity = format!("sha384-{}", BASE64_STANDARD.encode(Sha384::digest(&wasm)));
    let loader = format!(
        "import init from \"./{}\";\nconst module_or_path = fetch(new URL(\"{}\", import.meta.url), {{ integrity: \"{integrity}\" }});\nawait init({{ module_or_path }});\n",
        hashed(&script),
        hashed(&module),
    );
    fs::remove_file(dist.join(LOADER))?;
    fs::write(dist.join(hashed(LOADER)), loader)?;
    let path = dist.join("index.html");
    let page = fs::read_to_string(&path)?;
    ensure!(page.contains(LOADER), "index.html does not name {LOADER}");
    fs::write(path, page.replace(LOADER, &hashed(LOADER)))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    #![expect(clippy::unwrap_used, reason = "a test may panic")]

    use super::*;

    #[test]
    fn the_page_names_the_worker_of_its_build_and_its_module_is_checked() {
        let dist = std::env::temp_dir().join(format!("loket-reader-test-{}", std::process::id()));
        let built = |wasm: &str| {
            let _ = fs::remove_dir_all(&dist);
            fs::create_dir_all(&dist).unwrap();
            let page = format!("<meta name=reader content={LOADER}>");
            for (name, text) in [
                ("loket-reader.js", "glue"),
                ("loket-reader_bg.wasm", wasm),
                (LOADER, "import init"),
                ("index.html", &page),
            ] {
                fs::write(dist.join(name), text).unwrap();
            }
            name(&dist).unwrap();
            let page = fs::read_to_string(dist.join("index.html")).unwrap();
            page.trim_start_matches("<meta name=reader content=").trim_end_matches('>').to_owned()
        };
        let (one, other) = (built("one"), built("other"));
        assert!(one != other && one.starts_with("loket-reader-") && one.ends_with("_loader.js"), "{one}");
        let loader = fs::read_to_string(dist.join(&other)).unwrap();
        let module = other.replace("_loader.js", "_bg.wasm");
        let script = other.replace("_loader.js", ".js");
        let has_files = dist.join(&module).exists() && dist.join(&script).exists();
        let names: Vec<_> = fs::read_dir(&dist).unwrap().collect();
        fs::remove_dir_all(&dist).unwrap();
        assert!(has_files && names.len() == 4, "{names:?}");
        let integrity = BASE64_STANDARD.encode(Sha384::digest("other"));
        for part in [&module, &script, &format!("sha384-{integrity}")] {
            assert!(loader.contains(part), "{loader}");
        }
    }
}
