//! From an operation to its answer.

use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use rusqlite::Connection;
use serde::Serialize;

use crate::operation::Operation;
use crate::refusal::Refusal;
use crate::request::Call;
use crate::{checkout, event, field, order, purchase, reference, shop, ticket};

/// A success of the interface: status 200 with this JSON text.
#[derive(Clone, Debug)]
pub(crate) struct Answer(pub(crate) String);

impl IntoResponse for Answer {
    fn into_response(self) -> Response {
        ([(header::CONTENT_TYPE, HeaderValue::from_static("application/json"))], self.0).into_response()
    }
}

/// Carries a call out and writes its answer as JSON.
pub(crate) fn perform(operation: Operation, connection: &Connection, call: Call) -> Result<Answer, Refusal> {
    use Operation as Op;
    match operation {
        Op::CreateTicket => answer(ticket::create(connection, call)),
        Op::ListTickets => answer(ticket::list(connection, &call)),
        Op::GetTicket => answer(ticket::get(connection, &call)),
        Op::UpdateTicket => answer(ticket::update(connection, call)),
        Op::CreateEvent => answer(event::create(connection, call)),
        Op::ListEvents => answer(event::list(connection, &call)),
        Op::GetEvent => answer(event::get(connection, &call)),
        Op::ListOrders => answer(order::list(connection, &call)),
        Op::ListPurchases => answer(purchase::list(connection, &call)),
        Op::GetOrder => answer(order::get(connection, &call)),
        Op::CreateShop => answer(shop::create(connection, call)),
        Op::ListShops => answer(shop::list(connection, &call)),
        Op::GetShop => answer(shop::get(connection, &call)),
        Op::UpdateShop => answer(shop::update(connection, call)),
        Op::GetFields => answer(checkout::fields(connection, &call)),
        Op::ListFields => answer(field::list(connection, &call)),
        Op::ListBillingInformation => answer(reference::billing_information(connection, &call)),
        Op::ListTermsAndConditions => answer(reference::terms_and_conditions(connection, &call)),
        Op::ListPrivacyStatements => answer(reference::privacy_statements(connection, &call)),
    }
}

fn answer(record: Result<impl Serialize, Refusal>) -> Result<Answer, Refusal> {
    serde_json::to_string(&record?).map(Answer).map_err(|error| Refusal::Failed(error.to_string()))
}
