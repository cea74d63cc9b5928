//! Whether tickets can be bought, in words.

use super::messages;

messages! {
    /// Whether tickets can be bought.
    SaleMessages {
        can_be_bought { en: "Can be bought", nl: "Te koop" }
        can_not_be_bought { en: "Can’t be bought", nl: "Niet te koop" }
        summary(count: usize, all: usize, shops: usize) {
            en: {
                let text = match (count, all) {
                    (1, 1) => "The ticket can be bought".to_owned(),
                    (0, 1) => "The ticket can’t be bought".to_owned(),
                    (0, _) => format!("None of the {all} tickets can be bought"),
                    _ if count == all => format!("All {all} tickets can be bought"),
                    _ => format!("{count} of {all} tickets can be bought"),
                };
                if count > 0 && shops > 1 { format!("{text} in at least one shop") } else { text }
            },
            nl: {
                let text = match (count, all) {
                    (1, 1) => "Het ticket is te koop".to_owned(),
                    (0, 1) => "Het ticket is niet te koop".to_owned(),
                    (0, _) => format!("Geen van de {all} tickets is te koop"),
                    _ if count == all => format!("Alle {all} tickets zijn te koop"),
                    (1, _) => format!("1 van {all} tickets is te koop"),
                    _ => format!("{count} van {all} tickets zijn te koop"),
                };
                if count > 0 && shops > 1 { format!("{text} in ten minste één shop") } else { text }
            },
        }
        in_shop(count: usize, all: usize) {
            en: format!("{count} of {all} can be bought"),
            nl: format!("{count} van {all} te koop"),
        }
        all_tickets { en: "Show all tickets", nl: "Alle tickets tonen" }
        without_sold { en: "Hide what every shop sells", nl: "Wat elke shop verkoopt verbergen" }
        with_sold { en: "Show what every shop sells", nl: "Wat elke shop verkoopt tonen" }
        hidden { en: "Ticket is hidden", nl: "Ticket is verborgen" }
        not_offered { en: "Shop doesn’t sell this ticket", nl: "Shop verkoopt dit ticket niet" }
        event_not_in_shop { en: "Event isn’t in this shop", nl: "Evenement staat niet in deze shop" }
        sold_out { en: "Sold out", nl: "Uitverkocht" }
        sold_out_of(sold: &str, capacity: &str) {
            en: format!("Sold out: {sold} of {capacity}"),
            nl: format!("Uitverkocht: {sold} van {capacity}"),
        }
        event_full(sold: &str, capacity: &str) {
            en: format!("Event is full: {sold} of {capacity}"),
            nl: format!("Evenement is vol: {sold} van {capacity}"),
        }
        event_over(at: &str) { en: format!("Event ended {at}"), nl: format!("Evenement afgelopen op {at}") }
        ticket_over(at: &str) {
            en: format!("Last date of the ticket ended {at}"),
            nl: format!("Laatste datum van het ticket afgelopen op {at}"),
        }
        ticket_opens(at: &str) {
            en: format!("Ticket sales start {at}"),
            nl: format!("Verkoop van het ticket begint op {at}"),
        }
        ticket_closed(at: &str) {
            en: format!("Ticket sales ended {at}"),
            nl: format!("Verkoop van het ticket gestopt op {at}"),
        }
        event_opens(at: &str) {
            en: format!("Sales of the event start {at}"),
            nl: format!("Verkoop van het evenement begint op {at}"),
        }
        event_closed(at: &str) {
            en: format!("Sales of the event ended {at}"),
            nl: format!("Verkoop van het evenement gestopt op {at}"),
        }
        shop_opens(at: &str) { en: format!("Shop opens {at}"), nl: format!("Shop gaat open op {at}") }
        shop_closed(at: &str) { en: format!("Shop closed {at}"), nl: format!("Shop gesloten op {at}") }
        shop_is_closed { en: "Shop is closed", nl: "Shop is gesloten" }
        protected {
            en: "Shop is protected: not everyone can enter",
            nl: "Shop is afgeschermd: niet iedereen komt binnen",
        }
        at_least(count: u64) {
            en: format!("At least {count} per order"),
            nl: format!("Minstens {count} per bestelling"),
        }
        not_with(names: &str) { en: format!("Not together with {names}"), nl: format!("Niet samen met {names}") }
        at { en: "Moment", nl: "Moment" }
        at_hint {
            en: "Move it to see what changes, and when.",
            nl: "Kies een ander moment om te zien wat er verandert, en wanneer.",
        }
        now { en: "Now", nl: "Nu" }
        changes { en: "What opens and closes when", nl: "Wat er opent en sluit, en wanneer" }
        to_now { en: "Back to now", nl: "Terug naar nu" }
        ticket_starts(name: &str) {
            en: format!("sales of {name} start"),
            nl: format!("verkoop van {name} begint"),
        }
        ticket_stops(name: &str) {
            en: format!("sales of {name} end"),
            nl: format!("verkoop van {name} stopt"),
        }
        ticket_ends(name: &str) {
            en: format!("last date of {name} ends"),
            nl: format!("laatste datum van {name} eindigt"),
        }
        shop_starts(name: &str) { en: format!("{name} opens"), nl: format!("{name} gaat open") }
        shop_stops(name: &str) { en: format!("{name} closes"), nl: format!("{name} gaat dicht") }
        event_starts { en: "sales of the event start", nl: "verkoop van het evenement begint" }
        event_stops { en: "sales of the event end", nl: "verkoop van het evenement stopt" }
        event_ends { en: "event ends", nl: "evenement eindigt" }
        more(count: usize) { en: format!("{count} more"), nl: format!("nog {count}") }
    }
}
