//! How the stand-in is set up.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use crate::timestamp::Timestamp;

/// Where the organisation's data lives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Data {
    /// In memory, gone when the service ends.
    Memory,
    /// In this file, which the next start opens again.
    File(PathBuf),
}

/// How a request carries the token; the interface leaves it open ("Authentication").
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Auth {
    /// The header's name.
    pub header: String,
    /// The word before the token; absent for the bare token.
    pub scheme: Option<String>,
}

impl Default for Auth {
    fn default() -> Self {
        Self { header: "Authorization".into(), scheme: Some("Bearer".into()) }
    }
}

/// Everything that can be chosen before [`start`](crate::start).
#[derive(Clone, Debug)]
pub struct Options {
    /// Where to listen; port 0 takes any that is free.
    pub address: SocketAddr,
    /// Where the data lives.
    pub data: Data,
    /// Whether a data file of an earlier start is laid out anew.
    pub fresh: bool,
    /// What the sample organisation is drawn from: the same seed gives the same organisation.
    pub seed: u64,
    /// The number of purchases of the sample's big event.
    pub purchases: u32,
    /// Whether the sample has many records of every kind: 400 tickets, 40 events, 12 shops, 60 of each reference list.
    pub large: bool,
    /// The organisation's token.
    pub token: String,
    /// How requests carry the token.
    pub auth: Auth,
    /// The folder of the built app, to serve it beside `/v1`.
    pub static_files: Option<PathBuf>,
    /// The path below which the built app is served: `/` or one like `/admin/`.
    pub base_path: String,
    /// Whether pages of other origins may call the service (CORS).
    pub allow_origins: bool,
    /// How long every answer below `/v1` is held back.
    pub latency: Duration,
    /// Whether orders and scans come in as time passes.
    pub live: bool,
    /// Whether the routes below `/stand-in/` exist.
    pub admin: bool,
    /// The number of requests taken in one second; absent for any number.
    pub rate_limit: Option<u32>,
    /// The moment that the sample organisation is laid out around; absent for the present.
    pub today: Option<Timestamp>,
    /// Whether lists begin with their newest records: the interface shows no order.
    pub newest_first: bool,
    /// The largest body taken, in bytes.
    pub body_limit: usize,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            address: SocketAddr::from((Ipv4Addr::LOCALHOST, 0)),
            data: Data::Memory,
            fresh: false,
            seed: 1,
            purchases: 20_000,
            large: false,
            token: "loket-demo-token".into(),
            auth: Auth::default(),
            static_files: None,
            base_path: "/".into(),
            allow_origins: false,
            latency: Duration::ZERO,
            live: false,
            admin: false,
            rate_limit: None,
            today: None,
            newest_first: false,
            body_limit: 8 * 1024 * 1024,
        }
    }
}
