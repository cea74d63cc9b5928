//! What every list and record shares.

use super::messages;

messages! {
    /// What every list and record shares.
    CommonMessages {
        loading { en: "Loading…", nl: "Laden…" }
        try_again { en: "Try again", nl: "Opnieuw proberen" }
        from { en: "From", nl: "Van" }
        to { en: "To", nl: "Tot en met" }
        place(from: &str, to: &str, total: &str) {
            en: format!("{from}–{to} of {total}"),
            nl: format!("{from}–{to} van {total}"),
        }
        title_of_page(title: &str, page: u64) {
            en: format!("{title}, page {page}"),
            nl: format!("{title}, pagina {page}"),
        }
        previous_page { en: "Previous page", nl: "Vorige pagina" }
        next_page { en: "Next page", nl: "Volgende pagina" }
        first { en: "First page", nl: "Eerste pagina" }
        last { en: "Last page", nl: "Laatste pagina" }
        page { en: "Page", nl: "Pagina" }
        of_pages(pages: u64) { en: format!("of {pages}"), nl: format!("van {pages}") }
        pages { en: "Pages", nl: "Pagina’s" }
        unreadable_row(problem: &str) {
            en: format!("This row can’t be read. {problem}"),
            nl: format!("Deze rij is niet te lezen. {problem}"),
        }
        received { en: "As received", nl: "Zoals ontvangen" }
        as_received { en: "Show as received", nl: "Tonen zoals ontvangen" }
        stale { en: "This may be out of date", nl: "Dit is misschien verouderd" }
        read_at(time: &str) { en: format!("Updated at {time}."), nl: format!("Bijgewerkt om {time}.") }
        yes { en: "Yes", nl: "Ja" }
        no { en: "No", nl: "Nee" }
        none { en: "—", nl: "—" }
        page_empty { en: "This page is empty", nl: "Deze pagina is leeg" }
        first_page { en: "Go to the first page", nl: "Naar de eerste pagina" }
        in_zone(zone: &str) {
            en: format!("All times in {zone}."),
            nl: format!("Alle tijden in {zone}."),
        }
    }
}
