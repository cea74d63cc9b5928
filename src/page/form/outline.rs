//! What a form is about to create, member by member, as it is filled in.

use super::Form;
use super::review::in_words;
use crate::form::member_of;
use crate::page::context::{use_formats, use_words};
use crate::ui::live_list;
use crate::view::{View, view};

/// What stands in a form, in words; what was left empty is left out, but for what has to be there.
pub fn outline(form: Form, required: &'static [&'static str]) -> View {
    let lines = live_list(move || {
        let (words, formats) = (use_words(), use_formats());
        let draft = form.draft.get();
        let mut members: Vec<&str> = draft.names().map(member_of).collect();
        members.dedup();
        let line = |member: &str| {
            let label = (form.subject.label)(words, member)?;
            let text = in_words(form, member, &draft, &formats);
            let (class, text) = match text.is_empty() {
                true if required.contains(&member) => ("missing", words.form.still_missing.to_owned()),
                true => return None,
                false => ("", text),
            };
            let line = view! {
                <div class="line">
                    <dt>{label}</dt>
                    <dd class=class><bdi>{text}</bdi></dd>
                </div>
            };
            Some(line)
        };
        members.into_iter().filter_map(line).collect()
    });
    view! { <dl class="outline">{lines}</dl> }
}
