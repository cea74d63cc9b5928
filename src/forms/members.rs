//! What a draft has of each member of its request: a member may have several controls, such as those of a venue.

use super::fields::{Draft, Fields, member_of};
use crate::api::Body;

/// The members of the request whose values differ from those of another draft of the form.
pub fn changed_members(draft: &dyn Fields, other: &dyn Fields) -> Vec<&'static str> {
    let (fields, others) = (draft.fields(), other.fields());
    let changed = fields.iter().zip(&others).filter(|(field, other)| !field.control.is_same(other.control));
    let mut members: Vec<_> = changed.map(|(field, _)| member_of(field.name)).collect();
    members.dedup();
    members
}

/// Takes all controls of a member from another draft of the form.
pub fn take_member(draft: &mut dyn Fields, member: &str, other: &dyn Fields) {
    for ((name, control), other) in draft.controls_mut().into_iter().zip(other.fields()) {
        if member_of(name) == member {
            control.assign(other.control);
        }
    }
}

/// Makes the change of a member that leads from one draft to another one: what others have added to a set stays, and
/// what they have taken out of it.
pub fn merge_member(draft: &mut dyn Fields, member: &str, from: &dyn Fields, to: &dyn Fields) {
    let changes = from.fields().into_iter().zip(to.fields());
    for ((name, control), (from, to)) in draft.controls_mut().into_iter().zip(changes) {
        if member_of(name) == member {
            control.rebase(from.control, to.control);
        }
    }
}

/// The members of a request that the service did not save as they were sent. What a cleared one reads as afterwards is
/// not shown by the interface, so those tell nothing; nor do those that no response shows.
pub fn altered_members<D: Draft>(now: &D, sent: &D, body: &Body) -> Vec<&'static str> {
    let mut altered = changed_members(now, sent);
    altered.retain(|member| body.holds(member) && !D::UNSHOWN.contains(member));
    altered
}
