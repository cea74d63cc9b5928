//! What holds for any text that is read. The fuzz target asks the same of millions of texts.

use std::fmt::Debug;

use loket::api::form_data::edited_parts;
use loket::api::{Body, FreeObject};
use loket::config::Config;
use loket::models::{DecodeError, ErrorBody, FromJson, Json, Page, Received, Row, pretty, read_record};

/// Reads a text as a record and as a page of records.
pub fn hold<T: FromJson + PartialEq + Debug>(text: &str) {
    match read_record::<T>(text) {
        Ok(received) => reads_again(&received),
        Err(problem) => says_what_and_where(&problem),
    }
    match Page::<T>::read(text) {
        Ok(page) => page.rows.iter().for_each(row_keeps_its_text),
        Err(problem) => says_what_and_where(&problem),
    }
}

/// Reads a text as everything else that comes from outside.
pub fn hold_of_any(text: &str) {
    let refusal = ErrorBody::read(text);
    for said in refusal.message.iter().chain(refusal.fields.iter().flat_map(|(_, messages)| messages)) {
        assert!(!said.is_empty() && said.chars().count() <= 301 && !said.starts_with('<'), "{said}");
    }
    let config = Config::read(Some(text));
    assert!(config.problems.iter().all(|problem| !problem.value.is_empty()));
    match FreeObject::parse(text) {
        Ok(free) => {
            assert_eq!(FreeObject::parse(free.text()).as_ref(), Ok(&free));
            // Either all of it becomes parts, or it says what can't.
            if let Err(problem) = edited_parts(&free, &Body::new()) {
                assert!(!problem.to_string().is_empty());
            }
        }
        Err(problem) => says_what_and_where(&problem),
    }
    let solid = |text: &str| text.split_whitespace().collect::<String>();
    assert_eq!(solid(&pretty(text)), solid(text), "indenting changes nothing but blanks");
}

fn row_keeps_its_text<T: FromJson + PartialEq + Debug>(row: &Row<T>) {
    match row {
        Row::Record(received) => reads_again(received),
        Row::DecodeError { text, problem } => {
            says_what_and_where(problem);
            assert_eq!(read::<T>(text).as_ref(), Err(problem));
        }
    }
}

/// The text beside a record is that of the record.
fn reads_again<T: FromJson + PartialEq + Debug>(received: &Received<T>) {
    assert_eq!(read::<T>(&received.text).as_ref(), Ok(received));
}

fn read<T: FromJson>(text: &str) -> Result<Received<T>, DecodeError> {
    Json::parse(text).and_then(Received::from_json)
}

/// A problem names a place. Its reason has no room for a value, which may be personal.
fn says_what_and_where(problem: &DecodeError) {
    assert!(!problem.path.is_empty(), "{problem}");
}
