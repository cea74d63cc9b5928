//! What was typed into a form before: stored as text, and put into the form as it starts now.

use serde_json::{Map, Value};

use super::fields::{Draft, Fields};

/// Where what the changed controls started with is stored: no name of a control.
const BEFORE: &str = "(before)";

/// What differs from where a form started, as text to be stored; `None` if nothing does. Files are left out.
pub fn encode(draft: &dyn Fields, start: &dyn Fields) -> Option<String> {
    let (mut before, mut stored) = (Map::new(), Map::new());
    for (field, start) in draft.fields().into_iter().zip(start.fields()) {
        let (from, to) = (start.control.encode(), field.control.encode());
        let Some(to) = to.filter(|to| from.as_ref() != Some(to)) else { continue };
        stored.insert(field.name.to_owned(), to);
        before.extend(from.map(|from| (field.name.to_owned(), from)));
    }
    if stored.is_empty() {
        return None;
    }
    stored.insert(BEFORE.to_owned(), Value::Object(before));
    Some(Value::Object(stored).to_string())
}

/// What was typed into a form before, in the form as it starts now.
#[derive(Clone, Debug, PartialEq)]
pub struct Rebased<D> {
    /// The form with what was typed.
    pub draft: D,
    /// What the form is compared with: what was typed over is as it was then, so that a change that another user has made to it
    /// meanwhile is noticed.
    pub before: D,
}

/// The start of a form with what was stored in place; `None` if the text is nothing of the kind, or changes nothing.
pub fn restore<D: Draft>(start: &D, stored: &str) -> Option<Rebased<D>> {
    let mut stored: Map<String, Value> = serde_json::from_str(stored).ok()?;
    let (mut old, mut typed) = (start.clone(), start.clone());
    if let Some(Value::Object(before)) = stored.remove(BEFORE) {
        decode(&mut old, &before);
    }
    decode(&mut typed, &stored);
    rebase(start, &old, &typed)
}

/// Puts stored values in place. A control that an earlier version of the app had is no reason to lose the others.
fn decode(draft: &mut dyn Fields, stored: &Map<String, Value>) {
    for (name, control) in draft.controls_mut() {
        if let Some(value) = stored.get(name) {
            control.decode(value);
        }
    }
}

/// What was typed into a form that started as `old`, in a form that starts as `start`: what was left alone there is as
/// it is now. `None` if nothing differs.
pub fn rebase<D: Draft>(start: &D, old: &D, draft: &D) -> Option<Rebased<D>> {
    let mut rebased = Rebased { draft: start.clone(), before: start.clone() };
    if start == old {
        rebased.draft = draft.clone();
    } else {
        take_typed(&mut rebased.draft, &mut rebased.before, old, draft);
    }
    (rebased.draft != *start).then_some(rebased)
}

/// Takes the controls that differ between two other drafts of the form. Where such a one takes the place of what was changed
/// meanwhile, `before` has it as it was.
fn take_typed(draft: &mut dyn Fields, before: &mut dyn Fields, old: &dyn Fields, typed: &dyn Fields) {
    let controls = draft.controls_mut().into_iter().zip(before.controls_mut());
    for (((_, control), (_, before)), (typed, old)) in
        controls.zip(typed.fields().into_iter().zip(old.fields()))
    {
        let (typed, old) = (typed.control, old.control);
        if typed.is_same(old) {
            continue;
        }
        if control.is_same(old) || control.is_same(typed) {
            control.assign(typed);
            continue;
        }
        if !control.rebase(old, typed) {
            before.assign(old);
        }
    }
}

/// What a draft is compared with that was begun from `before`, in a form that starts as `start`: `before`, but for what was set back
/// to that, which is a change of what it is now.
pub fn compared_with<D: Draft>(draft: &D, before: &D, start: &D) -> D {
    let mut compared = before.clone();
    assign_where_set_back(&mut compared, draft, start);
    compared
}

fn assign_where_set_back(compared: &mut dyn Fields, draft: &dyn Fields, start: &dyn Fields) {
    let fields = draft.fields().into_iter().zip(start.fields());
    for ((_, before), (draft, start)) in compared.controls_mut().into_iter().zip(fields) {
        if draft.control.is_same(before) && !draft.control.is_same(start.control) {
            before.assign(start.control);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::api::Attachment;
    use crate::forms::problem::{Problem, ProblemKind};
    use crate::forms::shop::ShopDraft;
    use crate::forms::ticket::TicketDraft;
    use crate::forms::time_zone::Winter;
    use crate::forms::{Choices, File, Spans, Text};

    fn draft(name: &str, price: &str) -> TicketDraft {
        TicketDraft {
            name: Text::new(name),
            price: Text::new(price),
            related_tickets: Choices::new(["1", "2"]),
            ..TicketDraft::new()
        }
    }

    #[test]
    fn only_what_was_typed_is_stored_and_restored() {
        let stored = encode(&draft("Pass", "2"), &draft("Pass", "1.00"));
        assert_eq!(stored.as_deref(), Some(r#"{"(before)":{"price":"1.00"},"price":"2"}"#));
        // The ticket was renamed meanwhile: the typed price comes back, the new name stays.
        let restored = stored.and_then(|stored| restore(&draft("Day pass", "1.00"), &stored));
        assert_eq!(restored.map(|restored| restored.draft), Some(draft("Day pass", "2")));
    }

    #[test]
    fn what_others_added_to_a_set_stays() {
        let of = |related: &[&str]| TicketDraft {
            related_tickets: Choices::new(related),
            availability: Some(Spans::typed(
                related
                    .iter()
                    .map(|day| (format!("2027-01-0{day}T10:00"), format!("2027-01-0{day}T11:00")))
                    .collect(),
            )),
            ..draft("Pass", "1.00")
        };
        let (start, typed, now) = (of(&["1", "2"]), of(&["2", "3"]), of(&["1", "2", "4"]));
        let restored = encode(&typed, &start).and_then(|stored| restore(&now, &stored));
        let expected = Some(Rebased { draft: of(&["2", "4", "3"]), before: now.clone() });
        assert_eq!(restored, expected);
        assert_eq!(rebase(&now, &start, &typed), expected);
    }

    #[test]
    fn a_file_that_was_not_stored_is_missed() {
        let start = ShopDraft { url: Text::new("zomer"), ..ShopDraft::new() };
        let image =
            Attachment { name: "kop.png".into(), media_type: "image/png".into(), content: [1].into() };
        let typed = ShopDraft { header_image: File::Chosen(image), ..start.clone() };
        let restored = encode(&typed, &start).and_then(|stored| restore(&start, &stored));
        let expected = ShopDraft { header_image: File::Lost("kop.png".to_owned()), ..start };
        assert_eq!(restored.map(|restored| restored.draft).as_ref(), Some(&expected));
        let problems = expected.body(None, &Winter).err().unwrap_or_default();
        assert_eq!(problems, [Problem::new("header_image", ProblemKind::LostFile)]);
    }

    #[test]
    fn nothing_typed_is_nothing_stored() {
        let start = draft("Pass", "1");
        assert_eq!(encode(&start, &start), None);
        for odd in
            ["", "[]", r#"{"price":1}"#, r#"{"price":"1"}"#, r#"{"unknown":"1"}"#, r#"{"on_fire":"on"}"#]
        {
            assert_eq!(restore(&start, odd), None, "{odd}");
        }
    }

    #[test]
    fn what_was_typed_goes_on_top_of_a_newer_record() {
        let (old, new) = (draft("Pass", "1.00"), draft("Pass", "3.00"));
        let typed = draft("Day pass", "1,00");
        let rebased =
            |new: &TicketDraft, typed: &TicketDraft| rebase(new, &old, typed).map(|rebased| rebased.draft);
        assert_eq!(rebased(&new, &typed), Some(draft("Day pass", "3.00")));
        assert_eq!(rebased(&old, &typed), Some(typed));
        assert_eq!(rebase(&new, &old, &old), None);
        assert_eq!(rebase(&draft("Day pass", "1.00"), &old, &draft("Day pass", "1.00")), None);
    }

    #[test]
    fn what_another_user_changed_meanwhile_is_compared_with_what_was_there_before() {
        let (old, typed, now) = (draft("Pass", "30.00"), draft("Pass", "8"), draft("Day pass", "33.00"));
        let expected = Some(Rebased { draft: draft("Day pass", "8"), before: draft("Day pass", "30.00") });
        assert_eq!(rebase(&now, &old, &typed), expected);
        let stored = encode(&typed, &old);
        assert_eq!(stored.and_then(|stored| restore(&now, &stored)), expected);
        // What was set back is a change of theirs.
        let back = draft("Day pass", "30");
        assert_eq!(compared_with(&back, &draft("Day pass", "30.00"), &now), now);
        assert_eq!(compared_with(&typed, &old, &old), old);
        // What both have made of it is no conflict.
        let same = draft("Pass", "8");
        assert_eq!(rebase(&same, &old, &typed), None);
    }
}
