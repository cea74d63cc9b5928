//! The formats of the browser's Intl. To make one takes a hundred times as long as to write with it, so each is made once.

use std::cell::RefCell;
use std::thread::LocalKey;

use js_sys::{Array, Function, Intl, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};

/// The parts of a moment that are written, and how.
pub(super) type Parts = &'static [(&'static str, &'static str)];

/// The most fractional digits that every browser's Intl writes.
const MOST_DIGITS: u32 = 20;

type Cache<K, F> = RefCell<Vec<(K, F)>>;

thread_local! {
    static DATE_TIME_FORMATS: Cache<(&'static str, Option<String>, Parts), Intl::DateTimeFormat> = RefCell::default();
    static CURRENCY_FORMATS: Cache<(&'static str, String), Intl::NumberFormat> = RefCell::default();
}

/// A format for moments in a zone, which has to be one that the browser knows ([`is_zone`]); without one, in its own.
pub(super) fn date_time_format(
    locale: &'static str,
    zone: Option<&str>,
    parts: Parts,
) -> Intl::DateTimeFormat {
    let is_it = |known: &(&str, Option<String>, Parts)| {
        (known.0, known.1.as_deref(), known.2) == (locale, zone, parts)
    };
    cached(&DATE_TIME_FORMATS, is_it, || {
        let options = options(&[]);
        if let Some(zone) = zone {
            set(&options, "timeZone", &zone.into());
        }
        for (name, value) in parts {
            set(&options, name, &(*value).into());
        }
        let format = Intl::DateTimeFormat::new(&Array::of1(&locale.into()), &options);
        ((locale, zone.map(str::to_owned), parts), format)
    })
}

/// A format for amounts of a currency, with every digit they have.
pub(super) fn currency_format(locale: &'static str, currency: &str) -> Intl::NumberFormat {
    let is_it = |known: &(&str, String)| (known.0, &*known.1) == (locale, currency);
    cached(&CURRENCY_FORMATS, is_it, || {
        let options = options(&[
            ("style", "currency".into()),
            ("currency", currency.into()),
            ("minimumFractionDigits", 2.into()),
            ("maximumFractionDigits", MOST_DIGITS.into()),
        ]);
        let format = Intl::NumberFormat::new(&Array::of1(&locale.into()), &options);
        ((locale, currency.to_owned()), format)
    })
}

/// What the function of a format writes of a value.
pub(super) fn written(format: &Function, value: &JsValue) -> Option<String> {
    format.call1(&JsValue::UNDEFINED, value).ok()?.as_string()
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

/// The format that there is already, else a new one.
fn cached<K, F: Clone>(
    formats: &'static LocalKey<Cache<K, F>>,
    is_it: impl Fn(&K) -> bool,
    make: impl FnOnce() -> (K, F),
) -> F {
    let known = formats
        .with_borrow(|formats| formats.iter().find(|(key, _)| is_it(key)).map(|(_, format)| format.clone()));
    known.unwrap_or_else(|| {
        let (key, format) = make();
        formats.with_borrow_mut(|formats| formats.push((key, format.clone())));
        format
    })
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
