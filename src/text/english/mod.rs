//! English.

mod common;
mod failure;
mod form;
mod frame;
mod sign_in;
mod ticket;

use super::words::Words;

pub(super) static WORDS: Words = Words {
    frame: frame::WORDS,
    sign_in: sign_in::WORDS,
    common: common::WORDS,
    form: form::WORDS,
    failure: failure::WORDS,
    ticket: ticket::WORDS,
};
