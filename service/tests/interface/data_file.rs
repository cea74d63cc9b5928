//! Data that is stored in a file.

use std::fs;
use std::path::Path;

use loket_service::{Data, Options, StartError, start};
use rusqlite::Connection;
use serde_json::json;
use tempfile::TempDir;

use crate::client::{Client, options};

fn at(path: &Path) -> Options {
    Options { data: Data::File(path.to_owned()), ..options() }
}

#[tokio::test]
async fn a_file_outlives_a_restart() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("loket.db");
    let client = Client::start_with(at(&path)).await;
    let id = client.ticket(json!({"max_capacity": 7})).await;
    let sessions = client.service.sessions();
    client.service.stop().await;
    // What the sample would be drawn from no longer matters.
    let again = Client::start_with(Options { seed: 99, purchases: 3, ..at(&path) }).await;
    assert_eq!(again.get(&format!("/v1/tickets/{id}")).await.ok()["capacity"], 7);
    assert_eq!(again.service.sessions(), sessions);
}

#[tokio::test]
async fn fresh_lays_a_file_out_anew() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("loket.db");
    let client = Client::start_with(at(&path)).await;
    client.ticket(json!({})).await;
    client.service.stop().await;
    for _ in 0..2 {
        let fresh = Client::start_with(Options { fresh: true, ..at(&path) }).await;
        assert_eq!(fresh.get("/v1/tickets").await.ok()["meta"]["total"], 60);
        fresh.service.stop().await;
    }
}

#[tokio::test]
async fn a_file_of_something_else_is_left_as_it_is() {
    let folder = TempDir::new().unwrap();
    let text = folder.path().join("notes.txt");
    fs::write(&text, "x".repeat(5_000)).unwrap();
    let short = folder.path().join("short.txt");
    fs::write(&short, "x").unwrap();
    let database = folder.path().join("other.db");
    Connection::open(&database).unwrap().execute_batch("create table ticket (id integer)").unwrap();
    for path in [text, short, database] {
        let before = fs::read(&path).unwrap();
        for fresh in [false, true] {
            let error = start(Options { fresh, ..at(&path) }).await.unwrap_err();
            let message = error.to_string();
            assert!(matches!(error, StartError::DataFile { .. }));
            assert!(message.contains(path.to_str().unwrap()) && !message.contains('\n'), "{message}");
        }
        assert_eq!(fs::read(&path).unwrap(), before);
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 3);
}

#[tokio::test]
async fn a_file_of_another_version_is_replaced_only_when_asked() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("loket.db");
    Client::start_with(at(&path)).await.service.stop().await;
    Connection::open(&path).unwrap().pragma_update(None, "user_version", 9_999).unwrap();
    assert!(start(at(&path)).await.unwrap_err().to_string().contains("--fresh"));
    Client::start_with(Options { fresh: true, ..at(&path) }).await.get("/v1/tickets").await.ok();
}

#[tokio::test]
async fn a_path_that_can_not_be_a_file_is_refused() {
    let folder = TempDir::new().unwrap();
    for path in [folder.path().to_owned(), folder.path().join("missing/loket.db")] {
        let error = start(at(&path)).await.unwrap_err();
        assert!(matches!(error, StartError::DataFile { .. }));
        assert!(!error.to_string().contains('\n'));
    }
}
