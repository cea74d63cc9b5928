//! The bytes of the first load, kind by kind.

use std::fs;
use std::io::Write;
use std::path::Path;

use anyhow::Result;
use flate2::Compression;
use flate2::write::GzEncoder;

use super::figure::{Figure, Page};
use crate::build::first_load::{self, Kind, Measured};

/// Each kind and the whole, as brotli 11 leaves it and as gzip does.
pub(super) fn measure(page: Page, folder: &Path) -> Result<Vec<Figure>> {
    // The page of tickets is the one whose first row is timed.
    let files = first_load::measure(folder, "tickets")?;
    let mut figures = Vec::new();
    for (algorithm, sizes) in [
        ("brotli", files.iter().map(Measured::travels).collect()),
        ("gzip", files.iter().map(|file| gzipped(&folder.join(&file.name))).collect::<Result<Vec<u64>>>()?),
    ] {
        let sum = |is_wanted: &dyn Fn(Kind) -> bool| {
            let wanted = files.iter().zip(&sizes).filter(|(file, _)| is_wanted(file.kind()));
            wanted.map(|(_, size)| size).sum()
        };
        for kind in Kind::ALL {
            let name = format!("first load, {}, {algorithm}", kind.name());
            figures.push(Figure::of(page, &name, sum(&|other| other == kind), "bytes"));
        }
        let name = format!("first load, {algorithm}");
        figures.push(Figure::of(page, &name, sum(&|_| true), "bytes"));
    }
    Ok(figures)
}

fn gzipped(path: &Path) -> Result<u64> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(&fs::read(path)?)?;
    Ok(encoder.finish()?.len() as u64)
}
