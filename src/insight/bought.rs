//! Orders and purchases, joined by the id of the purchase. An order knows who bought a ticket, List purchases knows
//! when.

use std::collections::HashMap;
use std::sync::Arc;

use super::status;
use crate::domain::{Barcode, OrderId, TicketId, Timestamp};
use crate::table::{Cell, Column, Sort, Table, order};
use crate::wire::{Order, OrderPurchase, OrdererData, Person, Purchase, PurchasedTicket, Received, Unshown};

/// One ticket that was bought, as its order knows it, or List purchases, or both.
#[derive(Clone, Debug)]
pub struct Bought {
    source: Source,
    /// The purchase, once List purchases has shown it.
    purchase: Option<Arc<Received<Purchase>>>,
}

/// Where a ticket was seen first.
#[derive(Clone, Debug)]
enum Source {
    /// In an order, at this place.
    Order(Arc<Received<Order>>, usize),
    /// In List purchases alone: its order is not read yet.
    Purchase(Arc<Received<Purchase>>),
}

/// All tickets that were bought, each once: order by order, then those whose order is not known.
pub fn join(orders: &[Arc<Received<Order>>], purchases: &[Arc<Received<Purchase>>]) -> Vec<Bought> {
    let mut bought: Vec<Bought> = Vec::with_capacity(purchases.len());
    for order in orders {
        let places = 0..order.purchases.len();
        bought.extend(
            places.map(|place| Bought { source: Source::Order(Arc::clone(order), place), purchase: None }),
        );
    }
    let known: HashMap<&str, usize> = orders
        .iter()
        .flat_map(|order| &order.purchases)
        .enumerate()
        .map(|(place, purchase)| (purchase.id.as_str(), place))
        .collect();
    for purchase in purchases {
        match known.get(purchase.id.as_str()) {
            Some(place) => bought[*place].purchase = Some(Arc::clone(purchase)),
            None => bought.push(Bought {
                source: Source::Purchase(Arc::clone(purchase)),
                purchase: Some(Arc::clone(purchase)),
            }),
        }
    }
    bought
}

impl Bought {
    /// The id of the purchase.
    pub fn id(&self) -> &str {
        match &self.source {
            Source::Order(order, place) => order.purchases[*place].id.as_str(),
            Source::Purchase(purchase) => purchase.id.as_str(),
        }
    }

    /// The order that it belongs to, if that is read.
    pub fn order(&self) -> Option<&Order> {
        match &self.source {
            Source::Order(order, _) => Some(&order.record),
            Source::Purchase(_) => None,
        }
    }

    /// The id of the order.
    pub fn order_id(&self) -> Option<&OrderId> {
        self.order().map(|order| &order.id)
    }

    fn in_order(&self) -> Option<&OrderPurchase> {
        match &self.source {
            Source::Order(order, place) => order.purchases.get(*place),
            Source::Purchase(_) => None,
        }
    }

    /// Whether its order is known to be paid.
    pub fn is_paid(&self) -> bool {
        self.order().is_some_and(status::is_paid)
    }

    /// The status of its order, as the service names it.
    pub fn status(&self) -> Option<String> {
        self.order()?.status.as_ref().map(status::label)
    }

    /// Who ordered it.
    pub fn person(&self) -> Option<&Person> {
        self.order().and_then(person)
    }

    /// The ticket's id.
    pub fn ticket_id(&self) -> Option<&TicketId> {
        self.ticket().map(|ticket| &ticket.id)
    }

    /// The ticket's name.
    pub fn ticket_name(&self) -> Option<&str> {
        self.ticket()?.name.as_deref()
    }

    fn ticket(&self) -> Option<&PurchasedTicket> {
        self.in_order()?.ticket.as_ref()
    }

    /// Its barcode.
    pub fn barcode(&self) -> Option<&Barcode> {
        let in_order = self.in_order().and_then(|purchase| purchase.barcode.as_ref());
        in_order.or_else(|| self.purchase.as_ref()?.barcode.as_ref())
    }

    /// Its time slot; of a type that is not shown.
    pub fn slot(&self) -> Option<&Unshown> {
        let in_order = self.in_order().and_then(|purchase| purchase.timeslot.as_ref());
        in_order.or_else(|| self.purchase.as_ref()?.slot.as_ref())
    }

    /// From when it is available; of a type that is not shown.
    pub fn available_at(&self) -> Option<&Unshown> {
        let in_order = self.in_order().and_then(|purchase| purchase.available_at.as_ref());
        in_order.or_else(|| self.purchase.as_ref()?.available_at.as_ref())
    }

    /// When it was scanned. The two lists are read at different times: a scan that either of them has seen was made.
    pub fn scanned_at(&self) -> Option<Timestamp> {
        let in_order = self.in_order().and_then(|purchase| purchase.scanned_at);
        in_order.or_else(|| self.purchase.as_ref()?.scanned_at)
    }

    /// When it was bought; only List purchases says so.
    pub fn created_at(&self) -> Option<Timestamp> {
        self.purchase.as_ref()?.created_at
    }
}

/// The person who placed an order, where it says so in the way the interface shows.
pub fn person(order: &Order) -> Option<&Person> {
    match &order.orderer.as_ref()?.data {
        OrdererData::Person(person) => Some(person),
        OrdererData::Unshown(_) => None,
    }
}

/// A person's names, as far as known.
pub fn full_name(person: &Person) -> String {
    let names: Vec<&str> =
        [&person.first_name, &person.last_name].into_iter().filter_map(Option::as_deref).collect();
    names.join(" ")
}

/// What a list for the door is ordered by.
static DOOR: Table<Bought> = Table {
    id: Bought::id,
    columns: &[Column::new("name", |bought| {
        let Some(person) = bought.person() else { return Cell::Nothing };
        let (last, first) = (person.last_name.as_deref(), person.first_name.as_deref());
        Cell::text(format!("{} {}", last.unwrap_or_default(), first.unwrap_or_default()))
    })],
};

/// The places of tickets in the order of their buyers’ last names, then first names; those without either last.
pub fn by_name(bought: &[Bought]) -> Vec<usize> {
    order(&DOOR.sheet(bought), Sort::parse("name", &DOOR.keys()))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use proptest::prelude::*;

    use super::super::sample::{order, purchase};
    use super::*;

    #[test]
    fn each_half_adds_what_the_other_lacks() {
        let orders = [order("1", 190, &[("11", "Dag 1", Some("2026-07-04T12:00:00Z"))])];
        let purchases = [purchase("11", None), purchase("12", Some("2026-07-04T13:00:00Z"))];
        let bought = join(&orders, &purchases);
        assert_eq!(bought.iter().map(Bought::id).collect::<Vec<_>>(), ["11", "12"]);
        let [joined, alone] = &bought[..] else { panic!("two tickets") };
        assert_eq!(joined.ticket_name(), Some("Dag 1"));
        assert!(joined.created_at().is_some() && joined.scanned_at().is_some() && joined.is_paid());
        assert_eq!((alone.order_id(), alone.is_paid()), (None, false));
        assert!(alone.scanned_at().is_some());
    }

    #[test]
    fn a_scan_that_only_the_purchases_show_counts() {
        let orders = [order("1", 190, &[("11", "Dag 1", None)])];
        let bought = join(&orders, &[purchase("11", Some("2026-07-04T13:00:00Z"))]);
        assert!(bought[0].scanned_at().is_some());
    }

    #[test]
    fn a_list_for_the_door_goes_by_last_name() {
        let mut orders = Vec::new();
        for (id, first, last) in [("1", "Zoë", "Visser"), ("2", "Anouk", "Çelik"), ("3", "Bart", "visser")]
        {
            let mut order = Received::clone(&order(id, 190, &[(id, "Dag 1", None)]));
            if let Some(orderer) = &mut order.record.orderer {
                let names =
                    Person { first_name: Some(first.into()), last_name: Some(last.into()), ..Person::NOBODY };
                orderer.data = OrdererData::Person(names);
            }
            orders.push(Arc::new(order));
        }
        let bought = join(&orders, &[purchase("4", None)]);
        assert_eq!(by_name(&bought), [1, 2, 0, 3]);
    }

    proptest! {
        #[test]
        fn every_ticket_is_there_once(
            orders in prop::collection::hash_set(0_u32..40, 0..20),
            purchases in prop::collection::hash_set(0_u32..40, 0..30),
        ) {
            let all: HashSet<String> = orders.union(&purchases).map(ToString::to_string).collect();
            let orders: Vec<_> = orders
                .iter()
                .map(|id| order(&format!("o{id}"), 190, &[(&id.to_string(), "Dag 1", None)]))
                .collect();
            let purchases: Vec<_> = purchases.iter().map(|id| purchase(&id.to_string(), None)).collect();
            let bought = join(&orders, &purchases);
            prop_assert_eq!(bought.len(), all.len());
            let ids: HashSet<String> = bought.iter().map(|bought| bought.id().to_owned()).collect();
            prop_assert_eq!(ids, all);
        }
    }
}
