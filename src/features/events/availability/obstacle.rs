//! Why a ticket can't be bought, in words, with the control that changes it.

use super::Sales;
use crate::analytics::{Gap, Obstacle, Sale, SaleCondition};
use crate::components::control_id;
use crate::features::context::href;
use crate::forms::shop::ShopDraft;
use crate::forms::ticket::TicketDraft;
use crate::i18n::{Formats, Messages};
use crate::routes::Route;

/// A reason, and a link to the control that changes it, where the interface has one.
pub(super) struct Reason {
    pub(super) text: String,
    pub(super) href: Option<String>,
}

pub(super) fn reason(
    obstacle: Obstacle,
    sale: &Sale<'_>,
    words: &'static Messages,
    formats: &Formats,
) -> Reason {
    let ticket = |name| Some((Route::EditTicket(sale.id.clone()), name));
    let shop = |name| Some((Route::EditShop(sale.view.id.clone()), name));
    let words = &words.sale;
    let (text, control) = match obstacle {
        Obstacle::EventOver(at) => ((words.event_over)(&formats.moment(at)), None),
        Obstacle::TicketOver(at) => {
            ((words.ticket_over)(&formats.moment(at)), ticket(TicketDraft::FIELDS.dates.name))
        }
        Obstacle::EventNotInShop => (words.event_not_in_shop.to_owned(), shop(ShopDraft::FIELDS.events.name)),
        Obstacle::ShopClosed => (words.shop_is_closed.to_owned(), shop(ShopDraft::FIELDS.availability.name)),
        Obstacle::ShopPeriod(Gap::Opens(at)) => {
            ((words.shop_opens)(&formats.moment(at)), shop(ShopDraft::FIELDS.availability.name))
        }
        Obstacle::ShopPeriod(Gap::Closed(at)) => {
            ((words.shop_closed)(&formats.moment(at)), shop(ShopDraft::FIELDS.availability.name))
        }
        // The interface has no update of an event.
        Obstacle::EventPeriod(Gap::Opens(at)) => ((words.event_opens)(&formats.moment(at)), None),
        Obstacle::EventPeriod(Gap::Closed(at)) => ((words.event_closed)(&formats.moment(at)), None),
        Obstacle::TicketPeriod(Gap::Opens(at)) => {
            ((words.ticket_opens)(&formats.moment(at)), ticket(TicketDraft::FIELDS.availability.name))
        }
        Obstacle::TicketPeriod(Gap::Closed(at)) => {
            ((words.ticket_closed)(&formats.moment(at)), ticket(TicketDraft::FIELDS.availability.name))
        }
        Obstacle::Hidden => (words.hidden.to_owned(), ticket(TicketDraft::FIELDS.is_hidden.name)),
        // What a shop sells of an event is not for the interface to change.
        Obstacle::NotOffered => (words.not_offered.to_owned(), None),
        Obstacle::SoldOut(None) => (words.sold_out.to_owned(), ticket(TicketDraft::FIELDS.max_capacity.name)),
        Obstacle::SoldOut(Some(amount)) => (
            (words.sold_out_of)(&formats.integer(amount.sold), &formats.integer(amount.capacity)),
            ticket(TicketDraft::FIELDS.max_capacity.name),
        ),
        Obstacle::EventFull(amount) => {
            ((words.event_full)(&formats.integer(amount.sold), &formats.integer(amount.capacity)), None)
        }
    };
    Reason { text, href: control.map(|(route, name)| format!("{}#{}", href(&route), control_id(name))) }
}

pub(super) fn condition(condition: SaleCondition<'_>, sales: &Sales, words: &'static Messages) -> String {
    match condition {
        SaleCondition::Protected => words.sale.protected.to_owned(),
        SaleCondition::AtLeast(count) => (words.sale.at_least)(count),
        SaleCondition::NotWith(others) => (words.sale.not_with)(
            &others.iter().map(|id| sales.ticket_name(id)).collect::<Vec<_>>().join(", "),
        ),
    }
}
