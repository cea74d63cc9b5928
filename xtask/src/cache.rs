//! The folder in which all checkouts of a user share what setup built.

use std::env;
use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow};

/// The cache of this user.
pub(crate) struct Cache {
    root: PathBuf,
}

/// The right to change the cache, given up when dropped.
pub(crate) struct CacheLock {
    _file: File,
}

impl Cache {
    /// `$LOKET_CACHE`, else `loket` in `$XDG_CACHE_HOME`, else in `~/.cache`.
    pub(crate) fn locate() -> Result<Self> {
        let variable = |name| env::var_os(name).filter(|value| !value.is_empty());
        let root = variable("LOKET_CACHE")
            .map(PathBuf::from)
            .or_else(|| Some(PathBuf::from(variable("XDG_CACHE_HOME")?).join("loket")))
            .or_else(|| Some(PathBuf::from(variable("HOME")?).join(".cache/loket")))
            .context("set LOKET_CACHE to a folder for the tools: there is no HOME to take one from")?;
        let root = std::path::absolute(&root).with_context(|| format!("{} is no path", root.display()))?;
        Ok(Self { root })
    }

    /// The cache's own folder.
    pub(crate) fn root(&self) -> &Path {
        &self.root
    }

    /// The folder of one tool in one version.
    pub(crate) fn folder(&self, tool: &str, version: &str) -> PathBuf {
        self.root.join(format!("{tool}-{version}"))
    }

    /// The file that takes what a step prints.
    pub(crate) fn log(&self, step: &str) -> PathBuf {
        self.root.join("log").join(format!("{step}.log"))
    }

    /// Waits until no other checkout changes the cache.
    pub(crate) fn lock(&self) -> Result<CacheLock> {
        self.create(&self.root)?;
        let path = self.root.join("lock");
        let file = File::create(&path).with_context(|| format!("cannot write {}", path.display()))?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                println!("Another checkout is setting up; waiting for it …");
                file.lock()?;
            }
            Err(TryLockError::Error(error)) => {
                return Err(anyhow!(error).context(format!("cannot lock {}", path.display())));
            }
        }
        Ok(CacheLock { _file: file })
    }

    /// Fills a folder beside its place and moves it there when complete, so that one that was
    /// interrupted is never taken for done.
    pub(crate) fn install(&self, folder: &Path, fill: impl FnOnce(&Path) -> Result<()>) -> Result<()> {
        let partial = self.scratch("partial")?;
        fill(&partial)?;
        remove(folder)?;
        fs::rename(&partial, folder)
            .with_context(|| format!("cannot move a complete folder to {}", folder.display()))
    }

    /// A folder to work in, empty.
    pub(crate) fn scratch(&self, name: &str) -> Result<PathBuf> {
        let folder = self.root.join("scratch").join(name);
        remove(&folder)?;
        self.create(&folder)?;
        Ok(folder)
    }

    /// Removes every folder that was worked in.
    pub(crate) fn clear_scratch(&self) -> Result<()> {
        remove(&self.root.join("scratch"))
    }

    fn create(&self, folder: &Path) -> Result<()> {
        fs::create_dir_all(folder).with_context(|| {
            format!("cannot create {}: set LOKET_CACHE to a folder that you may write to", folder.display())
        })
    }
}

/// Removes a folder, if there is one.
pub(crate) fn remove(folder: &Path) -> Result<()> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
            Err(anyhow!(error).context(format!("cannot remove {}", folder.display())))
        }
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::fs;

    use anyhow::bail;

    use super::Cache;

    fn cache(name: &str) -> Cache {
        let root = std::env::temp_dir().join(format!("loket-cache-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&root);
        Cache { root }
    }

    #[test]
    fn an_interrupted_install_is_not_taken_for_done() {
        let cache = cache("interrupted");
        let folder = cache.folder("trunk", "0.21.14");
        let result = cache.install(&folder, |partial| {
            fs::write(partial.join("half"), "")?;
            bail!("no network")
        });
        assert!(result.is_err());
        assert!(!folder.exists());

        // The next try starts from nothing.
        cache.install(&folder, |partial| Ok(fs::write(partial.join("whole"), "")?)).unwrap();
        assert!(folder.join("whole").exists());
        assert!(!folder.join("half").exists());
        fs::remove_dir_all(cache.root()).unwrap();
    }

    #[test]
    fn two_checkouts_do_not_hold_the_lock_at_once() {
        let cache = cache("lock");
        let held = cache.lock().unwrap();
        let file = fs::File::open(cache.root().join("lock")).unwrap();
        assert!(file.try_lock().is_err());
        drop(held);
        assert!(file.try_lock().is_ok());
        fs::remove_dir_all(cache.root()).unwrap();
    }
}
