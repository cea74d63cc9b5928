//! What Trunk asks of `wasm-bindgen`.

use std::ffi::OsString;
use std::path::PathBuf;

/// What the worker of the app is called.
const WORKER: &str = "loket-reader";

/// A call that has a module to work on.
pub(crate) struct Arguments {
    /// The module that Cargo has compiled.
    pub(crate) wasm: PathBuf,
    /// The folder to write to.
    pub(crate) output: PathBuf,
    /// All but the module.
    pub(crate) options: Vec<OsString>,
    name: String,
}

impl Arguments {
    /// Reads a call; nothing if it names no module or no place for its output.
    pub(crate) fn read(given: &[OsString]) -> Option<Self> {
        let is_option = |argument: &&OsString| argument.to_string_lossy().starts_with('-');
        let (options, modules): (Vec<_>, Vec<_>) = given.iter().partition(is_option);
        let value = |name: &str| {
            options.iter().find_map(|option| Some(option.to_str()?.strip_prefix(name)?.to_owned()))
        };
        Some(Self {
            wasm: modules.first()?.into(),
            output: value("--out-dir=")?.into(),
            name: value("--out-name=")?,
            options: options.into_iter().cloned().collect(),
        })
    }

    /// Whether it is about the worker of the app.
    pub(crate) fn is_worker(&self) -> bool {
        self.name == WORKER
    }

    /// The script that `wasm-bindgen` writes.
    pub(crate) fn glue(&self) -> PathBuf {
        self.output.join(format!("{}.js", self.name))
    }
}

#[cfg(test)]
mod tests {
    #![expect(clippy::unwrap_used, reason = "a test may panic")]

    use super::*;

    fn words(line: &str) -> Vec<OsString> {
        line.split(' ').map(OsString::from).collect()
    }

    #[test]
    fn a_build_names_its_module_and_its_output() {
        let given =
            words("--target=web --out-dir=/target/out --out-name=app /target/app.wasm --no-typescript");
        let arguments = Arguments::read(&given).unwrap();
        assert_eq!(arguments.wasm, PathBuf::from("/target/app.wasm"));
        assert_eq!(arguments.glue(), PathBuf::from("/target/out/app.js"));
        let options = words("--target=web --out-dir=/target/out --out-name=app --no-typescript");
        assert_eq!(arguments.options, options);
        assert!(!arguments.is_worker());
        let worker = words("--target=web --out-dir=/out --out-name=loket-reader /target/loket-reader.wasm");
        assert!(Arguments::read(&worker).unwrap().is_worker());
    }

    #[test]
    fn a_question_for_the_version_is_no_build() {
        assert!(Arguments::read(&words("--version")).is_none());
    }
}
