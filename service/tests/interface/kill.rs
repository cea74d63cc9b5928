//! A service that is killed has lost nothing that it acknowledged.

use std::fs;
use std::path::Path;

use reqwest::Client;
use rusqlite::Connection;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::start::{launch, program};

const TOKEN: &str = "loket-demo-token";

/// How often the service is killed.
const KILLS: usize = 4;
/// How many writes it acknowledges before.
const WRITES: usize = 25;

#[tokio::test(flavor = "multi_thread")]
async fn what_was_acknowledged_survives_a_kill() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("loket.db");
    let mut acknowledged = Vec::new();
    for round in 0..KILLS {
        let (mut service, url) = launch(&["--data", file.to_str().unwrap()]);
        let (writer, mut written) = tokio::sync::mpsc::unbounded_channel();
        let writing = tokio::spawn(async move {
            let client = Client::new();
            for number in 0.. {
                let name = format!("Ronde {round}, kaart {number}");
                let body = json!({"name": name, "price": 1, "related_tickets": [3001]});
                let Ok(id) = create(&client, &url, &body).await else { return };
                writer.send((id, name)).unwrap();
            }
        });
        for _ in 0..WRITES {
            acknowledged.push(written.recv().await.unwrap());
        }
        // Other writes are under way at this moment.
        service.kill().unwrap();
        service.wait().unwrap();
        writing.await.unwrap();
        written.close();
        while let Some(more) = written.recv().await {
            acknowledged.push(more);
        }
    }

    let (mut service, url) = launch(&["--data", file.to_str().unwrap()]);
    let client = Client::new();
    for (id, name) in &acknowledged {
        let request = client.get(format!("{url}/v1/tickets/{id}")).bearer_auth(TOKEN);
        let ticket: Value = request.send().await.unwrap().json().await.unwrap();
        assert_eq!(ticket["name"], *name);
    }
    service.kill().unwrap();
    service.wait().unwrap();
    assert!(acknowledged.len() >= KILLS * WRITES);
    let connection = Connection::open(&file).unwrap();
    let verdict: String = connection.query_row("pragma integrity_check", [], |row| row.get(0)).unwrap();
    assert_eq!(verdict, "ok");
    let strays = connection.prepare("pragma foreign_key_check").unwrap().exists([]).unwrap();
    assert!(!strays);
}

#[test]
fn a_start_that_is_killed_leaves_a_file_that_can_be_started_with() {
    let size = |path: &Path| fs::metadata(path).map_or(0, |metadata| metadata.len());
    let points: [fn(u64, u64) -> bool; 4] = [
        |_, _| true,
        |file, _| file > 0,
        |_, log| log > 0,
        // Somewhere in the transaction that lays the organisation out, or just behind it.
        |_, log| log > 500_000,
    ];
    for reached in points {
        let folder = TempDir::new().unwrap();
        let file = folder.path().join("loket.db");
        let log = folder.path().join("loket.db-wal");
        let arguments = ["--data", file.to_str().unwrap()];
        let mut starting = program(&arguments).spawn().unwrap();
        while !reached(size(&file), size(&log)) {
            assert!(starting.try_wait().unwrap().is_none());
        }
        starting.kill().unwrap();
        starting.wait().unwrap();
        let (mut service, _) = launch(&arguments);
        service.kill().unwrap();
        service.wait().unwrap();
    }
}

async fn create(client: &Client, url: &str, body: &Value) -> reqwest::Result<String> {
    let request = client.post(format!("{url}/v1/tickets")).bearer_auth(TOKEN).json(body);
    let ticket: Value = request.send().await?.error_for_status()?.json().await?;
    Ok(ticket["id"].as_str().unwrap().to_owned())
}
