//! Numbers, amounts and moments as the language writes them.

use js_sys::{Date, Reflect};
use rust_decimal::Decimal;

use super::intl::{self, Parts};
use super::language::Language;
use super::number;
use crate::models::value::zone::{LocalResult, LocalTime};
use crate::models::value::{Fee, Price, Timestamp};

const MOMENT: Parts = &[
    ("weekday", "short"),
    ("day", "numeric"),
    ("month", "short"),
    ("year", "numeric"),
    ("hour", "2-digit"),
    ("minute", "2-digit"),
];
const DAY: Parts = &[("weekday", "short"), ("day", "numeric"), ("month", "short"), ("year", "numeric")];
const MONTH: Parts = &[("month", "long"), ("year", "numeric")];
const WEEKDAY: Parts = &[("weekday", "short")];
const SHORT_DAY: Parts = &[("dateStyle", "short")];
const SHORT_TIME: Parts = &[("timeStyle", "short")];
const TIME_OF_DAY: Parts = &[("hour", "2-digit"), ("minute", "2-digit")];
/// All that the clocks show, in digits that can be read back.
const CLOCKS: Parts = &[
    ("year", "numeric"),
    ("month", "2-digit"),
    ("day", "2-digit"),
    ("hour", "2-digit"),
    ("minute", "2-digit"),
    ("second", "2-digit"),
    ("hourCycle", "h23"),
    ("calendar", "gregory"),
    ("numberingSystem", "latn"),
];

/// How things are written: a language, one time zone, perhaps a currency.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Formats {
    language: Language,
    zone: Option<String>,
    currency: Option<String>,
}

impl Formats {
    /// Formats for a zone, which has to be one that the browser knows ([`intl::is_zone`]); without one, for its own.
    pub fn new(language: Language, zone: Option<String>, currency: Option<String>) -> Self {
        Self { language, zone, currency }
    }

    /// The same for what is by local clocks already.
    pub fn in_utc(&self) -> Self {
        Self { zone: Some("UTC".to_owned()), ..self.clone() }
    }

    /// The sign before the fractional digits of a number.
    pub fn decimal_point(&self) -> char {
        self.language.point()
    }

    /// The IANA name of the time zone.
    pub fn zone(&self) -> String {
        self.zone.clone().unwrap_or_else(intl::browser_zone)
    }

    /// A day and a time: "Sat 4 Jul 2026, 20:00".
    pub fn moment(&self, moment: Timestamp) -> String {
        self.date_time(moment, MOMENT)
    }

    /// A day: "Sat 4 Jul 2026".
    pub fn day(&self, moment: Timestamp) -> String {
        self.date_time(moment, DAY)
    }

    /// A month: "July 2026".
    pub fn month(&self, moment: Timestamp) -> String {
        self.date_time(moment, MONTH)
    }

    /// A weekday: "Sat".
    pub fn weekday(&self, moment: Timestamp) -> String {
        self.date_time(moment, WEEKDAY)
    }

    /// A typed local time as [`moment`](Self::moment) writes it; `None` if it is not exactly one moment.
    pub fn local(&self, typed: &str) -> Option<String> {
        match LocalTime::parse(typed)?.moment(|moment| self.minutes_ahead(moment))? {
            LocalResult::Single(moment) => Some(self.moment(moment)),
            LocalResult::None | LocalResult::Ambiguous(..) => None,
        }
    }

    /// From one moment to another: the day only once if it is the same.
    pub fn span(&self, from: Timestamp, to: Timestamp) -> String {
        let end = if self.date_time(from, SHORT_DAY) == self.date_time(to, SHORT_DAY) {
            self.date_time(to, SHORT_TIME)
        } else {
            self.moment(to)
        };
        format!("{} – {end}", self.moment(from))
    }

    /// The time of day at milliseconds since 1970: "14:20".
    pub fn time_of_day(&self, milliseconds: f64) -> String {
        let format = intl::date_time_format(self.language.locale(), self.zone.as_deref(), TIME_OF_DAY);
        intl::written(&format.format(), &Date::new(&milliseconds.into())).unwrap_or_default()
    }

    /// A whole number with its groups: "12,000".
    pub fn integer(&self, number: u64) -> String {
        number::whole(number, self.language)
    }

    /// An amount: "€ 12.50", or bare where no currency is configured.
    pub fn price(&self, price: Price) -> String {
        self.amount(price.amount())
    }

    /// A fee like an amount, but with every digit it has.
    pub fn fee(&self, fee: Fee) -> String {
        self.amount(fee.amount())
    }

    /// An amount with every digit that counts, and at least two fractional ones.
    pub fn amount(&self, amount: Decimal) -> String {
        let digits = amount.to_string();
        let Some(currency) = &self.currency else { return number::amount(&digits, self.language) };
        let format = intl::currency_format(self.language.locale(), currency);
        // A decimal text preserves all its digits on the way into Intl.
        intl::written(&format.format(), &digits.as_str().into()).unwrap_or(digits)
    }

    /// What the clocks of the zone show, in the form of a date and time control.
    pub fn typed(&self, moment: Timestamp) -> String {
        LocalTime::at(moment, self.minutes_ahead(moment)).map(|local| local.to_string()).unwrap_or_default()
    }

    /// The day that the clocks of the zone show, `YYYY-MM-DD`: for addresses, names of files and spreadsheets.
    pub fn typed_day(&self, moment: Timestamp) -> String {
        LocalTime::at(moment, self.minutes_ahead(moment)).map(LocalTime::day).unwrap_or_default()
    }

    /// How many minutes the clocks of the zone are ahead of UTC at a moment.
    pub fn minutes_ahead(&self, moment: Timestamp) -> i32 {
        let format = intl::date_time_format("en-GB", self.zone.as_deref(), CLOCKS);
        let shown = format.format_to_parts(&date(moment));
        let part = |kind: &str| {
            shown.iter().find_map(|part| {
                let text = |key: &str| Reflect::get(&part, &key.into()).ok()?.as_string();
                if text("type")? == kind { text("value") } else { None }
            })
        };
        let clocks = || {
            let (year, month, day) = (part("year")?, part("month")?, part("day")?);
            let (hour, minute, second) = (part("hour")?, part("minute")?, part("second")?);
            LocalTime::parse(&format!("{year:0>4}-{month}-{day}T{hour}:{minute}:{second}"))
        };
        clocks().map_or(0, |clocks| clocks.minutes_ahead_of(moment))
    }

    fn date_time(&self, moment: Timestamp, parts: Parts) -> String {
        let format = intl::date_time_format(self.language.locale(), self.zone.as_deref(), parts);
        intl::written(&format.format(), &date(moment)).unwrap_or_else(|| moment.to_string())
    }
}

fn date(moment: Timestamp) -> Date {
    Date::new(&moment.milliseconds().into())
}
