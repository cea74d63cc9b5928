//! Numbers, amounts and moments as the language writes them, by the browser's Intl.

use js_sys::{Array, Date, Function, Intl, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};

use super::language::Language;
use crate::domain::zone::{LocalTime, Moment};
use crate::domain::{Fee, Price, Timestamp};

/// The most fractional digits that every browser's Intl writes.
const MOST_DIGITS: u32 = 20;

/// How things are written: a language, one time zone, perhaps a currency.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Formats {
    language: Language,
    zone: String,
    currency: Option<String>,
}

impl Formats {
    /// Formats for a zone, which has to be one that the browser knows ([`is_zone`]).
    pub fn new(language: Language, zone: String, currency: Option<String>) -> Self {
        Self { language, zone, currency }
    }

    /// The IANA name of the time zone.
    pub fn zone(&self) -> &str {
        &self.zone
    }

    /// A day and a time: "Sat 4 Jul 2026, 20:00".
    pub fn moment(&self, moment: Timestamp) -> String {
        self.date_time(
            moment,
            &[
                ("weekday", "short"),
                ("day", "numeric"),
                ("month", "short"),
                ("year", "numeric"),
                ("hour", "2-digit"),
                ("minute", "2-digit"),
            ],
        )
    }

    /// A day: "Sat 4 Jul 2026".
    pub fn day(&self, moment: Timestamp) -> String {
        let parts = [("weekday", "short"), ("day", "numeric"), ("month", "short"), ("year", "numeric")];
        self.date_time(moment, &parts)
    }

    /// A typed local time as [`moment`](Self::moment) writes it; `None` if it is not exactly one moment.
    pub fn local(&self, typed: &str) -> Option<String> {
        match LocalTime::parse(typed)?.moment(|moment| self.minutes_ahead(moment))? {
            Moment::Once(moment) => Some(self.moment(moment)),
            Moment::Never | Moment::Twice(..) => None,
        }
    }

    /// From one moment to another: the day only once if it is the same.
    pub fn span(&self, from: Timestamp, to: Timestamp) -> String {
        let day = [("dateStyle", "short")];
        let end = if self.date_time(from, &day) == self.date_time(to, &day) {
            self.date_time(to, &[("timeStyle", "short")])
        } else {
            self.moment(to)
        };
        format!("{} – {end}", self.moment(from))
    }

    /// The time of day at milliseconds since 1970: "14:20".
    pub fn time_of_day(&self, milliseconds: f64) -> String {
        let format = date_time_format(
            self.language.locale(),
            &self.zone,
            &[("hour", "2-digit"), ("minute", "2-digit")],
        );
        written(&format.format(), &Date::new(&milliseconds.into())).unwrap_or_default()
    }

    /// A whole number with its groups: "12,000".
    pub fn integer(&self, number: u64) -> String {
        let locales = Array::of1(&self.language.locale().into());
        let format = Intl::NumberFormat::new(&locales, &Object::new());
        // Only to show: what is sent never passes a JavaScript number.
        written(&format.format(), &JsValue::from_f64(number as f64)).unwrap_or_else(|| number.to_string())
    }

    /// An amount: "€ 12.50", or bare where no currency is configured.
    pub fn price(&self, price: Price) -> String {
        self.amount(&price.to_string(), 2)
    }

    /// A fee like an amount, but with every digit it has.
    pub fn fee(&self, fee: Fee) -> String {
        self.amount(&fee.to_string(), MOST_DIGITS)
    }

    /// An amount with at least so many fractional digits.
    pub fn amount(&self, digits: &str, most: u32) -> String {
        let options = options(&[("minimumFractionDigits", 2.into()), ("maximumFractionDigits", most.into())]);
        if let Some(currency) = &self.currency {
            set(&options, "style", &"currency".into());
            set(&options, "currency", &currency.into());
        }
        let locales = Array::of1(&self.language.locale().into());
        let format = Intl::NumberFormat::new(&locales, &options);
        // A decimal text keeps all its digits on the way into Intl.
        written(&format.format(), &digits.into()).unwrap_or_else(|| digits.to_owned())
    }

    /// What the clocks of the zone show, in the form of a date and time control.
    pub fn typed(&self, moment: Timestamp) -> String {
        LocalTime::at(moment, self.minutes_ahead(moment)).map(|local| local.to_string()).unwrap_or_default()
    }

    /// How many minutes the clocks of the zone are ahead of UTC at a moment.
    pub fn minutes_ahead(&self, moment: Timestamp) -> i32 {
        let parts = [
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
        let format = date_time_format("en-GB", &self.zone, &parts);
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

    fn date_time(&self, moment: Timestamp, parts: &[(&str, &str)]) -> String {
        let format = date_time_format(self.language.locale(), &self.zone, parts);
        written(&format.format(), &date(moment)).unwrap_or_else(|| moment.to_string())
    }
}

/// The browser's own time zone.
pub fn browser_zone() -> String {
    let format = Intl::DateTimeFormat::new(&Array::new(), &Object::new());
    Reflect::get(&format.resolved_options(), &"timeZone".into())
        .ok()
        .and_then(|zone| zone.as_string())
        .unwrap_or_else(|| "UTC".to_owned())
}

/// Whether the browser knows a time zone of this name.
pub fn is_zone(name: &str) -> bool {
    let Some(constructor) = Reflect::get(&js_sys::global(), &"Intl".into())
        .and_then(|intl| Reflect::get(&intl, &"DateTimeFormat".into()))
        .ok()
        .and_then(|constructor| constructor.dyn_into::<Function>().ok())
    else {
        return false;
    };
    let arguments = Array::of2(&JsValue::UNDEFINED, &options(&[("timeZone", name.into())]));
    Reflect::construct(&constructor, &arguments).is_ok()
}

fn date_time_format(locale: &str, zone: &str, parts: &[(&str, &str)]) -> Intl::DateTimeFormat {
    let options = options(&[("timeZone", zone.into())]);
    for (name, value) in parts {
        set(&options, name, &(*value).into());
    }
    Intl::DateTimeFormat::new(&Array::of1(&locale.into()), &options)
}

fn date(moment: Timestamp) -> Date {
    Date::new(&moment.milliseconds().into())
}

fn written(format: &Function, value: &JsValue) -> Option<String> {
    format.call1(&JsValue::UNDEFINED, value).ok()?.as_string()
}

fn options(entries: &[(&str, JsValue)]) -> Object {
    let options = Object::new();
    for (name, value) in entries {
        set(&options, name, value);
    }
    options
}

fn set(object: &Object, name: &str, value: &JsValue) {
    // Setting a member of a plain object can't fail.
    let _ = Reflect::set(object, &name.into(), value);
}
