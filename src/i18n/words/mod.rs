//! Everything the app says, as a type: a language that lacks a word does not compile.

mod checkout;
mod common;
mod event;
mod failure;
mod form;
mod frame;
mod home;
mod list;
mod order;
mod reference;
mod shop;
mod sign_in;
mod ticket;

pub use checkout::CheckoutWords;
pub use common::CommonWords;
pub use event::EventWords;
pub use failure::{Advice, FailureWords};
pub use form::FormWords;
pub use frame::FrameWords;
pub use home::HomeWords;
pub use list::ListWords;
pub use order::OrderWords;
pub use reference::ReferenceWords;
pub use shop::ShopWords;
pub use sign_in::SignInWords;
pub use ticket::{FieldWords, TicketWords};

use super::Language;

/// Everything the app says.
#[derive(Debug)]
pub struct Words {
    /// The language.
    pub language: Language,
    /// The frame around every page.
    pub frame: FrameWords,
    /// The sign-in.
    pub sign_in: SignInWords,
    /// What every list and record shares.
    pub common: CommonWords,
    /// What stands around every list.
    pub list: ListWords,
    /// What every form shares.
    pub form: FormWords,
    /// Failures.
    pub failure: FailureWords,
    /// Tickets.
    pub ticket: TicketWords,
    /// Events.
    pub event: EventWords,
    /// Shops.
    pub shop: ShopWords,
    /// Orders and purchases.
    pub order: OrderWords,
    /// The fields of a checkout.
    pub checkout: CheckoutWords,
    /// Reference lists.
    pub reference: ReferenceWords,
    /// Today.
    pub home: HomeWords,
}
