//! Starting and ending: in the process, and as a program.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use loket_service::{Auth, Fault, FaultPlan, Options, StartError, start};
use reqwest::Method;
use tokio::time::timeout;

use crate::client::{Client, options, receive};

/// For how long another test may have a port.
const PATIENCE: Duration = Duration::from_secs(30);

/// The program, on a free port with a small organisation.
pub fn program(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_loket-service"));
    command.args(["--port", "0", "--purchases", "20"]).args(arguments);
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Starts the program and waits for its address.
pub fn launch(arguments: &[&str]) -> (Child, String) {
    let mut child = program(arguments).spawn().unwrap();
    let mut first = String::new();
    BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut first).unwrap();
    let url = first.split_whitespace().last().unwrap_or_default().to_owned();
    assert!(url.starts_with("http://127.0.0.1:"), "{first}");
    (child, url)
}

#[tokio::test]
async fn a_port_that_is_taken_is_named() {
    let client = Client::start().await;
    let error = start(Options { address: client.service.address(), ..options() }).await.unwrap_err();
    assert!(matches!(error, StartError::Address { .. }));
    let message = error.to_string();
    assert!(message.contains(&client.service.address().to_string()) && !message.contains('\n'), "{message}");
}

#[tokio::test]
async fn a_token_that_can_not_travel_is_refused() {
    for (header, scheme, token) in [
        ("Authorization", "Bearer", "a\nb"),
        ("Not a header", "Bearer", "a"),
        ("Authorization", "\u{7f}", "a"),
    ] {
        let auth = Auth { header: header.into(), scheme: Some(scheme.into()) };
        let error = start(Options { auth, token: token.into(), ..options() }).await.unwrap_err();
        assert!(matches!(error, StartError::Token));
    }
}

#[tokio::test]
async fn a_service_ends_though_connections_are_open() {
    let client = Client::start().await;
    client.service.fault(FaultPlan::on_any(Fault::Hang));
    let hanging = tokio::spawn(receive(client.request(Method::GET, "/v1/fields")));
    while client.service.requests().is_empty() {
        tokio::task::yield_now().await;
    }
    let address = client.service.address();
    client.service.stop().await;
    assert!(hanging.await.unwrap().is_err());
    // The port is free again, unless another test was given it in the meantime: as soon as that one ends.
    let start_again = async {
        loop {
            match start(Options { address, ..options() }).await {
                Err(StartError::Address { .. }) => tokio::task::yield_now().await,
                other => break other,
            }
        }
    };
    timeout(PATIENCE, start_again).await.expect("the port stays taken").unwrap();
}

#[test]
fn the_program_says_what_a_person_needs() {
    let mut child = program(&["--token", "proef"]).spawn().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
    assert!(lines.next().unwrap().contains("http://127.0.0.1:"));
    assert!(lines.next().unwrap().contains("proef"));
    let session = lines.next().unwrap();
    assert!(session.contains("1001") && session.contains("Zomerfestival De Vecht"), "{session}");
    end(&mut child, "-TERM");
}

#[test]
fn the_program_ends_when_asked() {
    for signal in ["-TERM", "-INT"] {
        let (mut child, _) = launch(&[]);
        end(&mut child, signal);
    }
}

/// Sends a signal and waits for the program to end well.
fn end(child: &mut Child, signal: &str) {
    let sent = Command::new("kill").args([signal, &child.id().to_string()]).status().unwrap();
    assert!(sent.success());
    assert!(child.wait().unwrap().success(), "{signal}");
}

#[test]
fn the_program_fails_with_one_line() {
    let folder = tempfile::TempDir::new().unwrap();
    let foreign = folder.path().join("notes.txt");
    std::fs::write(&foreign, "not a database").unwrap();
    for arguments in [
        ["--data", foreign.to_str().unwrap()],
        ["--static-files", folder.path().to_str().unwrap()],
        ["--token", "a\nb"],
    ] {
        let output = program(&arguments).output().unwrap();
        assert_eq!(output.status.code(), Some(1));
        let message = String::from_utf8(output.stderr).unwrap();
        assert_eq!(message.lines().count(), 1, "{message}");
        assert!(message.starts_with("loket-service: "));
    }
}
