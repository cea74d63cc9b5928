//! An order, and a purchase in it and by itself.

use loket::models::value::Barcode;
use loket::models::{Order, OrderPurchase, OrderStatus, Orderer, OrdererData, Purchase, PurchasedTicket};
use serde_json::{Value, json};

use super::Spelled;

impl Spelled for Order {
    fn spelled(&self) -> Value {
        json!({
            "id": self.id.as_str(),
            "status": self.status.spelled(),
            "orderer": self.orderer.spelled(),
            "purchases": self.purchases.spelled(),
        })
    }
}

impl Spelled for OrderStatus {
    fn spelled(&self) -> Value {
        json!({ "code": self.code, "text": self.text })
    }
}

impl Spelled for Orderer {
    fn spelled(&self) -> Value {
        // The stand-in knows people only: what was not read as one was not understood.
        let OrdererData::Person(person) = &self.data else { panic!("{:?}", self.data) };
        json!({
            "type": self.r#type,
            "data": {
                "first_name": person.first_name,
                "last_name": person.last_name,
                "email": person.email,
                "phone": person.phone,
            },
        })
    }
}

impl Spelled for OrderPurchase {
    fn spelled(&self) -> Value {
        json!({
            "id": self.id.as_str(),
            "ticket": self.ticket.spelled(),
            "barcode": self.barcode.spelled(),
            "available_at": self.available_at.spelled(),
            "timeslot": self.timeslot.spelled(),
            "scanned_at": self.scanned_at.spelled(),
            "values": self.values.spelled(),
        })
    }
}

impl Spelled for PurchasedTicket {
    fn spelled(&self) -> Value {
        json!({ "id": self.id.as_str(), "name": self.name })
    }
}

impl Spelled for Purchase {
    fn spelled(&self) -> Value {
        json!({
            "id": self.id.as_str(),
            "barcode": self.barcode.spelled(),
            "available_at": self.available_at.spelled(),
            "slot": self.slot.spelled(),
            "scanned_at": self.scanned_at.spelled(),
            "created_at": self.created_at.spelled(),
        })
    }
}

impl Spelled for Barcode {
    fn spelled(&self) -> Value {
        serde_json::from_str(self.as_str()).unwrap()
    }
}
