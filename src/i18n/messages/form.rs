//! What every form shares.

use super::decode::DecodeMessages;
use super::messages;
use crate::forms::ProblemKind;
use crate::models::value::Readings;

messages! {
    /// What every form shares.
    FormMessages {
        problems(count: usize) {
            en: match count {
                1 => "There is a problem".to_owned(),
                _ => format!("There are {count} problems"),
            },
            nl: match count {
                1 => "Er is een probleem".to_owned(),
                _ => format!("Er zijn {count} problemen"),
            },
        }
        problem(kind: &ProblemKind) {
            en: {
                match kind {
                    ProblemKind::Missing => "This field is required",
                    ProblemKind::NotAnAmount => "Enter an amount such as 12.50",
                    ProblemKind::WithoutSign => "Begin with + or -, as in +5%",
                    ProblemKind::TooPrecise => "Enter at most two digits after the decimal point",
                    ProblemKind::AmbiguousAmount(Readings { large, small }) => {
                        return format!("This amount is unclear. Enter {large} or {small}");
                    }
                    ProblemKind::Negative => "Enter 0 or more",
                    ProblemKind::NotWhole => "Enter a whole number such as 250",
                    ProblemKind::NotAPercentage => "Enter a whole number from 0 to 100",
                    ProblemKind::NotATime => "Enter a date and a time, with a year of four digits",
                    ProblemKind::SkippedTime => "This time doesn’t exist: the clocks go forward",
                    ProblemKind::RepeatedTime => {
                        "This time occurs twice because the clocks go back. Choose an earlier or later time"
                    }
                    ProblemKind::EndsBeforeStart => "Enter an end after the start",
                    ProblemKind::NotAdded => "Add the repeated dates first, or choose “Don’t repeat”",
                    ProblemKind::LeastAboveMost => "Enter a minimum that is not above the maximum",
                    ProblemKind::CannotBeCleared => {
                        "This can’t be cleared. Keep at least one value"
                    }
                    ProblemKind::OfAnotherEvent => "Choose dates of this event",
                    ProblemKind::LostFile => "This file has not been read: choose it again, or remove it",
                    ProblemKind::NotAColor => "Enter a colour such as #1a2b3c",
                    ProblemKind::NotALink => "Enter a link that begins with https://",
                    ProblemKind::NotASubdomain => "Use lowercase letters, digits and hyphens only",
                    ProblemKind::NotAnObject(problem) => return format!("Enter a JSON object ({})", (DecodeMessages::ENGLISH.problem)(problem)),
                    ProblemKind::NotAList(problem) => return format!("Enter a JSON list ({})", (DecodeMessages::ENGLISH.problem)(problem)),
                }
                .to_owned()
            },
            nl: {
                match kind {
                ProblemKind::Missing => "Dit veld is verplicht",
                ProblemKind::NotAnAmount => "Vul een bedrag in zoals 12,50",
                ProblemKind::WithoutSign => "Begin met + of -, zoals in +5%",
                ProblemKind::TooPrecise => "Vul hoogstens twee cijfers achter de komma in",
                ProblemKind::AmbiguousAmount(Readings { large, small }) => {
                    let [large, small] = [large, small].map(|amount| amount.to_string().replace('.', ","));
                    return format!("Dit bedrag is onduidelijk. Vul {large} of {small} in");
                }
                ProblemKind::Negative => "Vul 0 of meer in",
                ProblemKind::NotWhole => "Vul een geheel getal in zoals 250",
                ProblemKind::NotAPercentage => "Vul een geheel getal in van 0 tot en met 100",
                ProblemKind::NotATime => "Vul een datum en een tijd in, met een jaar van vier cijfers",
                ProblemKind::SkippedTime => "Deze tijd bestaat niet: de klok gaat vooruit",
                ProblemKind::RepeatedTime => {
                    "Deze tijd komt twee keer voor, omdat de klok teruggaat. Kies een eerdere of latere tijd"
                }
                ProblemKind::EndsBeforeStart => "Vul een einde na het begin in",
                ProblemKind::NotAdded => "Voeg eerst de herhaalde data toe, of kies ‘Niet herhalen’",
                ProblemKind::LeastAboveMost => "Vul een minimum in dat niet boven het maximum ligt",
                ProblemKind::CannotBeCleared => {
                    "Dit kun je niet leegmaken. Houd minstens één waarde"
                }
                ProblemKind::OfAnotherEvent => "Kies data van dit evenement",
                ProblemKind::LostFile => "Dit bestand is niet gelezen: kies het opnieuw of verwijder het",
                ProblemKind::NotAColor => "Vul een kleur in zoals #1a2b3c",
                ProblemKind::NotALink => "Vul een link in die begint met https://",
                ProblemKind::NotASubdomain => "Gebruik alleen kleine letters, cijfers en streepjes",
                ProblemKind::NotAnObject(problem) => return format!("Vul een JSON-object in ({})", (DecodeMessages::DUTCH.problem)(problem)),
                ProblemKind::NotAList(problem) => return format!("Vul een JSON-lijst in ({})", (DecodeMessages::DUTCH.problem)(problem)),
                }
                .to_owned()
            },
        }
        review { en: "Review changes", nl: "Wijzigingen nakijken" }
        review_title { en: "Review changes", nl: "Wijzigingen nakijken" }
        field { en: "Field", nl: "Veld" }
        before { en: "Now", nl: "Nu" }
        when_opened { en: "When you opened it", nl: "Toen je het opende" }
        after { en: "Will be", nl: "Wordt" }
        unchanged {
            en: "No changes to save.",
            nl: "Geen wijzigingen om op te slaan.",
        }
        save { en: "Save changes", nl: "Wijzigingen opslaan" }
        saving { en: "Saving…", nl: "Opslaan…" }
        undo { en: "Undo", nl: "Ongedaan maken" }
        not_undone { en: "Not undone", nl: "Niet ongedaan gemaakt" }
        undone { en: "Changes undone", nl: "Wijzigingen ongedaan gemaakt" }
        not_sent { en: "Nothing was sent", nl: "Er is niets verstuurd" }
        still_in_form {
            en: "What you entered is still in the form.",
            nl: "Wat je hebt ingevuld, staat nog in het formulier.",
        }
        back_to_form { en: "Back to the form", nl: "Terug naar het formulier" }
        still_missing { en: "to be entered", nl: "nog in te vullen" }
        cancel { en: "Cancel", nl: "Annuleren" }
        show_request { en: "Show request", nl: "Verzoek tonen" }
        cleared { en: "empty", nl: "leeg" }
        failed { en: "Not saved", nl: "Niet opgeslagen" }
        unknown_outcome { en: "We don’t know if this was saved", nl: "We weten niet of dit is opgeslagen" }
        unknown_outcome_update {
            en: "Your changes may have been saved. Check before you send them again.",
            nl: "Je wijzigingen zijn misschien opgeslagen. Controleer dit voordat je ze opnieuw verstuurt.",
        }
        unknown_outcome_create {
            en: "It may have been created. Check before you send it again: you can’t delete a duplicate.",
            nl: "Het is misschien aangemaakt. Controleer dit voordat je het opnieuw verstuurt: een dubbele kun je niet verwijderen.",
        }
        look { en: "Check now", nl: "Nu controleren" }
        send_again { en: "Send again anyway", nl: "Toch opnieuw versturen" }
        not_there { en: "It was not saved so far", nl: "Het is tot nu toe niet opgeslagen" }
        not_there_advice {
            en: "Your entries are still here. What took too long may still arrive: wait a minute before you send them again.",
            nl: "Wat je hebt ingevuld, staat er nog. Wat te lang duurde, kan nog aankomen: wacht een minuut voordat je het opnieuw verstuurt.",
        }
        not_found { en: "Not found, but not everything could be read", nl: "Niet gevonden, maar niet alles kon worden gelezen" }
        not_found_advice {
            en: "It may be among the rows of the list that can’t be read. Look there before you send it again.",
            nl: "Het kan een van de rijen van de lijst zijn die niet te lezen zijn. Kijk daar voordat je het opnieuw verstuurt.",
        }
        not_shown_advice {
            en: "The ticketing service doesn’t show whether these fields were saved. It’s safe to save them again.",
            nl: "De ticketdienst laat niet zien of deze velden zijn opgeslagen. Je kunt ze veilig opnieuw opslaan.",
        }
        perhaps_there { en: "One with this name already exists", nl: "Er bestaat er al een met deze naam" }
        perhaps_there_advice {
            en: "If it’s the one you just entered, you’re done.",
            nl: "Is het wat je net hebt ingevuld? Dan ben je klaar.",
        }
        conflict { en: "Someone else changed this", nl: "Iemand anders heeft dit gewijzigd" }
        conflict_advice {
            en: "These fields changed after you opened the form. Choose which value to save for each.",
            nl: "Deze velden zijn gewijzigd nadat je het formulier opende. Kies per veld welke waarde je opslaat.",
        }
        theirs { en: "Theirs", nl: "Van de ander" }
        save_anyway { en: "Save changes anyway", nl: "Toch opslaan" }
        not_taken(fields: &str) {
            en: format!("Saved with a different value: {fields}"),
            nl: format!("Opgeslagen met een andere waarde: {fields}"),
        }
        open_record { en: "Open the record", nl: "Openen" }
        required_mark { en: "* Required", nl: "* Verplicht" }
        not_taken_advice {
            en: "Compare these values with what you entered.",
            nl: "Vergelijk deze waarden met wat je hebt ingevuld.",
        }
        leave { en: "Leave without saving?", nl: "Weggaan zonder op te slaan?" }
        leave_page {
            en: "Your draft stays in this tab until you close it.",
            nl: "Je concept blijft in dit tabblad tot je het sluit.",
        }
        leave_busy {
            en: "Saving has begun, and may end well all the same.",
            nl: "Het opslaan is begonnen en lukt misschien toch.",
        }
        leave_session_busy {
            en: "Signing out deletes your draft. Saving has begun, and may end well all the same.",
            nl: "Als je je afmeldt, verdwijnt je concept. Het opslaan is begonnen en lukt misschien toch.",
        }
        leave_session { en: "Signing out deletes your draft.", nl: "Als je je afmeldt, verdwijnt je concept." }
        leave_confirm { en: "Leave", nl: "Weggaan" }
        leave_cancel { en: "Keep editing", nl: "Verder bewerken" }
        restored { en: "Draft restored", nl: "Concept hersteld" }
        start_over { en: "Discard draft", nl: "Concept weggooien" }
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
            en: format!("and {count} more. Type to search"),
            nl: format!("en nog {count}. Typ om te zoeken"),
        }
        add_word { en: "Add", nl: "Toevoegen" }
        remove_word(word: &str) { en: format!("Remove {word}"), nl: format!("{word} verwijderen") }
        json_valid { en: "Valid JSON.", nl: "Geldige JSON." }
        json_invalid(problem: &str) {
            en: format!("Not valid yet: {problem}"),
            nl: format!("Nog niet geldig: {problem}"),
        }
        json_tidy { en: "Format", nl: "Opmaken" }
        remove_file { en: "Remove file", nl: "Bestand verwijderen" }
        lost_file { en: "Not stored with the draft:", nl: "Niet met het concept opgeslagen:" }
        unreadable_file {
            en: "This file can’t be read. Choose it again, or another one.",
            nl: "Dit bestand kan niet worden gelezen. Kies het opnieuw, of een ander."
        }
        file_size(bytes: usize) {
            en: format!("{} kB", bytes.div_ceil(1_000)),
            nl: format!("{} kB", bytes.div_ceil(1_000)),
        }
        edit_request { en: "Edit request", nl: "Verzoek bewerken" }
        request_body { en: "Request body", nl: "Inhoud van het verzoek" }
        request_hint {
            en: "JSON. Sent instead of the form’s values.",
            nl: "JSON. Wordt verstuurd in plaats van de waarden van het formulier.",
        }
        request_stale {
            en: "The form has changed since you edited the request. Edit it again, or discard your edits",
            nl: "Het formulier is veranderd nadat je het verzoek hebt bewerkt. Bewerk het opnieuw of gooi je bewerking weg",
        }
        discard_edit { en: "Discard edits", nl: "Bewerking weggooien" }
        not_json(problem: &str) {
            en: format!("Enter a JSON object ({problem})"),
            nl: format!("Vul een JSON-object in ({problem})"),
        }
        take_theirs { en: "Use theirs", nl: "Die van de ander gebruiken" }
        keep_both { en: "Keep both", nl: "Beide houden" }
        keep_mine { en: "Keep mine", nl: "De mijne houden" }
    }
}
