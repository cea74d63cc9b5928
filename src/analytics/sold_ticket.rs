//! One ticket that was sold: an order knows who bought it, List purchases knows when.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::Arc;

use super::status::{self, Status};
use super::surname;
use crate::data_grid::{Cell, Column, Sort, Table, order};
use crate::models::value::{Barcode, OrderId, TicketId, Timestamp};
use crate::models::{
    Order, OrderPurchase, OrdererData, Person, Purchase, PurchasedTicket, RawJson, Received,
};

/// One ticket that was sold, as its order knows it, or List purchases, or both.
#[derive(Clone, Debug)]
pub struct SoldTicket {
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

impl SoldTicket {
    /// The ticket at a place of an order, with what List purchases said of it already.
    pub(super) fn of_order(
        order: &Arc<Received<Order>>,
        place: usize,
        purchase: Option<Arc<Received<Purchase>>>,
    ) -> Self {
        Self { source: Source::Order(Arc::clone(order), place), purchase }
    }

    /// A ticket whose order is not read yet.
    pub(super) fn alone(purchase: &Arc<Received<Purchase>>) -> Self {
        Self { source: Source::Purchase(Arc::clone(purchase)), purchase: Some(Arc::clone(purchase)) }
    }

    /// Takes what List purchases says of it.
    pub(super) fn complete(&mut self, purchase: &Arc<Received<Purchase>>) {
        self.purchase = Some(Arc::clone(purchase));
    }

    /// What List purchases says of it.
    pub(super) fn into_purchase(self) -> Option<Arc<Received<Purchase>>> {
        self.purchase
    }

    /// The id of the purchase.
    pub fn id(&self) -> &str {
        match &self.source {
            Source::Order(order, place) => order.purchases[*place].id.as_str(),
            Source::Purchase(purchase) => purchase.id.as_str(),
        }
    }

    /// The order that it belongs to, if that is read.
    pub fn order(&self) -> Option<&Order> {
        self.received_order().map(|order| &order.record)
    }

    /// The same with its text.
    pub fn received_order(&self) -> Option<&Arc<Received<Order>>> {
        match &self.source {
            Source::Order(order, _) => Some(order),
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

    /// The status of its order, if that is read.
    pub fn status(&self) -> Option<Status> {
        self.order().and_then(Status::of)
    }

    /// Who ordered it.
    pub fn person(&self) -> Option<&Person> {
        self.order().and_then(person)
    }

    /// The company that ordered it, where one is named.
    pub fn company(&self) -> Option<String> {
        self.order().and_then(company)
    }

    /// What was filled in for it.
    pub fn values(&self) -> &[RawJson] {
        self.in_order().map(|purchase| purchase.values.as_slice()).unwrap_or_default()
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
    pub fn slot(&self) -> Option<&RawJson> {
        let in_order = self.in_order().and_then(|purchase| purchase.timeslot.as_ref());
        in_order.or_else(|| self.purchase.as_ref()?.slot.as_ref())
    }

    /// From when it is available; of a type that is not shown.
    pub fn available_at(&self) -> Option<&RawJson> {
        let in_order = self.in_order().and_then(|purchase| purchase.available_at.as_ref());
        in_order.or_else(|| self.purchase.as_ref()?.available_at.as_ref())
    }

    /// When it was scanned. The two lists are read at different times: a scan that either of them has seen was made.
    pub fn scanned_at(&self) -> Option<Timestamp> {
        let in_order = self.in_order().and_then(|purchase| purchase.scanned_at);
        in_order.or_else(|| self.purchase.as_ref()?.scanned_at)
    }

    /// When it was sold; only List purchases says so.
    pub fn created_at(&self) -> Option<Timestamp> {
        self.purchase.as_ref()?.created_at
    }
}

/// The person who placed an order, where it says so in the way the interface shows.
pub fn person(order: &Order) -> Option<&Person> {
    match &order.orderer.as_ref()?.data {
        OrdererData::Person(person) => Some(person),
        OrdererData::RawJson(_) => None,
    }
}

/// The company that placed an order, where one is named.
pub fn company(order: &Order) -> Option<String> {
    order.orderer.as_ref()?.data.company()
}

/// The last name that an order is looked up by: that of the person, else the name of the company.
pub fn last_name(order: &Order) -> Option<Cow<'_, str>> {
    let last = person(order).and_then(|person| person.last_name.as_deref());
    last.map(Cow::Borrowed).or_else(|| company(order).map(Cow::Owned))
}

/// The name that an order is looked up by: that of the person, else of the company.
pub fn name(order: &Order) -> Option<String> {
    person(order).map(full_name).filter(|name| !name.is_empty()).or_else(|| company(order))
}

/// A person's names, as far as known.
pub fn full_name(person: &Person) -> String {
    let names: Vec<&str> =
        [&person.first_name, &person.last_name].into_iter().filter_map(Option::as_deref).collect();
    names.join(" ")
}

/// What a list for the door is ordered by.
static DOOR: Table<SoldTicket> = Table {
    id: SoldTicket::id,
    columns: &[Column::new("name", |sold| {
        let person = sold.person();
        let last = person.and_then(|person| person.last_name.clone()).or_else(|| sold.company());
        let first = person.and_then(|person| person.first_name.as_deref());
        match (last, first) {
            (None, None) => Cell::Nothing,
            (last, first) => {
                Cell::text(surname::looked_up_by(&last.unwrap_or_default(), first.unwrap_or_default()))
            }
        }
    })],
};

/// The places of tickets in the order that their buyers are looked up in; those without a name last.
pub fn by_name(sold: &[SoldTicket]) -> Vec<usize> {
    order(&DOOR.sheet(sold), Sort::parse("name", &DOOR.keys()))
}

/// How often each name occurs: `2 × Dag 1, 1 × Kind`.
pub fn counted_names<T: AsRef<str> + Ord>(names: impl Iterator<Item = T>) -> String {
    let mut counts = BTreeMap::<T, usize>::new();
    for name in names {
        *counts.entry(name).or_default() += 1;
    }
    let texts: Vec<String> =
        counts.into_iter().map(|(name, count)| format!("{count} × {}", name.as_ref())).collect();
    texts.join(", ")
}

#[cfg(test)]
mod tests {
    use super::super::sample::{joined, order, purchase};
    use super::*;
    use crate::models::{FromJson, read_record};

    fn read<T: FromJson>(text: &str) -> Arc<Received<T>> {
        match read_record(text) {
            Ok(record) => Arc::new(record),
            Err(problem) => panic!("{problem}: {text}"),
        }
    }

    #[test]
    fn an_order_is_looked_up_by_its_person_else_by_its_company() {
        let by = |data: &str| {
            let order = read::<Order>(&format!(r#"{{"id":"1","orderer":{{"data":{data}}},"purchases":[]}}"#));
            name(&order.record)
        };
        let both = r#"{"first_name":"Zoë","last_name":"Jansen","company":"Bakkerij Bloem"}"#;
        assert_eq!(by(both).as_deref(), Some("Zoë Jansen"));
        let nameless = r#"{"email":"info@bloem.example","company":"Bakkerij Bloem"}"#;
        assert_eq!(by(nameless).as_deref(), Some("Bakkerij Bloem"));
        assert_eq!(by(r#"{"email":"info@bloem.example"}"#), None);
    }

    #[test]
    fn what_an_order_says_of_a_ticket_comes_first() {
        let order: Arc<Received<Order>> = read(
            r#"{"id":"1","orderer":{"type":"company","data":{"company_name":"Bakkerij Bloem"}},"purchases":[
                {"id":"11","timeslot":"10:00","available_at":"2026-07-01","values":["M"]},{"id":"12"}]}"#,
        );
        let purchase = |id: &str| -> Arc<Received<Purchase>> {
            read(&format!(r#"{{"id":"{id}","slot":"14:00","available_at":"2026-07-02"}}"#))
        };
        let sold = joined(&[order], &[purchase("11"), purchase("12")]);
        let said = |value: Option<&RawJson>| value.and_then(RawJson::said);
        assert_eq!(sold[0].company().as_deref(), Some("Bakkerij Bloem"));
        assert_eq!(
            sold[0].values().iter().map(|value| said(Some(value))).collect::<Vec<_>>(),
            [Some("M".into())]
        );
        let slots = sold.iter().map(|sold| said(sold.slot())).collect::<Vec<_>>();
        assert_eq!(slots, [Some("10:00".into()), Some("14:00".into())]);
        let days = sold.iter().map(|sold| said(sold.available_at())).collect::<Vec<_>>();
        assert_eq!(days, [Some("2026-07-01".into()), Some("2026-07-02".into())]);
    }

    #[test]
    fn a_list_for_the_door_goes_by_the_main_part_of_the_last_name() {
        let names = [
            ("1", "Zoë", "Visser"),
            ("2", "Anouk", "Çelik"),
            ("3", "Bart", "visser"),
            ("4", "Daan", "van den Akker"),
            ("5", "Aad", "de Visser"),
            ("6", "", "Akkerman"),
        ];
        let orders: Vec<_> = names
            .iter()
            .map(|(id, first, last)| {
                let mut order = Received::clone(&order(id, 190, &[(id, "Dag 1", None)]));
                if let Some(orderer) = &mut order.record.orderer {
                    let (first_name, last_name) = (Some((*first).into()), Some((*last).into()));
                    orderer.data = OrdererData::Person(Person { first_name, last_name, ..Person::UNKNOWN });
                }
                Arc::new(order)
            })
            .collect();
        let sold = joined(&orders, &[purchase("7", None)]);
        let ids: Vec<&str> = by_name(&sold).into_iter().map(|place| sold[place].id()).collect();
        assert_eq!(ids, ["4", "6", "2", "3", "1", "5", "7"]);
    }
}
