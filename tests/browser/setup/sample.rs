//! Records of the stand-in's sample organisation: the same seed lays the same ones out.

use loket::models::value::{EventDateId, EventId, OrderId, SessionId, ShopId, TicketId};

/// The event with the most tickets, orders and purchases; it is on at present.
pub fn event() -> EventId {
    EventId::new("1001").unwrap()
}

/// The first and the last date of that event.
pub fn dates() -> [EventDateId; 2] {
    ["2001", "2003"].map(|id| EventDateId::new(id).unwrap())
}

/// A ticket of that event, with periods, related and excluded tickets.
pub fn ticket() -> TicketId {
    ticket_of("3005")
}

/// A ticket by its id.
pub fn ticket_of(id: &str) -> TicketId {
    TicketId::new(id).unwrap()
}

/// The shop that shows that event.
pub fn shop() -> ShopId {
    ShopId::new("5001").unwrap()
}

/// An order of several purchases, some with answers.
pub fn order() -> OrderId {
    OrderId::new("500002").unwrap()
}

/// A checkout session of that event.
pub fn session() -> SessionId {
    SessionId::new("rnguautwpebeawckonorquwynlcdcrmw").unwrap()
}
