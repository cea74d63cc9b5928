//! Sales over time: of all tickets of an event, or of one of them.

use std::collections::BTreeMap;

use leptos::prelude::*;

use crate::analytics::{Figures, TicketFigures, Timeline};
use crate::components::{Choice, ChoiceField, Label};
use crate::features::address_choice::AddressChoice;
use crate::features::context::use_i18n;
use crate::models::value::{EventId, TicketId};

/// The parameter of the address.
const NAME: &str = "ticket";

/// What the charts of an event show: all tickets, or the one that is chosen in the address.
#[derive(Clone, Copy)]
pub(super) struct OverTime {
    /// The choice of the ticket.
    pub(super) choice: AddressChoice,
    /// How many were sold on each day.
    pub(super) sold_by_day: Signal<BTreeMap<i64, u64>>,
    /// How many were scanned in each minute.
    pub(super) scanned_by_minute: Signal<BTreeMap<i64, u64>>,
    /// How many can be sold, where that is limited.
    pub(super) capacity: Signal<Option<u64>>,
    /// The name of the ticket; none where all are shown.
    pub(super) of: Signal<Option<String>>,
}

impl OverTime {
    /// As the address of the event's overview has it.
    pub(super) fn of(event: EventId, figures: Signal<Figures>) -> Self {
        let choice = AddressChoice::of_event(event, NAME);
        let chosen = Memo::new(move |_| TicketId::new(choice.value.get()?));
        let of = Memo::new(move |_| {
            let id = chosen.get()?;
            let name = |ticket: &TicketFigures| ticket.name.clone();
            let name = figures.with(|figures| figures.of_ticket(&id).and_then(name));
            Some(name.unwrap_or_else(|| format!("#{id}")))
        });
        let capacity = Memo::new(move |_| {
            let of_ticket = |figures: &Figures, id: &TicketId| figures.of_ticket(id)?.capacity;
            figures.with(|figures| match chosen.get() {
                Some(id) => of_ticket(figures, &id),
                None => figures.capacity(),
            })
        });
        let counts = move |of: fn(&Timeline) -> &BTreeMap<i64, u64>| -> Signal<BTreeMap<i64, u64>> {
            let counts = move |figures: &Figures| {
                let timeline = match chosen.get() {
                    Some(id) => figures.of_ticket(&id).map(|ticket| &ticket.timeline),
                    None => Some(&figures.timeline),
                };
                timeline.map(of).cloned().unwrap_or_default()
            };
            Memo::new(move |_| figures.with(counts)).into()
        };
        Self {
            choice,
            sold_by_day: counts(|timeline| &timeline.sold_by_day),
            scanned_by_minute: counts(|timeline| &timeline.scanned_by_minute),
            capacity: capacity.into(),
            of: of.into(),
        }
    }
}

/// The choice of a ticket, where an event has several.
#[component]
pub(super) fn TicketChoice(
    /// The figures, as far as read.
    figures: Signal<Figures>,
    /// The choice.
    choice: AddressChoice,
) -> impl IntoView {
    let words = &use_i18n().figures;
    let choices = ticket_choices(figures);
    let value = Signal::derive(move || choice.value.get().unwrap_or_default());
    let is_shown = move || choices.with(|choices| choices.len() > 1) || choice.value.with(Option::is_some);
    view! {
        <Show when=is_shown>
            <div class="figure chart-choice">
                <ChoiceField
                    label=Label::new(NAME, words.charts_show)
                    none=words.all_tickets
                    choices
                    value
                    on_change=choice.choose
                />
            </div>
        </Show>
    }
}

/// The tickets of an event to choose from.
pub(super) fn ticket_choices(figures: Signal<Figures>) -> Memo<Vec<Choice>> {
    Memo::new(move |_| {
        let choice = |ticket: &TicketFigures| {
            let value = ticket.id.as_ref()?.to_string();
            Some(Choice { label: ticket.name.clone().unwrap_or_else(|| format!("#{value}")), value })
        };
        figures.with(|figures| figures.by_ticket.iter().filter_map(choice).collect())
    })
}
