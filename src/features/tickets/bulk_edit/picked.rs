//! Which of the tickets are changed.

use std::collections::HashSet;

use crate::models::value::TicketId;

/// The tickets whose boxes are ticked: all or none, also of those that load later, with exceptions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Picked {
    is_default: bool,
    exceptions: HashSet<TicketId>,
}

impl Picked {
    /// All of them, or none.
    pub(super) fn new(is_default: bool) -> Self {
        Self { is_default, exceptions: HashSet::new() }
    }

    pub(super) fn contains(&self, id: &TicketId) -> bool {
        self.is_default != self.exceptions.contains(id)
    }

    /// Ticks a box, or takes its tick away.
    pub(super) fn set(&mut self, id: TicketId, is_on: bool) {
        if is_on == self.is_default {
            self.exceptions.remove(&id);
        } else {
            self.exceptions.insert(id);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_loads_later_is_as_all_are_but_for_exceptions() {
        let [first, later] = ["1", "2"].map(|id| TicketId::new(id).unwrap_or_else(|| panic!("{id}")));
        for is_default in [true, false] {
            let mut picked = Picked::new(is_default);
            picked.set(first.clone(), !is_default);
            assert_eq!(picked.contains(&first), !is_default);
            assert_eq!(picked.contains(&later), is_default);
            picked.set(first.clone(), is_default);
            assert_eq!(picked, Picked::new(is_default));
        }
    }
}
