//! The records of the interface, spelled as the interface spells them, decoded into domain types.
//!
//! To decode is to parse: what comes out holds valid values only. Decoding is lenient where services of this
//! kind are sloppy ([`json`], [`scalar`]) and exact about where a record can't be read ([`DecodeError`]).

// The derive names what it needs from outside.
extern crate self as loket_models;

pub mod availability;
pub mod checkout;
pub mod decode_error;
pub mod error_body;
pub mod event;
pub mod field;
pub mod identified;
pub mod json;
pub mod order;
pub mod page;
pub mod pretty;
pub mod purchase;
pub mod raw_json;
pub mod received;
pub mod reference;
pub mod scalar;
pub mod shop;
pub mod shop_view;
pub mod ticket;
pub mod value;

mod pairs;

pub use availability::{Availability, Period};
pub use checkout::{CheckoutField, CheckoutFields, GeneralFields, TicketFields};
pub use decode_error::{DecodeError, DecodeReason, ValueKind};
pub use error_body::ErrorBody;
pub use event::{Event, EventDate, EventTicket, Venue};
pub use field::{Field, FieldName};
pub use identified::Identified;
pub use json::{FromJson, Json};
pub use order::{Order, OrderPurchase, OrderStatus, Orderer, OrdererData, Person, PurchasedTicket};
pub use page::{Page, PageRange, Row};
pub use pretty::pretty;
pub use purchase::Purchase;
pub use raw_json::RawJson;
pub use received::{Received, read_id, read_record};
pub use reference::{BillingInformation, Document};
pub use shop::Shop;
pub use shop_view::{
    Category, LimitedTickets, Offer, Product, ShopEvent, ShopEventDate, ShopTicket, ShopView,
};
pub use ticket::{SalePercentage, Ticket};
