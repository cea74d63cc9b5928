//! What every list and record shares, in Dutch.

use crate::i18n::words::CommonWords;

pub(super) const WORDS: CommonWords = CommonWords {
    loading: "Laden…",
    try_again: "Opnieuw proberen",
    place: |from, to, total| format!("{from}–{to} van {total}"),
    title_of_page: |title, page| format!("{title}, pagina {page}"),
    previous_page: "Vorige pagina",
    next_page: "Volgende pagina",
    first: "Eerste pagina",
    last: "Laatste pagina",
    page: "Pagina",
    of_pages: |pages| format!("van {pages}"),
    pages: "Pagina's",
    unreadable_row: |place, reason| format!("Dit gegeven is niet te lezen. {place}: {reason}"),
    as_received: "Tonen zoals ontvangen",
    stale: "Wat u ziet, is eerder gelezen",
    read_at: |time| format!("Gelezen om {time}."),
    yes: "Ja",
    no: "Nee",
    none: "—",
    page_empty: "Deze pagina van de lijst is leeg",
    first_page: "Naar de eerste pagina",
    in_zone: |zone| format!("Tijden zijn die van {zone}."),
    decimal_separator: ',',
};
