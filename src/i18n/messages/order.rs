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
        created_at { en: "Bought", nl: "Gekocht" }
        scanned { en: "Checked in", nl: "Ingecheckt" }
        is_scanned { en: "Checked in?", nl: "Ingecheckt?" }
        of(part: &str, whole: &str) { en: format!("{part} of {whole}"), nl: format!("{part} van {whole}") }
        empty { en: "No orders", nl: "Geen bestellingen" }
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
        find { en: "Barcode, name, e-mail, phone or order", nl: "Barcode, naam, e-mail, telefoon of bestelling" }
        not_checked_in { en: "Not checked in", nl: "Niet ingecheckt" }
        valid { en: "Valid, not checked in", nl: "Geldig, nog niet ingecheckt" }
        not_entry { en: "Not an entry ticket", nl: "Geen toegangsticket" }
        valid_on_no_date { en: "Not valid on any date", nl: "Op geen enkele datum geldig" }
        not_today(dates: &str) {
            en: format!("Not valid today. Valid on {dates}"),
            nl: format!("Vandaag niet geldig. Geldig op {dates}"),
        }
        checked_in_today(time: &str) {
            en: format!("Already checked in today at {time}"),
            nl: format!("Vandaag al ingecheckt om {time}"),
        }
        checked_in(at: &str) { en: format!("Already checked in: {at}"), nl: format!("Al ingecheckt: {at}") }
        checked_in_earlier(at: &str, dates: usize) {
            en: format!("Checked in: {at}. Valid on {dates} dates"),
            nl: format!("Ingecheckt: {at}. Geldig op {dates} data"),
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
            en: format!("{orders} matching orders. Keep typing or pick one."),
            nl: format!("{orders} bestellingen gevonden. Typ verder of kies er een."),
        }
        not_found { en: "Not found at this event", nl: "Niet gevonden bij dit evenement" }
        not_found_yet(read: &str, total: &str) {
            en: format!("Not found yet: {read} of {total} loaded"),
            nl: format!("Nog niet gevonden: {read} van {total} geladen"),
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
        clear_answers { en: "Clear", nl: "Wissen" }
        door_list { en: "Door list", nl: "Deurlijst" }
        close_door_list { en: "Close door list", nl: "Deurlijst sluiten" }
        door_date { en: "For", nl: "Voor" }
        door_all_dates { en: "All dates", nl: "Alle data" }
        door_unknown(names: &str) {
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
        door_count(count: &str) {
            en: match count {
                "1" => "Door list: 1 ticket".to_owned(),
                _ => format!("Door list: {count} tickets"),
            },
            nl: match count {
                "1" => "Deurlijst: 1 ticket".to_owned(),
                _ => format!("Deurlijst: {count} tickets"),
            },
        }
        door_rule {
            en: "Tickets of paid orders, by last name: “van den Akker” is listed under A. A tick means checked in.",
            nl: "Tickets van betaalde bestellingen, op achternaam: ‘van den Akker’ staat bij de A. Een vinkje betekent ingecheckt.",
        }
        barcode_end { en: "Last 5 digits", nl: "Laatste 5 cijfers" }
        tick { en: "Checked in", nl: "Ingecheckt" }
        ticked { en: "Already inside", nl: "Al binnen" }
        coming { en: "Current and upcoming", nl: "Huidig en komend" }
        past { en: "Past", nl: "Afgelopen" }
        running { en: "Running now", nl: "Nu bezig" }
        no_events { en: "None", nl: "Geen" }
        choose {
            en: "Find an order of a current or upcoming event, or choose an event to see all of its orders.",
            nl: "Zoek een bestelling van een huidig of komend evenement, of kies een evenement om alle bestellingen te zien.",
        }
        event_orders { en: "All orders of this event", nl: "Alle bestellingen van dit evenement" }
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
            en: format!("{done} of {all} events searched ({orders} orders)."),
            nl: format!("{done} van {all} evenementen doorzocht ({orders} bestellingen)."),
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
        more_orders(count: &str) {
            en: format!("{count} more of this event. Type more to narrow the search."),
            nl: format!("Nog {count} van dit evenement. Typ meer om preciezer te zoeken."),
        }
        order_id { en: "Order ID", nl: "Bestel-ID" }
        open_order { en: "Open order", nl: "Bestelling openen" }
        sold { en: "Sold", nl: "Verkocht" }
        unpaid { en: "Other statuses", nl: "Andere statussen" }
        paid_rule {
            en: "Sold counts paid orders only.",
            nl: "Verkocht telt alleen betaalde bestellingen.",
        }
        estimate { en: "Estimated revenue", nl: "Geschatte omzet" }
        estimate_rule {
            en: "At today’s ticket prices, without fees and discounts.",
            nl: "Tegen de ticketprijzen van vandaag, zonder kosten en kortingen.",
        }
        unpriced(count: &str) {
            en: format!("Without a known price: {count}."),
            nl: format!("Zonder bekende prijs: {count}."),
        }
        undated_so_far(count: &str) {
            en: format!("Sale time still loading: {count}."),
            nl: format!("Verkooptijd wordt nog geladen: {count}."),
        }
        undated(count: &str) {
            en: format!("Without a sale time: {count}."),
            nl: format!("Zonder verkooptijd: {count}."),
        }
        scanned_unpaid(count: &str) {
            en: format!("Of these, checked in: {count}."),
            nl: format!("Waarvan ingecheckt: {count}."),
        }
        figures_so_far(read: &str, total: &str) {
            en: format!("Figures so far: {read} of {total} orders and purchases"),
            nl: format!("Cijfers tot nu toe: {read} van {total} bestellingen en aankopen"),
        }
        figures_of(read: &str, total: &str, at: Option<&str>) {
            en: match at {
                Some(at) => format!("{read} of {total} orders and purchases · updated {at}"),
                None => format!("{read} of {total} orders and purchases"),
            },
            nl: match at {
                Some(at) => format!("{read} van {total} bestellingen en aankopen · bijgewerkt {at}"),
                None => format!("{read} van {total} bestellingen en aankopen"),
            },
        }
        by_ticket { en: "By ticket", nl: "Per ticket" }
        capacity { en: "Capacity", nl: "Capaciteit" }
        of_capacity { en: "% sold", nl: "% verkocht" }
        price_today { en: "Price today", nl: "Prijs vandaag" }
        by_status { en: "By order status", nl: "Per bestelstatus" }
        sold_in_all { en: "Sold in total", nl: "Totaal verkocht" }
        sold_up_to(sum: &str, own: &str) {
            en: format!("{sum} sold, {own} of them on that day"),
            nl: format!("{sum} verkocht, waarvan {own} op die dag"),
        }
        capacity_is(capacity: &str) { en: format!("Capacity {capacity}"), nl: format!("Capaciteit {capacity}") }
        compare { en: "Compare with an earlier event", nl: "Vergelijk met een eerder evenement" }
        compared_with { en: "Earlier event", nl: "Eerder evenement" }
        no_comparison { en: "None", nl: "Geen" }
        nothing_earlier {
            en: "There is no earlier event with dates to compare with.",
            nl: "Er is geen eerder evenement met data om mee te vergelijken.",
        }
        this_event { en: "This event", nl: "Dit evenement" }
        day_from_start(days: i64) {
            en: match days {
                0 => "Day of the start".to_owned(),
                -1 => "1 day before the start".to_owned(),
                1 => "1 day after the start".to_owned(),
                ..0 => format!("{} days before the start", -days),
                _ => format!("{days} days after the start"),
            },
            nl: match days {
                0 => "Dag van het begin".to_owned(),
                -1 => "1 dag voor het begin".to_owned(),
                1 => "1 dag na het begin".to_owned(),
                ..0 => format!("{} dagen voor het begin", -days),
                _ => format!("{days} dagen na het begin"),
            },
        }
        at_same_day(own: &str, earlier: &str, all: &str) {
            en: format!("Up to yesterday: {own} sold. The earlier event then: {earlier} of {all}."),
            nl: format!("Tot en met gisteren: {own} verkocht. Het eerdere evenement toen: {earlier} van {all}."),
        }
        forecast(low: &str, high: &str) {
            en: if low == high { format!("Forecast: {low} sold in total") } else { format!("Forecast: {low} to {high} sold in total") },
            nl: if low == high { format!("Verwachting: {low} verkocht in totaal") } else { format!("Verwachting: {low} tot {high} verkocht in totaal") },
        }
        forecast_rule {
            en: "If the rest sells as it did for the earlier event, in number or in proportion, a tenth more or less. Never more than the capacity. One event is not much to go by.",
            nl: "Als de rest verkoopt zoals bij het eerdere evenement, in aantal of naar verhouding, een tiende meer of minder. Nooit meer dan de capaciteit. Eén evenement is weinig om op af te gaan.",
        }
        no_forecast {
            en: "No forecast: the earlier event had sold too little by then, or this event has begun.",
            nl: "Geen verwachting: het eerdere evenement had toen te weinig verkocht, of dit evenement is begonnen.",
        }
        sold_by_day { en: "Sold by day", nl: "Verkocht per dag" }
        scanned_over_time { en: "Check-ins over time", nl: "Verloop van het inchecken" }
        in_steps(minutes: i64) {
            en: match minutes {
                1 => "by minute".to_owned(),
                60 => "by hour".to_owned(),
                1440 => "by day".to_owned(),
                _ => format!("by {minutes} minutes"),
            },
            nl: match minutes {
                1 => "per minuut".to_owned(),
                60 => "per uur".to_owned(),
                1440 => "per dag".to_owned(),
                _ => format!("per {minutes} minuten"),
            },
        }
        copy_image(title: &str) {
            en: format!("Copy “{title}” as an image"),
            nl: format!("‘{title}’ kopiëren als afbeelding"),
        }
        image_copied(title: &str) {
            en: format!("Image of “{title}” copied."),
            nl: format!("Afbeelding van ‘{title}’ gekopieerd."),
        }
        image_refused {
            en: "Your browser didn’t allow the copy. Take a screenshot instead.",
            nl: "Je browser stond het kopiëren niet toe. Maak een schermafbeelding.",
        }
        numbers(title: &str) { en: format!("{title}, as a table"), nl: format!("{title}, als tabel") }
        most(count: &str, at: &str) { en: format!("Peak: {count}, {at}"), nl: format!("Hoogste aantal: {count}, {at}") }
        day { en: "Day", nl: "Dag" }
        time { en: "From", nl: "Vanaf" }
        none_in_part { en: "Nothing in this part", nl: "Niets in dit deel" }
        none_yet { en: "No data yet", nl: "Nog geen gegevens" }
    }
}
