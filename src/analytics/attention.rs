//! What needs attention before an event: tickets that customers can't buy.

use super::schedule::Schedule;
use crate::models::Ticket;
use crate::models::value::{EventId, TicketId};

/// A ticket that needs attention.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attention {
    /// The ticket.
    pub ticket: TicketId,
    /// Its name.
    pub name: String,
    /// The event that it is of, if it is of one.
    pub event: Option<(EventId, String)>,
    /// Why.
    pub reason: Reason,
}

/// Why customers can't buy a ticket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// None are left.
    SoldOut,
    /// It is hidden from all shops.
    Hidden,
}

/// The tickets of coming events that are sold out, event by event, then those that are hidden. Past events are left
/// out.
pub fn attention<'a>(agenda: &Schedule<'_>, tickets: impl Iterator<Item = &'a Ticket>) -> Vec<Attention> {
    let sold_out = agenda.coming.iter().flat_map(|occasion| {
        let tickets = occasion.event.tickets.iter().filter(|ticket| ticket.sold_out == Some(true));
        tickets.map(|ticket| Attention {
            ticket: ticket.id.clone(),
            name: ticket.name.clone(),
            event: Some((occasion.event.id.clone(), occasion.event.name.clone())),
            reason: Reason::SoldOut,
        })
    });
    let hidden = tickets.filter(|ticket| ticket.is_hidden == Some(true)).filter_map(|ticket| {
        let event = match &ticket.event_id {
            None => None,
            Some(id) => {
                let occasion = agenda.coming.iter().find(|occasion| occasion.event.id == *id)?;
                Some((id.clone(), occasion.event.name.clone()))
            }
        };
        let (ticket, name) = (ticket.id.clone(), ticket.name.clone());
        Some(Attention { ticket, name, event, reason: Reason::Hidden })
    });
    sold_out.chain(hidden).collect()
}

#[cfg(test)]
mod tests {
    use super::super::sample::ticket;
    use super::*;
    use crate::models::value::Timestamp;
    use crate::models::{Event, read_record};

    fn event(id: &str, day: &str) -> Event {
        let text = format!(
            r#"{{"id":"{id}","name":"Event {id}","dates":[{{"id":"1","starts_at":"{day}T10:00:00Z","ends_at":"{day}T12:00:00Z"}}],
            "tickets":[{{"id":"5","name":"Zaal","price":"1.00","sold_out":true}},{{"id":"6","name":"Balkon","price":"1.00","sold_out":false}}]}}"#
        );
        match read_record::<Event>(&text) {
            Ok(event) => event.record,
            Err(problem) => panic!("{problem}"),
        }
    }

    #[test]
    fn only_what_can_still_be_sold_matters() {
        let events = [event("1", "2026-09-01"), event("2", "2026-01-01")];
        let now = Timestamp::parse("2026-07-04T12:00:00Z").unwrap_or_else(|| panic!("a moment"));
        let agenda = Schedule::at(now, events.iter());
        let hidden = |name: &str, event: Option<&str>| Ticket {
            is_hidden: Some(true),
            event_id: event.and_then(EventId::new),
            ..ticket(name, "0.00", 0)
        };
        let tickets = [
            hidden("Crew", Some("1")),
            hidden("Old", Some("2")),
            hidden("Loose", None),
            ticket("Dag", "1.00", 1),
        ];
        let found: Vec<_> = attention(&agenda, tickets.iter())
            .into_iter()
            .map(|found| (found.name, found.event.map(|(_, name)| name), found.reason))
            .collect();
        let event = Some("Event 1".to_owned());
        assert_eq!(
            found,
            [
                ("Zaal".to_owned(), event.clone(), Reason::SoldOut),
                ("Crew".to_owned(), event, Reason::Hidden),
                ("Loose".to_owned(), None, Reason::Hidden),
            ]
        );
    }
}
