//! Today in words, in Dutch.

use crate::i18n::words::HomeWords;

pub(super) const WORDS: HomeWords = HomeWords {
    title: "Vandaag",
    find_order: "Bestelling zoeken",
    new_event: "Nieuw evenement",
    coming: "Evenementen nu en binnenkort",
    running: "Nu bezig",
    no_events: "Er is geen evenement bezig of op komst.",
    sold_out: |sold_out, tickets| match (sold_out, tickets) {
        (0, _) => "Geen ticketsoort uitverkocht".to_owned(),
        (_, 1) => "De enige ticketsoort is uitverkocht".to_owned(),
        _ => format!("{sold_out} van {tickets} ticketsoorten uitverkocht"),
    },
    attention: "Vraagt aandacht",
    is_sold_out: "Uitverkocht",
    is_closed: "Nu gesloten",
    all_well: "Geen ticket van een komend evenement is verborgen of uitverkocht.",
};
