//! The organisation's token ("Authentication").

use axum::http::{HeaderMap, HeaderName, HeaderValue};

use crate::options::Auth;

/// The header that a request must carry.
#[derive(Clone, Debug)]
pub(crate) struct Token {
    header: HeaderName,
    value: HeaderValue,
}

/// The token or its header can't be sent over HTTP.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Unsendable;

impl Token {
    /// The token, spelled as `auth` says.
    pub(crate) fn new(auth: &Auth, token: &str) -> Result<Self, Unsendable> {
        let value = match &auth.scheme {
            Some(scheme) => format!("{scheme} {token}"),
            None => token.to_owned(),
        };
        Ok(Self {
            header: auth.header.parse().map_err(|_| Unsendable)?,
            value: value.parse().map_err(|_| Unsendable)?,
        })
    }

    /// The header that carries it.
    pub(crate) fn header(&self) -> &HeaderName {
        &self.header
    }

    /// Whether a request carries it.
    pub(crate) fn is_in(&self, headers: &HeaderMap) -> bool {
        headers.get(&self.header) == Some(&self.value)
    }
}
