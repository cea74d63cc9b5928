//! The calendar in words.

use super::messages;

messages! {
    /// The calendar.
    CalendarMessages {
        title { en: "Calendar", nl: "Kalender" }
        view { en: "View", nl: "Weergave" }
        grid { en: "Month", nl: "Maand" }
        agenda { en: "Agenda", nl: "Agenda" }
        month { en: "Choose a month", nl: "Maand kiezen" }
        before { en: "Previous month", nl: "Vorige maand" }
        after { en: "Next month", nl: "Volgende maand" }
        present { en: "Today", nl: "Vandaag" }
        show_earlier { en: "Show earlier days", nl: "Eerdere dagen tonen" }
        hide_earlier { en: "Hide earlier days", nl: "Eerdere dagen verbergen" }
        rule {
            en: "Events, sale periods of tickets and opening times of shops. Hidden tickets are left out.",
            nl: "Evenementen, verkoopperiodes van tickets en openingstijden van shops. Verborgen tickets blijven weg.",
        }
        nothing { en: "Nothing this month.", nl: "Niets deze maand." }
        running { en: "Running on:", nl: "Doorlopend:" }
        from(time: &str) { en: format!("from {time}"), nl: format!("vanaf {time}") }
        goes_on { en: "continues", nl: "loopt door" }
        until(time: &str) { en: format!("until {time}"), nl: format!("tot {time}") }
        tickets_open(what: &str) { en: format!("On sale: {what}"), nl: format!("In de verkoop: {what}") }
        tickets_close(what: &str) { en: format!("Sale ends: {what}"), nl: format!("Einde verkoop: {what}") }
        shop_opens(shop: &str) { en: format!("Shop opens: {shop}"), nl: format!("Shop opent: {shop}") }
        shop_closes(shop: &str) { en: format!("Shop closes: {shop}"), nl: format!("Shop sluit: {shop}") }
        tickets(count: usize) { en: format!("{count} tickets"), nl: format!("{count} tickets") }
    }
}
