//! Dutch.

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

use super::Language;
use super::words::Words;

/// What the app says.
pub static WORDS: Words = Words {
    language: Language::Dutch,
    frame: frame::WORDS,
    sign_in: sign_in::WORDS,
    common: common::WORDS,
    list: list::WORDS,
    form: form::WORDS,
    failure: failure::WORDS,
    ticket: ticket::WORDS,
    event: event::WORDS,
    shop: shop::WORDS,
    order: order::WORDS,
    checkout: checkout::WORDS,
    reference: reference::WORDS,
    home: home::WORDS,
};
