//! Building blocks of views, as a person meets them: by label, text and focus.

mod choice_field;
mod error_summary;
mod file_field;
mod many_field;
mod next_frame;
mod spans_field;
mod switch_field;
mod text_field;
mod toast;
