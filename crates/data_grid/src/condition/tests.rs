use proptest::prelude::*;

use super::super::cell::Term;
use super::super::sample::Sample;
use super::*;

fn vocabulary() -> Vocabulary {
    let mut vocabulary = Vocabulary::default();
    for (column, names) in [
        ["Ticket", "Kaartsoort"],
        ["Status", "status"],
        ["Sold out", "sold_out"],
        ["Price", "Prijs"],
        ["Bought", "created_at"],
    ]
    .iter()
    .enumerate()
    {
        names.iter().for_each(|name| vocabulary.name(column, name));
    }
    for (word, value) in [("Yes", "true"), ("No", "false"), ("Betaald", "paid")] {
        vocabulary.word(word, value);
    }
    vocabulary.moments(4);
    vocabulary
}

/// Days are numbers here.
fn days(text: &str) -> Option<Wanted> {
    let day = text.parse::<i64>().ok()?;
    Some(Wanted::Moment { from: Some(day * 10), before: Some(day * 10 + 10) })
}

fn grid() -> Sample {
    let price = |hundredths| Cell::Number(Decimal::new(hundredths, 2));
    Sample::new(vec![
        vec!["Early bird".into(), Cell::Term(Term::Paid), true.into(), price(1050), Cell::Moment(29)],
        vec!["Früher Vogel".into(), "Open".into(), false.into(), price(1000), Cell::Moment(30)],
        vec![Cell::Nothing, "Open".into(), false.into(), price(0), Cell::Nothing],
    ])
}

/// The rows that meet what is typed, and what else is typed.
fn rows(typed: &str) -> (Vec<usize>, String) {
    let (conditions, others) = vocabulary().read(typed, &days);
    let grid = grid();
    let meets = |row: &usize| conditions.iter().all(|condition| condition.holds_for(&grid, *row));
    ((0..3).filter(meets).collect(), others)
}

#[test]
fn a_condition_narrows_one_column() {
    for (typed, expected) in [
        ("ticket:bird", &[0][..]),
        ("TICKET:FRUHER", &[1]),
        ("kaartsoort:vogel", &[1]),
        ("ticket:\"early bird\"", &[0]),
        ("ticket:\"early bi", &[0]),
        ("ticket:\"\"", &[2]),
        ("status:betaald", &[0]),
        ("status:bet", &[0]),
        ("status:open", &[1, 2]),
        ("sold_out:yes", &[0]),
        ("soldout:n", &[1, 2]),
        ("price:10", &[1]),
        ("price:>10", &[0]),
        ("price:>=10", &[0, 1]),
        ("price:<10,50", &[1, 2]),
        ("price:<=10.5", &[0, 1, 2]),
        ("price:=0", &[2]),
        ("price:many", &[]),
        ("status:open price:>0", &[1]),
        ("bought:2", &[0]),
        ("created_at:3 status:open", &[1]),
        ("bought:\"\"", &[2]),
    ] {
        assert_eq!(rows(typed), (expected.to_vec(), String::new()), "{typed}");
    }
}

#[test]
fn a_name_of_two_columns_means_the_one_that_has_such_values() {
    let mut vocabulary = vocabulary();
    vocabulary.name(4, "Sold out");
    let grid = grid();
    let rows = |typed: &str| {
        let (conditions, _) = vocabulary.read(typed, &days);
        let meets = |row: &usize| conditions.iter().all(|condition| condition.holds_for(&grid, *row));
        (0..3).filter(meets).collect::<Vec<_>>()
    };
    assert_eq!(rows("sold_out:yes"), [0]);
    assert_eq!(rows("sold_out:3"), [1]);
    assert_eq!(rows("sold_out:3-"), [0, 1, 2]);
    let values = |column| vec![if column == 4 { "today" } else { "Yes" }.to_owned()];
    assert_eq!(vocabulary.completions("sold_out:", values), ["sold_out:today", "sold_out:Yes"]);
    assert_eq!(vocabulary.completions("sold", values), ["sold_out:"]);
}

#[test]
fn a_text_is_found_by_the_beginnings_of_its_words() {
    let grid = Sample::new(vec![
        vec!["zoe@mail.example".into(), Cell::Term(Term::Paid)],
        vec!["VIP-weekend".into(), "Terugbetaald".into()],
    ]);
    let rows = |typed: &str| {
        let (conditions, _) = vocabulary().read(typed, &days);
        let meets = |row: &usize| conditions.iter().all(|condition| condition.holds_for(&grid, *row));
        (0..2).filter(meets).collect::<Vec<_>>()
    };
    assert_eq!(rows("status:betaald"), [0]);
    assert_eq!(rows("status:terug"), [1]);
    assert_eq!(rows("ticket:week"), [1]);
    assert_eq!(rows("ticket:@mail"), [0]);
    assert!(rows("ticket:end").is_empty());
}

#[test]
fn while_it_is_typed_it_does_not_narrow_yet() {
    for typed in ["status:", "price:>", "price:<=", "bought:soon"] {
        assert_eq!(rows(typed).0, [0, 1, 2], "{typed}");
    }
}

#[test]
fn names_and_values_are_offered_for_what_is_begun() {
    let offered = |typed: &str| {
        vocabulary().completions(typed, |column| match column {
            1 => vec!["Paid".to_owned(), "Partly paid".to_owned(), "Open".to_owned()],
            _ => Vec::new(),
        })
    };
    assert_eq!(offered("sta"), ["status:"]);
    assert_eq!(offered("jansen SOLD"), ["jansen sold_out:"]);
    assert_eq!(offered("Status:pa"), ["Status:Paid", "Status:\"Partly paid\""]);
    assert_eq!(offered("status:\"partly"), ["status:\"Partly paid\""]);
    assert_eq!(offered("zoe status:"), ["zoe status:Paid", "zoe status:\"Partly paid\"", "zoe status:Open"]);
    for nothing in ["", "st", "status ", "status:Open", "price:1", "prijs"] {
        assert!(offered(nothing).is_empty(), "{nothing}");
    }
}

#[test]
fn all_else_is_searched_for_as_before() {
    let all = || vec![0, 1, 2];
    assert_eq!(rows("  Jansen,   Zoë "), (all(), "Jansen, Zoë".to_owned()));
    assert_eq!(rows("https://example.org 10:30"), (all(), "https://example.org 10:30".to_owned()));
    assert_eq!(rows("zoe status:open b@example.org"), (vec![1, 2], "zoe b@example.org".to_owned()));
}

proptest! {
    #[test]
    fn any_text_is_read_and_nothing_is_added(typed in r#"[a-zé:"<>=0-9 ,.]{0,30}"#) {
        let (_, others) = vocabulary().read(&typed, &days);
        let others: Vec<&str> = others.split_whitespace().collect();
        prop_assert!(others.iter().all(|word| typed.contains(word)), "{:?}", others);
    }
}
