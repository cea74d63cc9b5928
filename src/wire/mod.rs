//! The records of the interface, spelled as the interface spells them, decoded into domain types.
//!
//! To decode is to parse: what comes out holds valid values only. Decoding is lenient where services of this
//! kind are sloppy ([`json`], [`scalar`]) and exact about where a record can't be read ([`Unreadable`]).

pub mod availability;
pub mod checkout;
pub mod event;
pub mod field;
pub mod identified;
pub mod indent;
pub mod json;
pub mod order;
pub mod page;
pub mod purchase;
pub mod received;
pub mod reference;
pub mod refusal;
pub mod scalar;
pub mod shop;
pub mod shop_view;
pub mod ticket;
pub mod unreadable;
pub mod unshown;

mod pairs;

pub use availability::{Availability, Period};
pub use checkout::{CheckoutField, CheckoutFields, GeneralFields, TicketFields};
pub use event::{Event, EventDate, EventTicket, Venue};
pub use field::{Field, FieldName};
pub use identified::Identified;
pub use indent::indented;
pub use json::{FromJson, Json};
pub use order::{Order, OrderPurchase, OrderStatus, Orderer, OrdererData, Person, PurchasedTicket};
pub use page::{Page, Place, Row};
pub use purchase::Purchase;
pub use received::{Received, read_id, read_record};
pub use reference::{BillingInformation, Document};
pub use refusal::Refusal;
pub use shop::Shop;
pub use shop_view::{Category, Offer, Product, ShopEvent, ShopEventDate, ShopTicket, ShopView};
pub use ticket::{SalePercentage, Ticket};
pub use unreadable::Unreadable;
pub use unshown::Unshown;
