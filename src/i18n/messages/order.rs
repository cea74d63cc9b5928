//! Orders and purchases in words.

use super::messages;

messages! {
    /// Orders and purchases.
    OrderMessages {
        title { en: "Orders", nl: "Bestellingen" }
        purchases { en: "Purchases", nl: "Aankopen" }
        order { en: "Order", nl: "Bestelling" }
        order_number(id: &str) { en: format!("Order {id}"), nl: format!("Bestelling {id}") }
        purchase { en: "Purchase", nl: "Aankoop" }
        status { en: "Status", nl: "Status" }
        paid { en: "Paid", nl: "Betaald" }
        no_status { en: "Unknown", nl: "Onbekend" }
        name { en: "Name", nl: "Naam" }
        company { en: "Company", nl: "Bedrijf" }
        last_name { en: "Last name", nl: "Achternaam" }
        first_name { en: "First name", nl: "Voornaam" }
        email { en: "E-mail", nl: "E-mail" }
        phone { en: "Phone", nl: "Telefoon" }
        not_here {
            en: "Orders can only be viewed here. Resending tickets, cancelling and refunding is done in the ticketing service.",
            nl: "Bestellingen kun je hier alleen bekijken. Tickets opnieuw versturen, annuleren en terugbetalen doe je in de ticketdienst.",
        }
        orderer { en: "Customer", nl: "Klant" }
        orderer_type { en: "Customer type", nl: "Soort klant" }
        amount { en: "Number of tickets", nl: "Aantal tickets" }
        tickets { en: "Tickets", nl: "Tickets" }
        ticket { en: "Ticket", nl: "Ticket" }
        loading_ticket { en: "Loading ticket…", nl: "Ticket laden…" }
        unknown_ticket { en: "Unknown ticket", nl: "Onbekend ticket" }
        barcode { en: "Barcode", nl: "Barcode" }
        barcodes { en: "Barcodes", nl: "Barcodes" }
        slot { en: "Time slot", nl: "Tijdslot" }
        available_at { en: "Available from", nl: "Beschikbaar vanaf" }
        values { en: "Filled in", nl: "Ingevuld" }
        value_today { en: "Value at today’s prices", nl: "Waarde tegen prijzen van vandaag" }
        created_at { en: "Bought", nl: "Gekocht" }
        scanned { en: "Checked in", nl: "Ingecheckt" }
        is_scanned { en: "Checked in?", nl: "Ingecheckt?" }
        of(part: &str, whole: &str) { en: format!("{part} of {whole}"), nl: format!("{part} van {whole}") }
        empty { en: "No orders", nl: "Geen bestellingen" }
        empty_since { en: "No orders updated since that day", nl: "Geen bestellingen bijgewerkt sinds die dag" }
        empty_since_advice {
            en: "Clear “Updated since” to see all orders.",
            nl: "Maak ‘Bijgewerkt sinds’ leeg om alle bestellingen te zien.",
        }
        nothing_bought { en: "No sales yet", nl: "Nog niets verkocht" }
        empty_advice {
            en: "New orders appear after “Refresh”.",
            nl: "Nieuwe bestellingen zie je na ‘Vernieuwen’.",
        }
        updated_since { en: "Updated since", nl: "Bijgewerkt sinds" }
        refresh { en: "Refresh", nl: "Vernieuwen" }
        asked(parameters: &str) {
            en: format!("Request: {parameters}"),
            nl: format!("Verzoek: {parameters}"),
        }
        coming { en: "Current and upcoming", nl: "Huidig en komend" }
        past { en: "Past", nl: "Afgelopen" }
        running { en: "Running now", nl: "Nu bezig" }
        no_events { en: "None", nl: "Geen" }
        choose {
            en: "Find an order of a current or upcoming event, or choose an event to see all of its orders.",
            nl: "Zoek een bestelling van een huidig of komend evenement, of kies een evenement om alle bestellingen te zien.",
        }
        event_orders { en: "All orders of this event", nl: "Alle bestellingen van dit evenement" }
        nothing_typed { en: "Enter something to search for.", nl: "Vul in waarnaar je zoekt." }
        customer { en: "Name, e-mail, phone or barcode", nl: "Naam, e-mail, telefoon of barcode" }
        search_orders { en: "Search orders", nl: "Bestellingen zoeken" }
        search_results { en: "Search results", nl: "Zoekresultaten" }
        orders_found(count: &str) {
            en: match count {
                "0" => "No orders found.".to_owned(),
                "1" => "1 order found.".to_owned(),
                _ => format!("{count} orders found."),
            },
            nl: match count {
                "0" => "Geen bestellingen gevonden.".to_owned(),
                "1" => "1 bestelling gevonden.".to_owned(),
                _ => format!("{count} bestellingen gevonden."),
            },
        }
        events_searched(done: &str, all: &str, orders: &str) {
            en: match (all, orders) {
                ("1", "1") => format!("{done} of 1 event searched (1 order)."),
                ("1", _) => format!("{done} of 1 event searched ({orders} orders)."),
                (_, "1") => format!("{done} of {all} events searched (1 order)."),
                _ => format!("{done} of {all} events searched ({orders} orders)."),
            },
            nl: match (all, orders) {
                ("1", "1") => format!("{done} van 1 evenement doorzocht (1 bestelling)."),
                ("1", _) => format!("{done} van 1 evenement doorzocht ({orders} bestellingen)."),
                (_, "1") => format!("{done} van {all} evenementen doorzocht (1 bestelling)."),
                _ => format!("{done} van {all} evenementen doorzocht ({orders} bestellingen)."),
            },
        }
        search_past(count: &str) {
            en: match count {
                "1" => "Also search 1 past event".to_owned(),
                _ => format!("Also search {count} past events"),
            },
            nl: match count {
                "1" => "Ook 1 afgelopen evenement doorzoeken".to_owned(),
                _ => format!("Ook {count} afgelopen evenementen doorzoeken"),
            },
        }
        same_name { en: "Orders with this name", nl: "Bestellingen met deze naam" }
        addresses { en: "e-mail addresses", nl: "e-mailadressen" }
        copy_all(what: &str) { en: format!("Copy {what}"), nl: format!("Kopieer {what}") }
        all_copied(what: &str) { en: format!("Copied: {what}"), nl: format!("Gekopieerd: {what}") }
        same_email { en: "Orders with this e-mail", nl: "Bestellingen met dit e-mailadres" }
        same_phone { en: "Orders with this phone number", nl: "Bestellingen met dit telefoonnummer" }
        other_events { en: "Search other events", nl: "In andere evenementen zoeken" }
        similar { en: "Similar names and addresses:", nl: "Namen en adressen die erop lijken:" }
        show_more(next: &str, left: &str) {
            en: format!("Show {next} more ({left} left)"),
            nl: format!("Nog {next} tonen (van {left})"),
        }
        not_valid(status: &str) {
            en: format!("Not valid: {status}"),
            nl: format!("Niet geldig: {status}"),
        }
        all_dates_over { en: "All its dates have passed", nl: "Alle data zijn voorbij" }
        of_event { en: "Orders of", nl: "Bestellingen van" }
        all_events { en: "All events", nl: "Alle evenementen" }
        event_found(event: &str, count: &str) {
            en: format!("{event} ({count})"),
            nl: format!("{event} ({count})"),
        }
        order_id { en: "Order ID", nl: "Bestel-ID" }
        open_order { en: "Open order", nl: "Bestelling openen" }
    }
}
