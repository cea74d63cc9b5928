//! A long program whose output goes to a file, and whose progress goes to the terminal.

use std::collections::VecDeque;
use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, bail};

use super::progress::Progress;
use super::spelled;
use super::stream::{Event, stream_all};

/// How many of the last lines a failure shows.
const LAST_LINES: usize = 12;

/// How to follow a long program.
pub(crate) struct Logged {
    /// The file that takes its output.
    pub(crate) log: PathBuf,
    /// How many crates it compiles, if any.
    pub(crate) crates: Option<usize>,
}

impl Logged {
    /// Runs a program that has to succeed.
    pub(crate) fn run(&self, command: &mut Command) -> Result<()> {
        let mut file = self.open()?;
        let mut progress = Progress::new(self.crates);
        let mut last = VecDeque::with_capacity(LAST_LINES);
        let status = stream_all(command, |event| {
            if let Event::Line(line) = event {
                writeln!(file, "{line}")?;
                progress.observe(line);
                if last.len() == LAST_LINES {
                    last.pop_front();
                }
                last.push_back(line.to_owned());
            }
            progress.show();
            Ok(())
        });
        progress.finish();
        file.flush()?;
        if !status?.success() {
            let lines = last.make_contiguous().join("\n  ");
            bail!(
                "`{}` failed; its last lines:\n  {lines}\nAll of its output: {}",
                spelled(command),
                self.log.display()
            );
        }
        Ok(())
    }

    fn open(&self) -> Result<BufWriter<File>> {
        if let Some(folder) = self.log.parent() {
            fs::create_dir_all(folder).with_context(|| format!("cannot create {}", folder.display()))?;
        }
        let file = File::create(&self.log).with_context(|| format!("cannot write {}", self.log.display()))?;
        Ok(BufWriter::new(file))
    }
}
