//! Failures in words.

use super::advice::{Advice, advice};
use super::messages;

messages! {
    /// Failures: a title and what to do.
    FailureMessages {
        offline: Advice {
            en: advice("No network", "This device is offline. Check its connection and try again."),
            nl: advice("Geen netwerk", "Dit apparaat is offline. Controleer de verbinding en probeer het opnieuw."),
        }
        blocked: Advice {
            en: advice("Blocked by the browser", "The service answers, but does not allow pages from this address to read it (CORS). Ask the service to allow this address. If it can't, the host of Loket can pass /v1 on to the service: Loket's documentation shows how."),
            nl: advice("Geblokkeerd door de browser", "De dienst antwoordt, maar laat pagina's van dit adres het antwoord niet lezen (CORS). Vraag de dienst dit adres toe te laten. Kan dat niet, dan kan de host van Loket /v1 doorgeven aan de dienst: de documentatie van Loket legt uit hoe."),
        }
        unreachable: Advice {
            en: advice("Nothing answers at this address", "Check the service's address for typing errors. If it is right, the service may be down."),
            nl: advice("Op dit adres antwoordt niets", "Controleer het adres van de dienst op typefouten. Als het klopt, is de dienst misschien buiten werking."),
        }
        dropped: Advice {
            en: advice("The connection broke", "The service is there, but its answer did not arrive whole. Try again."),
            nl: advice("De verbinding is verbroken", "De dienst is er, maar het antwoord kwam niet heel aan. Probeer het opnieuw."),
        }
        timed_out: Advice {
            en: advice("No answer in time", "The service or the network is slow at the moment. Try again in a little while."),
            nl: advice("Geen antwoord op tijd", "De dienst of het netwerk is op dit moment traag. Probeer het straks opnieuw."),
        }
        cancelled: Advice {
            en: advice("Cancelled", "The request was given up. Try again."),
            nl: advice("Afgebroken", "Het verzoek is afgebroken. Probeer het opnieuw."),
        }
        redirected: Advice {
            en: advice("This address leads elsewhere", "What answers there sends on to another address, and Loket takes the token nowhere else. Check the service's address; a network that asks to sign in first can be the reason, too."),
            nl: advice("Dit adres leidt naar elders", "Wat daar antwoordt, stuurt door naar een ander adres, en Loket brengt het token nergens anders heen. Controleer het adres van de dienst; ook een netwerk waar u zich eerst moet aanmelden kan de oorzaak zijn."),
        }
        refused: Advice {
            en: advice("The service refuses the token", "Check that you copied all of it, and that it is the API token of your organisation."),
            nl: advice("De dienst weigert het token", "Controleer of u het helemaal hebt overgenomen en of het het API-token van uw organisatie is."),
        }
        forbidden: Advice {
            en: advice("Not allowed", "The token does not permit this."),
            nl: advice("Niet toegestaan", "Met dit token mag dit niet."),
        }
        not_found: Advice {
            en: advice("Not found", "The service does not have this. It may have been removed, or belong to another organisation."),
            nl: advice("Niet gevonden", "De dienst heeft dit niet. Het kan verwijderd zijn of van een andere organisatie zijn."),
        }
        conflict: Advice {
            en: advice("Somebody else was first", "Look at the current values and try again."),
            nl: advice("Iemand anders was eerst", "Bekijk de huidige waarden en probeer het opnieuw."),
        }
        too_large: Advice {
            en: advice("Too large", "The service takes less than this at once. Choose a smaller file or shorten the texts."),
            nl: advice("Te groot", "Zo veel neemt de dienst niet in één keer aan. Kies een kleiner bestand of kort de teksten in."),
        }
        unsupported_body: Advice {
            en: advice("The service does not take this kind of request", "Whoever deployed Loket can change “request.encoding” in config.json."),
            nl: advice("De dienst neemt dit soort verzoek niet aan", "Wie Loket geïnstalleerd heeft, kan ‘request.encoding’ in config.json wijzigen."),
        }
        expired: Advice {
            en: advice("The service takes the session for expired", "Sign out, sign in again, and try once more."),
            nl: advice("De dienst vindt de sessie verlopen", "Meld u af, meld u weer aan en probeer het nog eens."),
        }
        invalid: Advice {
            en: advice("The service did not accept this", "Mend what it names and try again. Everything you typed is still here."),
            nl: advice("De dienst heeft dit niet aangenomen", "Verbeter wat zij noemt en probeer het opnieuw. Alles wat u hebt ingevuld, staat er nog."),
        }
        too_many: Advice {
            en: advice("Too many requests", "The service asks for a pause."),
            nl: advice("Te veel verzoeken", "De dienst vraagt om een pauze."),
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
        goes_on_in(seconds: u64) {
            en: match seconds {
                0 | 1 => "Loket tries again by itself in a second.".to_owned(),
                2..=119 => format!("Loket tries again by itself in {seconds} seconds."),
                _ => format!("Loket tries again by itself in {} minutes.", seconds.div_ceil(60)),
            },
            nl: match seconds {
                0 | 1 => "Loket probeert het over een seconde vanzelf opnieuw.".to_owned(),
                2..=119 => format!("Loket probeert het over {seconds} seconden vanzelf opnieuw."),
                _ => format!("Loket probeert het over {} minuten vanzelf opnieuw.", seconds.div_ceil(60)),
            },
        }
        service: Advice {
            en: advice("The service has a fault of its own", "This is not your doing. Try again in a little while; if it stays, tell the service's support."),
            nl: advice("De dienst heeft zelf een storing", "Dit ligt niet aan u. Probeer het straks opnieuw; blijft het zo, meld het dan bij de helpdesk van de dienst."),
        }
        unexpected: Advice {
            en: advice("An unexpected answer", "Try again. If it stays, tell the service's support what you see here."),
            nl: advice("Een onverwacht antwoord", "Probeer het opnieuw. Blijft het zo, vertel de helpdesk van de dienst dan wat hier staat."),
        }
        status(status: u16) { en: format!("Status {status}"), nl: format!("Status {status}") }
        inexpressible: Advice {
            en: advice("This can't be sent", "This deployment sends requests as a form (“request.encoding” in config.json), and a form can't express it:"),
            nl: advice("Dit kan niet verstuurd worden", "Deze installatie verstuurt verzoeken als formulier (‘request.encoding’ in config.json), en daarin is dit niet uit te drukken:"),
        }
        unreadable: Advice {
            en: advice("The answer can't be read", "The service answered something else than its interface describes. Try again; if it stays, tell the service's support what stands here:"),
            nl: advice("Het antwoord is niet te lezen", "De dienst antwoordt iets anders dan haar interface beschrijft. Probeer het opnieuw; blijft het zo, vertel de helpdesk van de dienst dan wat hier staat:"),
        }
        service_says { en: "The service says:", nl: "De dienst zegt:" }
    }
}
