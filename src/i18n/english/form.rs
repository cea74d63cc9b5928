//! What every form shares, in English.

use crate::forms::ProblemKind;
use crate::i18n::words::FormWords;

pub(super) const WORDS: FormWords = FormWords {
    problems: |count| match count {
        1 => "One thing needs your attention".to_owned(),
        _ => format!("{count} things need your attention"),
    },
    problem: |kind| {
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
    review: "Review changes",
    review_title: "Review changes",
    field: "Field",
    before: "Now",
    after: "Will be",
    unchanged: "Nothing has changed, so there is nothing to save.",
    save: "Save changes",
    saving: "Saving…",
    back_to_form: "Back to the form",
    still_missing: "still to fill in",
    cancel: "Cancel",
    show_request: "Show request",
    cleared: "empty",
    failed: "Nothing was saved",
    unknown_outcome: "Whether this was saved is not known",
    unknown_outcome_update: "Your changes may have been saved. Check before you send them again.",
    unknown_outcome_create: "It may have been created. Check before you send it again: a second one can't be deleted.",
    look: "Look what is saved",
    send_again: "Send again anyway",
    not_there: "It was not saved",
    not_there_advice: "Everything you typed is still here. You can send it again.",
    not_shown_advice: "The service does not show these fields, so Loket can't see whether it was saved. Saving the same once more does no harm.",
    perhaps_there: "There is one of this name already",
    perhaps_there_advice: "Look whether it is the one you just entered. If it is, there is nothing left to send.",
    conflict: "Somebody changed this meanwhile",
    conflict_advice: "The fields below were changed since you opened the form. Save your values over theirs, or go back.",
    theirs: "Theirs",
    save_anyway: "Save mine over theirs",
    not_taken: |fields| format!("The service saved something else for: {fields}"),
    open_record: "Open the record",
    required_mark: "* Required",
    not_taken_advice: "Compare what you see here with what you entered.",
    leave: "Leave without saving? What you typed stays in this tab until you close it.",
    restored: "What you typed before is here again",
    start_over: "Start over",
    chosen: |count| match count {
        0 => "none chosen".to_owned(),
        count => format!("{count} chosen"),
    },
    more_choices: |count| format!("and {count} more: type to find them"),
    add_word: "Add",
    remove_word: |word| format!("Remove {word}"),
    json_valid: "This is valid JSON.",
    json_invalid: |problem| format!("Not valid yet: {problem}"),
    json_tidy: "Tidy up",
    remove_file: "Remove file",
    file_size: |bytes| format!("{} kB", bytes.div_ceil(1_000)),
    edit_request: "Edit request",
    request_body: "Request body",
    request_hint: "JSON. It is sent as it stands here, instead of what the form would send.",
    discard_edit: "Discard my edits",
    not_json: |problem| format!("This is no JSON object ({problem})"),
    take_theirs: "Take this",
    keep_mine: "Keep mine",
};
