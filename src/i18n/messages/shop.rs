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
            en: "A shop is the website where customers buy tickets. Create your first shop.",
            nl: "Een shop is de website waar klanten tickets kopen. Maak je eerste shop aan.",
        }
        url_changes {
            en: "The address of the shop changes: shared and printed links may stop working.",
            nl: "Het adres van de shop verandert: gedeelde en gedrukte links werken dan misschien niet meer.",
        }
        added {
            en: "The event is selected below, but not saved yet. Review and save the change.",
            nl: "Het evenement is hieronder gekozen, maar nog niet opgeslagen. Controleer de wijziging en sla op.",
        }
        no_deletion {
            en: "Shops can’t be deleted. To stop sales, remove its events or end its opening period.",
            nl: "Je kunt een shop niet verwijderen. Stop de verkoop door de evenementen eruit te halen of de openingsperiode te beëindigen.",
        }
        address { en: "Web address", nl: "Webadres" }
        opens_tab { en: "Opens in another tab", nl: "Opent in een ander tabblad" }
        closed { en: "Closed", nl: "Gesloten" }
        is_available { en: "Open", nl: "Open" }
        invoicing { en: "Invoicing", nl: "Op factuur" }
        always { en: "always open", nl: "altijd open" }
        id { en: "ID", nl: "ID" }
        only_these {
            en: "This is what customers see. Use only the IDs on this page in a checkout.",
            nl: "Dit zien klanten. Gebruik bij het afrekenen alleen de ID’s op deze pagina.",
        }
        no_events { en: "No events in this shop", nl: "Geen evenementen in deze shop" }
        no_events_advice {
            en: "Edit the shop and add events.",
            nl: "Bewerk de shop en voeg evenementen toe.",
        }
        characteristics { en: "Characteristics", nl: "Kenmerken" }
        on_sale { en: "On sale", nl: "In de verkoop" }
        sold { en: "Sold", nl: "Verkocht" }
        total_capacity { en: "Total capacity", nl: "Totale capaciteit" }
        periods_over {
            en: "All periods are over: the shop is closed.",
            nl: "Alle periodes zijn voorbij: de shop is gesloten.",
        }
        capacity_per_day { en: "Capacity per day", nl: "Capaciteit per dag" }
        doors(time: &str) { en: format!(" (doors {time})"), nl: format!(" (deuren {time})") }
        tickets { en: "Tickets", nl: "Tickets" }
        products { en: "Products", nl: "Producten" }
        other { en: "Other (raw data)", nl: "Overig (ruwe gegevens)" }
        checkout_id { en: "ID for checkout", nl: "ID voor afrekenen" }
        total { en: "Price with fee", nl: "Prijs met kosten" }
        sold_of { en: "Sold / capacity", nl: "Verkocht / capaciteit" }
        shows_percentage(percentage: &str) {
            en: format!("Shows {percentage}%"),
            nl: format!("Toont {percentage}%"),
        }
        copy_id(name: &str) { en: format!("Copy ID of {name}"), nl: format!("ID van {name} kopiëren") }
        copied(name: &str) {
            en: format!("ID of “{name}” copied."),
            nl: format!("ID van ‘{name}’ gekopieerd."),
        }
        not_copied { en: "Couldn’t copy. Select the ID and copy it", nl: "Kopiëren lukte niet. Selecteer het ID en kopieer het" }
        settings { en: "Settings", nl: "Instellingen" }
        sale { en: "Sale", nl: "Verkoop" }
        look { en: "Look", nl: "Uiterlijk" }
        tracking { en: "Tracking", nl: "Statistieken" }
        banner { en: "Banner", nl: "Banner" }
        text { en: "Text", nl: "Tekst" }
        html { en: "HTML", nl: "HTML" }
        css { en: "CSS", nl: "CSS" }
        url: FieldText {
            en: field("Subdomain", "Lowercase letters, digits and hyphens"),
            nl: field("Subdomein", "Kleine letters, cijfers en streepjes"),
        }
        events: FieldText {
            en: field("Events", "Sold in this shop"),
            nl: field("Evenementen", "Te koop in deze shop"),
        }
        search_events { en: "Search events", nl: "Evenementen zoeken" }
        language: FieldText {
            en: field("Language", "For example nl or en"),
            nl: field("Taal", "Bijvoorbeeld nl of en"),
        }
        header_image: FieldText {
            en: field("Header image", "Shown at the top of the shop"),
            nl: field("Headerafbeelding", "Bovenaan de shop"),
        }
        availability: FieldText {
            en: field("Opening periods", "No period: always open."),
            nl: field("Openingsperiodes", "Geen periode: altijd open."),
        }
        payment_methods: FieldText {
            en: field("Payment methods", "As named by your ticketing service, e.g. ideal"),
            nl: field("Betaalmethoden", "Zoals je ticketdienst ze noemt, bijvoorbeeld ideal"),
        }
        analytics_tag: FieldText { en: field("Analytics tag", ""), nl: field("Analytics-tag", "") }
        social_pixel_id: FieldText { en: field("Advertising pixel", ""), nl: field("Advertentiepixel", "") }
        social: FieldText {
            en: field("Social media", "A JSON object"),
            nl: field("Sociale media", "Een JSON-object"),
        }
        protected: FieldText {
            en: field("Protected", "Not open to everyone"),
            nl: field("Afgeschermd", "Niet voor iedereen open"),
        }
        queue: FieldText { en: field("Queue", "A JSON object"), nl: field("Wachtrij", "Een JSON-object") }
        custom_color: FieldText {
            en: field("Colour", "A code such as #1a2b3c"),
            nl: field("Kleur", "Een code zoals #1a2b3c"),
        }
        white_text { en: "White text", nl: "Witte tekst" }
        black_text { en: "Black text", nl: "Zwarte tekst" }
        contrast(text: &str, ratio: &str, verdict: &str) {
            en: format!("{text}: {verdict} ({ratio} to 1)"),
            nl: format!("{text}: {verdict} ({ratio} op 1)"),
        }
        readable { en: "easy to read", nl: "goed leesbaar" }
        readable_large { en: "only readable when large", nl: "alleen groot leesbaar" }
        unreadable { en: "hard to read", nl: "slecht leesbaar" }
        advanced_summary { en: "Social media and queue", nl: "Sociale media en wachtrij" }
        advanced_hint {
            en: "Enter JSON only if your ticketing service asks for it.",
            nl: "Vul alleen JSON in als je ticketdienst erom vraagt.",
        }
        duplicate { en: "Duplicate", nl: "Dupliceren" }
        partly_copied { en: "Not everything can be copied", nl: "Niet alles kan worden gekopieerd" }
        enter_again { en: "Enter here what the new shop should have of these.", nl: "Vul hier in wat de nieuwe shop daarvan moet hebben." }
        periods_not_copied {
            en: "The opening periods can’t be read either: without any, the new shop is always open.",
            nl: "Ook de openingsperiodes zijn niet te lezen: zonder periode is de nieuwe shop altijd open.",
        }
        leave_empty {
            en: "Empty fields stay unchanged",
            nl: "Lege velden blijven ongewijzigd",
        }
        replaces { en: "Anything you enter replaces the current value.", nl: "Wat je invult, vervangt de huidige waarde." }
        not_returned { en: "current value not visible", nl: "huidige waarde niet zichtbaar" }
        not_returned_list {
            en: "Payment methods, tags, social media, queue and header image of a shop can’t be shown.",
            nl: "Betaalmethoden, analytics-tag, sociale media, wachtrij en headerafbeelding van een shop zijn niet zichtbaar.",
        }
    }
}
