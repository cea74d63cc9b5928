//! Values that people type.

use super::describe::Describe;
use super::problem::ProblemKind;
use crate::api::{FreeList, FreeObject};
use crate::models::value::{
    AmountProblem, Color, EventDateId, EventId, Fee, Link, Percentage, Price, Subdomain, TemplateId, TicketId,
};

/// A value that is read from what was typed or chosen.
pub trait FromText: PartialEq + Sized + 'static {
    /// Reads a text that is not empty, without blanks around it.
    fn from_text(text: &str) -> Result<Self, ProblemKind>;

    /// The text for people to read: as it was typed, unless there is a better way to write the value.
    fn describe(text: &str, _: &dyn Describe) -> String {
        text.to_owned()
    }
}

impl FromText for String {
    fn from_text(text: &str) -> Result<Self, ProblemKind> {
        Ok(text.to_owned())
    }
}

impl FromText for u64 {
    fn from_text(text: &str) -> Result<Self, ProblemKind> {
        whole(text).ok_or(ProblemKind::NotWhole)
    }
}

/// A number of digits alone. One with a sign is meant on top of another one, which no field of a form has.
fn whole(text: &str) -> Option<u64> {
    text.parse().ok().filter(|_| !text.starts_with('+'))
}

impl FromText for Price {
    fn from_text(text: &str) -> Result<Self, ProblemKind> {
        Self::parse(text).map_err(|problem| match problem {
            // Of both readings, only the larger one would be taken.
            AmountProblem::Ambiguous(readings) if readings.small.normalize().scale() > 2 => {
                ProblemKind::TooPrecise
            }
            problem => problem.into(),
        })
    }

    fn describe(text: &str, texts: &dyn Describe) -> String {
        Self::parse(text).map_or_else(|_| text.to_owned(), |price| texts.price(price))
    }
}

impl FromText for Fee {
    fn from_text(text: &str) -> Result<Self, ProblemKind> {
        Self::parse(text).map_err(Into::into)
    }

    fn describe(text: &str, texts: &dyn Describe) -> String {
        Self::parse(text).map_or_else(|_| text.to_owned(), |fee| texts.fee(fee))
    }
}

impl FromText for Percentage {
    fn from_text(text: &str) -> Result<Self, ProblemKind> {
        let digits = text.trim_end_matches('%').trim_end();
        whole(digits).and_then(Self::new).ok_or(ProblemKind::NotAPercentage)
    }

    fn describe(text: &str, _: &dyn Describe) -> String {
        // A sign may have been typed already.
        match text.trim_end_matches('%').trim_end() {
            "" => String::new(),
            digits => format!("{digits}%"),
        }
    }
}

impl FromText for Color {
    fn from_text(text: &str) -> Result<Self, ProblemKind> {
        Self::parse(text).ok_or(ProblemKind::NotAColor)
    }
}

impl FromText for Link {
    fn from_text(text: &str) -> Result<Self, ProblemKind> {
        Self::parse(text).ok_or(ProblemKind::NotALink)
    }
}

impl FromText for Subdomain {
    fn from_text(text: &str) -> Result<Self, ProblemKind> {
        Self::parse(text).ok_or(ProblemKind::NotASubdomain)
    }
}

impl FromText for FreeObject {
    fn from_text(text: &str) -> Result<Self, ProblemKind> {
        Self::parse(text).map_err(ProblemKind::NotAnObject)
    }
}

impl FromText for FreeList {
    fn from_text(text: &str) -> Result<Self, ProblemKind> {
        Self::parse(text).map_err(ProblemKind::NotAList)
    }
}

/// Ids are chosen or given by the service; the only ones that can't be sent are steps in a path.
macro_rules! ids {
    ($($id:ident: $describe:expr;)*) => {$(
        impl FromText for $id {
            fn from_text(text: &str) -> Result<Self, ProblemKind> {
                Self::new(text).ok_or(ProblemKind::Missing)
            }

            fn describe(text: &str, texts: &dyn Describe) -> String {
                let describe: fn(&Self, &dyn Describe) -> String = $describe;
                Self::new(text).map(|id| describe(&id, texts)).unwrap_or_default()
            }
        }
    )*};
}

ids! {
    EventId: |id, texts| texts.event(id);
    EventDateId: |id, texts| texts.event_date(id);
    TicketId: |id, texts| texts.ticket(id);
    TemplateId: |id, _| id.to_string();
}

impl From<AmountProblem> for ProblemKind {
    fn from(problem: AmountProblem) -> Self {
        match problem {
            AmountProblem::Empty => Self::Missing,
            AmountProblem::NotAnAmount => Self::NotAnAmount,
            AmountProblem::TooPrecise => Self::TooPrecise,
            AmountProblem::Ambiguous(readings) => Self::AmbiguousAmount(readings),
            AmountProblem::Negative => Self::Negative,
        }
    }
}
