//! The sign-in, in Dutch.

use crate::i18n::words::SignInWords;

pub(super) const WORDS: SignInWords = SignInWords {
    title: "Aanmelden",
    introduction: "Met Loket beheert u één organisatie bij een ticketdienst. U hebt het adres van de dienst nodig en het API-token van uw organisatie.",
    address: "Adres van de dienst",
    address_hint: "Alles vóór /v1, bijvoorbeeld https://tickets.example.org",
    fixed_address: |address| format!("U meldt zich aan bij {address}."),
    token: "API-token",
    token_hint: "Alleen voor dit tabblad bewaard. Afmelden verwijdert het. Je browser kan het op schijf zetten en terughalen als hij een tabblad herstelt.",
    token_ends: |hours| format!("De sessie eindigt na {hours} uur zonder gebruik."),
    advanced: "Geavanceerd",
    header: "Header van het token",
    header_hint: "Meestal Authorization",
    scheme: "Schema vóór het token",
    scheme_hint: "Meestal Bearer; laat leeg om alleen het token te sturen",
    sign_in: "Aanmelden",
    test: "Verbinding testen",
    testing: "De dienst wordt gevraagd…",
    config_problems: "In config.json van deze installatie staan waarden die Loket niet kan gebruiken",
    config_advice: "In plaats daarvan gelden de standaardwaarden. Wie Loket geïnstalleerd heeft, kan het bestand verbeteren:",
    ended: "U bent afgemeld",
    ended_advice: "De dienst weigert het token. Het kan ingetrokken of vervangen zijn; meld u aan met een geldig token.",
    ended_idle: |hours| format!("Je hebt Loket {hours} uur niet gebruikt."),
    works: "De verbinding werkt",
    works_as: |events, name| match (events, name) {
        (0, _) | (_, None) => "Het token opent een organisatie die nog geen evenementen heeft.".to_owned(),
        (1, Some(name)) => format!("U werkt als organisator van ‘{name}’."),
        (2, Some(name)) => format!("U werkt als organisator van ‘{name}’ en nog één evenement."),
        (_, Some(name)) => {
            format!("U werkt als organisator van ‘{name}’ en nog {} evenementen.", events - 1)
        }
    },
    address_empty: "Vul het adres van de dienst in",
    address_odd: "Vul een adres in zoals https://tickets.example.org",
    address_not_encrypted: "Het adres moet met https beginnen, zodat niemand onderweg het token kan lezen",
    address_superfluous: "Vul het adres in zonder gebruikersnaam, ‘?’ of ‘#’",
    token_empty: "Vul het API-token in",
    token_odd: "Dit kan geen token zijn: er staat een spatie in of een teken dat een token nooit heeft",
    header_odd: "Dit kan niet verstuurd worden: gebruik alleen letters, cijfers en streepjes",
    not_the_service: "Op dit adres antwoordt iets, maar niet de ticketdienst",
    not_the_service_advice: "Controleer het adres: het is het deel vóór /v1, zonder een pagina van de website van de dienst erachter.",
};
