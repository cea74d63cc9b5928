//! What services send, in every shape they send it in: nothing panics, the rest of a page shows, the message names
//! the place.
//!
//! | file | what it holds |
//! |---|---|
//! | `interface` | the interface's tables: every member of every record |
//! | `samples/`, `record` | a sample of each record with all its members |
//! | `exact` | what is read from each sample |
//! | `members` | no member of the tables is forgotten |
//! | `hostile`, `answers`, `page` | wrong values in each member, wrong answers, wrong pages |
//! | `lenient`, `open_sets`, `digits` | what is read all the same, and stays as received |
//! | `laws`, `generated` | what holds of any text, asked of generated ones; `fuzz/` asks it of millions |

#![allow(clippy::unwrap_used, clippy::expect_used)]

mod answers;
mod digits;
mod exact;
mod generated;
mod hostile;
mod interface;
mod laws;
mod lenient;
mod members;
mod open_sets;
mod page;
mod place;
mod record;
