//! Starting the service, and what can be done with one that runs.

use std::net::SocketAddr;
use std::sync::Arc;

use tokio::net::TcpListener;
use tokio::sync::watch;

use crate::checkout::{self, SampleSession};
use crate::database::{self, OpenError};
use crate::fault::{FaultPlan, Faults};
use crate::options::{Data, Options};
use crate::rate_limit::RateLimit;
use crate::request_log::{RecordedRequest, RequestLog};
use crate::sample::Sample;
use crate::service::Service;
use crate::start_error::StartError;
use crate::token::Token;
use crate::{connections, live, routes};

/// A service that runs. It ends when this is dropped.
#[derive(Debug)]
pub struct Running {
    address: SocketAddr,
    token: String,
    sessions: Vec<SampleSession>,
    service: Arc<Service>,
    /// The service serves for as long as this is held.
    _serving: watch::Sender<()>,
    ended: watch::Receiver<()>,
}

/// Starts a service. When this returns it answers.
pub async fn start(options: Options) -> Result<Running, StartError> {
    check_static_files(&options)?;
    let sample = Sample {
        seed: options.seed,
        purchases: options.purchases,
        is_large: options.large,
        today: options.today,
    };
    let token = Token::new(&options.auth, &options.token).map_err(|_| StartError::Token)?;
    let address = options.address;
    let listener =
        TcpListener::bind(address).await.map_err(|error| StartError::Address { address, error })?;
    let address = listener.local_addr().map_err(|error| StartError::Address { address, error })?;

    let database = database::open(&options.data, options.fresh, |transaction| sample.lay_out(transaction))
        .map_err(|error| data_error(&options.data, &error))?;
    let sessions = database.run(|transaction| checkout::sessions(transaction)).await;
    let sessions = sessions.map_err(|error: rusqlite::Error| data_error(&options.data, &error.into()))?;

    let service = Arc::new(Service {
        database,
        sample,
        token,
        latency: options.latency,
        rate_limit: options.rate_limit.map(RateLimit::new),
        newest_first: options.newest_first,
        body_limit: options.body_limit,
        faults: Faults::default(),
        requests: RequestLog::default(),
    });
    let router = routes::all(&options, &service);
    let (serving, stopping) = watch::channel(());
    let (ending, ended) = watch::channel(());
    if options.live {
        tokio::spawn(live::keep_going(Arc::clone(&service), options.seed, stopping.clone()));
    }
    tokio::spawn(async move {
        connections::serve(listener, router, stopping).await;
        drop(ending);
    });
    Ok(Running { address, token: options.token, sessions, service, _serving: serving, ended })
}

impl Running {
    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where it listens, as the URL that comes before `/v1`.
    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// The organisation's token.
    pub fn token(&self) -> &str {
        &self.token
    }

    /// The checkout sessions of the sample organisation.
    pub fn sessions(&self) -> Vec<SampleSession> {
        self.sessions.clone()
    }

    /// Plans a fault.
    pub fn fault(&self, plan: FaultPlan) {
        self.service.faults.plan(plan);
    }

    /// Takes all faults back.
    pub fn clear_faults(&self) {
        self.service.faults.clear();
    }

    /// The requests since the start, or since they were cleared.
    pub fn requests(&self) -> Vec<RecordedRequest> {
        self.service.requests.requests()
    }

    /// Forgets the requests.
    pub fn clear_requests(&self) {
        self.service.requests.clear();
    }

    /// Ends the service, and closes the connections that are open.
    pub async fn stop(self) {
        let mut ended = self.ended.clone();
        drop(self);
        wait_until_gone(&mut ended).await;
    }

    /// Waits until the service has ended.
    pub async fn stopped(&self) {
        wait_until_gone(&mut self.ended.clone()).await;
    }
}

async fn wait_until_gone(ended: &mut watch::Receiver<()>) {
    // Nothing is ever sent: the channel closes when the service has ended.
    while ended.changed().await.is_ok() {}
}

fn check_static_files(options: &Options) -> Result<(), StartError> {
    let Some(folder) = &options.static_files else { return Ok(()) };
    if !folder.join("index.html").is_file() {
        return Err(StartError::StaticFiles(folder.clone()));
    }
    let base = &options.base_path;
    let own = base.starts_with("/v1/") || base.starts_with("/stand-in/");
    if !base.starts_with('/') || !base.ends_with('/') || base.contains(['{', '}', '*']) || own {
        return Err(StartError::BasePath(base.clone()));
    }
    Ok(())
}

fn data_error(data: &Data, error: &OpenError) -> StartError {
    match data {
        Data::Memory => StartError::Data(error.to_string()),
        Data::File(path) => StartError::DataFile { path: path.clone(), why: error.to_string() },
    }
}
