//! The sign-in.

use super::messages;

messages! {
    /// The sign-in.
    SignInMessages {
        title { en: "Sign in", nl: "Aanmelden" }
        introduction {
            en: "Enter the address of your ticketing service and your organisation’s API token.",
            nl: "Vul het adres van je ticketdienst in en het API-token van je organisatie.",
        }
        address { en: "Service address", nl: "Adres van de ticketdienst" }
        address_hint {
            en: "Everything before /v1, for example https://tickets.example.org",
            nl: "Alles vóór /v1, bijvoorbeeld https://tickets.example.org",
        }
        fixed_address(address: &str) {
            en: format!("Ticketing service: {address}"),
            nl: format!("Ticketdienst: {address}"),
        }
        token { en: "API token", nl: "API-token" }
        token_hint {
            en: "Stored in this tab until you sign out. Your browser may write it to disk and restore it with the tab.",
            nl: "Bewaard in dit tabblad tot je je afmeldt. Je browser kan het op schijf zetten en met het tabblad herstellen.",
        }
        token_ends(hours: &str) {
            en: format!("The session ends after {} without use.", in_hours(hours)),
            nl: format!("De sessie eindigt na {hours} uur zonder gebruik."),
        }
        advanced { en: "Advanced", nl: "Geavanceerd" }
        header { en: "Auth header", nl: "Auth-header" }
        header_hint { en: "Usually Authorization", nl: "Meestal Authorization" }
        scheme { en: "Auth scheme", nl: "Auth-schema" }
        scheme_hint {
            en: "Usually Bearer. Leave empty for none",
            nl: "Meestal Bearer. Laat leeg voor geen schema",
        }
        sign_in { en: "Sign in", nl: "Aanmelden" }
        test { en: "Test the connection", nl: "Verbinding testen" }
        testing { en: "Testing the connection…", nl: "Verbinding testen…" }
        config_problems {
            en: "config.json has values that can’t be used",
            nl: "In config.json staan waarden die niet te gebruiken zijn",
        }
        config_advice {
            en: "Defaults are used instead. Ask your web developer to fix:",
            nl: "In plaats daarvan gelden de standaardwaarden. Vraag je webontwikkelaar om dit te verbeteren:",
        }
        ended { en: "You were signed out", nl: "Je bent afgemeld" }
        ended_advice {
            en: "The token is no longer accepted. Sign in with a valid one.",
            nl: "Het token wordt niet meer geaccepteerd. Meld je aan met een geldig token.",
        }
        ended_elsewhere {
            en: "You signed out in another tab. Sign in to continue.",
            nl: "Je hebt je in een ander tabblad afgemeld. Meld je aan om verder te gaan.",
        }
        ended_idle(hours: &str) {
            en: format!("You did not use Loket for {}.", in_hours(hours)),
            nl: format!("Je hebt Loket {hours} uur niet gebruikt."),
        }
        lost_drafts {
            en: "What you had typed and not saved was deleted with the session.",
            nl: "Wat je had ingevuld en niet opgeslagen, is samen met de sessie verwijderd.",
        }
        works { en: "The connection works", nl: "De verbinding werkt" }
        works_as(events: u64, name: Option<&str>) {
            en: match (events, name) {
                (0, _) => "Your organisation has no events yet.".to_owned(),
                (1, None) => "Organiser of 1 event.".to_owned(),
                (_, None) => format!("Organiser of {events} events."),
                (1, Some(name)) => format!("Organiser of “{name}”."),
                (2, Some(name)) => format!("Organiser of “{name}” and 1 more event."),
                (_, Some(name)) => {
                    format!("Organiser of “{name}” and {} more events.", events - 1)
                }
            },
            nl: match (events, name) {
                (0, _) => "Je organisatie heeft nog geen evenementen.".to_owned(),
                (1, None) => "Organisator van 1 evenement.".to_owned(),
                (_, None) => format!("Organisator van {events} evenementen."),
                (1, Some(name)) => format!("Organisator van ‘{name}’."),
                (2, Some(name)) => format!("Organisator van ‘{name}’ en nog 1 evenement."),
                (_, Some(name)) => {
                    format!("Organisator van ‘{name}’ en nog {} evenementen.", events - 1)
                }
            },
        }
        address_empty { en: "Enter the address of the ticketing service", nl: "Vul het adres van de ticketdienst in" }
        address_odd {
            en: "Enter an address such as https://tickets.example.org",
            nl: "Vul een adres in zoals https://tickets.example.org",
        }
        address_not_encrypted {
            en: "Enter an address that starts with https",
            nl: "Vul een adres in dat begint met https",
        }
        address_superfluous {
            en: "Enter the address without a user name, “?” or “#”",
            nl: "Vul het adres in zonder gebruikersnaam, ‘?’ of ‘#’",
        }
        token_empty { en: "Enter the API token", nl: "Vul het API-token in" }
        token_odd {
            en: "Enter a token without spaces or special characters",
            nl: "Vul een token in zonder spaties of bijzondere tekens",
        }
        header_odd {
            en: "Use letters, digits and hyphens only",
            nl: "Gebruik alleen letters, cijfers en streepjes",
        }
        not_the_service {
            en: "This isn’t the address of a ticketing service",
            nl: "Dit is niet het adres van een ticketdienst",
        }
        not_the_service_advice {
            en: "Enter the part before /v1, without a page of the website.",
            nl: "Vul het deel vóór /v1 in, zonder een pagina van de website.",
        }
    }
}

fn in_hours(hours: &str) -> String {
    match hours {
        "1" => "1 hour".to_owned(),
        _ => format!("{hours} hours"),
    }
}
