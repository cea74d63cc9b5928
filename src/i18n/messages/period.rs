//! What was sold in a period, in words.

use super::messages;

messages! {
    /// What was sold in a period.
    PeriodMessages {
        title { en: "Sold in a period", nl: "Verkocht in een periode" }
        report { en: "Sales report", nl: "Verkooprapport" }
        introduction {
            en: "What all events sold in a period, by ticket.",
            nl: "Wat alle evenementen in een periode verkochten, per ticket.",
        }
        choose {
            en: "Choose a period to load the sales of all events that were not over before it.",
            nl: "Kies een periode om de verkoop te laden van alle evenementen die toen nog niet voorbij waren.",
        }
        presets { en: "Periods", nl: "Periodes" }
        last_days { en: "Last 7 days", nl: "Laatste 7 dagen" }
        last_week { en: "Last week", nl: "Vorige week" }
        this_month { en: "This month", nl: "Deze maand" }
        last_month { en: "Last month", nl: "Vorige maand" }
        this_year { en: "This year", nl: "Dit jaar" }
        last_year { en: "Last year", nl: "Vorig jaar" }
        rule {
            en: "Tickets of paid orders, by the day on which they were bought.",
            nl: "Tickets van betaalde bestellingen, naar de dag waarop ze gekocht zijn.",
        }
        nothing { en: "Nothing was sold in this period.", nl: "In deze periode is niets verkocht." }
        nothing_yet {
            en: "Nothing found yet: not everything has loaded.",
            nl: "Nog niets gevonden: niet alles is geladen.",
        }
        total_so_far { en: "Total so far", nl: "Totaal tot nu toe" }
        half_typed {
            en: "This date doesn’t exist or isn’t complete.",
            nl: "Deze datum bestaat niet of is niet compleet.",
        }
        sold_in(days: &str) { en: format!("Sold {days}"), nl: format!("Verkocht {days}") }
        revenue_today {
            en: "Estimated revenue at today’s prices",
            nl: "Geschatte omzet tegen de prijzen van vandaag",
        }
        before { en: "Previous period", nl: "Vorige periode" }
        after { en: "Next period", nl: "Volgende periode" }
        all_events { en: "Sales report of all events", nl: "Verkooprapport van alle evenementen" }
        events_read(done: &str, all: &str, records: &str) {
            en: format!("Sales of {done} of {all} events loaded ({records} orders and purchases)"),
            nl: format!("Verkoop van {done} van {all} evenementen geladen ({records} bestellingen en aankopen)"),
        }
        left_out(count: &str) {
            en: match count {
                "1" => "1 event that ended more than a month before this period is left out.".to_owned(),
                _ => format!("{count} events that ended more than a month before this period are left out."),
            },
            nl: match count {
                "1" => "1 evenement dat meer dan een maand voor deze periode eindigde, is weggelaten.".to_owned(),
                _ => format!("{count} evenementen die meer dan een maand voor deze periode eindigden, zijn weggelaten."),
            },
        }
    }
}
