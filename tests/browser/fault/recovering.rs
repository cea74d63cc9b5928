//! Reads that fail and are tried again.

use std::time::Duration;

use futures_util::future::join_all;
use loket::api::{Failure, RequestSettings};
use wasm_bindgen_test::wasm_bindgen_test;

use super::cases::{Case, passing, silent};
use crate::setup::operations::reads;
use crate::setup::stage::begin;
use crate::setup::stand_in::{client, client_with, requests, status, strike, strike_once};

/// How often each read was asked for; not by the probes, which carry no token.
async fn counts() -> [usize; 14] {
    let asked: Vec<_> = requests().await.into_iter().filter(|request| request.authorized).collect();
    reads().map(|read| asked.iter().filter(|it| it.operation.as_deref() == Some(read.name)).count())
}

#[wasm_bindgen_test]
async fn each_read_recovers_from_a_fault_that_passes() {
    let impatient = RequestSettings { timeout: Duration::from_secs(1), ..RequestSettings::default() };
    let patient = passing().into_iter().map(|case| (case, RequestSettings::default()));
    for (Case { fault, .. }, settings) in patient.chain([(silent(), impatient)]) {
        begin().await;
        let reads = reads();
        for read in &reads {
            strike_once(read.name, fault.clone()).await;
        }
        let client = client_with(settings);
        for (outcome, read) in
            join_all(reads.iter().map(|read| read.carried_out(&client))).await.iter().zip(&reads)
        {
            assert_eq!(*outcome, Ok(()), "{} after {fault}", read.name);
        }
        assert_eq!(counts().await, [2; 14], "{fault}");
    }
}

#[wasm_bindgen_test]
async fn each_read_is_given_up_after_three_more_tries() {
    begin().await;
    strike("any", status(503)).await;
    let client = client();
    for outcome in join_all(reads().iter().map(|read| read.carried_out(&client))).await {
        assert!(matches!(outcome, Err(Failure::Service { status: 503, .. })), "{outcome:?}");
    }
    assert_eq!(counts().await, [4; 14]);
}
