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
        duplicate { en: "Duplicate", nl: "Dupliceren" }
        copy_of(name: &str) { en: format!("{name} (copy)"), nl: format!("{name} (kopie)") }
        hide { en: "Hide", nl: "Verbergen" }
        show { en: "Show", nl: "Tonen" }
        mark_popular { en: "Mark popular", nl: "Populair maken" }
        unmark_popular { en: "Unmark", nl: "Niet meer populair" }
        now_hidden(name: &str) { en: format!("“{name}” is hidden."), nl: format!("‘{name}’ is verborgen.") }
        now_shown(name: &str) {
            en: format!("“{name}” is shown in its shops."),
            nl: format!("‘{name}’ is te zien in de shops."),
        }
        now_popular(name: &str) {
            en: format!("“{name}” is marked as popular."),
            nl: format!("‘{name}’ staat als populair gemarkeerd."),
        }
        now_unmarked(name: &str) {
            en: format!("“{name}” is no longer marked as popular."),
            nl: format!("‘{name}’ staat niet meer als populair gemarkeerd."),
        }
        undo { en: "Undo", nl: "Ongedaan maken" }
        look_at_row {
            en: "The list is read again: look at what it says of this ticket.",
            nl: "De lijst wordt opnieuw gelezen: kijk wat er bij dit ticket staat.",
        }
        empty { en: "No tickets yet", nl: "Nog geen tickets" }
        empty_advice {
            en: "A ticket is what customers buy: a day pass, a seat, a parking place. Create the first one here.",
            nl: "Een ticket is wat klanten kopen: een dagkaart, een stoel, een parkeerplaats. Maak hier het eerste aan.",
        }
        created { en: "Ticket created", nl: "Ticket aangemaakt" }
        created_without_dates { en: "valid on no date", nl: "op geen datum geldig" }
        created_without_entry { en: "grants no entry", nl: "geeft geen toegang" }
        created_hidden { en: "hidden", nl: "verborgen" }
        updated { en: "Changes saved", nl: "Wijzigingen opgeslagen" }
        no_deletion {
            en: "The service offers no way to delete a ticket. To take it off sale, edit it and switch on “Hidden”.",
            nl: "De dienst biedt geen manier om een ticket te verwijderen. Haal het uit de verkoop door het te bewerken en ‘Verborgen’ aan te zetten.",
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
                (None, Some(most)) => format!("tot {most}"),
                (None, None) => "—".to_owned(),
            },
        }
        state { en: "State", nl: "Status" }
        no_event { en: "No event", nl: "Geen evenement" }
        id { en: "Id", nl: "Id" }
        tags { en: "Tags", nl: "Labels" }
        service_fee { en: "Service fee", nl: "Servicekosten" }
        fields { en: "Fields", nl: "Velden" }
        basics { en: "Ticket", nl: "Ticket" }
        sale { en: "Sale", nl: "Verkoop" }
        admission { en: "Admission", nl: "Toegang" }
        presentation { en: "In the shop", nl: "In de shop" }
        name: FieldText { en: field("Name", "As customers see it"), nl: field("Naam", "Zoals klanten hem zien") }
        event_id: FieldText { en: field("Event", ""), nl: field("Evenement", "") }
        dates: FieldText {
            en: field("Valid on", "The dates of the event on which it can be scanned"),
            nl: field("Geldig op", "De data van het evenement waarop het gescand kan worden"),
        }
        dates_removed {
            en: "The dates were removed: they belong to the event.",
            nl: "De data zijn verwijderd: ze horen bij het evenement.",
        }
        dates_dropped {
            en: "The dates were replaced by all dates of this event. Check them under “Valid on”.",
            nl: "De data zijn vervangen door alle data van dit evenement. Controleer ze onder “Geldig op”.",
        }
        dates_need_event { en: "Choose an event to see its dates.", nl: "Kies een evenement om de data te zien." }
        dates_none { en: "This event has no dates.", nl: "Dit evenement heeft geen data." }
        price: FieldText {
            en: field("Price", "With a point or a comma: 12.50"),
            nl: field("Prijs", "Met een komma of een punt: 12,50"),
        }
        no_limit { en: "No limit", nl: "Geen limiet" }
        max_capacity: FieldText {
            en: field("Capacity", "How many can be sold"),
            nl: field("Capaciteit", "Hoeveel er verkocht kunnen worden"),
        }
        capacity_unused {
            en: "This event runs on without end, so the service does not use a capacity.",
            nl: "Dit evenement loopt door zonder einde; de dienst gebruikt daarbij geen capaciteit.",
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
            en: field("A4 template", "The id of a template; empty for the default one"),
            nl: field("A4-sjabloon", "Het id van een sjabloon; leeg voor het standaardsjabloon"),
        }
        mobile_template_id: FieldText {
            en: field("Phone template", "The id of a template; empty for the default one"),
            nl: field("Telefoonsjabloon", "Het id van een sjabloon; leeg voor het standaardsjabloon"),
        }
        availability: FieldText {
            en: field("On sale", "Without a period it is on sale whenever its shop is."),
            nl: field("In de verkoop", "Zonder periode is het te koop zolang de shop open is."),
        }
        opens_at { en: "From", nl: "Van" }
        closes_at { en: "Until", nl: "Tot" }
        add_period { en: "Add period", nl: "Periode toevoegen" }
        remove_period { en: "Remove period", nl: "Periode verwijderen" }
        availability_unshown {
            en: "The service describes these periods in a way that Loket does not know, so they can only be shown.",
            nl: "De dienst beschrijft deze periodes op een manier die Loket niet kent; ze zijn alleen te bekijken.",
        }
        related_tickets: FieldText {
            en: field("Recommended with it", "Tickets that customers are shown beside this one"),
            nl: field("Aanbevolen erbij", "Tickets die klanten naast dit ticket te zien krijgen"),
        }
        excluded_tickets: FieldText {
            en: field("Not together with it", "Tickets that can't be bought in the same order"),
            nl: field("Niet samen ermee", "Tickets die niet in dezelfde bestelling gekocht kunnen worden"),
        }
        search { en: "Search tickets", nl: "Tickets zoeken" }
        no_others { en: "There are no other tickets.", nl: "Er zijn geen andere tickets." }
        on_fire: FieldText {
            en: field("Popular", "Marks the ticket with a flame"),
            nl: field("Populair", "Zet een vlam bij het ticket"),
        }
        sales_percentage_active: FieldText {
            en: field("Show how much is sold", "Customers see which part is gone"),
            nl: field("Tonen hoeveel verkocht is", "Klanten zien welk deel weg is"),
        }
        sales_percentage: FieldText {
            en: field("Percentage", "A whole number from 0 to 100"),
            nl: field("Percentage", "Een geheel getal van 0 tot en met 100"),
        }
        is_hidden: FieldText {
            en: field("Hidden", "In no shop, and so not for sale"),
            nl: field("Verborgen", "In geen enkele shop, en dus niet te koop"),
        }
        is_entry: FieldText {
            en: field("Entry ticket", "Lets its holder in"),
            nl: field("Toegangsticket", "Geeft toegang"),
        }
    }
}
