//! Tickets: the list, one ticket, and its forms.

mod bulk_edit;
mod clock_change;
mod conflict;
mod copy;
mod create;
mod create_in_doubt;
mod create_refused;
mod create_usual;
mod draft;
mod draft_ends;
mod duplicate;
mod edit;
mod edit_taken;
mod failing;
mod list;
mod odd_data;
mod one_click;
mod undo;
