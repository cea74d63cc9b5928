//! The sign-in.

use super::messages;

messages! {
    /// The sign-in.
    SignInMessages {
        title { en: "Sign in", nl: "Aanmelden" }
        introduction {
            en: "Loket runs one organisation on a ticketing service. You need the service's address and your organisation's API token.",
            nl: "Met Loket beheert u één organisatie bij een ticketdienst. U hebt het adres van de dienst nodig en het API-token van uw organisatie.",
        }
        address { en: "Service address", nl: "Adres van de dienst" }
        address_hint {
            en: "Everything before /v1, for example https://tickets.example.org",
            nl: "Alles vóór /v1, bijvoorbeeld https://tickets.example.org",
        }
        fixed_address(address: &str) {
            en: format!("You sign in to {address}."),
            nl: format!("U meldt zich aan bij {address}."),
        }
        token { en: "API token", nl: "API-token" }
        token_hint {
            en: "Stored for this tab only. Signing out removes it. Your browser may write it to disk and bring it back when it restores a tab.",
            nl: "Alleen voor dit tabblad bewaard. Afmelden verwijdert het. Je browser kan het op schijf zetten en terughalen als hij een tabblad herstelt.",
        }
        token_ends(hours: &str) {
            en: format!("The session ends after {} without use.", in_hours(hours)),
            nl: format!("De sessie eindigt na {hours} uur zonder gebruik."),
        }
        advanced { en: "Advanced", nl: "Geavanceerd" }
        header { en: "Header of the token", nl: "Header van het token" }
        header_hint { en: "Usually Authorization", nl: "Meestal Authorization" }
        scheme { en: "Scheme before the token", nl: "Schema vóór het token" }
        scheme_hint {
            en: "Usually Bearer; leave empty to send the bare token",
            nl: "Meestal Bearer; laat leeg om alleen het token te sturen",
        }
        sign_in { en: "Sign in", nl: "Aanmelden" }
        test { en: "Test the connection", nl: "Verbinding testen" }
        testing { en: "Asking the service…", nl: "De dienst wordt gevraagd…" }
        config_problems {
            en: "The deployment's config.json has values that Loket can't use",
            nl: "In config.json van deze installatie staan waarden die Loket niet kan gebruiken",
        }
        config_advice {
            en: "The defaults stand in for them. Whoever deployed Loket can mend the file:",
            nl: "In plaats daarvan gelden de standaardwaarden. Wie Loket geïnstalleerd heeft, kan het bestand verbeteren:",
        }
        ended { en: "You were signed out", nl: "U bent afgemeld" }
        ended_advice {
            en: "The service refused the token. It may have been withdrawn or replaced; sign in with a valid one.",
            nl: "De dienst weigert het token. Het kan ingetrokken of vervangen zijn; meld u aan met een geldig token.",
        }
        ended_idle(hours: &str) {
            en: format!("You did not use Loket for {}.", in_hours(hours)),
            nl: format!("Je hebt Loket {hours} uur niet gebruikt."),
        }
        works { en: "The connection works", nl: "De verbinding werkt" }
        works_as(events: u64, name: Option<&str>) {
            en: match (events, name) {
                (0, _) | (_, None) => "The token opens an organisation without events so far.".to_owned(),
                (1, Some(name)) => format!("It works as the organiser of “{name}”."),
                (2, Some(name)) => format!("It works as the organiser of “{name}” and one more event."),
                (_, Some(name)) => {
                    format!("It works as the organiser of “{name}” and {} more events.", events - 1)
                }
            },
            nl: match (events, name) {
                (0, _) | (_, None) => "Het token opent een organisatie die nog geen evenementen heeft.".to_owned(),
                (1, Some(name)) => format!("U werkt als organisator van ‘{name}’."),
                (2, Some(name)) => format!("U werkt als organisator van ‘{name}’ en nog één evenement."),
                (_, Some(name)) => {
                    format!("U werkt als organisator van ‘{name}’ en nog {} evenementen.", events - 1)
                }
            },
        }
        address_empty { en: "Enter the service's address", nl: "Vul het adres van de dienst in" }
        address_odd {
            en: "Enter an address such as https://tickets.example.org",
            nl: "Vul een adres in zoals https://tickets.example.org",
        }
        address_not_encrypted {
            en: "The address has to start with https, so that nobody on the way can read the token",
            nl: "Het adres moet met https beginnen, zodat niemand onderweg het token kan lezen",
        }
        address_superfluous {
            en: "Enter the address without a user name, “?” or “#”",
            nl: "Vul het adres in zonder gebruikersnaam, ‘?’ of ‘#’",
        }
        token_empty { en: "Enter the API token", nl: "Vul het API-token in" }
        token_odd {
            en: "This can't be a token: it holds a space or a character that a token never has",
            nl: "Dit kan geen token zijn: er staat een spatie in of een teken dat een token nooit heeft",
        }
        header_odd {
            en: "This can't be sent: use letters, digits and hyphens only",
            nl: "Dit kan niet verstuurd worden: gebruik alleen letters, cijfers en streepjes",
        }
        not_the_service {
            en: "Something answers at this address, but it is not the ticketing service",
            nl: "Op dit adres antwoordt iets, maar niet de ticketdienst",
        }
        not_the_service_advice {
            en: "Check the address: it is the part before /v1, without a page of the service's website behind it.",
            nl: "Controleer het adres: het is het deel vóór /v1, zonder een pagina van de website van de dienst erachter.",
        }
    }
}

fn in_hours(hours: &str) -> String {
    match hours {
        "1" => "1 hour".to_owned(),
        _ => format!("{hours} hours"),
    }
}
