//! Failures in words.

use super::advice::{Advice, advice};
use super::messages;

messages! {
    /// Failures: a title and what to do.
    FailureMessages {
        not_sent: Advice {
            en: advice("Not sent: no network", "This device is offline, so nothing was saved. Check its connection and try again."),
            nl: advice("Niet verzonden: geen netwerk", "Dit apparaat is offline, dus er is niets opgeslagen. Controleer de verbinding en probeer het opnieuw."),
        }
        offline: Advice {
            en: advice("No network", "This device is offline. Check its connection and try again."),
            nl: advice("Geen netwerk", "Dit apparaat is offline. Controleer de verbinding en probeer het opnieuw."),
        }
        blocked: Advice {
            en: advice("Blocked by the browser", "The ticketing service doesn’t allow requests from this address (CORS). Ask it to allow this address, or pass /v1 on from the host of Loket: the documentation explains how."),
            nl: advice("Geblokkeerd door de browser", "De ticketdienst staat geen verzoeken van dit adres toe (CORS). Vraag de ticketdienst dit adres toe te laten, of laat de host van Loket /v1 doorgeven: de documentatie legt uit hoe."),
        }
        unreachable: Advice {
            en: advice("No answer from this address", "Check the address for typing errors. If it’s right, the ticketing service may be down."),
            nl: advice("Geen antwoord van dit adres", "Controleer het adres op typefouten. Klopt het, dan is de ticketdienst misschien buiten werking."),
        }
        dropped: Advice {
            en: advice("Connection lost", "The connection was lost before the answer was complete. Try again."),
            nl: advice("De verbinding is verbroken", "De verbinding viel weg voordat het antwoord compleet was. Probeer het opnieuw."),
        }
        timed_out: Advice {
            en: advice("No answer in time", "The ticketing service or the network is slow. Try again in a moment."),
            nl: advice("Geen antwoord op tijd", "De ticketdienst of het netwerk is traag. Probeer het zo opnieuw."),
        }
        cancelled: Advice {
            en: advice("Cancelled", "The request was cancelled. Try again."),
            nl: advice("Afgebroken", "Het verzoek is afgebroken. Probeer het opnieuw."),
        }
        redirected: Advice {
            en: advice("This address redirects", "To protect your token, Loket doesn’t follow redirects. Check the address. A network that asks you to sign in first can cause this, too."),
            nl: advice("Dit adres verwijst door", "Om je token te beschermen volgt Loket geen doorverwijzingen. Controleer het adres. Ook een netwerk waar je eerst moet inloggen kan de oorzaak zijn."),
        }
        refused: Advice {
            en: advice("Token not accepted", "Check that you copied the whole API token of your organisation, and that it belongs to this address."),
            nl: advice("Token niet geaccepteerd", "Controleer of je het hele API-token van je organisatie hebt gekopieerd, en of het bij dit adres hoort."),
        }
        forbidden: Advice {
            en: advice("Not allowed", "Your token doesn’t allow this."),
            nl: advice("Niet toegestaan", "Met je token mag dit niet."),
        }
        not_found: Advice {
            en: advice("Not found", "It may have been removed, or belong to another organisation."),
            nl: advice("Niet gevonden", "Het is misschien verwijderd, of van een andere organisatie."),
        }
        conflict: Advice {
            en: advice("Someone else changed this", "Look at the current values and try again."),
            nl: advice("Iemand anders heeft dit gewijzigd", "Bekijk de huidige waarden en probeer het opnieuw."),
        }
        too_large: Advice {
            en: advice("Too large", "Choose a smaller file or shorten the texts."),
            nl: advice("Te groot", "Kies een kleiner bestand of kort de teksten in."),
        }
        unsupported_body: Advice {
            en: advice("This kind of request isn’t accepted", "Ask your web developer to change “request.encoding” in config.json."),
            nl: advice("Dit soort verzoek wordt niet geaccepteerd", "Vraag je webontwikkelaar om ‘request.encoding’ in config.json te wijzigen."),
        }
        expired: Advice {
            en: advice("Session expired", "Copy what you have typed: signing out removes it. Then sign out, sign in, and try again."),
            nl: advice("Sessie verlopen", "Kopieer wat je hebt ingevuld: afmelden verwijdert het. Meld je daarna af en weer aan, en probeer het opnieuw."),
        }
        invalid: Advice {
            en: advice("Not accepted", "Fix the highlighted fields and try again. Your entries are still here."),
            nl: advice("Niet geaccepteerd", "Verbeter de gemarkeerde velden en probeer het opnieuw. Wat je hebt ingevuld, staat er nog."),
        }
        too_many: Advice {
            en: advice("Too many requests", "The ticketing service asks you to wait."),
            nl: advice("Te veel verzoeken", "De ticketdienst vraagt je te wachten."),
        }
        again_in(seconds: u64) {
            en: match seconds {
                0 | 1 => "Try again in a second.".to_owned(),
                2..=119 => format!("Try again in {seconds} seconds."),
                _ => format!("Try again in {} minutes.", seconds.div_ceil(60)),
            },
            nl: match seconds {
                0 | 1 => "Probeer het over een seconde opnieuw.".to_owned(),
                2..=119 => format!("Probeer het over {seconds} seconden opnieuw."),
                _ => format!("Probeer het over {} minuten opnieuw.", seconds.div_ceil(60)),
            },
        }
        retrying_in(seconds: u64) {
            en: match seconds {
                0 | 1 => "Retrying in 1 second.".to_owned(),
                2..=119 => format!("Retrying in {seconds} seconds."),
                _ => format!("Retrying in {} minutes.", seconds.div_ceil(60)),
            },
            nl: match seconds {
                0 | 1 => "Nieuwe poging over 1 seconde.".to_owned(),
                2..=119 => format!("Nieuwe poging over {seconds} seconden."),
                _ => format!("Nieuwe poging over {} minuten.", seconds.div_ceil(60)),
            },
        }
        service: Advice {
            en: advice("The ticketing service has a problem", "It’s not you. Try again in a moment. If it continues, contact the support of the ticketing service."),
            nl: advice("De ticketdienst heeft een storing", "Het ligt niet aan jou. Probeer het zo opnieuw. Blijft het zo, neem dan contact op met de helpdesk van de ticketdienst."),
        }
        unexpected: Advice {
            en: advice("Unexpected answer", "Try again. If it continues, send this message to the support of the ticketing service."),
            nl: advice("Onverwacht antwoord", "Probeer het opnieuw. Blijft het zo, stuur dit bericht dan naar de helpdesk van de ticketdienst."),
        }
        status(status: u16) { en: format!("Status {status}"), nl: format!("Status {status}") }
        inexpressible: Advice {
            en: advice("This can’t be sent", "Requests are sent as a form (“request.encoding” in config.json), which can’t contain this:"),
            nl: advice("Dit kan niet verstuurd worden", "Verzoeken gaan als formulier (‘request.encoding’ in config.json), en daar past dit niet in:"),
        }
        unreadable: Advice {
            en: advice("The answer can’t be read", "The ticketing service sent something unexpected. Try again. If it continues, send this to its support:"),
            nl: advice("Het antwoord is niet te lezen", "De ticketdienst stuurde iets onverwachts. Probeer het opnieuw. Blijft het zo, stuur dit dan naar de helpdesk:"),
        }
        service_says { en: "Message from the ticketing service:", nl: "Bericht van de ticketdienst:" }
    }
}
