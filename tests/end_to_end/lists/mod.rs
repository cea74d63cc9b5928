//! Lists of many pages, in an organisation with hundreds of records: what is wanted is done at the first try.

mod choose;
mod conditions;
mod days;
mod pages;
mod phone;
mod return_to;
mod row_actions;
mod wishes;

use std::time::Duration;

use loket_service::{Options, Running};

use crate::service::{options, serve_with};

/// A service with many records of every kind, each answer of which is held back so long.
async fn serve_many(latency: u64) -> Running {
    serve_with(Options { large: true, latency: Duration::from_millis(latency), ..options() }).await
}

/// A list that is read page by page.
struct ListOfPages {
    path: &'static str,
    /// What is typed to find something, and how many records it finds.
    typed: &'static str,
    found: usize,
    total: usize,
}

/// All of them.
const LISTS: [ListOfPages; 6] = [
    ListOfPages { path: "/tickets", typed: "zaal b", found: 65, total: 400 },
    ListOfPages { path: "/shops", typed: "winkel-1", found: 2, total: 12 },
    ListOfPages { path: "/fields", typed: "veld 51", found: 1, total: 60 },
    ListOfPages { path: "/billing-information", typed: "rekening 51", found: 1, total: 60 },
    ListOfPages { path: "/terms-and-conditions", typed: "voorwaarden 51", found: 1, total: 60 },
    ListOfPages { path: "/privacy-statements", typed: "verklaring 51", found: 1, total: 60 },
];

/// How long an answer takes: at once, and over a mobile network.
const LATENCIES: [u64; 2] = [0, 150];
