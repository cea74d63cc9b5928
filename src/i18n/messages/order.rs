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
        no_status { en: "Not known", nl: "Niet bekend" }
        name { en: "Name", nl: "Naam" }
        company { en: "Company", nl: "Bedrijf" }
        last_name { en: "Last name", nl: "Achternaam" }
        first_name { en: "First name", nl: "Voornaam" }
        email { en: "E-mail", nl: "E-mail" }
        phone { en: "Phone", nl: "Telefoon" }
        orderer { en: "Ordered by", nl: "Besteld door" }
        orderer_type { en: "Kind of orderer", nl: "Soort besteller" }
        amount { en: "Number of tickets", nl: "Aantal tickets" }
        tickets { en: "Tickets", nl: "Tickets" }
        ticket { en: "Ticket", nl: "Ticket" }
        unknown_ticket { en: "Ticket not known yet", nl: "Ticket nog niet bekend" }
        barcode { en: "Barcode", nl: "Barcode" }
        barcodes { en: "Barcodes", nl: "Barcodes" }
        slot { en: "Time slot", nl: "Tijdslot" }
        available_at { en: "Available from", nl: "Beschikbaar vanaf" }
        values { en: "Filled in", nl: "Ingevuld" }
        created_at { en: "Bought", nl: "Gekocht" }
        scanned { en: "Scanned", nl: "Gescand" }
        is_scanned { en: "Was scanned", nl: "Is gescand" }
        of(part: &str, whole: &str) { en: format!("{part} of {whole}"), nl: format!("{part} van {whole}") }
        empty { en: "No orders", nl: "Geen bestellingen" }
        nothing_bought { en: "Nothing was bought yet", nl: "Er is nog niets gekocht" }
        empty_advice {
            en: "As soon as somebody orders, it stands here after “Read what changed”.",
            nl: "Zodra iemand bestelt, staat het hier na “Lees wat er veranderd is”.",
        }
        updated_since { en: "Updated since", nl: "Bijgewerkt sinds" }
        refresh { en: "Read what changed", nl: "Lees wat er veranderd is" }
        asked(parameters: &str) {
            en: format!("Asked of the service: {parameters}"),
            nl: format!("Aan de dienst gevraagd: {parameters}"),
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
            nl: format!("Ingecheckt: {at}. Geldig op {dates} datums"),
        }
        dates_unknown {
            en: "Paid and not checked in. Checking when it is valid…",
            nl: "Betaald en niet ingecheckt. Geldigheid wordt gecontroleerd…",
        }
        dates_unreadable {
            en: "Paid and not checked in. Loket could not load when it is valid.",
            nl: "Betaald en niet ingecheckt. Loket kon niet laden wanneer het geldig is.",
        }
        matching(count: &str) {
            en: match count {
                "0" => "Nothing matches".to_owned(),
                _ => format!("{count} matching. Keep typing, or choose one."),
            },
            nl: match count {
                "0" => "Niets gevonden".to_owned(),
                _ => format!("{count} gevonden. Typ verder of kies er een."),
            },
        }
        not_paid(status: &str) {
            en: format!("Not known to be paid: {status}"),
            nl: format!("Niet bekend als betaald: {status}"),
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
            en: format!("{orders} orders fit. Type more, or choose one below."),
            nl: format!("{orders} bestellingen passen. Typ meer, of kies er hieronder een."),
        }
        not_found { en: "Not found at this event", nl: "Niet gevonden bij dit evenement" }
        not_found_yet(read: &str, total: &str) {
            en: format!("Not found yet: {read} of {total} read"),
            nl: format!("Nog niet gevonden: {read} van {total} gelezen"),
        }
        same_order { en: "In the same order", nl: "In dezelfde bestelling" }
        earlier(count: usize) {
            en: format!("Earlier answers ({count})"),
            nl: format!("Eerdere antwoorden ({count})"),
        }
        looks_only {
            en: "Loket only looks: the service offers no way to mark a ticket as scanned.",
            nl: "Loket kijkt alleen: de dienst biedt geen manier om een ticket als gescand te markeren.",
        }
        clear_answers { en: "Clear answers", nl: "Antwoorden wissen" }
        door_list { en: "Door list", nl: "Deurlijst" }
        close_door_list { en: "Close door list", nl: "Deurlijst sluiten" }
        door_date { en: "For", nl: "Voor" }
        door_all_dates { en: "All dates", nl: "Alle data" }
        door_unknown(names: &str) {
            en: {
                format!(
                    "The dates of these ticket types could not be loaded, so all their tickets are listed: {names}"
                )
            },
            nl: {
                format!(
                    "De data van deze ticketsoorten konden niet worden geladen, dus staan al hun tickets op de lijst: {names}"
                )
            },
        }
        door_count(count: &str) {
            en: format!("Door list: {count} tickets"),
            nl: format!("Deurlijst: {count} tickets"),
        }
        door_rule {
            en: "Tickets of paid orders, by last name: “van den Akker” stands at the A. Those that were scanned already are ticked.",
            nl: "Tickets van betaalde bestellingen, op achternaam: ‘van den Akker’ staat bij de A. Wat al gescand is, is afgevinkt.",
        }
        barcode_end { en: "Barcode ends in", nl: "Barcode eindigt op" }
        tick { en: "In", nl: "Binnen" }
        ticked { en: "In already", nl: "Al binnen" }
        coming { en: "Running and coming", nl: "Nu en binnenkort" }
        past { en: "Past", nl: "Geweest" }
        running { en: "Running now", nl: "Nu bezig" }
        no_events { en: "None", nl: "Geen" }
        choose {
            en: "Orders belong to an event. Choose one to see its orders and to find a person or a barcode, or open an order by its id.",
            nl: "Bestellingen horen bij een evenement. Kies er een om de bestellingen te zien en een persoon of barcode te vinden, of open een bestelling met het id.",
        }
        order_id { en: "Order id", nl: "Id van een bestelling" }
        open_order { en: "Open order", nl: "Bestelling openen" }
        sold { en: "Sold", nl: "Verkocht" }
        unpaid { en: "Other statuses", nl: "Andere statussen" }
        paid_rule {
            en: "Sold counts paid orders (status 190) only.",
            nl: "Verkocht telt alleen betaalde bestellingen (status 190).",
        }
        estimate { en: "Estimated revenue", nl: "Geschatte omzet" }
        estimate_rule {
            en: "At today’s ticket prices, without fees and discounts.",
            nl: "Tegen de ticketprijzen van vandaag, zonder kosten en kortingen.",
        }
        unpriced(count: &str) {
            en: format!("{count} sold tickets have no known price."),
            nl: format!("{count} verkochte tickets hebben geen bekende prijs."),
        }
        undated(count: &str) {
            en: format!("Of {count} the moment is not read yet."),
            nl: format!("Van {count} is het moment nog niet gelezen."),
        }
        scanned_unpaid(count: &str) {
            en: format!("{count} of these were scanned."),
            nl: format!("Daarvan zijn er {count} gescand."),
        }
        as_far_as(read: &str, total: &str, at: Option<&str>) {
            en: match at {
                Some(at) => format!("Figures as far as read: {read} of {total} orders and purchases, read at {at}"),
                None => format!("Figures as far as read: {read} of {total} orders and purchases"),
            },
            nl: match at {
                Some(at) => {
                    format!(
                        "Cijfers voor zover gelezen: {read} van {total} bestellingen en aankopen, gelezen om {at}"
                    )
                }
                None => format!("Cijfers voor zover gelezen: {read} van {total} bestellingen en aankopen"),
            },
        }
        by_ticket { en: "By ticket", nl: "Per ticket" }
        capacity { en: "Capacity", nl: "Capaciteit" }
        of_capacity { en: "Sold of capacity", nl: "Verkocht van capaciteit" }
        price_today { en: "Price today", nl: "Prijs vandaag" }
        by_status { en: "By status of the order", nl: "Per status van de bestelling" }
        sold_by_day { en: "Sold by day", nl: "Verkocht per dag" }
        scanned_by_hour { en: "Scanned by hour", nl: "Gescand per uur" }
        numbers(title: &str) { en: format!("{title}, in numbers"), nl: format!("{title}, in cijfers") }
        most(count: &str, at: &str) { en: format!("Most: {count} ({at})"), nl: format!("Meeste: {count} ({at})") }
        day { en: "Day", nl: "Dag" }
        hour { en: "Hour from", nl: "Uur vanaf" }
        none_yet { en: "Nothing yet", nl: "Nog niets" }
    }
}
