//! Writes: what they leave unchanged, and what is known of them when the answer is lost.

use loket::api::ticket::{self, TicketBody};
use loket::api::{Failure, Patch};
use loket::models::Ticket;
use serde_json::json;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::setup::stage::begin;
use crate::setup::stand_in::{client, count, only_request_for, strike};
use crate::setup::tickets::{count_named, created, draft, new_ticket, unique_name};

#[wasm_bindgen_test]
async fn an_update_sends_and_changes_nothing_but_what_it_sets() {
    begin().await;
    let before = created().await;
    let name = unique_name();
    let changes = TicketBody { name: Patch::Set(name.clone()), ..TicketBody::default() };
    let after = client().write(&ticket::update(&before.id, changes)).await.unwrap().record;
    assert_eq!(only_request_for("update_ticket").await.json(), json!({ "name": name }));
    assert_eq!(after, Ticket { name, ..before });
}

#[wasm_bindgen_test]
async fn a_write_without_an_answer_is_sent_once_whether_it_was_carried_out_or_not() {
    // The stand-in drops the one before, and the other after it has written.
    for (kind, written) in [("drop", 0), ("lost_answer", 1)] {
        begin().await;
        strike("create_ticket", json!({ "kind": kind })).await;
        let name = unique_name();
        let failure = client().write(&new_ticket(draft(&name))).await.unwrap_err();
        assert_eq!((failure, count("create_ticket").await), (Failure::Dropped, 1), "{kind}");
        assert_eq!(count_named(&name).await, written, "{kind}");
    }
}
