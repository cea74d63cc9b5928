//! Building blocks of views: they know no record, no store and no service.
//!
//! A view is built for one language, so that its words need not follow anything.

pub mod chart;
pub mod choice_field;
pub mod copy_button;
pub mod day_field;
pub mod field;
pub mod file_field;
pub mod focus;
pub mod icon;
pub mod json_field;
pub mod many_field;
pub mod next_frame;
pub mod notice;
pub mod pager;
pub mod spans_field;
pub mod summary;
pub mod switch_field;
pub mod table;
pub mod text_field;
pub mod toast;
mod typed_value;
pub mod words_field;

pub use chart::{Bar, Bars, Share};
pub use choice_field::{Choice, ChoiceField};
pub use copy_button::{CopyButton, CopyWords};
pub use day_field::DayField;
pub use field::Label;
pub use file_field::{ChosenFile, FileField, FileWords};
pub use focus::focus_in_place;
pub use icon::{Icon, Shape};
pub use json_field::{JsonField, JsonWords};
pub use many_field::{ManyField, ManyWords};
pub use next_frame::FromNextFrame;
pub use notice::{Notice, Tone};
pub use pager::{PagePlace, Pager, PagerWords};
pub use spans_field::{SpanWords, SpansField};
pub use summary::{ErrorSummary, SummaryItem, focus_control};
pub use switch_field::SwitchField;
pub use table::{Column, PlainTable, PrintHeading};
pub use text_field::{TextArea, TextField, TextKind};
pub use toast::{TOAST_STAYS, ToastRegion, Toasts};
pub use words_field::{WordsField, WordsWords};

/// The id of the control of a field, for labels and for links from an error summary.
pub fn control_id(name: &str) -> String {
    format!("control-{name}")
}
