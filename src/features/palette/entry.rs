//! What the palette finds.

use crate::analytics::EventSchedule;
use crate::data_grid::{Rank, RankQuery, folded};
use crate::features::context::now;
use crate::features::orders::typed_order_id;
use crate::i18n::{Formats, Messages};
use crate::models::{Event, Shop, Ticket};
use crate::routes::{EventTab, ListQuery, ReferenceList, Route};

/// How many are shown at once.
const MOST: usize = 10;

/// From so many digits on, a number is rather a barcode or a telephone number than the id of an order.
const LONG_NUMBER: usize = 10;

/// Something that can be found.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct PaletteEntry {
    pub(super) label: String,
    /// What tells it from others of the same name.
    pub(super) detail: Option<String>,
    /// What it is.
    pub(super) kind: &'static str,
    pub(super) target: PaletteTarget,
    /// What is searched.
    text: String,
    /// What it is a part of, such as an event: with that it is found, too, but not by that alone.
    within: Option<String>,
    /// The text of the record that it is a page of: it is found only by more than that.
    record: Option<String>,
}

/// What choosing an entry does.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum PaletteTarget {
    Place(Route),
    Act(Action),
    /// Searches the orders of all events for what was typed.
    FindCustomer(String),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Action {
    /// Hides personal data, or shows it.
    HidePersonal(bool),
    Shortcuts,
    SignOut,
}

impl PaletteEntry {
    fn new(kind: &'static str, label: &str, target: PaletteTarget) -> Self {
        Self {
            label: label.to_owned(),
            detail: None,
            kind,
            target,
            text: folded(label),
            within: None,
            record: None,
        }
    }

    fn place(kind: &'static str, label: &str, route: Route) -> Self {
        Self::new(kind, label, PaletteTarget::Place(route))
    }

    /// What is searched, with what it is a part of.
    fn full_text(&self) -> String {
        let within = self.within.as_deref().unwrap_or_default();
        format!("{} {within}", self.text)
    }

    /// How well it fits; none if it does not.
    fn rank(&self, wanted: &RankQuery) -> Option<Rank> {
        wanted.rank(&self.text).or_else(|| {
            let within = self.within.as_ref()?;
            wanted.rank(&self.full_text()).filter(|_| wanted.rank(within).is_none())
        })
    }

    /// A page of this record.
    fn page(&self, label: &str, route: Route) -> Self {
        let name = format!("{} › {label}", self.label);
        let record = Some(self.full_text());
        Self { record, within: self.within.clone(), ..Self::place(self.kind, &name, route) }
    }
}

/// The pages of the app.
pub(super) fn pages(words: &'static Messages) -> Vec<PaletteEntry> {
    let reference = |list| Route::Reference(list, ListQuery::page(1));
    let frame = &words.frame;
    [
        (frame.home, Route::Home),
        (frame.events, Route::EVENTS),
        (frame.calendar, Route::CALENDAR),
        (frame.tickets, Route::TICKETS),
        (frame.shops, Route::SHOPS),
        (frame.orders, Route::Orders),
        (frame.sales_report, Route::SALES_REPORT),
        (frame.checkout_fields, Route::CheckoutFields),
        (frame.fields, reference(ReferenceList::Fields)),
        (frame.billing_information, reference(ReferenceList::BillingInformation)),
        (frame.terms_and_conditions, reference(ReferenceList::TermsAndConditions)),
        (frame.privacy_statements, reference(ReferenceList::PrivacyStatements)),
    ]
    .into_iter()
    .map(|(label, route)| PaletteEntry::place(words.palette.page, label, route))
    .collect()
}

/// What can be done from anywhere.
pub(super) fn actions(words: &'static Messages, hides_personal: bool) -> Vec<PaletteEntry> {
    let kind = words.palette.action;
    let personal = if hides_personal { words.palette.show_personal } else { words.frame.hide_personal };
    let act = |label, action| PaletteEntry::new(kind, label, PaletteTarget::Act(action));
    vec![
        PaletteEntry::place(kind, words.event.new, Route::NewEvent { from: None }),
        PaletteEntry::place(kind, words.ticket.new, Route::NewTicket { from: None }),
        PaletteEntry::place(kind, words.shop.new, Route::NewShop { from: None }),
        act(personal, Action::HidePersonal(!hides_personal)),
        act(words.frame.shortcuts, Action::Shortcuts),
        act(words.frame.sign_out, Action::SignOut),
    ]
}

/// An event with its tabs; with its id if others have its name.
pub(super) fn of_event(
    event: &Event,
    has_twins: bool,
    words: &'static Messages,
    formats: &Formats,
) -> Vec<PaletteEntry> {
    let date = EventSchedule::at(now(), event).date.map(|date| formats.day(date.starts_at));
    let id = has_twins.then(|| format!("#{}", event.id));
    let detail: Vec<String> = date.into_iter().chain(id).collect();
    let detail = (!detail.is_empty()).then(|| detail.join(" · "));
    let entry = PaletteEntry::place(words.palette.event, &event.name, Route::event(event.id.clone()));
    let tab = |(label, tab)| entry.page(label, Route::event_tab(event.id.clone(), tab));
    let mut pages: Vec<PaletteEntry> = [
        (words.event.tickets, EventTab::Tickets),
        (words.event.orders, EventTab::Orders),
        (words.event.purchases, EventTab::Purchases),
        (words.event.shops, EventTab::Shops),
        (words.event.availability, EventTab::Availability),
    ]
    .map(tab)
    .into();
    pages.push(entry.page(words.event.add_ticket, Route::NewTicketOf(event.id.clone())));
    pages.push(entry.page(words.event.new_from, Route::NewEvent { from: Some(event.id.clone()) }));
    pages.insert(0, entry);
    pages.into_iter().map(|page| PaletteEntry { detail: detail.clone(), ..page }).collect()
}

/// A ticket with its form; `event` is the name of its event.
pub(super) fn of_ticket(
    ticket: &Ticket,
    event: Option<String>,
    words: &'static Messages,
) -> Vec<PaletteEntry> {
    let id = || ticket.id.clone();
    let mut entry = PaletteEntry::place(words.palette.ticket, &ticket.name, Route::Ticket(id()));
    entry.within = event.as_deref().map(folded);
    let edit = entry.page(words.ticket.edit, Route::EditTicket(id()));
    let copy = entry.page(words.ticket.duplicate, Route::NewTicket { from: Some(id()) });
    [entry, edit, copy].map(|page| PaletteEntry { detail: event.clone(), ..page }).into()
}

/// A shop with its form.
pub(super) fn of_shop(shop: &Shop, words: &'static Messages) -> Vec<PaletteEntry> {
    let entry = PaletteEntry::place(words.palette.shop, &shop.url, Route::Shop(shop.id.clone()));
    let edit = entry.page(words.shop.edit, Route::EditShop(shop.id.clone()));
    let copy = entry.page(words.shop.duplicate, Route::NewShop { from: Some(shop.id.clone()) });
    vec![entry, edit, copy]
}

/// The way to an order whose id may be what was typed: no list of all orders can be read.
fn order(typed: &str, words: &'static Messages) -> Option<PaletteEntry> {
    let id = typed_order_id(typed)?;
    let label = (words.palette.open_order)(id.as_str());
    Some(PaletteEntry::place(words.palette.order, &label, Route::Order(id)))
}

/// The way to the orders of a customer: names are in orders, which are not read for the palette.
fn customer(typed: &str, words: &'static Messages) -> PaletteEntry {
    let label = (words.palette.find_customer)(typed);
    PaletteEntry::new(words.palette.action, &label, PaletteTarget::FindCustomer(typed.to_owned()))
}

/// What fits, the best first, and last an order of that id and the search for a customer, the likelier one first. Without anything typed, pages and actions.
pub(super) fn find(
    typed: &str,
    frame: &[PaletteEntry],
    records: &[PaletteEntry],
    words: &'static Messages,
) -> Vec<PaletteEntry> {
    let wanted = RankQuery::new(typed);
    if wanted.is_empty() {
        return frame.to_vec();
    }
    let fits =
        |entry: &&PaletteEntry| entry.record.as_ref().is_none_or(|record| wanted.rank(record).is_none());
    let mut found: Vec<_> = frame
        .iter()
        .chain(records)
        .filter(fits)
        .filter_map(|entry| Some((entry.rank(&wanted)?, entry)))
        .collect();
    // Equally good ones stay in their order.
    found.sort_by_key(|(rank, _)| *rank);
    let mut found: Vec<PaletteEntry> = found.into_iter().take(MOST).map(|(_, entry)| entry.clone()).collect();
    let customer = customer(typed.trim(), words);
    match typed.chars().filter(char::is_ascii_digit).count() < LONG_NUMBER {
        true => found.extend(order(typed, words).into_iter().chain([customer])),
        false => found.extend([customer].into_iter().chain(order(typed, words))),
    }
    found
}
