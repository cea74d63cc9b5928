//! Starting other programs, following them, and ending them with xtask.

mod group;
pub(crate) mod interrupt;
mod logged;
mod progress;
mod server;
mod stream;

use std::process::Command;

use anyhow::{Context, Result, bail, ensure};

pub(crate) use group::Group;
pub(crate) use logged::Logged;
pub(crate) use progress::spell;
pub(crate) use server::Server;
pub(crate) use stream::{Event, stream};

/// Runs a program to its end with its output on the terminal; whether it succeeded.
pub(crate) fn succeeds(command: &mut Command) -> Result<bool> {
    Ok(Group::spawn(command)?.wait()?.success())
}

/// Runs a program that has to succeed, with its output on the terminal.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    ensure!(succeeds(command)?, "`{}` failed", spelled(command));
    Ok(())
}

/// What a short program writes to its standard output.
pub(crate) fn read(command: &mut Command) -> Result<String> {
    let output = command.output().with_context(|| format!("cannot start `{}`", spelled(command)))?;
    if !output.status.success() {
        let message = String::from_utf8_lossy(&output.stderr);
        bail!("`{}` failed: {}", spelled(command), message.trim());
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The command as a person would type it.
fn spelled(command: &Command) -> String {
    let program = std::path::Path::new(command.get_program());
    let name = program.file_name().unwrap_or(program.as_os_str());
    std::iter::once(name)
        .chain(command.get_args())
        .map(|word| word.to_string_lossy())
        .collect::<Vec<_>>()
        .join(" ")
}
