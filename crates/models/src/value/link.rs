//! Addresses of pages and of shops.

use std::fmt;

/// A link to a page, over an encrypted connection (`header_video`).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link(String);

impl Link {
    /// Takes an address that begins with `https://` and has no blanks.
    pub fn parse(text: &str) -> Option<Self> {
        let is_link = text.starts_with("https://") && !text.contains(char::is_whitespace);
        is_link.then(|| Self(text.to_owned()))
    }
}

impl fmt::Display for Link {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

/// The subdomain of a shop (`url`): one label of a host name, in lower case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subdomain(String);

impl Subdomain {
    /// Takes up to 63 letters, digits and hyphens, which neither begin nor end with a hyphen.
    pub fn parse(text: &str) -> Option<Self> {
        let fits = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        let is_label = (1..=63).contains(&text.len())
            && text.bytes().all(fits)
            && !text.starts_with('-')
            && !text.ends_with('-');
        is_label.then(|| Self(text.to_owned()))
    }
}

impl fmt::Display for Subdomain {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn takes_only_encrypted_addresses() {
        assert!(Link::parse("https://video.example/1").is_some());
        for odd in ["", "http://video.example", "video", "https://a b"] {
            assert_eq!(Link::parse(odd), None, "{odd}");
        }
    }

    #[test]
    fn a_subdomain_is_one_label() {
        assert!(Subdomain::parse("summer-2027").is_some());
        for odd in ["", "Summer", "a b", "-a", "a-", "a.b", &"a".repeat(64)] {
            assert_eq!(Subdomain::parse(odd), None, "{odd}");
        }
    }
}
