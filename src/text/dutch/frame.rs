//! The frame around every page, in Dutch.

use crate::text::words::FrameWords;

pub(super) const WORDS: FrameWords = FrameWords {
    skip_to_content: "Naar de inhoud",
    navigation: "Hoofdmenu",
    menu: "Menu",
    tickets: "Tickets",
    events: "Evenementen",
    shops: "Shops",
    orders: "Bestellingen",
    more: "Meer",
    checkout_fields: "Velden van de kassa",
    fields: "Formuliervelden",
    billing_information: "Factuurgegevens",
    terms_and_conditions: "Algemene voorwaarden",
    privacy_statements: "Privacyverklaringen",
    hide_personal: "Persoonsgegevens verbergen",
    service: "Dienst",
    language: "Taal",
    theme: "Thema",
    theme_system: "Zoals het systeem",
    theme_light: "Licht",
    theme_dark: "Donker",
    sign_out: "Afmelden",
    nothing_here: "Op dit adres staat niets",
    nothing_here_advice: "Controleer het adres, of ga verder vanuit de lijst met tickets.",
};
