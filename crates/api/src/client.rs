//! Carries operations out.

use std::time::Duration;

use gloo_timers::future::sleep;

use super::assumptions::{self, Encoding, IdForm, LastUpdatedForm};
use super::body::Body;
use super::connection::Connection;
use super::diagnose::is_online;
use super::endpoint::Endpoint;
use super::failure::Failure;
use super::operation::{Mutation, Query};
use super::rate_limit::Cooldown;
use super::reader;
use super::retry;
use super::semaphore::{Semaphore, Slot};
use super::transport::{Payload, Unanswered, exchange, explain};

/// How fast a slow line sends a file, in bytes per millisecond.
const UPLOAD_SPEED: u64 = 64;

/// How requests are made; from `config.json`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RequestSettings {
    /// The form of ids.
    pub ids: IdForm,
    /// How bodies are written.
    pub encoding: Encoding,
    /// How the filter of List orders is written.
    pub last_updated: LastUpdatedForm,
    /// How many reads may be under way at once.
    pub concurrency: usize,
    /// How long one exchange may take.
    pub timeout: Duration,
}

impl Default for RequestSettings {
    fn default() -> Self {
        Self {
            ids: IdForm::default(),
            encoding: Encoding::default(),
            last_updated: LastUpdatedForm::default(),
            concurrency: assumptions::CONCURRENCY,
            timeout: assumptions::TIMEOUT,
        }
    }
}

/// One service, opened with one token.
#[derive(Clone)]
pub struct Client {
    connection: Connection,
    settings: RequestSettings,
    slots: Semaphore,
    cooldown: Cooldown,
    /// Whether the service has let this origin read its answers before.
    has_worked: bool,
}

impl Client {
    /// A client for a connection.
    pub fn new(connection: Connection, settings: RequestSettings) -> Self {
        Self {
            connection,
            settings,
            slots: Semaphore::new(settings.concurrency),
            cooldown: Cooldown::default(),
            has_worked: false,
        }
    }

    /// The client of a session: its connection has worked before.
    pub fn of_session(connection: Connection, settings: RequestSettings) -> Self {
        Self { has_worked: true, ..Self::new(connection, settings) }
    }

    /// What it is connected to.
    pub fn connection(&self) -> &Connection {
        &self.connection
    }

    /// How requests are made.
    pub fn settings(&self) -> RequestSettings {
        self.settings
    }

    /// How many more reads may be under way.
    pub(super) fn free_permits(&self) -> usize {
        self.slots.free()
    }

    /// Leaves the service alone for so long.
    pub(super) fn pause(&self, pause: Duration) {
        self.cooldown.ask(pause);
    }

    /// For how long the service still wants to be left alone.
    pub(super) fn pause_left(&self) -> Option<Duration> {
        self.cooldown.left()
    }

    /// Has another limit for reads from now on.
    pub(super) fn limit(&self, reads: usize) {
        self.slots.resize(reads);
    }

    /// Reads, and tries again after failures that may pass.
    pub async fn read<T>(&self, read: &Query<T>) -> Result<T, Failure> {
        let text = self.clone().text(read.endpoint().clone()).await?;
        read.decode(&text).map_err(|problem| Failure::DecodeError(problem.received(&text)))
    }

    /// The text of a successful answer, tried for again after failures that may pass.
    pub async fn text(self, endpoint: Endpoint) -> Result<String, Failure> {
        let mut tries = 0;
        // What broken connections mean is found out once for all tries: probes are requests, too.
        let mut explained = None;
        loop {
            tries += 1;
            let failure = match self.text_once(&endpoint).await {
                Ok(text) => return Ok(text),
                Err(Unanswered::Failed(failure)) => failure,
                Err(Unanswered::Broken) => match explained.clone() {
                    Some(failure) => failure,
                    None => explained.insert(self.explain(&endpoint).await).clone(),
                },
            };
            let Some(pause) = retry::pause(&failure, tries, js_sys::Math::random()) else {
                return Err(failure);
            };
            if let Failure::TooMany { .. } = failure {
                self.cooldown.ask(pause);
                reader::tell_pause(pause);
            }
            sleep(pause).await;
        }
    }

    /// Reads without a second try: for the test of a connection.
    pub async fn read_once<T>(&self, read: &Query<T>) -> Result<T, Failure> {
        let text = match self.text_once(read.endpoint()).await {
            Ok(text) => text,
            Err(unanswered) => return Err(self.failure(read.endpoint(), unanswered).await),
        };
        read.decode(&text).map_err(Failure::DecodeError)
    }

    async fn failure(&self, endpoint: &Endpoint, unanswered: Unanswered) -> Failure {
        match unanswered {
            Unanswered::Failed(failure) => failure,
            Unanswered::Broken => self.explain(endpoint).await,
        }
    }

    async fn explain(&self, endpoint: &Endpoint) -> Failure {
        // Probes are reads, too.
        let _permit = self.permit().await;
        explain(&self.connection, endpoint, self.settings.timeout, self.has_worked).await
    }

    /// A permit for a read. The worker that reads long lists has one less meanwhile.
    async fn permit(&self) -> Permit<'_> {
        let slot = self.slots.take().await;
        reader::leave(self.free_permits());
        Permit { client: self, slot: Some(slot) }
    }

    async fn text_once(&self, endpoint: &Endpoint) -> Result<String, Unanswered> {
        let _permit = self.permit().await;
        self.cooldown.over().await;
        exchange(&self.connection, endpoint, None, self.settings.timeout).await
    }

    /// How a body travels: a file can't be written as JSON.
    pub fn encoding(&self, body: &Body) -> Encoding {
        if body.has_file() { Encoding::Form } else { self.settings.encoding }
    }

    /// Writes, once: a POST is never repeated by itself.
    pub async fn write<T>(&self, write: &Mutation<T>) -> Result<T, Failure> {
        let payload = match self.encoding(write.body()) {
            Encoding::Json => Payload::Json(write.to_json(self.settings.ids)),
            Encoding::Form => Payload::Parts(write.parts().map_err(Failure::UnencodableBody)?),
        };
        let text = self.send(write.endpoint(), &payload).await?;
        write.decode(&text).map_err(Failure::DecodeError)
    }

    async fn send(&self, endpoint: &Endpoint, payload: &Payload) -> Result<String, Failure> {
        // The time limit is for the answer: a file needs its own time on a slow line.
        let time = self.settings.timeout + Duration::from_millis(payload.file_bytes() / UPLOAD_SPEED);
        // A browser may be wrong about it: a service on the device itself answers all the same.
        let was_offline = !is_online();
        let answer = exchange(&self.connection, endpoint, Some(payload), time).await;
        let unanswered = match answer {
            Ok(text) => return Ok(text),
            Err(unanswered) => unanswered,
        };
        let failure = self.failure(endpoint, unanswered).await;
        if was_offline && failure == Failure::Offline {
            return Err(Failure::NotSent);
        }
        if let Failure::TooMany { retry_after: Some(wait) } = failure {
            let pause = wait.min(retry::LONGEST);
            self.cooldown.ask(pause);
            reader::tell_pause(pause);
        }
        Err(failure)
    }
}

/// A permit for a read; the worker may have it again once this is dropped.
struct Permit<'a> {
    client: &'a Client,
    slot: Option<Slot>,
}

impl Drop for Permit<'_> {
    fn drop(&mut self) {
        self.slot.take();
        reader::leave(self.client.free_permits());
    }
}
