//! The fields of a draft: their controls by name, with their labels.

pub use loket_derive::Fields;

use super::control::{Control, Input};
use crate::i18n::Messages;
use crate::i18n::messages::FieldText;

/// One field of a draft `D`, with a control of the kind `C`.
pub struct Field<D: 'static, C: 'static> {
    /// The name of the control: the interface's own, with dots where it is nested.
    pub name: &'static str,
    /// Its label and its hint.
    pub texts: fn(&'static Messages) -> &'static FieldText,
    /// The control.
    pub get: fn(&D) -> &C,
    /// The control, to be changed.
    pub get_mut: fn(&mut D) -> &mut C,
}

impl<D, C> Clone for Field<D, C> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<D, C> Copy for Field<D, C> {}

impl<D, C: Input> Field<D, C> {
    /// Puts what was typed or chosen into a draft.
    pub fn set(self, draft: &mut D, held: C::Held) {
        (self.get_mut)(draft).hold(held);
    }
}

/// A field of a draft with what it holds, of any kind.
#[derive(Clone, Copy)]
pub struct AnyField<'a> {
    /// The name of the control.
    pub name: &'static str,
    /// Its label and its hint.
    pub texts: fn(&'static Messages) -> &'static FieldText,
    /// The control.
    pub control: &'a dyn Control,
}

/// A draft as a list of fields, in the order of its form. Derived.
pub trait Fields {
    /// All fields, also those that this form lacks.
    fn fields(&self) -> Vec<AnyField<'_>>;

    /// All controls with their names.
    fn controls_mut(&mut self) -> Vec<(&'static str, &mut dyn Control)>;
}

/// What was typed into the form of a record.
pub trait Draft: Fields + Clone + PartialEq + Send + Sync + 'static {
    /// The members of the request that no response shows.
    const UNSHOWN: &'static [&'static str] = &[];

    /// The controls that have to be filled in, as the form is now.
    fn required(&self) -> Vec<&'static str>;

    /// The label of a member of the request, where it is not that of its first control.
    fn label(_words: &'static Messages, _member: &str) -> Option<&'static str> {
        None
    }
}

/// The member of the request that a control belongs to: `venue` of `venue.city`.
pub fn member_of(control: &str) -> &str {
    control.split('.').next().unwrap_or_default()
}

/// The fields that a form has.
pub fn fields(draft: &dyn Fields) -> Vec<AnyField<'_>> {
    let mut fields = draft.fields();
    fields.retain(|field| field.control.is_there());
    fields
}

/// The names of the controls that a form has, in its order.
pub fn names(draft: &dyn Fields) -> Vec<&'static str> {
    fields(draft).iter().map(|field| field.name).collect()
}

/// The label of a control or of a member of the request.
pub fn label<D: Draft>(draft: &D, words: &'static Messages, name: &str) -> Option<&'static str> {
    D::label(words, name).or_else(|| label_of_control(&fields(draft), words, name))
}

/// The label of a control, or of the first one of a member of the request.
fn label_of_control(fields: &[AnyField<'_>], words: &'static Messages, name: &str) -> Option<&'static str> {
    let own = fields.iter().find(|field| field.name == name);
    let first = || fields.iter().find(|field| member_of(field.name) == name);
    own.or_else(first).map(|field| (field.texts)(words).label)
}

#[cfg(test)]
mod tests {
    use super::super::members::{changed_members, take_member};
    use crate::forms::ticket::TicketDraft;
    use crate::forms::{Choices, Spans, Text};

    fn draft(name: &str, price: &str) -> TicketDraft {
        TicketDraft {
            name: Text::new(name),
            price: Text::new(price),
            related_tickets: Choices::new(["1", "2"]),
            ..TicketDraft::new()
        }
    }

    #[test]
    fn a_member_changes_with_any_of_its_controls_and_not_with_their_order() {
        let start = draft("Pass", "1");
        let mut changed = start.clone();
        changed.related_tickets = Choices::new(["2", "1"]);
        changed.price = Text::new("1,00");
        assert_eq!(changed_members(&changed, &start), [""; 0]);
        changed.sales_percentage_active = true;
        changed.sales_percentage = Text::new("5");
        changed.related_tickets = Choices::new(["2"]);
        assert_eq!(changed_members(&changed, &start), ["sales_percentage", "related_tickets"]);
        take_member(&mut changed, "sales_percentage", &start);
        take_member(&mut changed, "related_tickets", &start);
        take_member(&mut changed, "price", &start);
        assert_eq!(changed, start);
    }

    #[test]
    fn a_control_that_a_form_lost_has_changed() {
        let (with, without) = (
            TicketDraft { availability: Some(Spans::default()), ..TicketDraft::new() },
            TicketDraft { availability: None, ..TicketDraft::new() },
        );
        assert_eq!(changed_members(&without, &with), ["availability"]);
        assert_eq!(changed_members(&without, &without), [""; 0]);
    }
}
