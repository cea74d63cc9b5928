//! The records of the interface, spelled as the interface spells them, decoded into domain types.
//!
//! To decode is to parse: what comes out holds valid values only. Decoding is lenient where services of this
//! kind are sloppy ([`lenient`]) and exact about where a record can't be read ([`Unreadable`]).

pub mod event;
pub mod indent;
pub mod lenient;
pub mod page;
pub mod received;
pub mod refusal;
pub mod ticket;

pub use event::{Event, EventDate, EventTicket, Venue};
pub use indent::indented;
pub use page::{Page, Place, Row};
pub use received::{Received, Unreadable, Unshown, read_record};
pub use refusal::Refusal;
pub use ticket::{Availability, Period, SalePercentage, Ticket};
