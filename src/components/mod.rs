//! Building blocks of views: they know no record, no store and no service.
//!
//! A view is built for one language, so that its words need not follow anything.

mod bar_chart;
mod chart_frame;
mod chart_image;
mod check_box;
pub mod choice_field;
pub mod confirm_dialog;
pub mod copy_button;
pub mod date_range_list;
pub mod day_field;
pub mod empty_state;
pub mod field;
pub mod file_field;
pub mod focus;
pub mod icon;
pub mod json_field;
mod line_chart;
pub mod multi_select;
pub mod next_frame;
pub mod notice;
pub mod pager;
mod share;
mod span_field;
pub mod summary;
pub mod switch_field;
pub mod table;
pub mod tag_input;
pub mod text_field;
mod tiles;
pub mod toast;
mod typed_value;

pub use bar_chart::BarChart;
pub use chart_frame::Point;
pub use check_box::CheckBox;
pub use choice_field::{Choice, ChoiceField};
pub use confirm_dialog::{ConfirmDialog, Question};
pub use copy_button::{CopyButton, CopyImageButton, CopyWords};
pub use date_range_list::{DateRangeList, DateRangeWords};
pub use day_field::DayField;
pub use empty_state::EmptyState;
pub use field::Label;
pub use file_field::{ChosenFile, FileField, FileWords};
pub use focus::{focus_by_id, focus_in_place};
pub use icon::{Icon, Shape};
pub use json_field::{JsonField, JsonWords};
pub use line_chart::{Limit, LineChart};
pub use multi_select::{MultiSelect, MultiSelectWords};
pub use next_frame::FromNextFrame;
pub use notice::{Notice, Tone};
pub use pager::{PagePlace, Pager, PagerWords};
pub use share::Share;
pub use span_field::{Place, SpanField, SpanWords};
pub use summary::{ErrorSummary, SummaryItem, focus_control};
pub use switch_field::SwitchField;
pub use table::{Column, PlainTable, PrintHeading};
pub use tag_input::{TagInput, TagWords};
pub use text_field::{TextArea, TextField, TextKind};
pub use tiles::Tiles;
pub use toast::{TOAST_STAYS, ToastRegion, Toasts};
pub use typed_value::bind_value;

/// The id of the control of a field, for labels and for links from an error summary.
pub fn control_id(name: &str) -> String {
    format!("control-{name}")
}
