//! Orders and purchases: the lists of an event, one order, finding, figures, and what leaves the app.

mod answers;
mod choose;
mod columns;
mod detail;
mod door;
mod door_dates;
mod door_input;
mod door_list;
mod door_recheck;
mod export;
mod figures;
mod figures_by_sql;
mod find;
mod keyboard;
mod list;
mod period;
mod reader;
mod sales;
mod slots;
mod walk;
