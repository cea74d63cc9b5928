//! What every form shares.

use crate::forms::ProblemKind;

/// What every form shares.
#[derive(Debug)]
pub struct FormWords {
    /// Above the problems of a form.
    pub problems: fn(count: usize) -> String,
    /// What is wrong with a field.
    pub problem: fn(kind: &ProblemKind) -> String,
    /// Shows old beside new.
    pub review: &'static str,
    /// The title of the review.
    pub review_title: &'static str,
    /// The column of the fields.
    pub field: &'static str,
    /// The column of the values as they are.
    pub before: &'static str,
    /// The column of the values as they will be.
    pub after: &'static str,
    /// Nothing differs.
    pub unchanged: &'static str,
    /// Sends the changes.
    pub save: &'static str,
    /// While it is being sent.
    pub saving: &'static str,
    /// Back to the form.
    pub back_to_form: &'static str,
    /// Something that has to be there is not.
    pub still_missing: &'static str,
    /// Leaves the form.
    pub cancel: &'static str,
    /// Shows what is going to be sent.
    pub show_request: &'static str,
    /// Cleared by null.
    pub cleared: &'static str,
    /// The write failed.
    pub failed: &'static str,
    /// Nobody knows whether the write was carried out.
    pub unknown_outcome: &'static str,
    /// What to do then, after an update.
    pub unknown_outcome_update: &'static str,
    /// What to do then, after a creation.
    pub unknown_outcome_create: &'static str,
    /// Looks whether the write was carried out.
    pub look: &'static str,
    /// Sends what may have been sent already.
    pub send_again: &'static str,
    /// It was not.
    pub not_there: &'static str,
    /// So it can be sent again.
    pub not_there_advice: &'static str,
    /// What was sent is shown by no response.
    pub not_shown_advice: &'static str,
    /// A record that may be the one that was created.
    pub perhaps_there: &'static str,
    /// What to do with it.
    pub perhaps_there_advice: &'static str,
    /// Somebody changed the same fields meanwhile.
    pub conflict: &'static str,
    /// What to do then.
    pub conflict_advice: &'static str,
    /// The column of somebody else's values.
    pub theirs: &'static str,
    /// Sends all the same.
    pub save_anyway: &'static str,
    /// A field that the service ignored or altered.
    pub not_taken: fn(fields: &str) -> String,
    /// Leads to a record that was saved.
    pub open_record: &'static str,
    /// What the mark beside a label means.
    pub required_mark: &'static str,
    /// What that means.
    pub not_taken_advice: &'static str,
    /// Asked before a changed form is left.
    pub leave: &'static str,
    /// What was typed before a reload is there again.
    pub restored: &'static str,
    /// Forgets it.
    pub start_over: &'static str,
    /// How many are chosen.
    pub chosen: fn(count: usize) -> String,
    /// How many more choices there are than are shown.
    pub more_choices: fn(count: usize) -> String,
    /// Adds a word to a list.
    pub add_word: &'static str,
    /// Takes a word out of a list.
    pub remove_word: fn(word: &str) -> String,
    /// JSON that nothing is wrong with.
    pub json_valid: &'static str,
    /// JSON that something is wrong with so far: where and what.
    pub json_invalid: fn(problem: &str) -> String,
    /// Indents JSON.
    pub json_tidy: &'static str,
    /// Takes a file away again.
    pub remove_file: &'static str,
    /// How large a file is.
    pub file_size: fn(bytes: usize) -> String,
    /// Lets an expert edit the request.
    pub edit_request: &'static str,
    /// The body that is being edited.
    pub request_body: &'static str,
    /// What that means.
    pub request_hint: &'static str,
    /// Goes back to the request of the form.
    pub discard_edit: &'static str,
    /// A text that is no JSON object: where and why.
    pub not_json: fn(problem: &str) -> String,
    /// Takes somebody else's value.
    pub take_theirs: &'static str,
    /// Sends one's own value.
    pub keep_mine: &'static str,
}
