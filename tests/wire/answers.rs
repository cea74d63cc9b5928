//! Answers that are no record, or not only one.

use loket::models::{Event, Page, Ticket, read_record};

use super::record::RECORDS;

fn whole(reason: &str) -> String {
    format!(".: {reason}")
}

#[test]
fn what_is_no_record_is_said_to_be_none() {
    for (text, reason) in [
        ("", "the text ends too early"),
        (" \n", "the text ends too early"),
        ("{", "the text ends too early"),
        (r#"{"id":"Jan Jan"#, "the text ends too early"),
        ("null", "expected an object, found null"),
        ("true", "expected an object, found true or false"),
        ("12", "expected an object, found a number"),
        (r#""Jan Jansen""#, "expected an object, found a text"),
        (r#"["Jan Jansen"]"#, "expected an object, found a list"),
        ("<!doctype html><title>502</title>", "not JSON (line 1, column 1)"),
        ("Jan Jansen", "not JSON (line 1, column 1)"),
        ("{'id':1}", "not JSON (line 1, column 2)"),
        ("{\n\"id\":01}", "not JSON (line 2, column 7)"),
        ("{\"id\":NaN}", "not JSON (line 1, column 7)"),
        ("{\"id\":1,}", "not JSON (line 1, column 9)"),
        ("{\"id\":\"\u{1}\"}", "not JSON (line 1, column 7)"),
        ("{}{}", "not JSON (line 1, column 3)"),
    ] {
        for record in &RECORDS {
            assert_eq!((record.read)(text), Err(whole(reason)), "{text:?} as {}", record.name);
        }
    }
}

#[test]
fn an_object_that_is_something_else_is_no_record() {
    for record in &RECORDS {
        let needed = if record.name == "Checkout fields" { "per_ticket" } else { "id" };
        for text in ["{}", "[]", r#"{"message":"Jan Jansen"}"#] {
            let problem = format!("{needed}: is missing");
            assert_eq!((record.read)(text), Err(problem), "{text} as {}", record.name);
        }
    }
}

#[test]
fn a_record_cut_anywhere_ends_too_early() {
    for record in &RECORDS {
        let text = record.sample.trim();
        // What follows the point of a number is wrong already.
        for (end, _) in text.char_indices().filter(|(end, _)| !text[..*end].ends_with('.')) {
            assert_eq!(
                (record.read)(&text[..end]),
                Err(whole("the text ends too early")),
                "{}",
                &text[..end]
            );
        }
    }
}

#[test]
fn a_record_may_be_wrapped_in_data_once() {
    for record in &RECORDS {
        let wrapped = format!(r#"{{"data":{},"meta":[]}}"#, record.sample);
        assert_eq!((record.read)(&wrapped), (record.read)(record.sample), "{}", record.name);
    }
    let twice = format!(r#"{{"data":{{"data":{}}}}}"#, RECORDS[0].sample);
    assert_eq!((RECORDS[0].read)(&twice).map_err(|it| it.to_string()), Err("id: is missing".to_owned()));
}

#[test]
fn further_members_do_no_harm() {
    for record in &RECORDS {
        let further = r#"{"new":{"deep":[1e400,{"":"\ud800"}]},"":null,"ïd":12,"#;
        let text = record.sample.replacen('{', further, 1);
        assert_eq!((record.read)(&text), (record.read)(record.sample), "{}", record.name);
    }
}

#[test]
fn a_member_that_occurs_twice_is_named() {
    for record in &RECORDS {
        for member in record.members {
            let text = record.sample.replacen('{', &format!("{{{:?}:null,", member.name), 1);
            let problem = format!("{}: occurs twice", member.name);
            assert_eq!((record.read)(&text), Err(problem), "{}", record.name);
        }
    }
    let nested = r#"{"id":"1","name":"A","venue":{"city":"Jan","c\u0069ty":"Jansen"}}"#;
    let problem = read_record::<Event>(nested).unwrap_err().to_string();
    assert_eq!(problem, "venue.city: occurs twice", "also when it is spelled in another way");
    let nameless = read_record::<Event>(r#"{"":1,"":2}"#).unwrap_err();
    assert_eq!(nameless.to_string(), "\"\": occurs twice");
}

#[test]
fn a_text_that_is_broken_is_said_to_be() {
    for (text, problem) in [
        (r#"{"id":"1","name":"\ud800"}"#, "name: expected a text, found a text with a broken escape"),
        (r#"{"id":"\udc00","name":"A"}"#, "id: expected an id, found a text with a broken escape"),
        (r#"{"id":"1","n\ud800me":"A"}"#, ".: not JSON (line 1, column 19)"),
    ] {
        assert_eq!(read_record::<Event>(text).unwrap_err().to_string(), problem);
    }
}

#[test]
fn ten_megabytes_are_read() {
    let ticket = RECORDS[0].sample;
    let bad = ticket.replace("59.00", "Jan Jansen");
    let mut rows = vec![ticket; 10_000_000 / ticket.len() + 1];
    rows[1_000] = &bad;
    let text = format!(r#"{{"data":[{}]}}"#, rows.join(","));
    assert!(text.len() > 10_000_000);
    let page = Page::<Ticket>::read(&text).unwrap();
    assert_eq!(page.rows.len(), rows.len());
    assert_eq!(page.rows.iter().filter(|row| row.record().is_none()).count(), 1);
}

#[test]
fn ten_megabytes_of_anything_are_refused_or_read() {
    const SIZE: usize = 10_000_000;
    let read = |text: &str| {
        read_record::<Event>(text).map(|event| event.name.len()).map_err(|problem| problem.to_string())
    };
    assert_eq!(read(&format!(r#"{{"id":"1","name":"{}"}}"#, "a".repeat(SIZE))), Ok(SIZE));
    assert_eq!(read(&"[".repeat(SIZE)), Err(whole("the text ends too early")));
    let deep = format!("{}{}", "[".repeat(SIZE / 2), "]".repeat(SIZE / 2));
    assert_eq!(read(&format!(r#"{{"id":"1","name":"A","deep":{deep}}}"#)), Ok(1));
    let digits = "9".repeat(SIZE);
    let fee = format!(r#"{{"id":"1","name":"A","price":"1.00","service_fee":{digits}}}"#);
    assert_eq!(
        read_record::<Ticket>(&fee).unwrap_err().to_string(),
        "service_fee: expected a number, found a number"
    );
}
