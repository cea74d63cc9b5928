//! What can be read through the cache.

use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt;
use futures_util::future::LocalBoxFuture;

use super::normalize::Holding;
use super::reading::Value;
use crate::api::{Client, Endpoint, Failure, Query};

/// Shows a part of what is being read before all of it has loaded.
pub type Progress = Arc<dyn Fn(Value) + Send + Sync>;

/// Something that is read through the cache: a record or a page, all pages of a list, its newest records.
pub trait Readable: Clone + Send + Sync + 'static {
    /// What is read.
    type Value: Holding;

    /// For how long a value is shown without being read again when a view begins to watch it.
    const LASTS: Duration = Duration::ZERO;

    /// Where it is.
    fn endpoint(&self) -> &Endpoint;

    /// What its entry in the cache is found by.
    fn key(&self) -> String;

    /// Reads it: on from `before` where that can be, and shows parts through `progress`.
    fn read(
        &self,
        client: Client,
        before: Option<Arc<Self::Value>>,
        progress: Progress,
    ) -> LocalBoxFuture<'static, Result<Self::Value, Failure>>;

    /// The same, but what is whole stays as it is until it is refreshed: for lists of thousands.
    fn until_refreshed(self) -> UntilRefreshed<Self> {
        UntilRefreshed(self)
    }
}

/// A record or a page of a list.
impl<V: Holding> Readable for Query<V> {
    type Value = V;

    fn endpoint(&self) -> &Endpoint {
        Self::endpoint(self)
    }

    fn key(&self) -> String {
        Self::endpoint(self).to_string()
    }

    fn read(
        &self,
        client: Client,
        _: Option<Arc<V>>,
        _: Progress,
    ) -> LocalBoxFuture<'static, Result<V, Failure>> {
        let query = self.clone();
        async move { client.read(&query).await }.boxed_local()
    }
}

/// Something that is not read again by itself once it is whole.
#[derive(Clone)]
pub struct UntilRefreshed<R>(R);

impl<R: Readable> Readable for UntilRefreshed<R> {
    type Value = R::Value;

    const LASTS: Duration = Duration::MAX;

    fn endpoint(&self) -> &Endpoint {
        self.0.endpoint()
    }

    fn key(&self) -> String {
        self.0.key()
    }

    fn read(
        &self,
        client: Client,
        before: Option<Arc<R::Value>>,
        progress: Progress,
    ) -> LocalBoxFuture<'static, Result<R::Value, Failure>> {
        self.0.read(client, before, progress)
    }
}
