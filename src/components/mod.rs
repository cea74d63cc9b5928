//! Building blocks of views: they know no record, no cache and no service.
//!
//! A view is built for one language, so that its words need not follow anything.

mod bar_chart;
mod button_list;
mod chart_frame;
mod chart_image;
mod choice_field;
mod clipboard;
mod copy_button;
mod date_field;
mod date_range_list;
mod dialog;
mod field;
mod file_field;
mod focus;
mod icon;
mod json_field;
mod line_chart;
mod multi_select;
mod next_frame;
mod notice;
mod pager;
mod phone;
mod progress_row;
mod share;
mod span_field;
mod summary;
mod switch_field;
mod table;
mod tag_input;
mod text_field;
mod tiles;
mod toast;
mod typed_value;

pub use bar_chart::BarChart;
pub use button_list::{ButtonList, is_on_button, step_into_buttons};
pub use chart_frame::Point;
pub use choice_field::{Choice, ChoiceField};
pub use copy_button::{CopyButton, CopyImageButton, CopyWords};
pub use date_field::{DateField, DateKind, has_input, is_half_typed};
pub use date_range_list::{DateRangeList, DateRangeWords};
pub use dialog::{ConfirmDialog, DialogButton, Question, is_closed};
pub use field::Label;
pub use file_field::{ChosenFile, FileField, FileWords};
pub use focus::{
    focus_by_id, focus_first, focus_in_place, focused, has_focus, is_choosing, is_typing, recover_focus,
};
pub use icon::{Icon, Shape};
pub use json_field::{JsonField, JsonWords};
pub use line_chart::{Limit, LineChart};
pub use multi_select::{MultiSelect, MultiSelectWords};
pub use next_frame::FromNextFrame;
pub use notice::{EmptyState, Notice, Tone};
pub use pager::{PagePlace, Pager, PagerWords};
pub use phone::{is_phone, is_small, use_is_phone};
pub use progress_row::{ProgressRow, ReadCount};
pub use share::Share;
pub use span_field::{SpanField, SpanStep, SpanWords};
pub use summary::{ErrorSummary, SummaryItem, focus_control};
pub use switch_field::{CheckBox, SwitchField};
pub use table::{PlainTable, PrintHeading, TableColumn};
pub use tag_input::{TagInput, TagWords};
pub use text_field::{TextArea, TextField, TextKind};
pub use tiles::Tiles;
pub use toast::{TOAST_STAYS, ToastId, ToastRegion, Toasts};
pub use typed_value::{bind_slider, bind_value};

/// The id of the control of a field, for labels and for links from an error summary.
pub fn control_id(name: &str) -> String {
    format!("control-{name}")
}
