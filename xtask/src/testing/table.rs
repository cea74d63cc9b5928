//! What came of checks, for a person and for the documentation: a row for each engine or host, a column for each check.

use std::fmt;
use std::fs;

use anyhow::Result;

use super::Tally;
use crate::workspace::Workspace;

/// After this mark a document has its table.
const BEGINNING: &str = "<!-- table -->\n";

/// What came of a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Outcome {
    Passed,
    Failed,
    /// No file that ships decides it.
    ByHost,
    /// What it would be tried on is not installed.
    Skipped,
}

/// The outcomes of all checks.
pub(super) struct Table {
    /// What the rows are.
    subject: &'static str,
    checks: Vec<&'static str>,
    rows: Vec<(String, Vec<Outcome>)>,
}

impl Table {
    pub(super) fn new(subject: &'static str, checks: impl IntoIterator<Item = &'static str>) -> Self {
        Self { subject, checks: checks.into_iter().collect(), rows: Vec::new() }
    }

    /// Adds what came of the checks on an engine or host.
    pub(super) fn add(&mut self, name: impl Into<String>, outcomes: impl IntoIterator<Item = Outcome>) {
        self.rows.push((name.into(), outcomes.into_iter().collect()));
    }

    /// Adds an engine or host that is not installed.
    pub(super) fn skip(&mut self, name: impl Into<String>) {
        self.add(name, vec![Outcome::Skipped; self.checks.len()]);
    }

    /// How many checks passed and failed.
    pub(super) fn tally(&self) -> Tally {
        let count = |wanted| self.outcomes().filter(|it| *it == wanted).count();
        let number = |wanted| u32::try_from(count(wanted)).unwrap_or(u32::MAX);
        Tally::of(number(Outcome::Passed), number(Outcome::Failed))
    }

    /// Writes the table into its document when asked to, if nothing was skipped.
    pub(super) fn update_docs(&self, workspace: &Workspace, document: &str) -> Result<()> {
        let is_complete = self.outcomes().all(|it| it != Outcome::Skipped);
        if std::env::var_os("LOKET_UPDATE_DOCS").is_some() && is_complete {
            let path = workspace.root.join(document);
            let text = fs::read_to_string(&path)?;
            let before = text.split_once(BEGINNING).map_or(text.as_str(), |(before, _)| before);
            fs::write(&path, format!("{before}{BEGINNING}{self}"))?;
        }
        Ok(())
    }

    fn outcomes(&self) -> impl Iterator<Item = Outcome> {
        self.rows.iter().flat_map(|(_, outcomes)| outcomes.iter().copied())
    }
}

impl fmt::Display for Table {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(formatter, "| {} | {} |", self.subject, self.checks.join(" | "))?;
        writeln!(formatter, "|---|{}", "---|".repeat(self.checks.len()))?;
        for (name, outcomes) in &self.rows {
            let cells: Vec<_> = outcomes.iter().map(|outcome| outcome.mark()).collect();
            writeln!(formatter, "| {name} | {} |", cells.join(" | "))?;
        }
        Ok(())
    }
}

impl Outcome {
    fn mark(self) -> &'static str {
        match self {
            Self::Passed => "✓",
            Self::Failed => "✗",
            Self::ByHost => "by the host",
            Self::Skipped => "–",
        }
    }
}
