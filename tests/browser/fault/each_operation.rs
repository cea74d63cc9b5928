//! Every operation under every fault: what it says, how often it asks, and what it gives away.

use std::time::Duration;

use futures_util::future::join_all;
use loket::api::{Client, Encoding, RequestSettings};
use wasm_bindgen_test::wasm_bindgen_test;

use super::cases::{Case, asks_for_a_pause, lasting, passing, silent, unreadable};
use crate::setup::console::Console;
use crate::setup::operations::{Operation, Outcome, reads, writes};
use crate::setup::stage::begin;
use crate::setup::stand_in::{TOKEN, client_with, requests, strike};

/// Carries operations out at once, and checks what each of them says.
async fn assert_each_fails(
    operations: &[Operation],
    carried_out: impl Fn(&Operation) -> Outcome,
    Case { fault, means, leaves_outcome_unknown }: &Case,
) {
    let outcomes = join_all(operations.iter().map(carried_out)).await;
    for (Operation { name, .. }, outcome) in operations.iter().zip(outcomes) {
        let failure = outcome.expect_err(name);
        assert!(means(&failure), "{name} under {fault}: {failure:?}");
        assert_eq!(failure.leaves_outcome_unknown(), *leaves_outcome_unknown, "{name} under {fault}");
        assert!(!format!("{failure} {failure:?}").contains(TOKEN), "{name} under {fault}");
    }
}

/// Lets each fault strike every read and, in both encodings, every write; each asks once and tells the console nothing.
async fn assert_all_fail(
    cases: Vec<Case>,
    settings: RequestSettings,
    read: fn(&Operation, &Client) -> Outcome,
) {
    for case in cases {
        begin().await;
        strike("any", case.fault.clone()).await;
        let console = Console::watch();
        let client = client_with(settings);
        assert_each_fails(&reads(), |it| read(it, &client), &case).await;
        for encoding in [Encoding::Json, Encoding::Form] {
            let client = client_with(RequestSettings { encoding, ..settings });
            assert_each_fails(&writes(), |it| it.carried_out(&client), &case).await;
        }
        assert_eq!(console.lines(), [""; 0], "{}", case.fault);
        drop(console);

        // Probes that find out why nothing came back carry no token.
        let asked: Vec<_> = requests().await.into_iter().filter(|it| it.authorized).collect();
        let count = |name: &str| asked.iter().filter(|it| it.operation.as_deref() == Some(name)).count();
        for read in reads() {
            assert_eq!(count(read.name), 1, "{} under {}", read.name, case.fault);
        }
        for write in writes() {
            assert_eq!(count(write.name), 2, "{} under {}", write.name, case.fault);
        }
    }
}

#[wasm_bindgen_test]
async fn what_will_not_pass_is_said_at_once() {
    assert_all_fail(lasting(), RequestSettings::default(), Operation::carried_out).await;
}

#[wasm_bindgen_test]
async fn an_answer_that_can_not_be_read_says_why_at_once() {
    assert_all_fail(unreadable(), RequestSettings::default(), Operation::carried_out).await;
}

#[wasm_bindgen_test]
async fn transient_failures_are_recognised_and_never_repeat_a_write() {
    let cases = passing().into_iter().chain([asks_for_a_pause()]).collect();
    assert_all_fail(cases, RequestSettings::default(), Operation::tried).await;
}

#[wasm_bindgen_test]
async fn silence_ends_with_the_time_limit() {
    let timeout = Duration::from_millis(800);
    let settings = RequestSettings { timeout, concurrency: 5, ..RequestSettings::default() };
    assert_all_fail(vec![silent()], settings, Operation::tried).await;
}
