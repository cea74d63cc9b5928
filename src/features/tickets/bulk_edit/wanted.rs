//! What is wanted of several tickets, as it is typed, and what that makes of each.

use rust_decimal::Decimal;

use crate::features::tickets::change::{TicketChange, TicketField};
use crate::forms::{FromText, Problem, ProblemKind, TimeZone};
use crate::models::Ticket;
use crate::models::value::{Price, Timestamp};

/// The names of the controls of the new value; the second one is the end of a period.
pub(super) const VALUE: &str = "bulk_value";
pub(super) const UNTIL: &str = "bulk_until";

/// What is typed or chosen as the new value.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct TypedValue {
    /// The value, or when a period begins.
    pub(super) value: String,
    /// When a period ends.
    pub(super) until: String,
}

/// What is wanted of several tickets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum WantedChange {
    /// All are to have this value.
    To(TicketChange),
    /// The price of each is to change by this amount.
    PriceBy(Decimal),
    /// The price of each is to change by so many percent.
    PriceByPercent(Decimal),
    /// So many more of each are to be sold.
    CapacityBy(i64),
    /// Each is to be on sale from or until another moment.
    Period { from: Option<Timestamp>, until: Option<Timestamp> },
}

/// Why a ticket can't be changed so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unchangeable {
    /// Its price would be below zero.
    BelowZero,
    /// It is free, and stays so unless a price is typed.
    Free,
    /// So few would be left that none would be: 0 means that there is no limit.
    NoneLeft,
    /// It has no limit that could change by a number.
    NoLimit,
    /// It has no period of which the other end could stay.
    NoPeriod,
    /// It has more than one period.
    SeveralPeriods,
    /// Its period would end before it begins.
    EndsBeforeStart,
    /// Its periods have a structure that the app doesn't know.
    UnknownPeriods,
}

impl WantedChange {
    /// What is wanted of a field by what is typed or chosen; nothing while that is empty.
    pub(super) fn read(
        field: TicketField,
        typed: &TypedValue,
        zone: &dyn TimeZone,
    ) -> Result<Option<Self>, Problem> {
        let of_value = |kind| Problem::new(VALUE, kind);
        let value = match (field, typed.value.trim()) {
            (TicketField::Periods, _) => return Self::read_period(typed, zone),
            (_, "") => return Ok(None),
            (TicketField::Price, typed) => Self::read_price(typed).map_err(of_value)?,
            (TicketField::Capacity, typed) => Self::read_capacity(typed).map_err(of_value)?,
            (TicketField::Flag(flag), typed) => Self::To(TicketChange::Flag(flag, typed == "true")),
        };
        Ok(Some(value))
    }

    /// Reads a price: `12.50` for all, `+2.50` or `-2.50` on top of each, or `+10%`.
    fn read_price(typed: &str) -> Result<Self, ProblemKind> {
        let Some((is_less, by)) = signed(typed) else {
            if typed.ends_with('%') {
                return Err(ProblemKind::WithoutSign);
            }
            return Price::from_text(typed).map(TicketChange::Price).map(Self::To);
        };
        let (by, is_percent) = by.strip_suffix('%').map_or((by, false), |by| (by, true));
        let amount = Price::from_text(by.trim())?.amount();
        let amount = if is_less { -amount } else { amount };
        Ok(if is_percent { Self::PriceByPercent(amount) } else { Self::PriceBy(amount) })
    }

    /// Reads a number: `200` for all, 0 for no limit, `+50` or `-50` on top of each.
    fn read_capacity(typed: &str) -> Result<Self, ProblemKind> {
        let Some((is_less, by)) = signed(typed) else {
            let capacity = u64::from_text(typed)?;
            return Ok(Self::To(TicketChange::Capacity(Some(capacity).filter(|capacity| *capacity > 0))));
        };
        let by = i64::try_from(u64::from_text(by.trim())?).map_err(|_| ProblemKind::NotWhole)?;
        Ok(Self::CapacityBy(if is_less { -by } else { by }))
    }

    fn read_period(typed: &TypedValue, zone: &dyn TimeZone) -> Result<Option<Self>, Problem> {
        let moment = |name: &str, typed: &str| match typed {
            "" => Ok(None),
            typed => zone.moment(typed).map(Some).map_err(|kind| Problem::new(name, kind)),
        };
        match (moment(VALUE, &typed.value)?, moment(UNTIL, &typed.until)?) {
            (None, None) => Ok(None),
            (Some(from), Some(until)) if from >= until => {
                Err(Problem::new(UNTIL, ProblemKind::EndsBeforeStart))
            }
            (from, until) => Ok(Some(Self::Period { from, until })),
        }
    }

    /// The change of a ticket.
    pub(super) fn of(&self, ticket: &Ticket) -> Result<TicketChange, Unchangeable> {
        match self {
            Self::To(change) => Ok(change.clone()),
            // Who raises prices does not mean free tickets, such as those of the crew.
            Self::PriceBy(_) if ticket.price.amount().is_zero() => Err(Unchangeable::Free),
            Self::PriceBy(amount) => price(ticket.price.amount().checked_add(*amount)),
            Self::PriceByPercent(percent) => {
                let before = ticket.price.amount();
                let more =
                    before.checked_mul(*percent).and_then(|more| more.checked_div(Decimal::ONE_HUNDRED));
                price(more.and_then(|more| before.checked_add(more)))
            }
            Self::CapacityBy(by) => {
                let limit = ticket.limit().ok_or(Unchangeable::NoLimit)?;
                let after = limit.checked_add_signed(*by).filter(|after| *after > 0);
                after.map(|after| TicketChange::Capacity(Some(after))).ok_or(Unchangeable::NoneLeft)
            }
            Self::Period { from, until } => {
                let Some(TicketChange::Periods(periods)) = TicketField::Periods.value(ticket) else {
                    return Err(Unchangeable::UnknownPeriods);
                };
                let (from, until) = match periods[..] {
                    [] => from.zip(*until).ok_or(Unchangeable::NoPeriod)?,
                    [(before, after)] => (from.unwrap_or(before), until.unwrap_or(after)),
                    _ => return Err(Unchangeable::SeveralPeriods),
                };
                let is_order = from < until;
                is_order
                    .then(|| TicketChange::Periods(vec![(from, until)]))
                    .ok_or(Unchangeable::EndsBeforeStart)
            }
        }
    }
}

/// What follows a sign, and whether that is a minus.
fn signed(typed: &str) -> Option<(bool, &str)> {
    let less = typed.strip_prefix(['-', '−']).map(|by| (true, by));
    less.or_else(|| typed.strip_prefix('+').map(|by| (false, by)))
}

fn price(amount: Option<Decimal>) -> Result<TicketChange, Unchangeable> {
    let amount = amount.filter(|amount| !amount.is_sign_negative() || amount.is_zero());
    amount.map(|amount| TicketChange::Price(Price::rounded(amount))).ok_or(Unchangeable::BelowZero)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::features::tickets::change::TicketFlag;
    use crate::models::read_record;
    use crate::models::value::zone::LocalTime;

    /// Clocks two hours ahead of UTC.
    struct Summer;

    impl TimeZone for Summer {
        fn minutes_ahead(&self, _: Timestamp) -> i32 {
            120
        }

        fn typed(&self, moment: Timestamp) -> String {
            LocalTime::at(moment, 120).map(|local| local.to_string()).unwrap_or_default()
        }
    }

    fn read(field: TicketField, value: &str, until: &str) -> Result<Option<WantedChange>, Problem> {
        WantedChange::read(field, &TypedValue { value: value.to_owned(), until: until.to_owned() }, &Summer)
    }

    #[test]
    fn a_percentage_needs_a_sign_so_that_it_is_taken_for_no_price() {
        let problem = read(TicketField::Price, "5%", "").map_err(|problem| problem.kind);
        assert_eq!(problem, Err(ProblemKind::WithoutSign));
        assert_eq!(
            read(TicketField::Price, "+5%", ""),
            Ok(Some(WantedChange::PriceByPercent(Decimal::from(5))))
        );
    }

    fn ticket(members: &str) -> Ticket {
        let text = format!(r#"{{"id":"1","name":"Dag 1",{members}}}"#);
        read_record::<Ticket>(&text).unwrap_or_else(|problem| panic!("{problem}")).record
    }

    fn of(
        field: TicketField,
        value: &str,
        until: &str,
        ticket: &Ticket,
    ) -> Result<TicketChange, Unchangeable> {
        match read(field, value, until) {
            Ok(Some(wanted)) => wanted.of(ticket),
            other => panic!("{value}, {until}: {other:?}"),
        }
    }

    #[test]
    fn what_is_typed_is_a_change_or_says_what_is_wrong_with_it() {
        let price = Price::parse("12.50").ok().map(TicketChange::Price).map(WantedChange::To);
        assert_eq!(read(TicketField::Price, " 12,50 ", ""), Ok(price));
        for field in TicketField::ALL {
            assert_eq!(read(field, "", ""), Ok(None), "{field:?}");
        }
        for (field, wrong) in [
            (TicketField::Price, &["a lot", "10%", "+", "+-5", "+1.234"][..]),
            (TicketField::Capacity, &["many", "1.5", "+", "+-5", "-1.5", "+99999999999999999999"]),
            (TicketField::Periods, &["soon", "0026-07-01T10:00"]),
        ] {
            for wrong in wrong {
                let problem = read(field, wrong, "").err().map(|problem| problem.field);
                assert_eq!(problem.as_deref(), Some(VALUE), "{wrong}");
            }
        }
        let ends = read(TicketField::Periods, "2026-07-01T10:00", "2026-07-01T10:00");
        assert_eq!(ends, Err(Problem::new(UNTIL, ProblemKind::EndsBeforeStart)));
        let hidden = TicketField::Flag(TicketFlag::Hidden);
        let shown = WantedChange::To(TicketChange::Flag(TicketFlag::Hidden, false));
        assert_eq!(read(hidden, "false", ""), Ok(Some(shown)));
    }

    #[test]
    fn each_price_changes_by_an_amount_or_a_part_of_itself() {
        let after = |price: &str, typed: &str| {
            let ticket = ticket(&format!(r#""price":"{price}""#));
            of(TicketField::Price, typed, "", &ticket).map(|change| match change {
                TicketChange::Price(price) => price.to_string(),
                other => panic!("{other:?}"),
            })
        };
        assert_eq!(after("49.50", "+2,50").as_deref(), Ok("52.00"));
        assert_eq!(after("49.50", "-49.50").as_deref(), Ok("0.00"));
        assert_eq!(after("49.50", "−50"), Err(Unchangeable::BelowZero));
        assert_eq!(after("49.50", "+10 %").as_deref(), Ok("54.45"));
        assert_eq!(after("0.00", "+2,50"), Err(Unchangeable::Free));
        assert_eq!(after("0.00", "2.50").as_deref(), Ok("2.50"));
        assert_eq!(after("0.05", "-10%").as_deref(), Ok("0.05"), "half a cent is rounded up");
        assert_eq!(after("79228162514264337593543950335", "+10%"), Err(Unchangeable::BelowZero));
    }

    #[test]
    fn each_capacity_changes_by_a_number_but_never_to_no_limit() {
        let limited = ticket(r#""price":"1.00","capacity":50"#);
        let change = |typed: &str, ticket: &Ticket| of(TicketField::Capacity, typed, "", ticket);
        assert_eq!(change("200", &limited), Ok(TicketChange::Capacity(Some(200))));
        assert_eq!(change("0", &limited), Ok(TicketChange::Capacity(None)));
        assert_eq!(change("+50", &limited), Ok(TicketChange::Capacity(Some(100))));
        assert_eq!(change("-49", &limited), Ok(TicketChange::Capacity(Some(1))));
        assert_eq!(change("−50", &limited), Err(Unchangeable::NoneLeft));
        assert_eq!(change("+50", &ticket(r#""price":"1.00","capacity":0"#)), Err(Unchangeable::NoLimit));
    }

    #[test]
    fn a_period_takes_the_ends_that_are_typed() {
        let moment = |text: &str| Timestamp::parse(text).unwrap_or_else(|| panic!("{text}"));
        let one = ticket(
            r#""price":"1.00","availability":[{"id":"1","opens_at":"2026-07-01T08:00:07Z","closes_at":"2026-07-31T22:00:00Z"}]"#,
        );
        let change = |from: &str, until: &str, ticket: &Ticket| of(TicketField::Periods, from, until, ticket);
        let periods =
            |from: &str, until: &str| Ok(TicketChange::Periods(vec![(moment(from), moment(until))]));
        assert_eq!(
            change("2026-07-02T12:00", "", &one),
            periods("2026-07-02T10:00:00Z", "2026-07-31T22:00:00Z")
        );
        assert_eq!(
            change("", "2026-08-01T02:00", &one),
            periods("2026-07-01T08:00:07Z", "2026-08-01T00:00:00Z")
        );
        assert_eq!(change("2026-08-01T12:00", "", &one), Err(Unchangeable::EndsBeforeStart));
        let none = ticket(r#""price":"1.00""#);
        assert_eq!(change("2026-07-02T12:00", "", &none), Err(Unchangeable::NoPeriod));
        assert_eq!(
            change("2026-07-02T12:00", "2026-07-03T12:00", &none),
            periods("2026-07-02T10:00:00Z", "2026-07-03T10:00:00Z")
        );
        let other = ticket(r#""price":"1.00","availability":["always"]"#);
        assert_eq!(change("2026-07-02T12:00", "", &other), Err(Unchangeable::UnknownPeriods));
    }
}
