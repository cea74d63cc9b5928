//! Shops in words.

use super::field::{FieldText, field};
use super::messages;

messages! {
    /// Shops.
    ShopMessages {
        title { en: "Shops", nl: "Shops" }
        one { en: "Shop", nl: "Shop" }
        new { en: "New shop", nl: "Nieuwe shop" }
        new_title { en: "New shop", nl: "Nieuwe shop" }
        create { en: "Create shop", nl: "Shop aanmaken" }
        created { en: "Shop created", nl: "Shop aangemaakt" }
        edit { en: "Edit shop", nl: "Shop bewerken" }
        edit_title(name: &str) { en: format!("Edit shop “{name}”"), nl: format!("Shop ‘{name}’ bewerken") }
        updated { en: "Changes saved", nl: "Wijzigingen opgeslagen" }
        change { en: "Change", nl: "Wijzigen" }
        empty { en: "No shops yet", nl: "Nog geen shops" }
        empty_advice {
            en: "A shop is the website where customers buy tickets for the events that it shows. Create the first one here.",
            nl: "Een shop is de website waar klanten tickets kopen voor de evenementen die er staan. Maak hier de eerste aan.",
        }
        no_deletion {
            en: "The service offers no way to delete a shop. To stop its sale, edit it and take its events out, or let its availability end.",
            nl: "De dienst biedt geen manier om een shop te verwijderen. Stop de verkoop door de evenementen eruit te halen, of door de openstelling te laten eindigen.",
        }
        live { en: "Live shop", nl: "De shop zelf" }
        opens_tab { en: "Opens in another tab", nl: "Opent in een ander tabblad" }
        is_available { en: "Open now", nl: "Nu open" }
        invoicing { en: "Invoicing", nl: "Op factuur" }
        always { en: "No periods set", nl: "Geen periodes ingesteld" }
        id { en: "Id", nl: "Id" }
        only_these {
            en: "This is what customers get. Only the ids of tickets and products on this page may be put in a checkout; those of other pages may not.",
            nl: "Dit krijgen klanten te zien. Alleen de ids van tickets en producten op deze pagina horen in een checkout; die van andere pagina's niet.",
        }
        no_events { en: "This shop shows no events", nl: "Deze shop toont geen evenementen" }
        no_events_advice {
            en: "Customers can buy nothing here. Edit the shop and choose its events.",
            nl: "Klanten kunnen hier niets kopen. Bewerk de shop en kies de evenementen.",
        }
        characteristics { en: "Characteristics", nl: "Kenmerken" }
        on_sale { en: "On sale", nl: "In de verkoop" }
        sold { en: "Sold", nl: "Verkocht" }
        total_capacity { en: "Total capacity", nl: "Totale capaciteit" }
        capacity_per_day { en: "Capacity per day", nl: "Capaciteit per dag" }
        doors(time: &str) { en: format!(" (doors {time})"), nl: format!(" (deuren {time})") }
        tickets { en: "Tickets", nl: "Tickets" }
        products { en: "Products", nl: "Producten" }
        other { en: "Other, as received", nl: "Overig, zoals ontvangen" }
        checkout_id { en: "Id for a checkout", nl: "Id voor een checkout" }
        total { en: "Price with fee", nl: "Prijs met kosten" }
        sold_of { en: "Sold / capacity", nl: "Verkocht / capaciteit" }
        shows_percentage(percentage: &str) {
            en: format!("Shows {percentage}%"),
            nl: format!("Toont {percentage}%"),
        }
        copy_id(name: &str) { en: format!("Copy the id of {name}"), nl: format!("Id van {name} kopiëren") }
        copied(name: &str) {
            en: format!("The id of “{name}” is copied."),
            nl: format!("Het id van ‘{name}’ is gekopieerd."),
        }
        not_copied { en: "Copy it by hand", nl: "Kopieer het met de hand" }
        settings { en: "Settings", nl: "Instellingen" }
        sale { en: "Sale", nl: "Verkoop" }
        look { en: "Look", nl: "Uiterlijk" }
        tracking { en: "Tracking", nl: "Meten" }
        banner { en: "Banner", nl: "Banner" }
        text { en: "Text", nl: "Tekst" }
        html { en: "HTML", nl: "HTML" }
        css { en: "CSS", nl: "CSS" }
        url: FieldText {
            en: field("Subdomain", "The beginning of the shop's address: lowercase letters, digits and hyphens"),
            nl: field("Subdomein", "Het begin van het adres van de shop: kleine letters, cijfers en streepjes"),
        }
        events: FieldText {
            en: field("Events", "What the shop shows"),
            nl: field("Evenementen", "Wat de shop toont"),
        }
        search_events { en: "Search events", nl: "Evenementen zoeken" }
        language: FieldText {
            en: field("Language", "The language it opens in, such as nl or en"),
            nl: field("Taal", "De taal waarin hij opent, zoals nl of en"),
        }
        header_image: FieldText {
            en: field("Header image", "An image file; the service does not say which size it wants."),
            nl: field("Kopafbeelding", "Een afbeelding; de dienst zegt niet welk formaat hij wil."),
        }
        availability: FieldText {
            en: field("Public", "When customers can open it."),
            nl: field("Openbaar", "Wanneer klanten erin kunnen."),
        }
        payment_methods: FieldText {
            en: field("Payment methods", "The service does not say which there are: type the names that it gave you, such as ideal."),
            nl: field("Betaalmethoden", "De dienst zegt niet welke er zijn: typ de namen die u van de dienst hebt gekregen, zoals ideal."),
        }
        analytics_tag: FieldText { en: field("Analytics tag", ""), nl: field("Analytics-tag", "") }
        social_pixel_id: FieldText { en: field("Advertising pixel", ""), nl: field("Advertentiepixel", "") }
        social: FieldText {
            en: field("Social media", "A JSON object"),
            nl: field("Sociale media", "Een JSON-object"),
        }
        protected: FieldText {
            en: field("Protected", "Not open to everybody"),
            nl: field("Afgeschermd", "Niet voor iedereen toegankelijk"),
        }
        queue: FieldText { en: field("Queue", "A JSON object"), nl: field("Wachtrij", "Een JSON-object") }
        custom_color: FieldText {
            en: field("Colour", "A code such as #1a2b3c"),
            nl: field("Kleur", "Een code zoals #1a2b3c"),
        }
        white_text { en: "White text on it", nl: "Witte tekst erop" }
        black_text { en: "Black text on it", nl: "Zwarte tekst erop" }
        contrast(text: &str, ratio: &str, verdict: &str) {
            en: format!("{text}: {verdict} ({ratio} to 1)"),
            nl: format!("{text}: {verdict} ({ratio} op 1)"),
        }
        readable { en: "easy to read", nl: "goed leesbaar" }
        readable_large { en: "only readable when large", nl: "alleen groot leesbaar" }
        unreadable { en: "hard to read", nl: "slecht leesbaar" }
        advanced_summary { en: "Social media and queue", nl: "Sociale media en wachtrij" }
        advanced_hint {
            en: "The service does not describe these, so they are written as JSON. Leave them empty unless the service told you what to put here.",
            nl: "De dienst beschrijft deze niet, dus ze worden als JSON geschreven. Laat ze leeg, tenzij de dienst u heeft verteld wat hier hoort.",
        }
        leave_empty {
            en: "Leave a field empty to keep what is set",
            nl: "Laat een veld leeg om te houden wat er staat",
        }
        replaces { en: "What you fill in replaces what is set.", nl: "Wat u invult, vervangt wat er staat." }
        not_returned { en: "not shown by the service", nl: "wordt door de dienst niet getoond" }
        not_returned_list {
            en: "The service does not show the payment methods, the tags, the social media settings, the queue and the header image of a shop.",
            nl: "De dienst toont van een shop niet de betaalmethoden, de tags, de instellingen voor sociale media, de wachtrij en de kopafbeelding.",
        }
    }
}
