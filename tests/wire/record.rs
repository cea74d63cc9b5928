//! Every record of the interface, with a sample that has all its members.

use std::fmt::{self, Debug};

use loket::models::{
    BillingInformation, CheckoutFields, Document, Event, Field, FromJson, Order, Page, Purchase, Row, Shop,
    ShopView, Ticket, read_record,
};

use super::interface::{self, Member};
use super::laws;

/// The rows of a page: each record as it prints, or why it can't be read.
type Rows = Vec<Result<String, String>>;

/// A kind of record.
pub struct Record {
    /// Its name in the interface.
    pub name: &'static str,
    /// One with every member.
    pub sample: &'static str,
    /// Its members.
    pub members: &'static [Member],
    /// Reads it as an answer; two readings, and two problems, are compared by how they print.
    pub read: fn(&str) -> Result<String, String>,
    /// Reads a page of it.
    pub page: fn(&str) -> Result<Rows, String>,
    /// The laws of a text that is read as this record.
    pub laws: fn(&str),
}

impl fmt::Debug for Record {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.name)
    }
}

macro_rules! record {
    ($name:literal, $type:ty, $sample:literal, $members:ident) => {
        Record {
            name: $name,
            sample: include_str!(concat!("samples/", $sample)),
            members: interface::$members,
            read: read::<$type>,
            page: page::<$type>,
            laws: laws::hold::<$type>,
        }
    };
}

/// All of them.
pub const RECORDS: [Record; 11] = [
    record!("Ticket", Ticket, "ticket.json", TICKET),
    record!("Event", Event, "event.json", EVENT),
    record!("Shop", Shop, "shop.json", SHOP),
    record!("Shop view", ShopView, "shop_view.json", SHOP_VIEW),
    record!("Order", Order, "order.json", ORDER),
    record!("Purchase", Purchase, "purchase.json", PURCHASE),
    record!("Field", Field, "field.json", FIELD),
    record!("Checkout fields", CheckoutFields, "checkout_fields.json", CHECKOUT_FIELDS),
    record!("Billing information", BillingInformation, "billing_information.json", BILLING_INFORMATION),
    record!("Terms and conditions", Document, "terms_and_conditions.json", DOCUMENT),
    record!("Privacy statement", Document, "privacy_statement.json", DOCUMENT),
];

fn read<T: FromJson + Debug>(text: &str) -> Result<String, String> {
    let received = read_record::<T>(text).map_err(|problem| problem.to_string())?;
    Ok(format!("{:?}", received.record))
}

fn page<T: FromJson + Debug>(text: &str) -> Result<Rows, String> {
    let row = |row: &Row<T>| match row {
        Row::Record(received) => Ok(format!("{:?}", received.record)),
        Row::DecodeError { problem, .. } => Err(problem.to_string()),
    };
    let page = Page::<T>::read(text).map_err(|problem| problem.to_string())?;
    Ok(page.rows.iter().map(row).collect())
}
