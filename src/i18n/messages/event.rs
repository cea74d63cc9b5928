//! Events in words.

use super::field::{FieldText, field};
use super::messages;

messages! {
    /// Events.
    EventMessages {
        title { en: "Events", nl: "Evenementen" }
        new { en: "New event", nl: "Nieuw evenement" }
        new_title { en: "New event", nl: "Nieuw evenement" }
        create { en: "Create event", nl: "Evenement aanmaken" }
        created { en: "Event created", nl: "Evenement aangemaakt" }
        empty { en: "No events yet", nl: "Nog geen evenementen" }
        empty_advice {
            en: "An event has dates and tickets, and is sold in a shop. Create your first event.",
            nl: "Een evenement heeft data en tickets, en wordt verkocht in een shop. Maak je eerste evenement aan.",
        }
        no_change {
            en: "Events can’t be edited or deleted. To stop sales, hide its tickets or remove it from its shops.",
            nl: "Je kunt een evenement niet bewerken of verwijderen. Stop de verkoop door de tickets te verbergen of het uit de shops te halen.",
        }
        to_tickets { en: "Go to tickets", nl: "Naar de tickets" }
        to_shops { en: "Go to shops", nl: "Naar de shops" }
        parts { en: "Upcoming and past events", nl: "Komende en afgelopen evenementen" }
        coming { en: "Upcoming", nl: "Komend" }
        past { en: "Past", nl: "Afgelopen" }
        search_past { en: "Look in past events", nl: "Zoek bij afgelopen" }
        search_coming { en: "Look in upcoming events", nl: "Zoek bij komende" }
        is_past { en: "Past", nl: "Afgelopen" }
        date { en: "Date", nl: "Datum" }
        continuous { en: "Continuous", nl: "Doorlopend" }
        id { en: "ID", nl: "ID" }
        tabs { en: "This event", nl: "Dit evenement" }
        overview { en: "Overview", nl: "Overzicht" }
        tickets { en: "Tickets", nl: "Tickets" }
        ticket { en: "Ticket", nl: "Ticket" }
        orders { en: "Orders", nl: "Bestellingen" }
        purchases { en: "Purchases", nl: "Aankopen" }
        shops { en: "Shops", nl: "Shops" }
        availability { en: "Availability", nl: "Te koop?" }
        why_not { en: "What can be bought?", nl: "Wat is er te koop?" }
        new_ticket { en: "New ticket for this event", nl: "Nieuw ticket voor dit evenement" }
        add_ticket { en: "Add a ticket", nl: "Ticket toevoegen" }
        copy_tickets { en: "Copy from another event", nl: "Kopiëren van een ander evenement" }
        next_edition { en: "Next edition", nl: "Volgende editie" }
        has_next_edition {
            en: "This event already has a next edition",
            nl: "Dit evenement heeft al een volgende editie",
        }
        new_from { en: "Duplicate event", nl: "Evenement dupliceren" }
        basics { en: "Event", nl: "Evenement" }
        when { en: "When", nl: "Wanneer" }
        place { en: "Where", nl: "Waar" }
        on_sale { en: "On sale", nl: "Verkoop" }
        presentation { en: "In the shop", nl: "In de shop" }
        advanced { en: "Advanced", nl: "Geavanceerd" }
        outline { en: "What will be created", nl: "Wat er wordt aangemaakt" }
        ticket_types(count: usize) {
            en: match count {
                1 => "1 ticket type".to_owned(),
                _ => format!("{count} ticket types"),
            },
            nl: match count {
                1 => "1 ticketsoort".to_owned(),
                _ => format!("{count} ticketsoorten"),
            },
        }
        sold_out { en: "Sold out", nl: "Uitverkocht" }
        no_tickets { en: "No tickets yet", nl: "Nog geen tickets" }
        no_tickets_advice {
            en: "Add a ticket so that customers can buy.",
            nl: "Voeg een ticket toe, zodat klanten kunnen kopen.",
        }
        not_for_checkout {
            en: "Don’t use these IDs in a checkout. Use those on the page of a shop.",
            nl: "Gebruik deze ID’s niet bij het afrekenen. Gebruik die op de pagina van een shop.",
        }
        no_shops { en: "Not in any shop", nl: "In geen enkele shop" }
        no_shops_advice {
            en: "Tickets can’t be bought. Add the event to a shop.",
            nl: "De tickets zijn niet te koop. Voeg het evenement aan een shop toe.",
        }
        add_to_shop { en: "Add to a shop", nl: "Aan een shop toevoegen" }
        add_to(shop: &str) { en: format!("Add to {shop}"), nl: format!("Aan {shop} toevoegen") }
        new_shop { en: "New shop for this event", nl: "Nieuwe shop voor dit evenement" }
        next_steps { en: "Next steps", nl: "Volgende stappen" }
        step_created { en: "Event created", nl: "Evenement aangemaakt" }
        step_tickets { en: "Add tickets", nl: "Tickets toevoegen" }
        step_shop { en: "Add it to a shop", nl: "Aan een shop toevoegen" }
        leave_shop {
            en: "To remove the event from a shop, edit the shop.",
            nl: "Bewerk de shop om het evenement eruit te halen.",
        }
        final_title {
            en: "You can’t edit an event after creating it",
            nl: "Je kunt een evenement na het aanmaken niet bewerken",
        }
        name: FieldText { en: field("Name", "As customers see it"), nl: field("Naam", "Zoals klanten het zien") }
        r#type: FieldText {
            en: field("Type", "As used by your ticketing service, e.g. “Eenmalig”"),
            nl: field("Type", "Zoals je ticketdienst het noemt, bijvoorbeeld ‘Eenmalig’"),
        }
        description: FieldText {
            en: field("Description", "What customers read about it"),
            nl: field("Beschrijving", "Wat klanten erover lezen"),
        }
        dates: FieldText {
            en: field("Dates", "Start and end of each date."),
            nl: field("Data", "Begin en einde van elke datum."),
        }
        starts_at { en: "From", nl: "Van" }
        ends_at { en: "Until", nl: "Tot" }
        date_number(number: usize) { en: format!("Date {number}"), nl: format!("Datum {number}") }
        date_of(number: usize, count: usize) {
            en: format!("Date {number} of {count}"),
            nl: format!("Datum {number} van {count}"),
        }
        add_date { en: "Add date", nl: "Datum toevoegen" }
        remove_date { en: "Remove date", nl: "Datum verwijderen" }
        date_past(date: &str) {
            en: format!("{date} is in the past. An event can’t be changed once it is created."),
            nl: format!("{date} is voorbij. Een evenement kan niet meer worden gewijzigd als het is gemaakt."),
        }
        date_far(date: &str) {
            en: format!("{date} is more than five years away. An event can’t be changed once it is created."),
            nl: format!("{date} is over meer dan vijf jaar. Een evenement kan niet meer worden gewijzigd als het is gemaakt."),
        }
        date_long(date: &str) {
            en: format!("{date} lasts more than two days. Add a date for each day that visitors can come on."),
            nl: format!("{date} duurt meer dan twee dagen. Voeg een datum toe voor elke dag waarop bezoekers kunnen komen."),
        }
        date_twice(date: &str) {
            en: format!("{date} is the same as one before it. An event can’t be changed once it is created."),
            nl: format!("{date} is dezelfde als een eerdere. Een evenement kan niet meer worden gewijzigd als het is gemaakt."),
        }
        dates_in_short(count: usize, first: &str, last: &str) {
            en: format!("{count} dates, from {first} to {last}"),
            nl: format!("{count} data, van {first} tot en met {last}"),
        }
        repeat: FieldText {
            en: field("Repeat these dates", "At the same local time, even when the clocks change"),
            nl: field("Deze data herhalen", "Op dezelfde plaatselijke tijd, ook na het verzetten van de klok"),
        }
        no_repeat { en: "Don’t repeat", nl: "Niet herhalen" }
        every_day { en: "Every day", nl: "Elke dag" }
        every_week { en: "Every week", nl: "Elke week" }
        until: FieldText {
            en: field("Up to and including", "You see the dates before you add them."),
            nl: field("Tot en met", "Je ziet de data voordat je ze toevoegt."),
        }
        add_dates(count: usize) {
            en: match count {
                1 => "Add this date".to_owned(),
                _ => format!("Add these {count} dates"),
            },
            nl: match count {
                1 => "Deze datum toevoegen".to_owned(),
                _ => format!("Deze {count} data toevoegen"),
            },
        }
        most_planned(count: usize) {
            en: format!("Only the first {count} dates."),
            nl: format!("Alleen de eerste {count} data."),
        }
        left_out { en: "Left out.", nl: "Weggelaten." }
        max_capacity: FieldText {
            en: field("Capacity per day", "How many people can attend per day"),
            nl: field("Capaciteit per dag", "Hoeveel mensen er per dag terechtkunnen"),
        }
        is_online: FieldText {
            en: field("Online", "No venue needed"),
            nl: field("Online", "Geen adres nodig"),
        }
        venue_name: FieldText { en: field("Venue", ""), nl: field("Locatie", "") }
        street: FieldText { en: field("Street", ""), nl: field("Straat", "") }
        house_number: FieldText { en: field("House number", ""), nl: field("Huisnummer", "") }
        addition: FieldText { en: field("Addition", ""), nl: field("Toevoeging", "") }
        zipcode: FieldText { en: field("Postal code", ""), nl: field("Postcode", "") }
        city: FieldText { en: field("City", ""), nl: field("Plaats", "") }
        state: FieldText { en: field("State or province", ""), nl: field("Provincie of staat", "") }
        country: FieldText { en: field("Country", ""), nl: field("Land", "") }
        header_image: FieldText {
            en: field("Header image", "Shown at the top of the shop"),
            nl: field("Headerafbeelding", "Bovenaan de shop"),
        }
        header_video: FieldText {
            en: field("Video link", "Your ticketing service accepts links of one video site"),
            nl: field("Videolink", "Je ticketdienst accepteert links van één videosite"),
        }
        service_fee: FieldText {
            en: field("Service fee", "Added to the price of each ticket"),
            nl: field("Servicekosten", "Boven op de prijs van elk ticket"),
        }
        advanced_summary {
            en: "Extra information, legal documents and reminder emails",
            nl: "Extra informatie, juridische documenten en herinneringsmails",
        }
        advanced_hint {
            en: "Enter JSON only if your ticketing service asks for it.",
            nl: "Vul alleen JSON in als je ticketdienst erom vraagt.",
        }
        extra_info: FieldText {
            en: field("Extra information", "A JSON object"),
            nl: field("Extra informatie", "Een JSON-object"),
        }
        legal: FieldText { en: field("Legal", "A JSON object"), nl: field("Juridisch", "Een JSON-object") }
        mail_moments: FieldText {
            en: field("Reminder emails", "A JSON list"),
            nl: field("Herinneringsmails", "Een JSON-lijst"),
        }
        from_title(name: &str) {
            en: format!("Copied from “{name}”"),
            nl: format!("Gekopieerd van ‘{name}’"),
        }
        from_not_copied {
            en: "Enter these again: image, video, fee, legal documents, reminder emails, and whether the event is online. Tickets can be copied afterwards.",
            nl: "Vul opnieuw in: afbeelding, video, servicekosten, juridische documenten, herinneringsmails, en of het online is. Tickets kun je daarna kopiëren.",
        }
        from_unshown {
            en: "That event isn’t in a shop, so enter its type, description and capacity, too.",
            nl: "Dat evenement staat in geen shop, dus vul ook het type, de beschrijving en de capaciteit in.",
        }
        first_day { en: "Day of the first date", nl: "Dag van de eerste datum" }
        first_day_hint(was: &str, count: usize) {
            en: match count {
                1 => format!("Was {was}. The time stays the same."),
                _ => format!("Was {was}. All {count} dates move by as many days; times stay the same."),
            },
            nl: match count {
                1 => format!("Was {was}. De tijd blijft gelijk."),
                _ => format!(
                    "Was {was}. Alle {count} data schuiven evenveel dagen op; de tijden blijven gelijk."
                ),
            },
        }
        move_trouble {
            en: "Check the dates: the clocks change on one of them",
            nl: "Controleer de data: op een ervan wordt de klok verzet",
        }
    }
}
