//! Building blocks of views: they know no record, no store and no service.
//!
//! Most are plain functions from plain values to a view: a view is built for one language, so that its words need not
//! follow anything, and one type of view keeps the app small.

pub mod chart;
pub mod choice_field;
pub mod copy_button;
pub mod day_field;
pub mod field;
pub mod file_field;
pub mod icon;
pub mod json_field;
pub mod live;
pub mod many_field;
pub mod notice;
pub mod pager;
pub mod spans_field;
pub mod summary;
pub mod switch_field;
pub mod table;
pub mod text_field;
pub mod toast;
pub mod words_field;

pub use chart::{Bar, bars, share};
pub use choice_field::{Choice, choice_field};
pub use copy_button::{CopyWords, copy_button};
pub use day_field::day_field;
pub use field::Label;
pub use file_field::{ChosenFile, FileWords, file_field};
pub use icon::{Shape, icon};
pub use json_field::{JsonWords, json_field};
pub use live::{from_next_frame, live, live_list, when};
pub use many_field::{ManyWords, many_field};
pub use notice::{Tone, focused_notice, notice};
pub use pager::{PagePlace, PagerWords, pager};
pub use spans_field::{SpanWords, spans_field};
pub use summary::{SummaryItem, error_summary, focus_control};
pub use switch_field::switch_field;
pub use table::{Column, plain_table, print_heading, printed_table};
pub use text_field::{TextKind, text_area, text_field};
pub use toast::{TOAST_STAYS, Toasts};
pub use words_field::{WordsWords, words_field};

/// The id of the control of a field, for labels and for links from an error summary.
pub fn control_id(name: &str) -> String {
    format!("control-{name}")
}
