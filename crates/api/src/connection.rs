//! Where the service is and what opens it.

use std::fmt;

use super::assumptions;

/// The interface's `{base_url}`: the part of an address before `/v1`, without a slash at its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ServiceAddress(String);

/// Why a typed address is not one that a token may be sent to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AddressProblem {
    /// Nothing was typed.
    #[error("empty")]
    Empty,
    /// Not `https://host` or `http://host`, or with characters that have no place in it.
    #[error("not an address")]
    NotAnAddress,
    /// `http` to another machine: the token would travel in the open.
    #[error("not https")]
    NotEncrypted,
    /// A user name, a query or a fragment.
    #[error("more than host and path")]
    Superfluous,
}

impl ServiceAddress {
    /// Reads an address as people paste it; a `/v1` at its end is taken off.
    pub fn parse(typed: &str) -> Result<Self, AddressProblem> {
        let typed = typed.trim();
        if typed.is_empty() {
            return Err(AddressProblem::Empty);
        }
        let plain = |byte: u8| byte.is_ascii_graphic() && !b"\\\"'<>`{}|^".contains(&byte);
        if !typed.bytes().all(plain) {
            return Err(AddressProblem::NotAnAddress);
        }
        let (scheme, rest) = typed.split_once("://").ok_or(AddressProblem::NotAnAddress)?;
        if rest.contains(['?', '#', '@']) {
            return Err(AddressProblem::Superfluous);
        }
        let (authority, path) = rest.split_once('/').unwrap_or((rest, ""));
        let (host, port) = split_port(authority).ok_or(AddressProblem::NotAnAddress)?;
        let scheme = scheme.to_ascii_lowercase();
        let host = host.to_ascii_lowercase();
        match scheme.as_str() {
            "https" => {}
            "http" if is_own_machine(&host) => {}
            "http" => return Err(AddressProblem::NotEncrypted),
            _ => return Err(AddressProblem::NotAnAddress),
        }
        let path = path.trim_end_matches('/');
        let path =
            path.strip_suffix("v1").filter(|rest| rest.is_empty() || rest.ends_with('/')).unwrap_or(path);
        let path = path.trim_end_matches('/');
        let slash = if path.is_empty() { "" } else { "/" };
        Ok(Self(format!("{scheme}://{host}{port}{slash}{path}")))
    }

    /// The address as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for ServiceAddress {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

/// Host and `:port` of an authority.
fn split_port(authority: &str) -> Option<(&str, &str)> {
    let end_of_host = match authority.strip_prefix('[') {
        Some(rest) => rest.find(']')? + 2,
        None => authority.find(':').unwrap_or(authority.len()),
    };
    let (host, port) = authority.split_at(end_of_host);
    let host_byte = |byte: u8| byte.is_ascii_alphanumeric() || b"-.[]:".contains(&byte);
    let is_port = |port: &str| port.strip_prefix(':').is_some_and(|digits| digits.parse::<u16>().is_ok());
    let is_host = !host.is_empty() && host.bytes().all(host_byte);
    (is_host && (port.is_empty() || is_port(port))).then_some((host, port))
}

/// Whether what is sent to a host never leaves the machine.
fn is_own_machine(host: &str) -> bool {
    // More parts than one, all of digits: browsers read nothing else in it than an address that begins with 127.
    let is_loopback = |rest: &str| {
        rest.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.')
            && rest.ends_with(|last: char| last.is_ascii_digit())
    };
    ["localhost", "[::1]"].contains(&host) || host.strip_prefix("127.").is_some_and(is_loopback)
}

/// The organisation's API token (`Authentication`). Nothing prints it, and nothing but the session storage, the
/// request's header and the worker that reads long lists receives it.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

/// Why a typed text can't be a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TokenProblem {
    /// Nothing was typed.
    #[error("empty")]
    Empty,
    /// A blank or another character that a header can't carry.
    #[error("a character that a header can't carry")]
    OddCharacter,
}

impl Token {
    /// Takes a token as people paste it, without the blanks around it, nor the scheme that documents have before it.
    pub fn parse(typed: &str) -> Result<Self, TokenProblem> {
        let typed = typed.trim();
        let typed = typed.strip_prefix("Bearer ").map_or(typed, str::trim_start);
        if typed.is_empty() {
            Err(TokenProblem::Empty)
        } else if typed.bytes().all(|byte| byte.is_ascii_graphic()) {
            Ok(Self(typed.to_owned()))
        } else {
            Err(TokenProblem::OddCharacter)
        }
    }

    /// The text, for the header, the session storage and the worker only.
    pub fn expose(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Token(…)")
    }
}

/// How the token is sent; the interface does not show it (`Authentication`).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    name: String,
    scheme: Option<String>,
}

impl Header {
    /// Takes a header's name and the scheme before the token; `None` if the name or the scheme is no HTTP token.
    pub fn new(name: &str, scheme: Option<&str>) -> Option<Self> {
        let is_token = |text: &str| {
            !text.is_empty()
                && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"!#$%&'*+-.^_`|~".contains(&byte))
        };
        let scheme = scheme.map(str::trim).filter(|scheme| !scheme.is_empty());
        (is_token(name.trim()) && scheme.is_none_or(is_token))
            .then(|| Self { name: name.trim().to_owned(), scheme: scheme.map(str::to_owned) })
    }

    /// The name of the header.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The scheme before the token.
    pub fn scheme(&self) -> Option<&str> {
        self.scheme.as_deref()
    }

    pub(super) fn value(&self, token: &Token) -> String {
        match &self.scheme {
            Some(scheme) => format!("{scheme} {}", token.expose()),
            None => token.expose().to_owned(),
        }
    }
}

impl Default for Header {
    fn default() -> Self {
        Self { name: assumptions::AUTH_HEADER.to_owned(), scheme: Some(assumptions::AUTH_SCHEME.to_owned()) }
    }
}

/// A service, a token and how to send it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Connection {
    /// Where the service is.
    pub address: ServiceAddress,
    /// How the token is sent.
    pub header: Header,
    /// The token.
    pub token: Token,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn takes_addresses_as_people_paste_them() {
        for (typed, expected) in [
            ("https://tickets.example", "https://tickets.example"),
            (" HTTPS://Tickets.Example/ ", "https://tickets.example"),
            ("https://example.org/api/v1/", "https://example.org/api"),
            ("https://example.org/v1", "https://example.org"),
            ("https://example.org/env1", "https://example.org/env1"),
            ("http://127.0.0.1:8080", "http://127.0.0.1:8080"),
            ("http://localhost:3000", "http://localhost:3000"),
            ("http://127.1.2.3/api/v1", "http://127.1.2.3/api"),
            ("http://[::1]:8080", "http://[::1]:8080"),
        ] {
            assert_eq!(
                ServiceAddress::parse(typed).map(|address| address.0).as_deref(),
                Ok(expected),
                "{typed}"
            );
        }
    }

    #[test]
    fn refuses_what_a_token_must_not_be_sent_to() {
        for (typed, problem) in [
            ("", AddressProblem::Empty),
            ("tickets.example", AddressProblem::NotAnAddress),
            ("ftp://tickets.example", AddressProblem::NotAnAddress),
            ("javascript://alert(1)", AddressProblem::NotAnAddress),
            ("http://tickets.example", AddressProblem::NotEncrypted),
            ("http://[::2]:8080", AddressProblem::NotEncrypted),
            ("http://192.168.0.1", AddressProblem::NotEncrypted),
            ("http://localhost.evil.example", AddressProblem::NotEncrypted),
            ("http://127.0.0.1.evil.example", AddressProblem::NotEncrypted),
            ("http://127.", AddressProblem::NotEncrypted),
            ("http://127.evil.example", AddressProblem::NotEncrypted),
            ("https://user:secret@tickets.example", AddressProblem::Superfluous),
            ("https://tickets.example/?a=b", AddressProblem::Superfluous),
            ("https://tickets.example:99999", AddressProblem::NotAnAddress),
            ("https:///v1", AddressProblem::NotAnAddress),
            ("https://tick ets.example", AddressProblem::NotAnAddress),
            ("https://tickets.example\\@evil.example", AddressProblem::NotAnAddress),
        ] {
            assert_eq!(ServiceAddress::parse(typed), Err(problem), "{typed}");
        }
    }

    #[test]
    fn a_token_never_shows_itself() {
        let token = Token::parse(" abc-123 ");
        assert_eq!(token.as_ref().map(Token::expose), Ok("abc-123"));
        assert_eq!(format!("{token:?}"), "Ok(Token(…))");
        for odd in ["two words", "line\nbreak", "tökén"] {
            assert_eq!(Token::parse(odd), Err(TokenProblem::OddCharacter));
        }
    }

    #[test]
    fn a_header_carries_the_token_with_or_without_a_scheme() {
        let Ok(token) = Token::parse("abc") else { panic!("abc is a token") };
        assert_eq!(Header::default().value(&token), "Bearer abc");
        assert_eq!(Token::parse(" Bearer abc "), Ok(token.clone()), "as documents show it");
        assert_eq!(Header::new("X-Api-Key", None).map(|header| header.value(&token)).as_deref(), Some("abc"));
        assert_eq!(Header::new("X Api", None), None);
        assert_eq!(Header::new("X-Api\r\n", Some("a b")), None);
    }
}
