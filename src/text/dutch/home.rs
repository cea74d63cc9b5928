//! Today in words, in Dutch.

use crate::text::words::HomeWords;

pub(super) const WORDS: HomeWords = HomeWords {
    title: "Vandaag",
    find_order: "Bestelling zoeken",
    new_event: "Nieuw evenement",
    coming: "Evenementen nu en binnenkort",
    running: "Nu bezig",
    no_events: "Er is geen evenement bezig of op komst.",
    sold_out: |sold_out, tickets| format!("{sold_out} van {tickets} tickets uitverkocht"),
    attention: "Vraagt aandacht",
    is_sold_out: "Uitverkocht",
    is_closed: "Nu gesloten",
    all_well: "Geen ticket van een komend evenement is verborgen of uitverkocht.",
};
