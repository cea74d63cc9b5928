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
            en: "An event is what people come to. It holds the tickets that they buy, and a shop shows it. Create the first one here.",
            nl: "Een evenement is waar mensen op afkomen. Het bevat de tickets die zij kopen, en een shop toont het. Maak hier het eerste aan.",
        }
        no_change {
            en: "The service offers no way to change or delete an event. To take one off sale, hide its tickets, or take it out of the shops that show it.",
            nl: "De dienst biedt geen manier om een evenement te wijzigen of te verwijderen. Haal het uit de verkoop door de tickets te verbergen, of door het uit de shops te halen.",
        }
        to_tickets { en: "To its tickets", nl: "Naar de tickets" }
        to_shops { en: "To its shops", nl: "Naar de shops" }
        parts { en: "Coming and past events", nl: "Komende en afgelopen evenementen" }
        coming { en: "Coming", nl: "Komend" }
        past { en: "Past", nl: "Afgelopen" }
        is_past { en: "Over", nl: "Afgelopen" }
        next_date { en: "Next date", nl: "Eerstvolgende datum" }
        continuous { en: "Continuous", nl: "Doorlopend" }
        id { en: "Id", nl: "Id" }
        tabs { en: "This event", nl: "Dit evenement" }
        overview { en: "Overview", nl: "Overzicht" }
        tickets { en: "Tickets", nl: "Tickets" }
        orders { en: "Orders", nl: "Bestellingen" }
        purchases { en: "Purchases", nl: "Aankopen" }
        shops { en: "Shops", nl: "Shops" }
        new_ticket { en: "New ticket for this event", nl: "Nieuw ticket voor dit evenement" }
        add_ticket { en: "Add a ticket", nl: "Ticket toevoegen" }
        new_from { en: "New from this one", nl: "Nieuw op basis hiervan" }
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
            en: "Nobody can buy anything for this event before it has one.",
            nl: "Zolang er geen ticket is, kan niemand iets kopen voor dit evenement.",
        }
        not_for_checkout {
            en: "These ids must not be put in a checkout. Those that may be are on the page of a shop that shows the event.",
            nl: "Deze ids horen niet in een checkout. Welke wel, staat op de pagina van een shop die het evenement toont.",
        }
        no_shops { en: "No shop shows this event", nl: "Geen shop toont dit evenement" }
        no_shops_advice {
            en: "Nobody can buy its tickets. Edit a shop and choose this event among its events.",
            nl: "Niemand kan er tickets voor kopen. Bewerk een shop en kies daar dit evenement.",
        }
        leave_shop {
            en: "To take the event out of a shop, edit the shop and leave the event out.",
            nl: "Bewerk een shop en laat het evenement weg om het eruit te halen.",
        }
        final_title {
            en: "Once created, an event stays as it is",
            nl: "Een evenement blijft zoals u het aanmaakt",
        }
        name: FieldText { en: field("Name", "As customers see it"), nl: field("Naam", "Zoals klanten hem zien") }
        r#type: FieldText {
            en: field("Type", "The service does not say which types there are; your shops show those that your events have."),
            nl: field("Type", "De dienst vertelt niet welke typen er zijn; uw shops tonen welke uw evenementen hebben."),
        }
        description: FieldText {
            en: field("Description", "What customers read about it"),
            nl: field("Beschrijving", "Wat klanten erover lezen"),
        }
        dates: FieldText {
            en: field("Dates", "Each with its start and its end."),
            nl: field("Data", "Elk met begin en einde."),
        }
        starts_at { en: "From", nl: "Van" }
        ends_at { en: "Until", nl: "Tot" }
        add_date { en: "Add date", nl: "Datum toevoegen" }
        remove_date { en: "Remove date", nl: "Datum verwijderen" }
        dates_in_short(count: usize, first: &str, last: &str) {
            en: format!("{count} dates, from {first} to {last}"),
            nl: format!("{count} data, van {first} tot en met {last}"),
        }
        repeat { en: "Repeat these dates", nl: "Deze data herhalen" }
        repeat_hint {
            en: "At the same local time, also after the clocks change",
            nl: "Op dezelfde plaatselijke tijd, ook na het verzetten van de klok",
        }
        no_repeat { en: "Not repeated", nl: "Niet herhalen" }
        every_day { en: "Every day", nl: "Elke dag" }
        every_week { en: "Every week", nl: "Elke week" }
        until { en: "Up to and including", nl: "Tot en met" }
        until_hint {
            en: "The dates are shown here before you add them.",
            nl: "De data staan hier voordat u ze toevoegt.",
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
        left_out { en: "Left out.", nl: "Weggelaten." }
        max_capacity: FieldText {
            en: field("Capacity per day", "How many people fit in a day; the service does not say when it needs this."),
            nl: field("Capaciteit per dag", "Hoeveel mensen er op een dag in kunnen; de dienst zegt niet wanneer dit nodig is."),
        }
        is_online: FieldText {
            en: field("Online", "The event has no physical location; a venue is not needed then."),
            nl: field("Online", "Het evenement heeft geen fysieke locatie; een adres is dan niet nodig."),
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
            en: field("Header image", "An image file; the service does not say which size it wants."),
            nl: field("Kopafbeelding", "Een afbeelding; de dienst zegt niet welk formaat hij wil."),
        }
        header_video: FieldText {
            en: field("Video link", "The service takes links of one video site only, and does not say which."),
            nl: field("Videolink", "De dienst neemt alleen links van één videosite aan, en zegt niet welke."),
        }
        service_fee: FieldText {
            en: field("Service fee", "On top of the price of each ticket"),
            nl: field("Servicekosten", "Boven op de prijs van elk ticket"),
        }
        advanced_summary {
            en: "Extra information, legal documents and reminder mails",
            nl: "Extra informatie, juridische documenten en herinneringsmails",
        }
        advanced_hint {
            en: "The service does not describe these, so they are written as JSON. Leave them empty unless the service told you what to put here.",
            nl: "De dienst beschrijft deze niet, dus ze worden als JSON geschreven. Laat ze leeg, tenzij de dienst u heeft verteld wat hier hoort.",
        }
        extra_info: FieldText {
            en: field("Extra information", "A JSON object"),
            nl: field("Extra informatie", "Een JSON-object"),
        }
        legal: FieldText { en: field("Legal", "A JSON object"), nl: field("Juridisch", "Een JSON-object") }
        mail_moments: FieldText {
            en: field("Reminder mails", "A JSON list"),
            nl: field("Herinneringsmails", "Een JSON-lijst"),
        }
        from_title(name: &str) {
            en: format!("Filled in from “{name}”"),
            nl: format!("Ingevuld op basis van ‘{name}’"),
        }
        from_not_copied {
            en: "The service does not show the capacity, the image, the video, the fee, the legal documents and the reminder mails of an event, nor whether it is online. Fill those in again. Its tickets are not copied either.",
            nl: "De dienst toont van een evenement niet de capaciteit, de afbeelding, de video, de servicekosten, de juridische documenten en de herinneringsmails, en ook niet of het online is. Vul die opnieuw in. Ook de tickets worden niet meegenomen.",
        }
        from_unshown {
            en: "No shop shows that event, so its type and its description are not known either.",
            nl: "Geen shop toont dat evenement, dus ook het type en de beschrijving zijn niet bekend.",
        }
        first_day { en: "Day of the first date", nl: "Dag van de eerste datum" }
        first_day_hint(was: &str, count: usize) {
            en: match count {
                1 => format!("It was {was}. The time of day stays the same."),
                _ => format!("It was {was}. All {count} dates move by as many days and keep their times of day."),
            },
            nl: match count {
                1 => format!("Die was {was}. De tijd van de dag blijft gelijk."),
                _ => format!(
                    "Die was {was}. Alle {count} data verschuiven evenveel dagen en houden hun tijd van de dag."
                ),
            },
        }
        move_trouble {
            en: "Look at the dates: one of them is on a day when the clocks change",
            nl: "Kijk de data na: een ervan valt op een dag waarop de klok wordt verzet",
        }
    }
}
