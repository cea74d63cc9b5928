//! Building blocks of views: they know no record, no store and no service.

pub mod choice_field;
pub mod field;
pub mod icon;
pub mod many;
pub mod notice;
pub mod pager;
pub mod periods;
pub mod summary;
pub mod switch_field;
pub mod text_field;

pub use choice_field::{Choice, ChoiceField};
pub use icon::{Icon, Shape};
pub use many::ManyField;
pub use notice::{Notice, Tone};
pub use pager::Pager;
pub use periods::{PeriodTexts, PeriodsField};
pub use summary::{ErrorSummary, SummaryItem};
pub use switch_field::SwitchField;
pub use text_field::{TextField, TextKind};

/// The id of the control of a field, for labels and for links from an error summary.
pub fn control_id(name: &str) -> String {
    format!("control-{name}")
}
