//! Values with rules of their own: money, fees, moments, zones, ids. Knows nothing of the rest.

pub mod fee;
pub mod id;
pub mod percentage;
pub mod price;
pub mod timestamp;
pub mod zone;

mod number;

pub use fee::Fee;
pub use id::{EventDateId, EventId, ShopId, TemplateId, TicketId};
pub use percentage::Percentage;
pub use price::Price;
pub use timestamp::Timestamp;
