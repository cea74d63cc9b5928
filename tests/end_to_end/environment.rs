//! The environment variables that the tests read.

/// The value of a variable that `cargo xtask test` sets.
pub(crate) fn variable(name: &str) -> String {
    std::env::var(name).unwrap_or_else(|_| panic!("{name} is not set: run the tests with `cargo xtask test`"))
}

/// The value of a variable that the command sets for some runs.
pub(crate) fn optional_variable(name: &str) -> Option<String> {
    std::env::var(name).ok()
}
