//! Finds orders by their customers: by name, e-mail, phone number, order id or barcode.

use std::sync::Arc;

use super::filled_in::filled_in_text;
use super::sold_ticket::{company, person};
use crate::data_grid::{Cell, Column, Search, Table};
use crate::models::{Order, Received, Row};

/// What an order is found by. Names of tickets are not among them: they would find nearly all orders.
static TABLE: Table<Row<Order>> = Table {
    id: |row| row.record().map_or("", |order| order.id.as_str()),
    columns: &[
        Column::searched("id", |row| row.record().map(|order| order.id.as_str()).into()),
        Column::searched("first_name", |row| {
            row.record().and_then(person).and_then(|person| person.first_name.as_deref()).into()
        }),
        Column::searched("last_name", |row| {
            row.record().and_then(person).and_then(|person| person.last_name.as_deref()).into()
        }),
        Column::searched("email", |row| {
            row.record().and_then(person).and_then(|person| person.email.as_deref()).into()
        }),
        Column::searched("phone", |row| {
            row.record().and_then(person).and_then(|person| person.phone.as_deref()).into()
        }),
        Column::searched("company", |row| row.record().and_then(company).into()),
        Column::searched("filled_in", |row| {
            of_purchases(row, |order| {
                order.purchases.iter().map(|purchase| filled_in_text(&purchase.values)).collect()
            })
        }),
        Column::searched("barcodes", |row| {
            of_purchases(row, |order| {
                let codes = order.purchases.iter().filter_map(|purchase| purchase.barcode.as_ref());
                codes.map(|code| code.as_str().to_owned()).collect()
            })
        }),
    ],
};

fn of_purchases(row: &Row<Order>, texts: fn(&Order) -> Vec<String>) -> Cell<'_> {
    row.record().map(|order| texts(order).join(" ")).into()
}

/// The orders of an event, as they are searched.
#[derive(Default)]
pub struct CustomerSearch {
    orders: Arc<Vec<Row<Order>>>,
    search: Search,
}

impl CustomerSearch {
    /// Searches these orders from now on.
    pub fn load(&mut self, orders: &Arc<Vec<Row<Order>>>) {
        if !Arc::ptr_eq(&self.orders, orders) {
            *self = Self { orders: Arc::clone(orders), search: Search::default() };
        }
    }

    /// Takes in at most so many orders; whether there are more to take in.
    pub fn prepare(&mut self, at_most: usize) -> bool {
        !self.search.extend(&TABLE.sheet(&self.orders), at_most)
    }

    /// The orders that have each word typed, in the service's order; none where nothing is typed.
    pub fn find(&mut self, typed: &str) -> Vec<Arc<Received<Order>>> {
        if typed.trim().is_empty() {
            return Vec::new();
        }
        let order = |row: &usize| self.orders.get(*row).and_then(Row::received).cloned();
        self.search.find(typed).iter().filter_map(order).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::super::sample::{leaf, order};
    use super::*;

    fn found(typed: &str) -> String {
        let orders = [
            order("501", 190, &[("871234", "Jansen-dag", None), ("871235", "Dag 2", None)]),
            order("502", 200, &[("871236", "Dag 1", None)]),
        ];
        let mut search = CustomerSearch::default();
        search.load(&Arc::new(leaf(&orders).to_vec()));
        while search.prepare(1) {}
        search.find(typed).iter().map(|order| order.id.as_str()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn an_order_is_found_by_its_customer_and_its_numbers() {
        for (typed, expected) in [
            ("jansen zoe", "501 502"),
            ("ZOE502@mail", "502"),
            ("0612345675", "501 502"),
            ("0612345670502", ""),
            ("501", "501"),
            ("00871236", "502"),
            ("dag", ""),
            ("", ""),
            ("  ", ""),
        ] {
            assert_eq!(found(typed), expected, "{typed}");
        }
    }

    #[test]
    fn orders_that_arrive_later_are_found_too() {
        let (one, other) = (order("501", 190, &[]), order("502", 190, &[]));
        let mut search = CustomerSearch::default();
        for orders in [vec![Arc::clone(&one)], vec![one, other]] {
            search.load(&Arc::new(leaf(&orders).to_vec()));
            while search.prepare(10) {}
            assert_eq!(search.find("jansen").len(), orders.len());
        }
    }
}
