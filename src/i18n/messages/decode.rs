//! Why something that was received can't be read.

use super::messages;
use crate::models::{DecodeError, DecodeReason, ValueKind};

messages! {
    /// Why something that was received can't be read.
    DecodeMessages {
        problem(problem: &DecodeError) {
            en: located(problem, problem.reason.to_string()),
            nl: located(problem, reason_in_dutch(problem.reason)),
        }
    }
}

/// A reason, behind the path of the value: paths are the interface's own.
fn located(problem: &DecodeError, reason: String) -> String {
    problem.path_below().map_or(reason.clone(), |path| format!("{path}: {reason}"))
}

fn reason_in_dutch(reason: DecodeReason) -> String {
    match reason {
        DecodeReason::Missing => "ontbreekt".to_owned(),
        DecodeReason::Repeated => "komt twee keer voor".to_owned(),
        DecodeReason::Unexpected { expected, found } => {
            format!("{} verwacht, {} gevonden", kind_in_dutch(expected), kind_in_dutch(found))
        }
        DecodeReason::CutOff => "de tekst houdt te vroeg op".to_owned(),
        DecodeReason::NotJson { line, column } => format!("geen JSON (regel {line}, kolom {column})"),
    }
}

fn kind_in_dutch(kind: ValueKind) -> &'static str {
    match kind {
        ValueKind::Object => "een object",
        ValueKind::List => "een lijst",
        ValueKind::Text => "een tekst",
        ValueKind::BrokenText => "een tekst met een kapotte escape",
        ValueKind::Flag => "true of false",
        ValueKind::Null => "null",
        ValueKind::Number => "een getal",
        ValueKind::Integer => "een geheel getal",
        ValueKind::Amount => "een bedrag met twee decimalen",
        ValueKind::Timestamp => "een tijdstip",
        ValueKind::Percentage => "een percentage tot en met 100",
        ValueKind::Barcode => "een barcode",
        ValueKind::Id => "een ID",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::models::{Ticket, read_record};

    #[test]
    fn a_problem_names_its_place_and_its_reason_in_both_languages() {
        for (text, english, dutch) in [
            (r#"{"id":[]}"#, "id: expected an id, found a list", "id: een ID verwacht, een lijst gevonden"),
            ("{}", "id: is missing", "id: ontbreekt"),
            ("[", "the text ends too early", "de tekst houdt te vroeg op"),
            ("<html>", "not JSON (line 1, column 1)", "geen JSON (regel 1, kolom 1)"),
        ] {
            let Err(problem) = read_record::<Ticket>(text) else { panic!("{text} is no ticket") };
            assert_eq!((DecodeMessages::ENGLISH.problem)(&problem), english);
            assert_eq!((DecodeMessages::DUTCH.problem)(&problem), dutch);
        }
    }
}
