//! Building blocks of views, as a person meets them: by label, text and focus.

mod choice_field;
mod date_range_list;
mod error_summary;
mod file_field;
mod multi_select;
mod next_frame;
mod switch_field;
mod text_field;
mod toast;
