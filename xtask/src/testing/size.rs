//! What the first load of the built app weighs. Each budget counts as a test.

use anyhow::Result;

use super::{Run, Tally};
use crate::build::{self, budget, build};

pub(super) fn run(run: &Run<'_>) -> Result<Tally> {
    build(run.workspace, run.setup, &build::Options::release())?;
    let mut tally = Tally::default();
    for weighed in budget::weigh(&run.workspace.dist())? {
        println!("{weighed}");
        let is_within = weighed.is_within();
        tally += Tally::of(is_within.into(), (!is_within).into());
    }
    Ok(tally)
}
