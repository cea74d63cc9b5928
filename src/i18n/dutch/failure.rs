//! Failures in words, in Dutch.

use crate::i18n::words::{Advice, FailureWords};

pub(super) const WORDS: FailureWords = FailureWords {
    offline: Advice {
        title: "Geen netwerk",
        advice: "Dit apparaat is offline. Controleer de verbinding en probeer het opnieuw.",
    },
    blocked: Advice {
        title: "Geblokkeerd door de browser",
        advice: "De dienst antwoordt, maar laat pagina's van dit adres het antwoord niet lezen (CORS). Vraag de dienst dit adres toe te laten. Kan dat niet, dan kan de host van Loket /v1 doorgeven aan de dienst: de documentatie van Loket legt uit hoe.",
    },
    unreachable: Advice {
        title: "Op dit adres antwoordt niets",
        advice: "Controleer het adres van de dienst op typefouten. Als het klopt, is de dienst misschien buiten werking.",
    },
    dropped: Advice {
        title: "De verbinding is verbroken",
        advice: "De dienst is er, maar het antwoord kwam niet heel aan. Probeer het opnieuw.",
    },
    timed_out: Advice {
        title: "Geen antwoord op tijd",
        advice: "De dienst of het netwerk is op dit moment traag. Probeer het straks opnieuw.",
    },
    cancelled: Advice { title: "Afgebroken", advice: "Het verzoek is afgebroken. Probeer het opnieuw." },
    redirected: Advice {
        title: "Dit adres leidt naar elders",
        advice: "Wat daar antwoordt, stuurt door naar een ander adres, en Loket brengt het token nergens anders heen. Controleer het adres van de dienst; ook een netwerk waar u zich eerst moet aanmelden kan de oorzaak zijn.",
    },
    refused: Advice {
        title: "De dienst weigert het token",
        advice: "Controleer of u het helemaal hebt overgenomen en of het het API-token van uw organisatie is.",
    },
    forbidden: Advice { title: "Niet toegestaan", advice: "Met dit token mag dit niet." },
    not_found: Advice {
        title: "Niet gevonden",
        advice: "De dienst heeft dit niet. Het kan verwijderd zijn of van een andere organisatie zijn.",
    },
    conflict: Advice {
        title: "Iemand anders was eerst",
        advice: "Bekijk de huidige waarden en probeer het opnieuw.",
    },
    too_large: Advice {
        title: "Te groot",
        advice: "Zo veel neemt de dienst niet in één keer aan. Kies een kleiner bestand of kort de teksten in.",
    },
    unsupported_body: Advice {
        title: "De dienst neemt dit soort verzoek niet aan",
        advice: "Wie Loket geïnstalleerd heeft, kan ‘request.encoding’ in config.json wijzigen.",
    },
    expired: Advice {
        title: "De dienst vindt de sessie verlopen",
        advice: "Meld u af, meld u weer aan en probeer het nog eens.",
    },
    invalid: Advice {
        title: "De dienst heeft dit niet aangenomen",
        advice: "Verbeter wat zij noemt en probeer het opnieuw. Alles wat u hebt ingevuld, staat er nog.",
    },
    too_many: Advice { title: "Te veel verzoeken", advice: "De dienst vraagt om een pauze." },
    again_in: |seconds| match seconds {
        0 | 1 => "Probeer het over een seconde opnieuw.".to_owned(),
        2..=119 => format!("Probeer het over {seconds} seconden opnieuw."),
        _ => format!("Probeer het over {} minuten opnieuw.", seconds.div_ceil(60)),
    },
    goes_on_in: |seconds| match seconds {
        0 | 1 => "Loket probeert het over een seconde vanzelf opnieuw.".to_owned(),
        2..=119 => format!("Loket probeert het over {seconds} seconden vanzelf opnieuw."),
        _ => format!("Loket probeert het over {} minuten vanzelf opnieuw.", seconds.div_ceil(60)),
    },
    service: Advice {
        title: "De dienst heeft zelf een storing",
        advice: "Dit ligt niet aan u. Probeer het straks opnieuw; blijft het zo, meld het dan bij de helpdesk van de dienst.",
    },
    unexpected: Advice {
        title: "Een onverwacht antwoord",
        advice: "Probeer het opnieuw. Blijft het zo, vertel de helpdesk van de dienst dan wat hier staat.",
    },
    status: |status| format!("Status {status}"),
    inexpressible: Advice {
        title: "Dit kan niet verstuurd worden",
        advice: "Deze installatie verstuurt verzoeken als formulier (‘request.encoding’ in config.json), en daarin is dit niet uit te drukken:",
    },
    unreadable: Advice {
        title: "Het antwoord is niet te lezen",
        advice: "De dienst antwoordt iets anders dan haar interface beschrijft. Probeer het opnieuw; blijft het zo, vertel de helpdesk van de dienst dan wat hier staat:",
    },
    service_says: "De dienst zegt:",
};
