//! The paths that the compiler writes into the app, for the messages of its panics.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

/// Flags for the compiler, by which the paths of packages begin with their names. Otherwise they begin with a folder of
/// the user who builds the app: a private name, and another file on each machine.
pub(super) fn flags() -> OsString {
    cargo_home().map(|home| flags_for(&home.join("registry/src"))).unwrap_or_default()
}

fn cargo_home() -> Option<PathBuf> {
    let own = || env::home_dir().map(|home| home.join(".cargo"));
    env::var_os("CARGO_HOME").map(PathBuf::from).or_else(own)
}

/// Each registry has its own folder in it.
fn flags_for(packages: &Path) -> OsString {
    let mut flags = OsString::new();
    for registry in fs::read_dir(packages).into_iter().flatten().flatten() {
        let folder = registry.path();
        // A flag ends where a space begins; such a path stays as it is.
        if !folder.to_string_lossy().contains(' ') {
            flags.push("--remap-path-prefix=");
            flags.push(folder.join(""));
            flags.push("= ");
        }
    }
    flags
}

#[cfg(test)]
mod tests {
    #![expect(clippy::unwrap_used, reason = "a test may panic")]

    use super::*;

    #[test]
    fn packages_of_every_registry_begin_with_their_names() {
        let packages = env::temp_dir().join(format!("loket-packages-{}", std::process::id()));
        fs::create_dir_all(packages.join("one-1f")).unwrap();
        let flags = flags_for(&packages);
        fs::remove_dir_all(&packages).unwrap();
        let expected = format!("--remap-path-prefix={}/one-1f/= ", packages.display());
        assert_eq!(flags.to_string_lossy(), expected);
        assert_eq!(flags_for(&packages), "");
    }
}
