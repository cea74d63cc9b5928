//! Compressed copies of the built files, for hosts that serve them as they are.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::thread;

use anyhow::{Context, Result, anyhow};
use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;

/// Below this many bytes a compressed copy saves nothing worth a file.
const SMALL: u64 = 200;

/// What is compressed already.
const DENSE: [&str; 8] = ["br", "gz", "png", "jpg", "webp", "avif", "ico", "woff2"];

/// What is edited where the app is deployed: a compressed copy would go on saying what stood there before.
const EDITED: &str = "config.json";

/// How the names of the compressed copies end.
pub(super) const ENDINGS: [&str; 2] = ["br", "gz"];

/// Puts a `.br` and a `.gz` file beside every file of a folder that gains from it: some hosts can send only the latter.
pub(crate) fn folder(folder: &Path) -> Result<()> {
    println!("Compressing …");
    let files = compressible(folder)?;
    thread::scope(|scope| {
        let tasks: Vec<_> = files.iter().map(|path| scope.spawn(|| file(path))).collect();
        tasks
            .into_iter()
            .try_for_each(|task| task.join().unwrap_or_else(|_| Err(anyhow!("the compressor panicked"))))
    })
}

/// The place of a file's smallest copy.
pub(super) fn copy_of(path: &Path) -> PathBuf {
    with_ending(path, "br")
}

fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(ending);
    name.into()
}

fn file(path: &Path) -> Result<()> {
    let bytes = fs::read(path)?;
    let mut compressed = Vec::new();
    let parameters = BrotliEncoderParams { quality: 11, size_hint: bytes.len(), ..Default::default() };
    brotli::BrotliCompress(&mut bytes.as_slice(), &mut compressed, &parameters)
        .with_context(|| format!("cannot compress {}", path.display()))?;
    fs::write(copy_of(path), compressed)?;
    // Without a time in it, the same file has the same copy.
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(&bytes)?;
    fs::write(with_ending(path, "gz"), encoder.finish()?)?;
    Ok(())
}

fn compressible(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let dense = path
            .extension()
            .is_some_and(|extension| DENSE.iter().any(|dense| extension.eq_ignore_ascii_case(dense)));
        if path.is_dir() {
            found.extend(compressible(&path)?);
        } else if !dense && !path.ends_with(EDITED) && path.metadata()?.len() >= SMALL {
            found.push(path);
        }
    }
    Ok(found)
}
