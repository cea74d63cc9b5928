//! What was typed into the sign-in, and the connection it asks for.

use crate::api::connection::{AddressProblem, TokenProblem};
use crate::api::{Connection, Header, ServiceAddress, Token};
use crate::components::SummaryItem;
use crate::i18n::Messages;

/// Why a draft is not a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SignInProblem {
    Address(AddressProblem),
    Token(TokenProblem),
    Header,
    Scheme,
}

impl SignInProblem {
    /// The name of the control it belongs to.
    pub(crate) fn control(self) -> &'static str {
        match self {
            Self::Address(_) => "service_url",
            Self::Token(_) => "token",
            Self::Header => "auth.header",
            Self::Scheme => "auth.scheme",
        }
    }

    pub(crate) fn text(self, words: &'static Messages) -> &'static str {
        let words = &words.sign_in;
        match self {
            Self::Address(AddressProblem::Empty) => words.address_empty,
            Self::Address(AddressProblem::NotAnAddress) => words.address_odd,
            Self::Address(AddressProblem::NotEncrypted) => words.address_not_encrypted,
            Self::Address(AddressProblem::Superfluous) => words.address_superfluous,
            Self::Token(TokenProblem::Empty) => words.token_empty,
            Self::Token(TokenProblem::OddCharacter) => words.token_odd,
            Self::Header | Self::Scheme => words.header_odd,
        }
    }

    pub(crate) fn summary(self, words: &'static Messages) -> SummaryItem {
        SummaryItem { name: Some(self.control().to_owned()), text: self.text(words).to_owned() }
    }
}

/// What was typed into the sign-in.
#[derive(Clone, Debug)]
pub(crate) struct Typed {
    pub(crate) service_url: String,
    pub(crate) token: String,
    pub(crate) header: String,
    pub(crate) scheme: String,
}

impl Typed {
    /// The form before anything was typed.
    pub(crate) fn new(proposed: &str, header: &Header) -> Self {
        Self {
            service_url: proposed.to_owned(),
            token: String::new(),
            header: header.name().to_owned(),
            scheme: header.scheme().unwrap_or_default().to_owned(),
        }
    }

    /// The connection that was typed, with the address that the deployment has fixed if it has.
    pub(crate) fn connection(
        &self,
        fixed: Option<&ServiceAddress>,
    ) -> Result<Connection, Vec<SignInProblem>> {
        let address = match fixed {
            Some(address) => Ok(address.clone()),
            None => ServiceAddress::parse(&self.service_url).map_err(SignInProblem::Address),
        };
        let token = Token::parse(&self.token).map_err(SignInProblem::Token);
        let header = Header::new(&self.header, None)
            .ok_or(SignInProblem::Header)
            .and_then(|_| Header::new(&self.header, Some(&self.scheme)).ok_or(SignInProblem::Scheme));
        match (address, token, header) {
            (Ok(address), Ok(token), Ok(header)) => Ok(Connection { address, header, token }),
            (address, token, header) => {
                Err([address.err(), token.err(), header.err()].into_iter().flatten().collect())
            }
        }
    }
}
