//! A program that serves until it is dropped.

use std::process::{Command, Stdio};
use std::sync::mpsc::RecvTimeoutError;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use super::stream::lines;
use super::{Group, spelled};

/// How long a server may take to start.
const PATIENCE: Duration = Duration::from_secs(30);

/// A running server. Dropping it ends it.
pub(crate) struct Server {
    _group: Group,
}

impl Server {
    /// Starts a program and waits for the line with which it says that it is ready.
    pub(crate) fn start<T>(command: &mut Command, ready: impl Fn(&str) -> Option<T>) -> Result<(Self, T)> {
        let mut group = Group::spawn(command.stdout(Stdio::piped()))?;
        let output = group.take_output().context("a pipe was asked for")?;
        let lines = lines(output);
        let deadline = Instant::now() + PATIENCE;
        loop {
            match lines.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
                Ok(line) => {
                    if let Some(found) = ready(&line) {
                        return Ok((Self { _group: group }, found));
                    }
                }
                Err(RecvTimeoutError::Disconnected) => {
                    bail!("`{}` ended before it was ready", spelled(command));
                }
                Err(RecvTimeoutError::Timeout) => {
                    bail!("`{}` was not ready within {PATIENCE:?}", spelled(command));
                }
            }
        }
    }
}
