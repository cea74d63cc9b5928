//! Events: the list, one event with its tabs, and the form of a new one.

mod availability;
mod dates;
mod detail;
mod duplicate;
mod editions;
mod fields;
mod forms;
mod list;
mod next_steps;
mod overview;
mod shops;
mod tabs;
mod tickets_tab;

pub(crate) use detail::EventPage;
pub(crate) use forms::CreateEventPage;
pub(crate) use list::EventListPage;
pub(crate) use tabs::{AvailabilityTab, OrdersTab, OverviewTab, PurchasesTab, ShopsTab, TicketsTab};
