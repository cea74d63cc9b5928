//! What the service doesn't say itself: who bought which ticket, the figures of an event, what comes next. All of it
//! pure, from records as they were read.

pub mod admission;
mod answer_figures;
pub mod attention;
pub mod bins;
pub mod calendar;
pub mod count;
pub mod customer_search;
mod date_figures;
pub mod door_search;
pub mod edition;
pub mod figures;
pub mod filled_in;
pub mod iban;
pub mod join;
pub mod local_hours;
pub mod pace;
pub mod period_sales;
pub mod recent_sales;
pub mod sale;
pub mod schedule;
mod search_term;
pub mod similar_names;
mod slot_figures;
pub mod sold_ticket;
pub mod status;
pub mod surname;
mod visitors;
pub mod visits;

#[cfg(test)]
mod sample;

pub use admission::{Admission, Rules, admission};
pub use answer_figures::{AnswerCount, AnswerFigures, AnswerVisitors};
pub use attention::{Attention, Reason, Subject, attention};
pub use bins::Bins;
pub use calendar::{CalendarEntry, DatePart, Happening, calendar};
pub use count::Count;
pub use customer_search::{CustomerSearch, CustomersFound, FoundOrder};
pub use date_figures::{DateFigures, valid_on};
pub use door_search::{Answer, PersonIndex};
pub use edition::{are_editions, next_edition, previous_edition};
pub use figures::{Figures, StatusFigures, TicketFigures, Timeline};
pub use filled_in::{FieldLabels, FilledIn, field_name, filled_in, filled_in_parts, filled_in_text};
pub use join::{Join, Pages};
pub use local_hours::LocalHours;
pub use pace::{Forecast, Pace, PacePoint};
pub use period_sales::{DayBounds, PeriodSales, TicketSales};
pub use recent_sales::RecentSales;
pub use sale::{Gap, Obstacle, Sale, SaleChange, SaleCondition, changes};
pub use schedule::{EventSchedule, Schedule, ScheduledEvent};
pub use search_term::{order_number, search_term};
pub use slot_figures::{BySlot, SlotFigures};
pub use sold_ticket::{SoldTicket, by_name};
pub use visitors::Visitors;
pub use visits::{Visits, date_on, days_of_slots, is_of_one_day, is_soon, slot_of};
