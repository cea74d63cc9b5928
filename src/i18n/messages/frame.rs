//! The frame around every page.

use super::messages;

messages! {
    /// The frame around every page.
    FrameMessages {
        skip_to_content { en: "Skip to the content", nl: "Naar de inhoud" }
        navigation { en: "Main", nl: "Hoofdmenu" }
        menu { en: "Menu", nl: "Menu" }
        tickets { en: "Tickets", nl: "Tickets" }
        events { en: "Events", nl: "Evenementen" }
        shops { en: "Shops", nl: "Shops" }
        calendar { en: "Calendar", nl: "Kalender" }
        orders { en: "Orders", nl: "Bestellingen" }
        sales_report { en: "Sales report", nl: "Verkooprapport" }
        more { en: "More", nl: "Meer" }
        checkout_fields { en: "Checkout fields", nl: "Velden bij het afrekenen" }
        fields { en: "Form fields", nl: "Formuliervelden" }
        billing_information { en: "Billing information", nl: "Factuurgegevens" }
        terms_and_conditions { en: "Terms and conditions", nl: "Algemene voorwaarden" }
        privacy_statements { en: "Privacy statements", nl: "Privacyverklaringen" }
        home { en: "Today", nl: "Vandaag" }
        shortcuts { en: "Keyboard shortcuts", nl: "Sneltoetsen" }
        search_all { en: "Search", nl: "Zoeken" }
        key_palette {
            en: "Search everything: pages, actions and records",
            nl: "Overal zoeken: pagina’s, acties en gegevens",
        }
        key_search { en: "Search the list", nl: "In de lijst zoeken" }
        condition_example { en: "price:>10 bought:today", nl: "prijs:>10 gekocht:vandaag" }
        key_conditions { en: "Search single columns by name", nl: "In één kolom zoeken, met de naam" }
        key_rows { en: "Move through the rows of a list", nl: "Door de rijen van een lijst lopen" }
        key_edit {
            en: "Edit the ticket type or shop that you are on",
            nl: "De ticketsoort of shop bewerken waar je bent",
        }
        key_widths {
            en: "Make a column of a long list narrower or wider, on its heading",
            nl: "Een kolom van een lange lijst smaller of breder maken, op de kop",
        }
        key_close { en: "Close a menu or this list", nl: "Een menu of deze lijst sluiten" }
        single_keys { en: "Use single keys as shortcuts", nl: "Losse toetsen als sneltoets gebruiken" }
        close { en: "Close", nl: "Sluiten" }
        hide_personal { en: "Hide personal data", nl: "Persoonsgegevens verbergen" }
        developer_details { en: "Developer details", nl: "Details voor ontwikkelaars" }
        service { en: "Ticketing service", nl: "Ticketdienst" }
        language { en: "Language", nl: "Taal" }
        language_failed {
            en: "This language could not be loaded. Check your connection.",
            nl: "Deze taal kon niet worden geladen. Controleer de verbinding.",
        }
        currency { en: "Currency", nl: "Valuta" }
        no_currency { en: "None", nl: "Geen" }
        theme { en: "Theme", nl: "Thema" }
        theme_system { en: "System", nl: "Systeem" }
        theme_light { en: "Light", nl: "Licht" }
        theme_dark { en: "Dark", nl: "Donker" }
        offline(since: &str) {
            en: format!("No network since {since}"),
            nl: format!("Geen netwerk sinds {since}"),
        }
        offline_advice {
            en: "What is loaded stays, and drafts are saved. Loket loads the rest when the network is back.",
            nl: "Wat geladen is blijft staan, en concepten blijven bewaard. Loket laadt de rest zodra het netwerk terug is.",
        }
        update { en: "A new version of Loket is ready", nl: "Er is een nieuwe versie van Loket" }
        update_advice {
            en: "Reload to use it. What you typed is saved; files have to be chosen again.",
            nl: "Laad opnieuw om die te gebruiken. Wat je hebt ingevuld, blijft bewaard; bestanden kies je opnieuw.",
        }
        sign_out { en: "Sign out", nl: "Afmelden" }
        part_failed { en: "This page could not be loaded", nl: "Deze pagina kon niet worden geladen" }
        part_failed_advice {
            en: "Check your connection and try again. If Loket was updated, reload. Your drafts are safe.",
            nl: "Controleer de verbinding en probeer het opnieuw. Is Loket bijgewerkt, laad dan opnieuw. Je concepten blijven bewaard.",
        }
        reload { en: "Reload", nl: "Opnieuw laden" }
        nothing_here { en: "Page not found", nl: "Pagina niet gevonden" }
        nothing_here_advice {
            en: "Check the address, or go to the list of tickets.",
            nl: "Controleer het adres, of ga naar de lijst met tickets.",
        }
    }
}
