//! Looking up tickets at the door, and the list for it, in words.

use super::messages;

messages! {
    /// The door.
    DoorMessages {
        find { en: "Barcode, name, e-mail, phone or order", nl: "Barcode, naam, e-mail, telefoon of bestelling" }
        not_checked_in { en: "Not checked in", nl: "Niet ingecheckt" }
        valid { en: "Valid, not checked in", nl: "Geldig, nog niet ingecheckt" }
        valid_rechecking(at: &str) {
            en: format!("Valid at {at}. Checking for a later scan…"),
            nl: format!("Geldig om {at}. Latere scans worden gecontroleerd…"),
        }
        valid_stale(at: &str) {
            en: format!("Valid at {at}. A later scan could not be checked."),
            nl: format!("Geldig om {at}. Latere scans konden niet worden gecontroleerd."),
        }
        missing_rechecking(at: &str) {
            en: format!("Not found at {at}. Checking for later orders…"),
            nl: format!("Niet gevonden om {at}. Latere bestellingen worden gecontroleerd…"),
        }
        missing_stale(at: &str) {
            en: format!("Not found at {at}. Later orders could not be checked."),
            nl: format!("Niet gevonden om {at}. Latere bestellingen konden niet worden gecontroleerd."),
        }
        scanned_at(at: &str) { en: format!("Checked in: {at}"), nl: format!("Ingecheckt: {at}") }
        scanned_of(scanned: usize, tickets: usize) {
            en: format!("{scanned} of {tickets} checked in"),
            nl: format!("{scanned} van {tickets} ingecheckt"),
        }
        matching_tickets(count: &str) {
            en: match count {
                "0" => "Nothing matches".to_owned(),
                "1" => "1 matching ticket. Keep typing or pick it.".to_owned(),
                _ => format!("{count} matching tickets. Keep typing or pick one."),
            },
            nl: match count {
                "0" => "Niets gevonden".to_owned(),
                "1" => "1 ticket gevonden. Typ verder of kies het.".to_owned(),
                _ => format!("{count} tickets gevonden. Typ verder of kies er een."),
            },
        }
        more_tickets(count: &str) {
            en: match count {
                "1" => "and 1 more ticket. Type more to find it".to_owned(),
                _ => format!("and {count} more tickets. Type more to find them"),
            },
            nl: match count {
                "1" => "en nog 1 ticket. Typ verder om te verfijnen".to_owned(),
                _ => format!("en nog {count} tickets. Typ verder om te verfijnen"),
            },
        }
        rechecking { en: "Checking again…", nl: "Wordt opnieuw gecontroleerd…" }
        in_part(count: usize) {
            en: match count {
                1 => "No exact match. 1 result has this in it: see below.".to_owned(),
                _ => format!("No exact match. {count} results have this in them: see below."),
            },
            nl: match count {
                1 => "Niet precies gevonden. 1 resultaat bevat dit: zie hieronder.".to_owned(),
                _ => format!("Niet precies gevonden. {count} resultaten bevatten dit: zie hieronder."),
            },
        }
        not_entry { en: "Not an entry ticket", nl: "Geen toegangsticket" }
        valid_on_no_date { en: "Not valid on any date", nl: "Op geen enkele datum geldig" }
        not_today(dates: &str) {
            en: format!("Not valid today. Valid on {dates}"),
            nl: format!("Vandaag niet geldig. Geldig op {dates}"),
        }
        other_slot(at: &str) {
            en: format!("Not valid today. Time slot: {at}"),
            nl: format!("Vandaag niet geldig. Tijdslot: {at}"),
        }
        checked_in_today(time: &str) {
            en: format!("Already checked in today at {time}"),
            nl: format!("Vandaag al ingecheckt om {time}"),
        }
        checked_in(at: &str) { en: format!("Already checked in: {at}"), nl: format!("Al ingecheckt: {at}") }
        checked_in_earlier(at: &str, dates: usize) {
            en: format!("Valid today (1 of {dates} dates), not checked in today. Last check-in: {at}"),
            nl: format!("Vandaag geldig (1 van {dates} data), vandaag niet ingecheckt. Laatst ingecheckt: {at}"),
        }
        dates_unknown {
            en: "Paid and not checked in. Checking when it is valid…",
            nl: "Betaald en niet ingecheckt. Geldigheid wordt gecontroleerd…",
        }
        dates_unreadable {
            en: "Paid and not checked in. Its dates could not be loaded.",
            nl: "Betaald en niet ingecheckt. De data konden niet worden geladen.",
        }
        matching(count: &str) {
            en: match count {
                "0" => "Nothing matches".to_owned(),
                "1" => "1 match. Keep typing or pick it.".to_owned(),
                _ => format!("{count} matches. Keep typing or pick one."),
            },
            nl: match count {
                "0" => "Niets gevonden".to_owned(),
                _ => format!("{count} gevonden. Typ verder of kies er een."),
            },
        }
        more_matches(count: &str) {
            en: format!("and {count} more. Type more to find them"),
            nl: format!("en nog {count}. Typ verder om te verfijnen"),
        }
        payment_unknown { en: "Payment status unknown", nl: "Betaalstatus onbekend" }
        not_paid(status: &str) {
            en: format!("Not paid: {status}"),
            nl: format!("Niet betaald: {status}"),
        }
        one_order(tickets: usize) {
            en: match tickets {
                1 => "One order with 1 ticket".to_owned(),
                _ => format!("One order with {tickets} tickets"),
            },
            nl: match tickets {
                1 => "Eén bestelling met 1 ticket".to_owned(),
                _ => format!("Eén bestelling met {tickets} tickets"),
            },
        }
        several_orders(orders: usize) {
            en: format!("{orders} matching orders. Pick one below, or search for something else."),
            nl: format!("{orders} bestellingen gevonden. Kies er hieronder een of zoek iets anders."),
        }
        not_found { en: "Not found at this event", nl: "Niet gevonden bij dit evenement" }
        not_found_since {
            en: "Not among the orders shown. Clear “Updated since” to search all of them.",
            nl: "Niet bij de getoonde bestellingen. Maak ‘Bijgewerkt sinds’ leeg om in alle te zoeken.",
        }
        not_found_yet(read: &str, total: &str) {
            en: format!("Not found yet: {read} of {total} loaded"),
            nl: format!("Nog niet gevonden: {read} van {total} geladen"),
        }
        not_found_unread {
            en: "Not found yet: some orders or purchases have not loaded",
            nl: "Nog niet gevonden: niet alle bestellingen en aankopen zijn geladen",
        }
        payment_not_yet(read: &str, total: &str) {
            en: format!("At this event, payment not known yet: {read} of {total} loaded"),
            nl: format!("Bij dit evenement, betaling nog onbekend: {read} van {total} geladen"),
        }
        payment_unread {
            en: "At this event, payment unknown: its order has not loaded",
            nl: "Bij dit evenement, betaling onbekend: de bestelling is niet geladen",
        }
        same_order { en: "In the same order", nl: "In dezelfde bestelling" }
        earlier(count: usize) {
            en: format!("Recent look-ups ({count})"),
            nl: format!("Eerder opgezocht ({count})"),
        }
        looks_only {
            en: "Look-up only: tickets can’t be checked in from here.",
            nl: "Alleen opzoeken: inchecken kan hier niet.",
        }
        looked_up_before(at: &str) { en: format!("Looked up before, at {at}"), nl: format!("Al eerder opgezocht, om {at}") }
        clear_answers { en: "Clear", nl: "Wissen" }
        list { en: "Door list", nl: "Deurlijst" }
        close_list { en: "Close door list", nl: "Deurlijst sluiten" }
        date { en: "For", nl: "Voor" }
        all_dates { en: "All dates", nl: "Alle data" }
        with_answers { en: "With what was filled in", nl: "Met wat is ingevuld" }
        unreadable_missing {
            en: "Some orders or purchases can’t be read: their tickets may be missing here",
            nl: "Sommige bestellingen of aankopen zijn onleesbaar: hun tickets kunnen hier ontbreken",
        }
        dates_missing(names: &str) {
            en: {
                format!(
                    "Dates could not be loaded for these ticket types, so all their tickets are listed: {names}"
                )
            },
            nl: {
                format!(
                    "Van deze ticketsoorten konden de data niet worden geladen, dus staan al hun tickets op de lijst: {names}"
                )
            },
        }
        count(count: &str) {
            en: match count {
                "1" => "Door list: 1 ticket".to_owned(),
                _ => format!("Door list: {count} tickets"),
            },
            nl: match count {
                "1" => "Deurlijst: 1 ticket".to_owned(),
                _ => format!("Deurlijst: {count} tickets"),
            },
        }
        rule {
            en: "Tickets of paid orders, by last name: “van den Akker” is listed under A. A tick means checked in.",
            nl: "Tickets van betaalde bestellingen, op achternaam: ‘van den Akker’ staat bij de A. Een vinkje betekent ingecheckt.",
        }
        rule_by_slot {
            en: "Tickets of paid orders, by time slot and last name; those without a time slot are last. A tick means checked in.",
            nl: "Tickets van betaalde bestellingen, op tijdslot en achternaam; die zonder tijdslot staan achteraan. Een vinkje betekent ingecheckt.",
        }
        barcode_end { en: "Last 5 digits", nl: "Laatste 5 cijfers" }
        tick { en: "Checked in", nl: "Ingecheckt" }
        ticked { en: "Already inside", nl: "Al binnen" }
    }
}
