//! What tickets cost today. The service does not say what was paid.

use std::collections::HashMap;
use std::sync::Arc;

use leptos::prelude::*;
use rust_decimal::Decimal;

use crate::models::value::{Price, TicketId};
use crate::models::{Event, Order, Received};
use crate::query::QueryValue;

/// The prices of tickets. Cheap to clone.
#[derive(Clone, Default, PartialEq)]
pub(super) struct Prices(Arc<HashMap<TicketId, Price>>);

impl Prices {
    /// The prices of an event, once that is read.
    pub(super) fn of(event: QueryValue<Received<Event>>) -> Memo<Self> {
        Memo::new(move |_| event.get().map(|event| Self::listed(&event)).unwrap_or_default())
    }

    fn listed(event: &Event) -> Self {
        Self::new(event.tickets.iter().map(|ticket| (ticket.id.clone(), ticket.price)))
    }

    /// Takes the prices of tickets.
    pub(super) fn new(prices: impl Iterator<Item = (TicketId, Price)>) -> Self {
        Self(Arc::new(prices.collect()))
    }

    /// What a ticket costs; none where that is not known.
    pub(super) fn of_ticket(&self, id: Option<&TicketId>) -> Option<Decimal> {
        Some(self.0.get(id?)?.amount())
    }

    /// What all tickets of an order cost; none where that of one of them is not known.
    pub(super) fn of_order(&self, order: &Order) -> Option<Decimal> {
        let tickets = order.purchases.iter().map(|purchase| purchase.ticket.as_ref());
        let mut prices = tickets.map(|ticket| self.of_ticket(ticket.map(|ticket| &ticket.id)));
        prices.try_fold(Decimal::ZERO, |sum, price| sum.checked_add(price?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::models::{FromJson, Json};

    fn read<T: FromJson>(json: &str) -> T {
        match Json::parse(json).and_then(T::from_json) {
            Ok(record) => record,
            Err(problem) => panic!("{problem}"),
        }
    }

    #[test]
    fn an_order_costs_what_its_tickets_cost_if_all_of_them_are_known() {
        let prices: &Prices = &Prices::listed(&read(
            r#"{"id":"1","name":"Zomer","tickets":[
                {"id":"31","name":"Dag 1","price":"49.50"},{"id":"32","name":"Kind","price":"0.00"},
                {"id":"33","name":"Duur","price":"79228162514264337593543950335"}]}"#,
        ));
        let value = |tickets: &[&str]| {
            let ticket = |id: &&str| format!(r#"{{"id":"9","ticket":{{"id":"{id}"}}}}"#);
            let tickets = tickets.iter().map(ticket).collect::<Vec<_>>().join(",");
            let order: Order = read(&format!(r#"{{"id":"1","purchases":[{tickets}]}}"#));
            prices.of_order(&order).map(|value| value.to_string())
        };
        assert_eq!(value(&["31", "31", "32"]).as_deref(), Some("99.00"));
        assert_eq!(value(&[]).as_deref(), Some("0"));
        assert_eq!(value(&["31", "40"]), None);
        assert_eq!(value(&["33", "33"]), None);
    }
}
