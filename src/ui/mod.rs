//! Building blocks of views: they know no record, no store and no service.
//!
//! Most are plain functions from plain values to a view: a view is built for one language, so that its words need not
//! follow anything, and one type of view keeps the app small.

pub mod choice_field;
pub mod field;
pub mod file_field;
pub mod icon;
pub mod live;
pub mod many_field;
pub mod notice;
pub mod pager;
pub mod spans_field;
pub mod summary;
pub mod switch_field;
pub mod text_field;

pub use choice_field::{Choice, choice_field};
pub use field::Label;
pub use file_field::{ChosenFile, FileWords, file_field};
pub use icon::{Icon, Shape};
pub use live::{live, live_list, when};
pub use many_field::{ManyWords, many_field};
pub use notice::{Tone, focused_notice, notice};
pub use pager::{PagerWords, pager};
pub use spans_field::{SpanWords, spans_field};
pub use summary::{SummaryItem, error_summary};
pub use switch_field::switch_field;
pub use text_field::{TextKind, text_area, text_field};

/// The id of the control of a field, for labels and for links from an error summary.
pub fn control_id(name: &str) -> String {
    format!("control-{name}")
}
