//! When the tickets of an event are valid and whether they grant entry: what the door has to know beside the orders.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::sync::Arc;

use leptos::prelude::*;
use leptos::reactive::spawn_local_scoped_with_cancellation;

use crate::analytics::{Rules, SoldTicket};
use crate::api::ticket;
use crate::features::context::use_query_client;
use crate::features::sales::SalesData;
use crate::models::value::TicketId;
use crate::models::{Event, Received, Ticket};
use crate::query::QueryValue;
use crate::reactive::effect;

/// The ticket types that were sold, as far as they are read. Cheap to clone.
#[derive(Clone, Default)]
pub(crate) struct TicketRules {
    tickets: Arc<HashMap<TicketId, Loaded>>,
    /// The event; none while it is not read.
    event: Option<Arc<Received<Event>>>,
}

/// A ticket type; none where it could not be read.
type Loaded = Option<Arc<Received<Ticket>>>;

impl TicketRules {
    /// Reads each ticket type that was sold once, as soon as that is `wanted`, for as long as the caller's owner lives. What
    /// could not be read is tried again with another number.
    pub(crate) fn of(
        event: QueryValue<Received<Event>>,
        data: ReadSignal<SalesData>,
        wanted: impl Fn() -> Option<usize> + Send + Sync + 'static,
    ) -> Signal<Self> {
        let queries = use_query_client();
        let owner = Owner::current().unwrap_or_default();
        let wanted = Memo::new(move |_| wanted());
        let tickets = RwSignal::new(Arc::new(HashMap::new()));
        let asked = StoredValue::new(HashSet::<TicketId>::new());
        let last_try = StoredValue::new(0);
        effect(move || {
            let Some(this_try) = wanted.get() else { return };
            if last_try.get_value() != this_try {
                last_try.set_value(this_try);
                let is_read = |id: &TicketId| tickets.with_untracked(|it| !matches!(it.get(id), Some(None)));
                asked.update_value(|asked| asked.retain(is_read));
            }
            let sold = data.with(|data| Arc::clone(&data.sold_tickets));
            for id in sold.iter().filter_map(SoldTicket::ticket_id) {
                let is_new = asked.try_update_value(|asked| !asked.contains(id) && asked.insert(id.clone()));
                if is_new != Some(true) {
                    continue;
                }
                let (queries, id) = (queries.clone(), id.clone());
                let read = async move {
                    let ticket = queries.fetch(ticket::get(&id)).await.ok();
                    tickets.update(|tickets: &mut Arc<HashMap<_, _>>| {
                        Arc::make_mut(tickets).insert(id, ticket);
                    });
                };
                // It ends with the page, not with this run of the effect.
                owner.with(|| spawn_local_scoped_with_cancellation(read));
            }
        });
        Signal::derive(move || Self { tickets: tickets.get(), event: event.get() })
    }

    /// What is known of the ticket type of a sold ticket.
    pub(crate) fn of_sold(&self, sold: &SoldTicket) -> Rules<'_> {
        let loaded = sold.ticket_id().and_then(|id| self.tickets.get(id));
        let ticket = loaded.and_then(Option::as_ref).map(|ticket| &ticket.record);
        // A sold ticket of no known type can't be looked up.
        let has_failed = matches!(loaded, Some(None)) || sold.ticket_id().is_none();
        let event = self.event.as_ref();
        let is_continuous = event.map(|event| event.is_continuous == Some(true));
        Rules { ticket, has_failed, is_continuous, dates: event.map_or(&[], |event| &event.dates) }
    }

    /// Whether all that can be known of these is known.
    pub(crate) fn is_complete(&self, sold: &[SoldTicket]) -> bool {
        sold.iter().map(|sold| self.of_sold(sold)).all(|rules| rules.ticket.is_some() || rules.has_failed)
    }

    /// The names of those whose types could not be read.
    pub(crate) fn failed(&self, sold: &[SoldTicket]) -> Vec<String> {
        let failed = sold.iter().filter(|sold| sold.is_paid() && self.of_sold(sold).has_failed);
        let names: BTreeSet<&str> = failed.filter_map(SoldTicket::ticket_name).collect();
        names.into_iter().map(str::to_owned).collect()
    }

    /// Whether these are the very same.
    pub(crate) fn is_same(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.tickets, &other.tickets) && self.event == other.event
    }
}
