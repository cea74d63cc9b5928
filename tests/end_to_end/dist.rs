//! The built app.

use std::path::{Path, PathBuf};

use serde_json::Value;
use tempfile::TempDir;

use crate::environment::variable;

/// The folder of the built app.
pub(crate) fn dist() -> PathBuf {
    variable("LOKET_DIST").into()
}

/// A copy of the built app as a deployment with this `config.json`; it is gone when the folder is dropped.
pub(crate) fn dist_with(config: &Value) -> TempDir {
    dist_with_text(&config.to_string())
}

/// The same with any text in the file.
pub(crate) fn dist_with_text(config: &str) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    copy_files(&dist(), folder.path());
    std::fs::write(folder.path().join("config.json"), config).unwrap();
    folder
}

fn copy_files(from: &Path, to: &Path) {
    for entry in std::fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let place = to.join(entry.file_name());
        if entry.file_type().unwrap().is_file() {
            std::fs::copy(entry.path(), place).unwrap();
        } else {
            std::fs::create_dir(&place).unwrap();
            copy_files(&entry.path(), &place);
        }
    }
}
