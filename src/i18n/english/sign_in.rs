//! The sign-in, in English.

use crate::i18n::words::SignInWords;

pub(super) const WORDS: SignInWords = SignInWords {
    title: "Sign in",
    introduction: "Loket runs one organisation on a ticketing service. You need the service's address and your organisation's API token.",
    address: "Service address",
    address_hint: "Everything before /v1, for example https://tickets.example.org",
    fixed_address: |address| format!("You sign in to {address}."),
    token: "API token",
    token_hint: "Stored for this tab only. Signing out removes it. Your browser may write it to disk and bring it back when it restores a tab.",
    token_ends: |hours| format!("The session ends after {} without use.", in_hours(hours)),
    advanced: "Advanced",
    header: "Header of the token",
    header_hint: "Usually Authorization",
    scheme: "Scheme before the token",
    scheme_hint: "Usually Bearer; leave empty to send the bare token",
    sign_in: "Sign in",
    test: "Test the connection",
    testing: "Asking the service…",
    config_problems: "The deployment's config.json has values that Loket can't use",
    config_advice: "The defaults stand in for them. Whoever deployed Loket can mend the file:",
    ended: "You were signed out",
    ended_advice: "The service refused the token. It may have been withdrawn or replaced; sign in with a valid one.",
    ended_idle: |hours| format!("You did not use Loket for {}.", in_hours(hours)),
    works: "The connection works",
    works_as: |events, name| match (events, name) {
        (0, _) | (_, None) => "The token opens an organisation without events so far.".to_owned(),
        (1, Some(name)) => format!("It works as the organiser of “{name}”."),
        (2, Some(name)) => format!("It works as the organiser of “{name}” and one more event."),
        (_, Some(name)) => {
            format!("It works as the organiser of “{name}” and {} more events.", events - 1)
        }
    },
    address_empty: "Enter the service's address",
    address_odd: "Enter an address such as https://tickets.example.org",
    address_not_encrypted: "The address has to start with https, so that nobody on the way can read the token",
    address_superfluous: "Enter the address without a user name, “?” or “#”",
    token_empty: "Enter the API token",
    token_odd: "This can't be a token: it holds a space or a character that a token never has",
    header_odd: "This can't be sent: use letters, digits and hyphens only",
    not_the_service: "Something answers at this address, but it is not the ticketing service",
    not_the_service_advice: "Check the address: it is the part before /v1, without a page of the service's website behind it.",
};

fn in_hours(hours: &str) -> String {
    match hours {
        "1" => "1 hour".to_owned(),
        _ => format!("{hours} hours"),
    }
}
