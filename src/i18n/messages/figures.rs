//! The figures of an event’s sales in words.

use super::messages;

messages! {
    /// What was sold of an event, its forecast and its charts.
    FigureMessages {
        sold { en: "Sold", nl: "Verkocht" }
        unpaid { en: "Other statuses", nl: "Andere statussen" }
        paid_rule {
            en: "Sold counts paid orders only. In the shop, unpaid orders may hold tickets, too.",
            nl: "Alleen betaalde bestellingen tellen als verkocht. In de shop kunnen ook onbetaalde bestellingen tickets bezet houden.",
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
            en: format!("Sale time not loaded yet: {count}."),
            nl: format!("Verkooptijd nog niet geladen: {count}."),
        }
        undated(count: &str) {
            en: format!("Without a sale time: {count}."),
            nl: format!("Zonder verkooptijd: {count}."),
        }
        entry(scanned: &str, sold: &str) {
            en: format!("With entry: {scanned} of {sold}"),
            nl: format!("Toegangstickets: {scanned} van {sold}"),
        }
        scanned_unpaid(count: &str) {
            en: format!("Of these, checked in: {count}."),
            nl: format!("Waarvan ingecheckt: {count}."),
        }
        so_far(read: &str, total: &str) {
            en: format!("Figures so far: {read} of {total} orders and purchases"),
            nl: format!("Cijfers tot nu toe: {read} van {total} bestellingen en aankopen"),
        }
        of_all(read: &str, total: &str, at: Option<&str>) {
            en: match at {
                Some(at) => format!("{read} of {total} orders and purchases · updated {at}"),
                None => format!("{read} of {total} orders and purchases"),
            },
            nl: match at {
                Some(at) => format!("{read} van {total} bestellingen en aankopen · bijgewerkt om {at}"),
                None => format!("{read} van {total} bestellingen en aankopen"),
            },
        }
        by_ticket { en: "By ticket", nl: "Per ticket" }
        by_date { en: "By date", nl: "Per datum" }
        date { en: "Date", nl: "Datum" }
        expected { en: "Expected", nl: "Verwacht" }
        of_expected { en: "% of expected", nl: "% van verwacht" }
        expected_rule {
            en: "Paid entry tickets that are valid on the date. A ticket for several dates counts on each of them.",
            nl: "Betaalde toegangstickets die op de datum geldig zijn. Een ticket voor meerdere data telt op elke datum.",
        }
        by_slot { en: "By time slot", nl: "Per tijdslot" }
        all_days { en: "All days", nl: "Alle dagen" }
        slot { en: "Time slot", nl: "Tijdslot" }
        without_slot { en: "Without a day or time slot", nl: "Zonder dag of tijdslot" }
        also_without_slot(count: &str) {
            en: match count {
                "1" => "1 more ticket has no day or time slot.".to_owned(),
                _ => format!("{count} more tickets have no day or time slot."),
            },
            nl: match count {
                "1" => "Nog 1 ticket heeft geen dag of tijdslot.".to_owned(),
                _ => format!("Nog {count} tickets hebben geen dag of tijdslot."),
            },
        }
        by_slot_rule {
            en: "Paid entry tickets by the day and the time slot that they are for.",
            nl: "Betaalde toegangstickets naar de dag en het tijdslot waarvoor ze zijn.",
        }
        answers { en: "What visitors filled in", nl: "Wat bezoekers invulden" }
        answers_rule {
            en: "Of tickets in paid orders. Capitals, accents and extra spaces are ignored.",
            nl: "Van tickets in betaalde bestellingen. Hoofdletters, accenten en extra spaties tellen niet mee.",
        }
        answers_several {
            en: "Some gave several answers, so these add up to more than there are tickets.",
            nl: "Sommigen gaven meerdere antwoorden, dus samen zijn het er meer dan er tickets zijn.",
        }
        answers_of { en: "Answers with", nl: "Antwoorden bij" }
        answers_on { en: "Valid on", nl: "Geldig op" }
        all_dates { en: "All dates", nl: "Alle data" }
        answer { en: "Answer", nl: "Antwoord" }
        unnamed_field { en: "Without a name", nl: "Zonder naam" }
        unanswered { en: "Not filled in", nl: "Niet ingevuld" }
        no_answers {
            en: "Nothing was filled in with these tickets.",
            nl: "Bij deze tickets is niets ingevuld.",
        }
        texts_differ(answered: &str, different: &str) {
            en: format!("Answers: {answered}, of which {different} different texts. Export the purchases to have them all."),
            nl: format!("Antwoorden: {answered}, waarvan {different} verschillende teksten. Exporteer de aankopen om ze allemaal te hebben."),
        }
        capacity { en: "Capacity", nl: "Capaciteit" }
        left { en: "Left", nl: "Nog beschikbaar" }
        left_rule {
            en: "Left is the capacity without what was paid: open orders may take some of it.",
            nl: "Nog beschikbaar is de capaciteit zonder wat betaald is: open bestellingen kunnen daar een deel van nemen.",
        }
        of_capacity { en: "% sold", nl: "% verkocht" }
        price_today { en: "Price today", nl: "Prijs vandaag" }
        total { en: "Total", nl: "Totaal" }
        copy_table(what: &str) {
            en: format!("Copy “{what}” for a spreadsheet"),
            nl: format!("Kopieer ‘{what}’ voor een spreadsheet"),
        }
        table_copied(what: &str) {
            en: format!("“{what}” copied"),
            nl: format!("‘{what}’ gekopieerd"),
        }
        table_refused {
            en: "The browser doesn’t allow copying.",
            nl: "De browser staat kopiëren niet toe.",
        }
        by_status { en: "By order status", nl: "Per bestelstatus" }
        charts_show { en: "Charts show", nl: "Grafieken tonen" }
        all_tickets { en: "All tickets", nl: "Alle tickets" }
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
                0 => "Eerste dag".to_owned(),
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
        in_all(count: &str) { en: format!("{count} in all"), nl: format!("{count} in totaal") }
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
