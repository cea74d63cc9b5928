//! Where things are in this checkout.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

/// One checkout of the project.
pub(crate) struct Workspace {
    /// The folder of the workspace's `Cargo.toml`.
    pub(crate) root: PathBuf,
    /// Cargo's target folder.
    pub(crate) target: PathBuf,
}

impl Workspace {
    /// The checkout that this command was started in.
    pub(crate) fn locate() -> Result<Self> {
        // Cargo's variable at run time, as checkouts may share one target folder.
        let package = env::var_os("CARGO_MANIFEST_DIR")
            .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
        let root = package.parent().context("xtask's package has no parent folder")?;
        let executable = env::current_exe().context("cannot tell where xtask was built")?;
        // target/debug/xtask
        let target = executable.ancestors().nth(2).context("xtask does not run from a target folder")?;
        Ok(Self { root: root.to_path_buf(), target: target.to_path_buf() })
    }

    /// The built app.
    pub(crate) fn dist(&self) -> PathBuf {
        self.root.join("dist")
    }

    /// Cargo, in this checkout.
    pub(crate) fn cargo(&self) -> Command {
        let mut command = cargo();
        command.current_dir(&self.root);
        command
    }

    /// The version of a package in `Cargo.lock`.
    pub(crate) fn locked_version(&self, package: &str) -> Result<String> {
        let path = self.root.join("Cargo.lock");
        let lock = fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
        version_in_lock(&lock, package)
            .map(str::to_owned)
            .with_context(|| format!("{} names no package {package}", path.display()))
    }
}

/// The cargo that runs this command.
pub(crate) fn cargo() -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    without_flags(&mut command);
    command
}

/// Flags from the environment would take the place of those that the app is built with.
pub(crate) fn without_flags(command: &mut Command) {
    command.env_remove("RUSTFLAGS").env_remove("CARGO_ENCODED_RUSTFLAGS");
}

/// The first executable of that name on the PATH.
pub(crate) fn on_path(name: &str) -> Option<PathBuf> {
    env::split_paths(&env::var_os("PATH")?)
        .map(|folder| folder.join(name))
        .find(|candidate| is_executable(candidate))
}

fn is_executable(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    path.metadata().is_ok_and(|file| file.is_file() && file.permissions().mode() & 0o111 != 0)
}

fn version_in_lock<'lock>(lock: &'lock str, package: &str) -> Option<&'lock str> {
    lock.split("[[package]]")
        .find_map(|entry| (lock_value(entry, "name")? == package).then(|| lock_value(entry, "version"))?)
}

fn lock_value<'lock>(entry: &'lock str, key: &str) -> Option<&'lock str> {
    entry.lines().find_map(|line| {
        let (name, value) = line.split_once(" = ")?;
        (name == key).then(|| value.trim_matches('"'))
    })
}

/// Copies a folder with all that is in it.
pub(crate) fn copy_folder(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy_folder(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::version_in_lock;

    const LOCK: &str = r#"version = 4

[[package]]
name = "wasm-bindgen-futures"
version = "0.4.50"
dependencies = [
 "wasm-bindgen",
]

[[package]]
name = "wasm-bindgen"
version = "0.2.130"
source = "registry"
"#;

    #[test]
    fn a_package_is_found_by_its_whole_name() {
        assert_eq!(version_in_lock(LOCK, "wasm-bindgen"), Some("0.2.130"));
        assert_eq!(version_in_lock(LOCK, "wasm-bindgen-futures"), Some("0.4.50"));
    }

    #[test]
    fn a_package_that_is_not_locked_has_no_version() {
        assert_eq!(version_in_lock(LOCK, "wasm"), None);
        // The lock's own version is none of a package's.
        assert_eq!(version_in_lock(LOCK, "4"), None);
    }
}
