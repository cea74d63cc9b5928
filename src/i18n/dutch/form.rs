//! What every form shares, in Dutch.

use crate::forms::ProblemKind;
use crate::i18n::words::FormWords;

pub(super) const WORDS: FormWords = FormWords {
    problems: |count| match count {
        1 => "Eén ding vraagt uw aandacht".to_owned(),
        _ => format!("{count} dingen vragen uw aandacht"),
    },
    problem: |kind| {
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
    review: "Wijzigingen nakijken",
    review_title: "Wijzigingen nakijken",
    field: "Veld",
    before: "Nu",
    after: "Wordt",
    unchanged: "Er is niets gewijzigd, dus er valt niets op te slaan.",
    save: "Wijzigingen opslaan",
    saving: "Opslaan…",
    back_to_form: "Terug naar het formulier",
    still_missing: "nog in te vullen",
    cancel: "Annuleren",
    show_request: "Verzoek tonen",
    cleared: "leeg",
    failed: "Er is niets opgeslagen",
    unknown_outcome: "Of dit is opgeslagen, is niet bekend",
    unknown_outcome_update: "Je wijzigingen zijn misschien opgeslagen. Controleer dat voordat je ze opnieuw verstuurt.",
    unknown_outcome_create: "Het is misschien aangemaakt. Controleer dat voordat je het opnieuw verstuurt: een tweede kun je niet verwijderen.",
    look: "Kijken wat er is opgeslagen",
    send_again: "Toch opnieuw versturen",
    not_there: "Het is niet opgeslagen",
    not_there_advice: "Alles wat u hebt ingevuld, staat er nog. U kunt het opnieuw versturen.",
    not_shown_advice: "De dienst toont deze velden niet, dus Loket kan niet zien of het is opgeslagen. Hetzelfde nog eens opslaan kan geen kwaad.",
    perhaps_there: "Er is er al een met deze naam",
    perhaps_there_advice: "Kijk of het is wat u zojuist hebt ingevuld. Zo ja, dan valt er niets meer te versturen.",
    conflict: "Iemand heeft dit intussen gewijzigd",
    conflict_advice: "De velden hieronder zijn gewijzigd sinds u het formulier opende. Zet uw waarden over die van de ander, of ga terug.",
    theirs: "Van de ander",
    save_anyway: "Mijn waarden opslaan",
    not_taken: |fields| format!("De dienst heeft iets anders opgeslagen bij: {fields}"),
    open_record: "Openen",
    required_mark: "* Verplicht",
    not_taken_advice: "Vergelijk wat u hier ziet met wat u hebt ingevuld.",
    leave: "Weggaan zonder op te slaan? Wat u hebt ingevuld, blijft in dit tabblad tot u het sluit.",
    restored: "Wat u eerder hebt ingevuld, staat er weer",
    start_over: "Opnieuw beginnen",
    chosen: |count| match count {
        0 => "geen gekozen".to_owned(),
        count => format!("{count} gekozen"),
    },
    more_choices: |count| format!("en nog {count}: typ om ze te vinden"),
    add_word: "Toevoegen",
    remove_word: |word| format!("{word} weghalen"),
    json_valid: "Dit is geldige JSON.",
    json_invalid: |problem| format!("Nog niet geldig: {problem}"),
    json_tidy: "Netjes opmaken",
    remove_file: "Bestand weghalen",
    file_size: |bytes| format!("{} kB", bytes.div_ceil(1_000)),
    edit_request: "Verzoek bewerken",
    request_body: "Inhoud van het verzoek",
    request_hint: "JSON. Dit wordt verstuurd zoals het hier staat, in plaats van wat het formulier zou versturen.",
    discard_edit: "Mijn bewerking weggooien",
    not_json: |problem| format!("Dit is geen JSON-object ({problem})"),
    take_theirs: "Neem deze",
    keep_mine: "Houd de mijne",
};
