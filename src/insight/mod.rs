//! What the service doesn't say itself: who bought which ticket, how an event stands, what comes next. All of it pure,
//! from records as they were read.

pub mod admission;
pub mod agenda;
pub mod attention;
pub mod bought;
pub mod count;
pub mod figures;
pub mod filled_in;
pub mod iban;
pub mod join;
pub mod local_hours;
pub mod question;
pub mod status;
pub mod surname;

#[cfg(test)]
mod sample;

pub use admission::{Admission, Rules, admission};
pub use agenda::{Agenda, Occasion, Schedule};
pub use attention::{Attention, Reason, attention};
pub use bought::{Bought, by_name};
pub use count::Count;
pub use figures::{Figures, StatusFigures, TicketFigures};
pub use filled_in::{FieldLabels, FilledIn, field_name, filled_in, filled_in_text};
pub use join::{Join, Leaf, Pages};
pub use question::{Answer, Register};
