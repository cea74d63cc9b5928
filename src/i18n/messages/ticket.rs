//! Tickets in words.

use super::field::{FieldText, field};
use super::messages;

messages! {
    /// Tickets.
    TicketMessages {
        title { en: "Tickets", nl: "Tickets" }
        new { en: "New ticket", nl: "Nieuw ticket" }
        new_title { en: "New ticket", nl: "Nieuw ticket" }
        create { en: "Create ticket", nl: "Ticket aanmaken" }
        edit { en: "Edit ticket", nl: "Ticket bewerken" }
        edit_title(name: &str) { en: format!("Edit “{name}”"), nl: format!("‘{name}’ bewerken") }
        where_on_sale { en: "Can it be bought?", nl: "Is het te koop?" }
        duplicate { en: "Duplicate", nl: "Dupliceren" }
        copy_of(name: &str) { en: format!("{name} (copy)"), nl: format!("{name} (kopie)") }
        hide { en: "Hide", nl: "Verbergen" }
        show { en: "Show", nl: "Tonen" }
        mark_popular { en: "Mark as popular", nl: "Als populair markeren" }
        unmark_popular { en: "Unmark", nl: "Markering weghalen" }
        now_hidden(name: &str) { en: format!("“{name}” is hidden."), nl: format!("‘{name}’ is verborgen.") }
        now_shown(name: &str) {
            en: format!("“{name}” is visible in its shops."),
            nl: format!("‘{name}’ is zichtbaar in de shops."),
        }
        now_popular(name: &str) {
            en: format!("“{name}” is marked as popular."),
            nl: format!("‘{name}’ is gemarkeerd als populair."),
        }
        now_unmarked(name: &str) {
            en: format!("“{name}” is no longer marked as popular."),
            nl: format!("‘{name}’ is niet meer gemarkeerd als populair."),
        }
        look_at_row {
            en: "Check the ticket in the list.",
            nl: "Controleer het ticket in de lijst.",
        }
        empty { en: "No tickets yet", nl: "Nog geen tickets" }
        empty_advice {
            en: "For example a day pass, a seat or a parking space. Create your first ticket.",
            nl: "Bijvoorbeeld een dagkaart, een stoel of een parkeerplaats. Maak je eerste ticket aan.",
        }
        created { en: "Ticket created", nl: "Ticket aangemaakt" }
        created_without_dates { en: "not valid on any date", nl: "op geen datum geldig" }
        created_without_entry { en: "grants no entry", nl: "geeft geen toegang" }
        created_hidden { en: "hidden", nl: "verborgen" }
        updated { en: "Changes saved", nl: "Wijzigingen opgeslagen" }
        no_deletion {
            en: "Tickets can’t be deleted. To stop sales, switch on “Hidden”.",
            nl: "Je kunt een ticket niet verwijderen. Stop de verkoop door ‘Verborgen’ aan te zetten.",
        }
        popular { en: "Popular", nl: "Populair" }
        hidden { en: "Hidden", nl: "Verborgen" }
        entry { en: "Entry", nl: "Toegang" }
        per_order { en: "Per order", nl: "Per bestelling" }
        range(least: Option<&str>, most: Option<&str>) {
            en: match (least, most) {
                (Some(least), Some(most)) => format!("{least}–{most}"),
                (Some(least), None) => format!("from {least}"),
                (None, Some(most)) => format!("up to {most}"),
                (None, None) => "—".to_owned(),
            },
            nl: match (least, most) {
                (Some(least), Some(most)) => format!("{least}–{most}"),
                (Some(least), None) => format!("vanaf {least}"),
                (None, Some(most)) => format!("maximaal {most}"),
                (None, None) => "—".to_owned(),
            },
        }
        state { en: "State", nl: "Status" }
        no_event { en: "No event", nl: "Geen evenement" }
        id { en: "ID", nl: "ID" }
        tags { en: "Tags", nl: "Labels" }
        service_fee { en: "Service fee", nl: "Servicekosten" }
        fields { en: "Fields", nl: "Velden" }
        basics { en: "Ticket", nl: "Ticket" }
        sale { en: "Sale", nl: "Verkoop" }
        admission { en: "Admission", nl: "Toegang" }
        presentation { en: "In the shop", nl: "In de shop" }
        name: FieldText { en: field("Name", "As customers see it"), nl: field("Naam", "Zoals klanten het zien") }
        event_id: FieldText { en: field("Event", ""), nl: field("Evenement", "") }
        dates: FieldText {
            en: field("Valid on", "Dates on which the ticket grants entry"),
            nl: field("Geldig op", "Data waarop het ticket toegang geeft"),
        }
        dates_missing {
            en: "An entry ticket without a date is not valid on any day.",
            nl: "Een toegangsticket zonder datum is op geen enkele dag geldig.",
        }
        dates_removed {
            en: "The dates were removed because they belong to the other event.",
            nl: "De data zijn verwijderd, omdat ze bij het andere evenement horen.",
        }
        dates_dropped {
            en: "The dates were replaced by all dates of this event. Check them under “Valid on”.",
            nl: "De data zijn vervangen door alle data van dit evenement. Controleer ze onder ‘Geldig op’.",
        }
        dates_need_event { en: "Choose an event to see its dates.", nl: "Kies een evenement om de data te zien." }
        dates_none { en: "This event has no dates.", nl: "Dit evenement heeft geen data." }
        price: FieldText {
            en: field("Price", "With a point or a comma: 12.50"),
            nl: field("Prijs", "Met een komma of een punt: 12,50"),
        }
        price_jump {
            en: "The price becomes very different: is the decimal separator in the right place?",
            nl: "De prijs wordt heel anders: staat de komma op de goede plek?",
        }
        no_limit { en: "No limit", nl: "Geen limiet" }
        max_capacity: FieldText {
            en: field("Capacity", "How many can be sold. 0: no limit. To stop sales, hide the ticket."),
            nl: field("Capaciteit", "Hoeveel er verkocht kunnen worden. 0: geen limiet. Verberg het ticket om de verkoop te stoppen."),
        }
        capacity_unused {
            en: "Continuous events don’t use a capacity.",
            nl: "Doorlopende evenementen gebruiken geen capaciteit.",
        }
        sold_already(sold: &str) { en: format!("Sold so far: {sold}."), nl: format!("Tot nu toe verkocht: {sold}.") }
        none_left(sold: &str) {
            en: format!("Already sold: {sold}. With this capacity, none is left."),
            nl: format!("Al verkocht: {sold}. Met deze capaciteit is er niets meer over."),
        }
        min_order_amount: FieldText {
            en: field("Minimum per order", ""),
            nl: field("Minimum per bestelling", ""),
        }
        max_order_amount: FieldText {
            en: field("Maximum per order", ""),
            nl: field("Maximum per bestelling", ""),
        }
        template_id: FieldText {
            en: field("A4 template", "Template ID. Empty: default template"),
            nl: field("A4-sjabloon", "Sjabloon-ID. Leeg: standaardsjabloon"),
        }
        mobile_template_id: FieldText {
            en: field("Mobile template", "Template ID. Empty: default template"),
            nl: field("Sjabloon voor mobiel", "Sjabloon-ID. Leeg: standaardsjabloon"),
        }
        availability: FieldText {
            en: field("On sale", "No period: on sale whenever the shop is open."),
            nl: field("In de verkoop", "Geen periode: te koop zolang de shop open is."),
        }
        opens_at { en: "From", nl: "Van" }
        closes_at { en: "Until", nl: "Tot" }
        bulk_edit { en: "Change tickets", nl: "Tickets wijzigen" }
        bulk_title(count: usize) {
            en: match count {
                0 => "Choose the tickets to change".to_owned(),
                1 => "Change 1 ticket".to_owned(),
                _ => format!("Change {count} tickets"),
            },
            nl: match count {
                0 => "Kies de tickets die je wilt wijzigen".to_owned(),
                1 => "1 ticket wijzigen".to_owned(),
                _ => format!("{count} tickets wijzigen"),
            },
        }
        bulk_field { en: "What to change", nl: "Wat wijzigen" }
        bulk_value { en: "New value", nl: "Nieuwe waarde" }
        bulk_price_hint {
            en: "One price for all, or by how much each changes: +2.50, -2.50 or +10%.",
            nl: "Eén prijs voor alle, of hoeveel elke prijs verandert: +2,50, -2,50 of +10%.",
        }
        bulk_capacity_hint {
            en: "One number for all, or by how much each changes: +50 or -50. 0: no limit.",
            nl: "Eén aantal voor alle, of hoeveel elk aantal verandert: +50 of -50. 0: geen limiet.",
        }
        bulk_period_hint {
            en: "Empty: stays as it is.",
            nl: "Leeg: blijft zoals het is.",
        }
        bulk_none_left { en: "Zero or less: not changed", nl: "Nul of minder: niet gewijzigd" }
        bulk_no_limit { en: "No limit: not changed", nl: "Geen limiet: niet gewijzigd" }
        bulk_no_period {
            en: "No sale period yet: enter both times",
            nl: "Nog geen verkoopperiode: vul beide tijden in",
        }
        bulk_several_periods {
            en: "Several sale periods: change them on the ticket",
            nl: "Meerdere verkoopperiodes: wijzig ze bij het ticket",
        }
        bulk_ends_before_start {
            en: "Would end before it begins: not changed",
            nl: "Zou eindigen voor het begin: niet gewijzigd",
        }
        bulk_free { en: "Free: not changed", nl: "Gratis: niet gewijzigd" }
        bulk_find { en: "Find a ticket", nl: "Ticket zoeken" }
        bulk_all { en: "All tickets below", nl: "Alle tickets hieronder" }
        bulk_below_zero { en: "Below zero: not changed", nl: "Onder nul: niet gewijzigd" }
        bulk_stopped(saved: usize, count: usize) {
            en: format!("Stopped: {saved} of {count} tickets saved"),
            nl: format!("Gestopt: {saved} van {count} tickets opgeslagen"),
        }
        bulk_undone(count: usize) {
            en: match count {
                1 => "1 ticket is as before".to_owned(),
                _ => format!("{count} tickets are as before"),
            },
            nl: match count {
                1 => "1 ticket is weer zoals het was".to_owned(),
                _ => format!("{count} tickets zijn weer zoals ze waren"),
            },
        }
        bulk_leave {
            en: "Saving stops. What is saved already stays changed.",
            nl: "Het opslaan stopt. Wat al is opgeslagen, blijft gewijzigd.",
        }
        bulk_now { en: "Now", nl: "Nu" }
        bulk_after { en: "After saving", nl: "Na opslaan" }
        bulk_outcome { en: "Result", nl: "Resultaat" }
        bulk_unchanged { en: "Stays the same", nl: "Blijft gelijk" }
        bulk_save(count: usize) {
            en: match count {
                0 => "Save".to_owned(),
                1 => "Save 1 ticket".to_owned(),
                _ => format!("Save {count} tickets"),
            },
            nl: match count {
                0 => "Opslaan".to_owned(),
                1 => "1 ticket opslaan".to_owned(),
                _ => format!("{count} tickets opslaan"),
            },
        }
        bulk_saved(count: usize) {
            en: match count {
                1 => "1 ticket saved".to_owned(),
                _ => format!("{count} tickets saved"),
            },
            nl: match count {
                1 => "1 ticket opgeslagen".to_owned(),
                _ => format!("{count} tickets opgeslagen"),
            },
        }
        bulk_is_saved { en: "Saved", nl: "Opgeslagen" }
        bulk_changed_meanwhile {
            en: "Someone else changed this. Not saved.",
            nl: "Iemand anders heeft dit gewijzigd. Niet opgeslagen.",
        }
        bulk_not_taken {
            en: "The ticketing service saved something else",
            nl: "De ticketdienst heeft iets anders opgeslagen",
        }
        period(number: usize) { en: format!("Period {number}"), nl: format!("Periode {number}") }
        add_period { en: "Add period", nl: "Periode toevoegen" }
        remove_period { en: "Remove period", nl: "Periode verwijderen" }
        periods_over {
            en: "All periods are over: the ticket can’t be bought.",
            nl: "Alle periodes zijn voorbij: het ticket is niet te koop.",
        }
        periods_not_copied { en: "The sale periods could not be copied", nl: "De verkoopperiodes konden niet worden overgenomen" }
        periods_not_copied_advice {
            en: "Enter them again. Without any, the ticket is on sale whenever its shop is open.",
            nl: "Vul ze opnieuw in. Zonder periode is het ticket te koop zodra de shop open is.",
        }
        availability_unshown {
            en: "These periods can’t be edited here.",
            nl: "Deze periodes kun je hier niet bewerken.",
        }
        related_tickets: FieldText {
            en: field("Recommended tickets", "Shown to customers next to this ticket"),
            nl: field("Aanbevolen tickets", "Klanten zien ze naast dit ticket"),
        }
        excluded_tickets: FieldText {
            en: field("Can’t be combined with", "Can’t be bought in the same order"),
            nl: field("Niet te combineren met", "Niet te koop in dezelfde bestelling"),
        }
        search { en: "Search tickets", nl: "Tickets zoeken" }
        no_others { en: "No other tickets.", nl: "Geen andere tickets." }
        on_fire: FieldText {
            en: field("Popular", "Marks the ticket with a flame"),
            nl: field("Populair", "Zet een vlam bij het ticket"),
        }
        sales_percentage_active: FieldText {
            en: field("Show % sold in the shop", "Customers see what percentage is sold"),
            nl: field("% verkocht tonen in de shop", "Klanten zien welk percentage verkocht is"),
        }
        sales_percentage: FieldText {
            en: field("Percentage", "A whole number from 0 to 100"),
            nl: field("Percentage", "Een geheel getal van 0 tot en met 100"),
        }
        is_hidden: FieldText {
            en: field("Hidden", "Hidden from all shops; can’t be bought"),
            nl: field("Verborgen", "Verborgen in alle shops; niet te koop"),
        }
        is_entry: FieldText {
            en: field("Entry ticket", "Grants entry"),
            nl: field("Toegangsticket", "Geeft toegang"),
        }
    }
}
