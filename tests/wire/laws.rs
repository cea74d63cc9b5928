//! What holds of any text that is read, whatever it says. The fuzz target asks the same of millions of texts.

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

/// A problem names a place, and its reason is made of the app's own words: never of a value, which may be personal.
fn says_what_and_where(problem: &DecodeError) {
    const EXPECTED: [&str; 11] = [
        "an object",
        "a list",
        "a text",
        "true or false",
        "a number",
        "a whole number",
        "an id",
        "an amount with two fractional digits",
        "a timestamp",
        "a percentage up to 100",
        "a barcode",
    ];
    const FOUND: [&str; 7] =
        ["an object", "a list", "a text", "a text with a broken escape", "true or false", "null", "a number"];
    const OTHERWISE: [&str; 3] = ["is missing", "occurs twice", "the text ends too early"];
    assert!(!problem.place.is_empty(), "{problem}");
    let reason = problem.reason.as_str();
    let is_own = match reason.strip_prefix("expected ").and_then(|rest| rest.split_once(", found ")) {
        Some((expected, found)) => EXPECTED.contains(&expected) && FOUND.contains(&found),
        None => OTHERWISE.contains(&reason) || is_no_json(reason),
    };
    assert!(is_own, "{problem}");
}

/// Whether a reason is `not JSON (line 1, column 2)`.
fn is_no_json(reason: &str) -> bool {
    let words: String = reason.chars().filter(|character| !character.is_ascii_digit()).collect();
    words == "not JSON (line , column )"
}
