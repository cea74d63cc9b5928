//! The command line.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use clap::Parser;
use loket_service::{Auth, Data, Options};

/// The stand-in for the ticketing service, with a sample organisation.
#[derive(Debug, Parser)]
#[command(name = "loket-service", version)]
pub(crate) struct Arguments {
    /// Where to listen; 0 takes any port that is free
    #[arg(long, default_value_t = 8080)]
    port: u16,
    /// The address to listen on
    #[arg(long, default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    host: IpAddr,
    /// Keep the data in this file, rather than in memory
    #[arg(long, value_name = "FILE")]
    data: Option<PathBuf>,
    /// Lay the data out anew
    #[arg(long)]
    fresh: bool,
    /// What the sample organisation is drawn from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The number of purchases of the big event
    #[arg(long, default_value_t = 20_000)]
    purchases: u32,
    /// Give the organisation many records of every kind
    #[arg(long)]
    large: bool,
    /// The organisation's token
    #[arg(long, default_value = "loket-demo-token")]
    token: String,
    /// The header that carries the token
    #[arg(long, value_name = "NAME", default_value = "Authorization")]
    auth_header: String,
    /// The word before the token; empty for none
    #[arg(long, value_name = "WORD", default_value = "Bearer")]
    auth_scheme: String,
    /// Serve the built app in this folder
    #[arg(long, value_name = "DIR")]
    static_files: Option<PathBuf>,
    /// Serve it below this path
    #[arg(long, value_name = "PATH", default_value = "/")]
    base_path: String,
    /// Let pages of other origins call the service
    #[arg(long)]
    allow_origins: bool,
    /// Hold every answer back by this many milliseconds
    #[arg(long, value_name = "MS", default_value_t = 0)]
    latency: u64,
    /// Begin lists with their newest records
    #[arg(long)]
    newest_first: bool,
    /// Let orders and scans come in as time passes
    #[arg(long)]
    live: bool,
    /// Offer the routes below /stand-in/, with which tests arrange faults
    #[arg(long)]
    admin: bool,
    /// Take at most this many requests in one second
    #[arg(long, value_name = "REQUESTS")]
    rate_limit: Option<u32>,
}

impl From<Arguments> for Options {
    fn from(arguments: Arguments) -> Self {
        Self {
            address: SocketAddr::new(arguments.host, arguments.port),
            data: arguments.data.map_or(Data::Memory, Data::File),
            fresh: arguments.fresh,
            seed: arguments.seed,
            purchases: arguments.purchases,
            large: arguments.large,
            token: arguments.token,
            auth: Auth {
                header: arguments.auth_header,
                scheme: Some(arguments.auth_scheme).filter(|scheme| !scheme.is_empty()),
            },
            static_files: arguments.static_files,
            base_path: arguments.base_path,
            allow_origins: arguments.allow_origins,
            latency: Duration::from_millis(arguments.latency),
            newest_first: arguments.newest_first,
            live: arguments.live,
            admin: arguments.admin,
            rate_limit: arguments.rate_limit,
            ..Self::default()
        }
    }
}
