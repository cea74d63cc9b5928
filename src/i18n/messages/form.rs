//! What every form shares.

use super::messages;
use crate::forms::ProblemKind;

messages! {
    /// What every form shares.
    FormMessages {
        problems(count: usize) {
            en: match count {
                1 => "One thing needs your attention".to_owned(),
                _ => format!("{count} things need your attention"),
            },
            nl: match count {
                1 => "Eén ding vraagt uw aandacht".to_owned(),
                _ => format!("{count} dingen vragen uw aandacht"),
            },
        }
        problem(kind: &ProblemKind) {
            en: {
                match kind {
                    ProblemKind::Missing => "Fill this in",
                    ProblemKind::NotAnAmount => "Enter an amount such as 12.50",
                    ProblemKind::TooPrecise => "Enter at most two digits after the decimal sign",
                    ProblemKind::AmbiguousAmount => {
                        "This can be read in two ways: type 1250 or 1250.00 for a thousand, 1.25 for a fraction"
                    }
                    ProblemKind::Negative => "Enter an amount that is not below zero",
                    ProblemKind::NotWhole => "Enter a whole number such as 250",
                    ProblemKind::NotAPercentage => "Enter a whole number from 0 to 100",
                    ProblemKind::NotATime => "Enter a date and a time",
                    ProblemKind::SkippedTime => "This time does not exist: the clocks go forward past it",
                    ProblemKind::RepeatedTime => {
                        "This time comes twice, because the clocks go back: choose one an hour earlier or later"
                    }
                    ProblemKind::EndsBeforeStart => "The end has to come after the start",
                    ProblemKind::LeastAboveMost => "The minimum is above the maximum",
                    ProblemKind::CannotBeCleared => {
                        "The interface shows no way to empty this once it is set: keep at least one"
                    }
                    ProblemKind::NotAColor => "Enter a colour such as #1a2b3c",
                    ProblemKind::NotALink => "Enter a link that begins with https://",
                    ProblemKind::NotASubdomain => "Use lowercase letters, digits and hyphens only",
                    ProblemKind::NotAnObject(problem) => return format!("This is no JSON object ({problem})"),
                    ProblemKind::NotAList(problem) => return format!("This is no JSON list ({problem})"),
                }
                .to_owned()
            },
            nl: {
                match kind {
                ProblemKind::Missing => "Vul dit in",
                ProblemKind::NotAnAmount => "Vul een bedrag in zoals 12,50",
                ProblemKind::TooPrecise => "Vul hoogstens twee cijfers achter de komma in",
                ProblemKind::AmbiguousAmount => {
                    "Dit is op twee manieren te lezen: typ 1250 of 1250,00 voor duizend, 1,25 voor een breuk"
                }
                ProblemKind::Negative => "Vul een bedrag in dat niet onder nul ligt",
                ProblemKind::NotWhole => "Vul een geheel getal in zoals 250",
                ProblemKind::NotAPercentage => "Vul een geheel getal in van 0 tot en met 100",
                ProblemKind::NotATime => "Vul een datum en een tijd in",
                ProblemKind::SkippedTime => "Deze tijd bestaat niet: de klok gaat er overheen vooruit",
                ProblemKind::RepeatedTime => {
                    "Deze tijd komt twee keer voor, omdat de klok teruggaat: kies een uur eerder of later"
                }
                ProblemKind::EndsBeforeStart => "Het einde moet na het begin liggen",
                ProblemKind::LeastAboveMost => "Het minimum ligt boven het maximum",
                ProblemKind::CannotBeCleared => {
                    "De interface toont niet hoe dit leeg te maken is als er eenmaal iets staat: houd er minstens één"
                }
                ProblemKind::NotAColor => "Vul een kleur in zoals #1a2b3c",
                ProblemKind::NotALink => "Vul een link in die begint met https://",
                ProblemKind::NotASubdomain => "Gebruik alleen kleine letters, cijfers en streepjes",
                ProblemKind::NotAnObject(problem) => return format!("Dit is geen JSON-object ({problem})"),
                ProblemKind::NotAList(problem) => return format!("Dit is geen JSON-lijst ({problem})"),
                }
                .to_owned()
            },
        }
        review { en: "Review changes", nl: "Wijzigingen nakijken" }
        review_title { en: "Review changes", nl: "Wijzigingen nakijken" }
        field { en: "Field", nl: "Veld" }
        before { en: "Now", nl: "Nu" }
        after { en: "Will be", nl: "Wordt" }
        unchanged {
            en: "Nothing has changed, so there is nothing to save.",
            nl: "Er is niets gewijzigd, dus er valt niets op te slaan.",
        }
        save { en: "Save changes", nl: "Wijzigingen opslaan" }
        saving { en: "Saving…", nl: "Opslaan…" }
        back_to_form { en: "Back to the form", nl: "Terug naar het formulier" }
        still_missing { en: "still to fill in", nl: "nog in te vullen" }
        cancel { en: "Cancel", nl: "Annuleren" }
        show_request { en: "Show request", nl: "Verzoek tonen" }
        cleared { en: "empty", nl: "leeg" }
        failed { en: "Nothing was saved", nl: "Er is niets opgeslagen" }
        unknown_outcome { en: "Whether this was saved is not known", nl: "Of dit is opgeslagen, is niet bekend" }
        unknown_outcome_update {
            en: "Your changes may have been saved. Check before you send them again.",
            nl: "Je wijzigingen zijn misschien opgeslagen. Controleer dat voordat je ze opnieuw verstuurt.",
        }
        unknown_outcome_create {
            en: "It may have been created. Check before you send it again: a second one can't be deleted.",
            nl: "Het is misschien aangemaakt. Controleer dat voordat je het opnieuw verstuurt: een tweede kun je niet verwijderen.",
        }
        look { en: "Look what is saved", nl: "Kijken wat er is opgeslagen" }
        send_again { en: "Send again anyway", nl: "Toch opnieuw versturen" }
        not_there { en: "It was not saved", nl: "Het is niet opgeslagen" }
        not_there_advice {
            en: "Everything you typed is still here. You can send it again.",
            nl: "Alles wat u hebt ingevuld, staat er nog. U kunt het opnieuw versturen.",
        }
        not_shown_advice {
            en: "The service does not show these fields, so Loket can't see whether it was saved. Saving the same once more does no harm.",
            nl: "De dienst toont deze velden niet, dus Loket kan niet zien of het is opgeslagen. Hetzelfde nog eens opslaan kan geen kwaad.",
        }
        perhaps_there { en: "There is one of this name already", nl: "Er is er al een met deze naam" }
        perhaps_there_advice {
            en: "Look whether it is the one you just entered. If it is, there is nothing left to send.",
            nl: "Kijk of het is wat u zojuist hebt ingevuld. Zo ja, dan valt er niets meer te versturen.",
        }
        conflict { en: "Somebody changed this meanwhile", nl: "Iemand heeft dit intussen gewijzigd" }
        conflict_advice {
            en: "The fields below were changed since you opened the form. Save your values over theirs, or go back.",
            nl: "De velden hieronder zijn gewijzigd sinds u het formulier opende. Zet uw waarden over die van de ander, of ga terug.",
        }
        theirs { en: "Theirs", nl: "Van de ander" }
        save_anyway { en: "Save mine over theirs", nl: "Mijn waarden opslaan" }
        not_taken(fields: &str) {
            en: format!("The service saved something else for: {fields}"),
            nl: format!("De dienst heeft iets anders opgeslagen bij: {fields}"),
        }
        open_record { en: "Open the record", nl: "Openen" }
        required_mark { en: "* Required", nl: "* Verplicht" }
        not_taken_advice {
            en: "Compare what you see here with what you entered.",
            nl: "Vergelijk wat u hier ziet met wat u hebt ingevuld.",
        }
        leave {
            en: "Leave without saving? What you typed stays in this tab until you close it.",
            nl: "Weggaan zonder op te slaan? Wat u hebt ingevuld, blijft in dit tabblad tot u het sluit.",
        }
        restored { en: "What you typed before is here again", nl: "Wat u eerder hebt ingevuld, staat er weer" }
        start_over { en: "Start over", nl: "Opnieuw beginnen" }
        chosen(count: usize) {
            en: match count {
                0 => "none chosen".to_owned(),
                count => format!("{count} chosen"),
            },
            nl: match count {
                0 => "geen gekozen".to_owned(),
                count => format!("{count} gekozen"),
            },
        }
        more_choices(count: usize) {
            en: format!("and {count} more: type to find them"),
            nl: format!("en nog {count}: typ om ze te vinden"),
        }
        add_word { en: "Add", nl: "Toevoegen" }
        remove_word(word: &str) { en: format!("Remove {word}"), nl: format!("{word} weghalen") }
        json_valid { en: "This is valid JSON.", nl: "Dit is geldige JSON." }
        json_invalid(problem: &str) {
            en: format!("Not valid yet: {problem}"),
            nl: format!("Nog niet geldig: {problem}"),
        }
        json_tidy { en: "Tidy up", nl: "Netjes opmaken" }
        remove_file { en: "Remove file", nl: "Bestand weghalen" }
        file_size(bytes: usize) {
            en: format!("{} kB", bytes.div_ceil(1_000)),
            nl: format!("{} kB", bytes.div_ceil(1_000)),
        }
        edit_request { en: "Edit request", nl: "Verzoek bewerken" }
        request_body { en: "Request body", nl: "Inhoud van het verzoek" }
        request_hint {
            en: "JSON. It is sent as it stands here, instead of what the form would send.",
            nl: "JSON. Dit wordt verstuurd zoals het hier staat, in plaats van wat het formulier zou versturen.",
        }
        discard_edit { en: "Discard my edits", nl: "Mijn bewerking weggooien" }
        not_json(problem: &str) {
            en: format!("This is no JSON object ({problem})"),
            nl: format!("Dit is geen JSON-object ({problem})"),
        }
        take_theirs { en: "Take this", nl: "Neem deze" }
        keep_mine { en: "Keep mine", nl: "Houd de mijne" }
    }
}
