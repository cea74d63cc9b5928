//! Taking connections, and closing the ones that a fault wants closed.

use axum::Router;
use axum::body::Body;
use axum::extract::Request;
use axum::response::Response;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tower::ServiceExt;

use crate::fault::Dropped;

/// Serves connections until the sender of `stopping` is gone. Open connections are closed then.
pub(crate) async fn serve(listener: TcpListener, router: Router, mut stopping: watch::Receiver<()>) {
    let mut connections = JoinSet::new();
    loop {
        tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, _)) => {
                    connections.spawn(converse(stream, router.clone()));
                }
                Err(error) => tracing::warn!(%error, "a connection could not be taken"),
            },
            Some(_) = connections.join_next() => {}
            _ = stopping.changed() => break,
        }
    }
    connections.shutdown().await;
}

async fn converse(stream: TcpStream, router: Router) {
    // Answers are small, and a browser waits for each of them.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "answers may be held back");
    }
    let service = service_fn(|request| answer(router.clone(), request));
    let mut http = http1::Builder::new();
    // A browser repeats a request by itself, even a POST, when a connection that it has used before is closed without
    // an answer. With one request for each connection it reports what a fault does.
    http.keep_alive(false).timer(TokioTimer::new());
    if let Err(error) = http.serve_connection(TokioIo::new(stream), service).await {
        tracing::debug!(%error, "a connection ended early");
    }
}

/// An error here makes the server close the connection without a word, which is what a dropped response asks for.
async fn answer(router: Router, request: Request<Incoming>) -> Result<Response, ClosedByFault> {
    let response = match router.oneshot(request.map(Body::new)).await {
        Ok(response) => response,
        Err(never) => match never {},
    };
    if response.extensions().get::<Dropped>().is_some() { Err(ClosedByFault) } else { Ok(response) }
}

#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("closed by a fault")]
struct ClosedByFault;
