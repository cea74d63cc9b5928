//! Copying the tickets of another event, in words.

use super::messages;

messages! {
    /// Copying the tickets of another event.
    CopyMessages {
        title { en: "Copy tickets", nl: "Tickets kopiëren" }
        to { en: "To", nl: "Naar" }
        choose {
            en: "Choose the event whose tickets this one gets.",
            nl: "Kies het evenement waarvan je de tickets wilt kopiëren.",
        }
        from { en: "Tickets of", nl: "Tickets van" }
        nothing {
            en: "No other event has tickets",
            nl: "Geen ander evenement heeft tickets",
        }
        moved(days: i64) {
            en: match days {
                0 => "Sale periods stay as they are: the first date is on the same day.".to_owned(),
                1 => "Sale periods move 1 day later, as the first date does.".to_owned(),
                -1 => "Sale periods move 1 day earlier, as the first date does.".to_owned(),
                days if days < 0 => format!("Sale periods move {} days earlier, as the first date does.", -days),
                days => format!("Sale periods move {days} days later, as the first date does."),
            },
            nl: match days {
                0 => "Verkoopperiodes blijven gelijk: de eerste datum is op dezelfde dag.".to_owned(),
                1 => "Verkoopperiodes schuiven 1 dag op, net als de eerste datum.".to_owned(),
                -1 => "Verkoopperiodes schuiven 1 dag naar voren, net als de eerste datum.".to_owned(),
                days if days < 0 => format!("Verkoopperiodes schuiven {} dagen naar voren, net als de eerste datum.", -days),
                days => format!("Verkoopperiodes schuiven {days} dagen op, net als de eerste datum."),
            },
        }
        not_moved {
            en: "Sale periods stay as they are: one of the events has no dates.",
            nl: "Verkoopperiodes blijven gelijk: een van de evenementen heeft geen data.",
        }
        not_copied {
            en: "“Popular”, the sales percentage, service fees, tags and fields for visitors aren’t copied.",
            nl: "‘Populair’, het verkooppercentage, servicekosten, labels en velden voor bezoekers worden niet gekopieerd.",
        }
        unknown(count: &str) {
            en: format!("Tickets that can’t be read, and so can’t be copied: {count}"),
            nl: format!("Tickets die niet leesbaar zijn en dus niet te kopiëren: {count}"),
        }
        is_there { en: "The event has a ticket of this name", nl: "Het evenement heeft al een ticket met deze naam" }
        fewer_dates { en: "other dates have no counterpart", nl: "andere data hebben geen tegenhanger" }
        always { en: "Whenever the shop is open", nl: "Zolang de shop open is" }
        count(count: usize) {
            en: match count {
                0 => "Copy".to_owned(),
                1 => "Copy 1 ticket".to_owned(),
                _ => format!("Copy {count} tickets"),
            },
            nl: match count {
                0 => "Kopiëren".to_owned(),
                1 => "1 ticket kopiëren".to_owned(),
                _ => format!("{count} tickets kopiëren"),
            },
        }
        created(count: usize) {
            en: match count {
                1 => "1 ticket created".to_owned(),
                _ => format!("{count} tickets created"),
            },
            nl: match count {
                1 => "1 ticket aangemaakt".to_owned(),
                _ => format!("{count} tickets aangemaakt"),
            },
        }
        unlinked {
            en: "Created, but some recommended or excluded tickets are missing",
            nl: "Aangemaakt, maar er ontbreken aanbevolen of uitgesloten tickets",
        }
        link {
            en: "Add recommended and excluded tickets",
            nl: "Aanbevolen en uitgesloten tickets toevoegen",
        }
        leave {
            en: "Copying stops. The ticket that is being created may exist. Open this page again to see.",
            nl: "Het kopiëren stopt. Het ticket dat nu wordt aangemaakt, bestaat misschien al. Open deze pagina opnieuw om dat te zien.",
        }
        done { en: "To the tickets", nl: "Naar de tickets" }
    }
}
