//! Orders and purchases, joined by the id of the purchase: page by page, as they are read, so that what is joined
//! already is never joined again.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use super::sold_ticket::SoldTicket;
use crate::models::value::{OrderId, PurchaseId};
use crate::models::{DecodeError, Order, Purchase, Received, Row};

/// The rows of a page. The same page is known by being the very same rows.
pub type Leaf<T> = Arc<[Row<T>]>;

/// The pages of an event's lists, as far as they are read.
#[derive(Clone, Default)]
pub struct Pages {
    /// Of all orders.
    pub orders: Vec<Leaf<Order>>,
    /// Of the orders that were updated since these were read.
    pub changes: Vec<Leaf<Order>>,
    /// Of the purchases.
    pub purchases: Vec<Leaf<Purchase>>,
}

impl Pages {
    /// Whether these are the first of the others, in the order that they are taken in.
    fn begin(&self, others: &Self) -> bool {
        let has_changes = !self.changes.is_empty();
        begin(&self.orders, &others.orders)
            && begin(&self.changes, &others.changes)
            && begin(&self.purchases, &others.purchases)
            && !(has_changes && self.orders.len() < others.orders.len())
    }
}

fn begin<T>(first: &[Leaf<T>], all: &[Leaf<T>]) -> bool {
    first.len() <= all.len() && first.iter().zip(all).all(|(one, other)| Arc::ptr_eq(one, other))
}

/// What was sold, joined from the pages that were taken so far.
#[derive(Default)]
pub struct Join {
    taken: Pages,
    version: usize,
    orders: Vec<Row<Order>>,
    unreadable: Vec<DecodeError>,
    /// The tickets of orders, order by order.
    in_orders: Vec<SoldTicket>,
    /// Those whose order is not taken yet; none where it was meanwhile.
    alone: Vec<Option<SoldTicket>>,
    known: HashSet<OrderId>,
    places: HashMap<PurchaseId, Place>,
}

/// The position of a ticket.
#[derive(Clone, Copy)]
enum Place {
    InOrders(usize),
    Alone(usize),
}

impl Join {
    /// Takes the next page that is not taken yet; whether there was one. Where a page has another version now, all of
    /// them are taken anew.
    pub fn take(&mut self, pages: &Pages) -> bool {
        if !self.taken.begin(pages) {
            *self = Self { version: self.version + 1, ..Self::default() };
        }
        if let Some(page) = pages.orders.get(self.taken.orders.len()) {
            self.take_orders(&mut page.iter());
            self.taken.orders.push(Arc::clone(page));
        } else if let Some(page) = pages.changes.get(self.taken.changes.len()) {
            self.take_orders(&mut page.iter().filter(|row| row.record().is_some()));
            self.taken.changes.push(Arc::clone(page));
        } else if let Some(page) = pages.purchases.get(self.taken.purchases.len()) {
            page.iter().filter_map(Row::received).for_each(|purchase| self.take_purchase(purchase));
            self.unreadable.extend(page.iter().filter_map(Row::problem).cloned());
            self.taken.purchases.push(Arc::clone(page));
        } else {
            return false;
        }
        self.version += 1;
        true
    }

    /// Changes whenever the joined data changes.
    pub fn version(&self) -> usize {
        self.version
    }

    /// All sold tickets, each once: order by order, then those whose order is not known.
    pub fn sold(&self) -> Vec<SoldTicket> {
        self.in_orders.iter().chain(self.alone.iter().flatten()).cloned().collect()
    }

    /// All orders in the service's order, those that can't be read among them; those that are new come last.
    pub fn orders(&self) -> &[Row<Order>] {
        &self.orders
    }

    /// Why purchases can't be read.
    pub fn unreadable(&self) -> &[DecodeError] {
        &self.unreadable
    }

    /// Takes the orders that are not there yet.
    fn take_orders(&mut self, rows: &mut dyn Iterator<Item = &Row<Order>>) {
        for row in rows {
            let Some(order) = row.received() else {
                self.orders.push(row.clone());
                continue;
            };
            if self.known.insert(order.id.clone()) {
                self.orders.push(row.clone());
                (0..order.purchases.len()).for_each(|place| self.take_ticket(order, place));
            }
        }
    }

    fn take_ticket(&mut self, order: &Arc<Received<Order>>, number: usize) {
        let id = &order.purchases[number].id;
        let before = match self.places.get(id) {
            Some(Place::Alone(alone)) => self.alone[*alone].take(),
            _ => None,
        };
        // A ticket that is in two orders: the first of them has what List purchases says of it.
        if !matches!(self.places.get(id), Some(Place::InOrders(_))) {
            self.places.insert(id.clone(), Place::InOrders(self.in_orders.len()));
        }
        self.in_orders.push(SoldTicket::of_order(order, number, before.and_then(SoldTicket::into_purchase)));
    }

    fn take_purchase(&mut self, purchase: &Arc<Received<Purchase>>) {
        match self.places.get(&purchase.id) {
            Some(Place::InOrders(place)) => self.in_orders[*place].complete(purchase),
            Some(Place::Alone(_)) => {}
            None => {
                self.places.insert(purchase.id.clone(), Place::Alone(self.alone.len()));
                self.alone.push(Some(SoldTicket::alone(purchase)));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use proptest::prelude::*;

    use super::super::sample::{joined, leaf, order, purchase};
    use super::*;

    fn ids(sold: &[SoldTicket]) -> Vec<&str> {
        sold.iter().map(SoldTicket::id).collect()
    }

    #[test]
    fn each_half_adds_what_the_other_lacks() {
        let orders = [order("1", 190, &[("11", "Dag 1", Some("2026-07-04T12:00:00Z"))])];
        let purchases = [purchase("11", None), purchase("12", Some("2026-07-04T13:00:00Z"))];
        let sold = joined(&orders, &purchases);
        assert_eq!(ids(&sold), ["11", "12"]);
        let [joined, alone] = &sold[..] else { panic!("two tickets") };
        assert_eq!(joined.ticket_name(), Some("Dag 1"));
        assert!(joined.created_at().is_some() && joined.scanned_at().is_some() && joined.is_paid());
        assert_eq!((alone.order_id(), alone.is_paid()), (None, false));
        assert!(alone.scanned_at().is_some());
    }

    #[test]
    fn a_scan_that_only_the_purchases_show_counts() {
        let orders = [order("1", 190, &[("11", "Dag 1", None)])];
        let sold = joined(&orders, &[purchase("11", Some("2026-07-04T13:00:00Z"))]);
        assert!(sold[0].scanned_at().is_some());
    }

    #[test]
    fn what_was_joined_is_not_joined_again_unless_it_has_changed() {
        let first = leaf(&[order("1", 190, &[("11", "Dag 1", None)])]);
        let mut pages = Pages { orders: vec![Arc::clone(&first)], ..Pages::default() };
        let mut join = Join::default();
        let steps = |join: &mut Join, pages: &Pages| {
            std::iter::repeat_with(|| join.take(pages)).take_while(|took| *took).count()
        };
        assert_eq!(steps(&mut join, &pages), 1);
        pages.purchases.push(leaf(&[purchase("11", None)]));
        assert_eq!(steps(&mut join, &pages), 1);
        pages.orders[0] = leaf(&[order("1", 200, &[("11", "Dag 1", None)])]);
        assert_eq!(steps(&mut join, &pages), 2);
        assert!(!join.sold()[0].is_paid() && join.sold()[0].created_at().is_some());
    }

    #[test]
    fn an_order_that_changed_is_listed_once_and_a_new_one_comes_last() {
        let changes = leaf(&[order("1", 190, &[]), order("2", 190, &[("21", "Dag 1", None)])]);
        let orders = vec![leaf(&[order("1", 190, &[]), order("3", 190, &[("31", "Dag 1", None)])])];
        let pages = Pages { orders, changes: vec![changes], ..Pages::default() };
        let mut join = Join::default();
        while join.take(&pages) {}
        let orders: Vec<_> = join.orders().iter().filter_map(|row| Some(row.record()?.id.as_str())).collect();
        assert_eq!(orders, ["1", "3", "2"]);
        assert_eq!(ids(&join.sold()), ["31", "21"]);
    }

    #[test]
    fn orders_that_come_after_the_changes_keep_their_place() {
        let changed = leaf(&[order("2", 190, &[])]);
        let mut pages =
            Pages { orders: vec![leaf(&[order("1", 190, &[])])], changes: vec![changed], ..Pages::default() };
        let mut join = Join::default();
        while join.take(&pages) {}
        pages.orders.push(leaf(&[order("3", 190, &[]), order("2", 190, &[])]));
        while join.take(&pages) {}
        let orders: Vec<_> = join.orders().iter().filter_map(|row| Some(row.record()?.id.as_str())).collect();
        assert_eq!(orders, ["1", "3", "2"]);
    }

    #[test]
    fn a_purchase_that_cannot_be_read_is_counted() {
        let page = r#"{"data":[{"id":"11"},{"id":{}}],"meta":{"current_page":1,"last_page":1,"total":2}}"#;
        let rows = match crate::models::Page::<Purchase>::read(page) {
            Ok(page) => page.rows,
            Err(problem) => panic!("{problem}"),
        };
        let pages = Pages { purchases: vec![rows.into_iter().collect()], ..Pages::default() };
        let mut join = Join::default();
        while join.take(&pages) {}
        assert_eq!((join.sold().len(), join.unreadable().len()), (1, 1));
    }

    proptest! {
        /// In any order of pages, and however often they are joined meanwhile, the result is the same.
        #[test]
        fn page_by_page_is_the_same_as_at_once(
            orders in prop::collection::vec(prop::collection::hash_set(0_u32..30, 0..4), 0..12),
            purchases in prop::collection::hash_set(0_u32..30, 0..30),
            turns in prop::collection::vec((any::<bool>(), 1_usize..5, any::<bool>()), 0..20),
        ) {
            let orders: Vec<_> = orders
                .iter()
                .enumerate()
                .map(|(number, tickets)| {
                    let ids: Vec<String> = tickets.iter().map(ToString::to_string).collect();
                    let tickets: Vec<_> = ids.iter().map(|id| (&**id, "Dag 1", None)).collect();
                    order(&number.to_string(), 190, &tickets)
                })
                .collect();
            let purchases: Vec<_> = purchases.iter().map(|id| purchase(&id.to_string(), None)).collect();
            let (mut join, mut pages) = (Join::default(), Pages::default());
            let (mut to_come, mut others) = (&orders[..], &purchases[..]);
            for (is_order, size, joins) in turns {
                if is_order {
                    let (page, rest) = to_come.split_at(size.min(to_come.len()));
                    pages.orders.push(leaf(page));
                    to_come = rest;
                } else {
                    let (page, rest) = others.split_at(size.min(others.len()));
                    pages.purchases.push(leaf(page));
                    others = rest;
                }
                while joins && join.take(&pages) {}
            }
            pages.orders.push(leaf(to_come));
            pages.purchases.push(leaf(others));
            while join.take(&pages) {}
            let (sold, at_once) = (join.sold(), joined(&orders, &purchases));
            let listed = |sold: &[SoldTicket]| -> Vec<_> {
                let one = |sold: &SoldTicket| (sold.id().to_owned(), sold.order_id().cloned(), sold.created_at());
                sold.iter().map(one).collect()
            };
            prop_assert_eq!(listed(&sold), listed(&at_once));
            let all: HashSet<&str> = ids(&sold).into_iter().collect();
            let distinct = orders.iter().flat_map(|order| &order.purchases).map(|purchase| purchase.id.as_str());
            let distinct: HashSet<&str> = distinct.chain(purchases.iter().map(|purchase| purchase.id.as_str())).collect();
            prop_assert_eq!(all, distinct);
        }
    }
}
