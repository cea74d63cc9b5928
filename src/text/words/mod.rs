//! Everything the app says, as a type: a language that lacks a word does not compile.

mod common;
mod failure;
mod form;
mod frame;
mod sign_in;
mod ticket;

pub use common::CommonWords;
pub use failure::{Advice, FailureWords};
pub use form::FormWords;
pub use frame::FrameWords;
pub use sign_in::SignInWords;
pub use ticket::{FieldWords, TicketWords};

/// Everything the app says.
#[derive(Debug)]
pub struct Words {
    /// The frame around every page.
    pub frame: FrameWords,
    /// The sign-in.
    pub sign_in: SignInWords,
    /// What every list and record shares.
    pub common: CommonWords,
    /// What every form shares.
    pub form: FormWords,
    /// Failures.
    pub failure: FailureWords,
    /// Tickets.
    pub ticket: TicketWords,
}
