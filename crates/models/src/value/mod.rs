//! Values with rules: money, fees, moments, zones, ids. Knows nothing of the rest.

pub mod barcode;
pub mod color;
pub mod fee;
pub mod id;
pub mod link;
pub mod month;
pub mod number;
pub mod percentage;
pub mod price;
pub mod timestamp;
pub mod zone;

pub use barcode::Barcode;
pub use color::Color;
pub use fee::Fee;
pub use id::{
    BillingInformationId, DocumentId, EventDateId, EventId, FieldId, OrderId, PeriodId, ProductId,
    PurchaseId, SessionId, ShopId, TemplateId, TicketId,
};
pub use link::{Link, Subdomain};
pub use month::Month;
pub use number::{AmountProblem, Readings};
pub use percentage::Percentage;
pub use price::Price;
pub use timestamp::Timestamp;
