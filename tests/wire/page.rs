//! Pages: the envelope in every shape, good rows among bad ones.

use loket::models::{Event, Page, PageRange, Row};

use super::record::RECORDS;

fn read(text: &str) -> Result<Page<Event>, String> {
    Page::read(text).map_err(|problem| problem.to_string())
}

#[test]
fn a_page_as_the_interface_shows_it() {
    let page = read(
        r#"{"data":[{"id":"1","name":"A"}, {"id":"2","name":"B"}],
            "links":{"first":"http://elsewhere.example","last":null,"prev":null,"next":"http://elsewhere.example"},
            "meta":{"current_page":2,"from":21,"last_page":3,"path":"x","per_page":20,"to":22,"total":60}}"#,
    )
    .unwrap();
    let names: Vec<_> = page.rows.iter().filter_map(Row::record).map(|event| event.name.as_str()).collect();
    assert_eq!(names, ["A", "B"]);
    let place = PageRange { page: 2, last_page: 3, per_page: Some(20), from: 21, to: 22, total: 60 };
    assert_eq!(page.place, place);
}

#[test]
fn rows_that_are_no_records_stand_among_those_that_are() {
    for record in &RECORDS {
        let good = (record.read)(record.sample).unwrap();
        let page = format!(r#"{{"data":[{0},null,12,"Jan Jansen",[[]],{0}]}}"#, record.sample);
        let found = |what| Err(format!(".: expected an object, found {what}"));
        let expected = [
            Ok(good.clone()),
            found("null"),
            found("a number"),
            found("a text"),
            found("a list"),
            Ok(good.clone()),
        ];
        let rows = (record.page)(&page).unwrap();
        assert_eq!(rows, expected, "{}", record.name);
    }
}

#[test]
fn a_row_that_can_not_be_read_keeps_its_text() {
    let page = read(r#"{"data":[ {"id": "1",  "fee": 1.10} ]}"#).unwrap();
    let [Row::DecodeError { text, problem }] = page.rows.as_slice() else { panic!("{page:?}") };
    assert_eq!((&**text, problem.to_string().as_str()), (r#"{"id": "1",  "fee": 1.10}"#, "name: is missing"));
}

#[test]
fn envelopes_of_every_shape() {
    let place = |text: &str| {
        let page = read(text).unwrap_or_else(|problem| panic!("{text}: {problem}"));
        let PageRange { page: number, last_page, from, to, total, .. } = page.place;
        (page.rows.len(), [number, last_page, from, to, total])
    };
    let two = r#"[{"id":"1","name":"A"},{"id":"2","name":"B"}]"#;
    for (text, rows, numbers) in [
        (
            r#"{"data":[],"meta":{"current_page":1,"from":null,"last_page":1,"to":null,"total":0}}"#
                .to_owned(),
            0,
            [1, 1, 0, 0, 0],
        ),
        (r#"{"data":{"0":{"id":"1","name":"A"},"1":null}}"#.to_owned(), 2, [1, 1, 1, 2, 2]),
        (
            r#"{"data":[],"meta":{"current_page":"3","last_page":"9","total":"170"}}"#.to_owned(),
            0,
            [3, 9, 0, 0, 170],
        ),
        (r#"{"data":{},"meta":[]}"#.to_owned(), 0, [1, 1, 0, 0, 0]),
        (format!(r#"{{"data":{two}}}"#), 2, [1, 1, 1, 2, 2]),
        (format!(r#"{{"data":{two},"meta":null,"links":12}}"#), 2, [1, 1, 1, 2, 2]),
        (
            format!(r#"{{"data":{two},"meta":{{"last_page":0,"from":18446744073709551615}}}}"#),
            2,
            [1, 1, u64::MAX, u64::MAX, u64::MAX],
        ),
    ] {
        assert_eq!(place(&text), (rows, numbers), "{text}");
    }
}

#[test]
fn an_envelope_that_can_not_be_read_is_named_with_its_place() {
    for (text, problem) in [
        ("", ".: the text ends too early"),
        ("<html></html>", ".: not JSON (line 1, column 1)"),
        ("null", ".: expected an object, found null"),
        ("{}", "data: is missing"),
        ("[]", "data: is missing"),
        (r#"[{"id":"1"}]"#, ".: expected an object, found a list"),
        (r#"{"data":null}"#, "data: expected a list, found null"),
        (r#"{"data":"none"}"#, "data: expected a list, found a text"),
        (r#"{"data":{"id":"1"}}"#, "data: expected a list, found an object"),
        (r#"{"data":{"0":1,"0":2}}"#, "data.0: occurs twice"),
        (r#"{"data":[],"data":[]}"#, "data: occurs twice"),
        (r#"{"data":[}"#, ".: not JSON (line 1, column 10)"),
        (r#"{"data":[]"#, ".: the text ends too early"),
        (r#"{"data":[],"meta":{"total":"Jan"}}"#, "meta.total: expected a whole number, found a text"),
        (r#"{"data":[],"meta":{"last_page":-1}}"#, "meta.last_page: expected a whole number, found a number"),
        (r#"{"data":[],"meta":"Jan"}"#, "meta: expected an object, found a text"),
    ] {
        assert_eq!(read(text).unwrap_err(), problem, "{text}");
    }
}
