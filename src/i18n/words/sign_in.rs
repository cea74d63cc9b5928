//! The sign-in.

/// The sign-in.
#[derive(Debug)]
pub struct SignInWords {
    /// The title.
    pub title: &'static str,
    /// What is needed.
    pub introduction: &'static str,
    /// The service's address.
    pub address: &'static str,
    /// About the address.
    pub address_hint: &'static str,
    /// Says which service the deployment has fixed.
    pub fixed_address: fn(address: &str) -> String,
    /// The token.
    pub token: &'static str,
    /// About the token.
    pub token_hint: &'static str,
    /// After how many hours without use it is removed.
    pub token_ends: fn(hours: &str) -> String,
    /// The settings that few need.
    pub advanced: &'static str,
    /// The header of the token.
    pub header: &'static str,
    /// About the header.
    pub header_hint: &'static str,
    /// The scheme before the token.
    pub scheme: &'static str,
    /// About the scheme.
    pub scheme_hint: &'static str,
    /// Sends the form.
    pub sign_in: &'static str,
    /// Tries without signing in.
    pub test: &'static str,
    /// While the service is being asked.
    pub testing: &'static str,
    /// Above problems of config.json.
    pub config_problems: &'static str,
    /// What to do about them.
    pub config_advice: &'static str,
    /// After the service refused the token in the middle of the work.
    pub ended: &'static str,
    /// What to do then.
    pub ended_advice: &'static str,
    /// After a session that was not used for so many hours.
    pub ended_idle: fn(hours: &str) -> String,
    /// The connection works.
    pub works: &'static str,
    /// As what it works: how many events, and the name of one.
    pub works_as: fn(events: u64, name: Option<&str>) -> String,
    /// No address was typed.
    pub address_empty: &'static str,
    /// What was typed is no address.
    pub address_odd: &'static str,
    /// The token would travel in the open.
    pub address_not_encrypted: &'static str,
    /// User names, queries and fragments don't belong there.
    pub address_superfluous: &'static str,
    /// No token was typed.
    pub token_empty: &'static str,
    /// A character that no token has.
    pub token_odd: &'static str,
    /// No name for a header.
    pub header_odd: &'static str,
    /// Something answers there, but not the interface.
    pub not_the_service: &'static str,
    /// What to do then.
    pub not_the_service_advice: &'static str,
}
