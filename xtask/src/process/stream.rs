//! Following the output of a program line by line.

use std::io::{BufRead, BufReader, Read};
use std::process::{Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result};

use super::Group;

/// What a program does while it runs.
pub(crate) enum Event<'line> {
    /// It wrote a line.
    Line(&'line str),
    /// It wrote nothing for a second.
    Silence,
}

/// Runs a program to its end and tells what it writes to its standard output.
pub(crate) fn stream(
    command: &mut Command,
    mut observe: impl FnMut(Event<'_>) -> Result<()>,
) -> Result<ExitStatus> {
    let mut group = Group::spawn(command.stdout(Stdio::piped()))?;
    let output = group.take_output().context("a pipe was asked for")?;
    follow(&lines(output), &mut observe)?;
    Ok(group.wait()?)
}

/// Runs a program to its end and tells what it writes, to standard output and error alike.
pub(super) fn stream_all(
    command: &mut Command,
    mut observe: impl FnMut(Event<'_>) -> Result<()>,
) -> Result<ExitStatus> {
    let (reader, writer) = std::io::pipe().context("cannot open a pipe")?;
    command.stdout(writer.try_clone()?).stderr(writer);
    let mut group = Group::spawn(command)?;
    // The command's own copies of the pipe's end would keep it open for ever.
    command.stdout(Stdio::null()).stderr(Stdio::null());
    follow(&lines(reader), &mut observe)?;
    Ok(group.wait()?)
}

fn follow(lines: &Receiver<String>, observe: &mut impl FnMut(Event<'_>) -> Result<()>) -> Result<()> {
    loop {
        match lines.recv_timeout(Duration::from_secs(1)) {
            Ok(line) => observe(Event::Line(&line))?,
            Err(RecvTimeoutError::Timeout) => observe(Event::Silence)?,
            Err(RecvTimeoutError::Disconnected) => return Ok(()),
        }
    }
}

/// Reads lines on a thread of their own, so that the program never waits for its reader.
pub(super) fn lines(output: impl Read + Send + 'static) -> Receiver<String> {
    let (sender, receiver) = mpsc::channel();
    thread::spawn(move || {
        let mut reader = BufReader::new(output);
        let mut line = Vec::new();
        while reader.read_until(b'\n', &mut line).is_ok_and(|count| count > 0) {
            let text = String::from_utf8_lossy(&line).trim_end().to_owned();
            // No one listens any more: go on reading all the same, so that the pipe stays open.
            let _ = sender.send(text);
            line.clear();
        }
    });
    receiver
}
