//! `config.json`: what the deployment decides. The defaults are those of [`crate::api::assumptions`].

use std::fmt;
use std::time::Duration;

use serde_json::{Map, Value};

use crate::api::{Encoding, Header, IdForm, LastUpdatedForm, RequestSettings, ServiceAddress};

/// The settings of a deployment.
#[derive(Clone, Debug, PartialEq)]
pub struct Config {
    /// Where the service is.
    pub service: Service,
    /// How the token is sent.
    pub header: Header,
    /// How requests are made.
    pub request: RequestSettings,
    /// How things are shown.
    pub display: Display,
    /// After what time without use a session ends; never without one.
    pub idle: Option<Duration>,
    /// Whether a service worker stores the app's own files, so that it starts without a network.
    pub offline: bool,
    /// What is wrong in the file; each of these settings has its default.
    pub problems: Vec<ConfigProblem>,
}

/// Where the service is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Service {
    /// The sign-in asks.
    #[default]
    Asked,
    /// At the app's own origin.
    OwnOrigin,
    /// At a fixed address.
    At(ServiceAddress),
}

/// How things are shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Display {
    /// An ISO 4217 code; without one, amounts have no currency.
    pub currency: Option<String>,
    /// An IANA name; without one, the browser's zone.
    pub time_zone: Option<String>,
    /// A language tag; without one, the browser's language.
    pub language: Option<String>,
}

/// A key that is unknown or holds what it can't.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConfigProblem {
    /// The dotted key; empty for the file as a whole.
    pub key: String,
    /// Its value, as JSON.
    pub value: String,
}

impl fmt::Display for ConfigProblem {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { key, value } = self;
        if key.is_empty() { formatter.write_str(value) } else { write!(formatter, "{key}: {value}") }
    }
}

/// How many hours without use end a session.
const IDLE_HOURS: f64 = 12.0;
const SECONDS_OF_HOUR: f64 = 3_600.0;
/// A year: more is as good as never, which is 0.
const MOST_HOURS: f64 = 8_784.0;

impl Default for Config {
    fn default() -> Self {
        Self {
            service: Service::default(),
            header: Header::default(),
            request: RequestSettings::default(),
            display: Display::default(),
            idle: idle(IDLE_HOURS),
            offline: true,
            problems: Vec::new(),
        }
    }
}

impl Config {
    /// Reads the file's text; a missing file is `None`.
    pub fn read(text: Option<&str>) -> Self {
        let mut config = Self::default();
        let Some(text) = text else { return config };
        match serde_json::from_str(text) {
            Ok(Value::Object(members)) => config.take(members),
            Ok(other) => config.refuse("", &other),
            Err(error) => {
                config.problems.push(ConfigProblem { key: String::new(), value: error.to_string() });
            }
        }
        config
    }

    fn take(&mut self, members: Map<String, Value>) {
        for (section, value) in members {
            match (section.as_str(), value) {
                ("service_url", value) => self.take_service(&value),
                ("offline", Value::Bool(is_wanted)) => self.offline = is_wanted,
                ("auth" | "request" | "display" | "session", Value::Object(members)) => {
                    for (name, value) in members {
                        let key = format!("{section}.{name}");
                        if self.set(&key, &value).is_none() {
                            self.refuse(&key, &value);
                        }
                    }
                }
                (key, value) => self.refuse(key, &value),
            }
        }
    }

    fn take_service(&mut self, value: &Value) {
        self.service = match value {
            Value::Null => Service::Asked,
            Value::String(text) if text == "/" => Service::OwnOrigin,
            Value::String(text) => match ServiceAddress::parse(text) {
                Ok(address) => Service::At(address),
                Err(_) => return self.refuse("service_url", value),
            },
            _ => return self.refuse("service_url", value),
        };
    }

    /// Takes one value; `None` if there is no such key or it can't hold the value.
    fn set(&mut self, key: &str, value: &Value) -> Option<()> {
        let whole = || value.as_u64().filter(|number| *number > 0);
        match key {
            "auth.header" => self.header = Header::new(value.as_str()?, self.header.scheme())?,
            "auth.scheme" => self.header = Header::new(self.header.name(), optional_text(value)?)?,
            "request.ids" => {
                self.request.ids = match value.as_str()? {
                    "auto" => IdForm::Auto,
                    "integer" => IdForm::Integer,
                    "string" => IdForm::Text,
                    _ => return None,
                }
            }
            "request.concurrency" => self.request.concurrency = usize::try_from(whole()?).ok()?,
            "request.timeout_seconds" => self.request.timeout = Duration::from_secs(whole()?),
            "request.encoding" => {
                self.request.encoding = match value.as_str()? {
                    "json" => Encoding::Json,
                    "form" => Encoding::Form,
                    _ => return None,
                }
            }
            "request.last_updated" => {
                self.request.last_updated = match value.as_str()? {
                    "date" => LastUpdatedForm::Date,
                    "timestamp" => LastUpdatedForm::Timestamp,
                    _ => return None,
                }
            }
            "display.currency" => {
                self.display.currency = optional_text(value)?.map(currency).transpose().ok()?
            }
            "display.time_zone" => self.display.time_zone = optional_text(value)?.map(str::to_owned),
            "display.language" => {
                self.display.language = optional_text(value)?.map(language).transpose().ok()?
            }
            "session.idle_hours" => {
                self.idle = idle(value.as_f64().filter(|hours| (0.0..=MOST_HOURS).contains(hours))?);
            }
            _ => return None,
        }
        Some(())
    }

    fn refuse(&mut self, key: &str, value: &Value) {
        self.problems.push(ConfigProblem { key: key.to_owned(), value: value.to_string() });
    }
}

/// A time in hours; none for 0.
fn idle(hours: f64) -> Option<Duration> {
    (hours > 0.0).then(|| Duration::from_secs_f64(hours * SECONDS_OF_HOUR))
}

/// A text or null; `None` for anything else.
fn optional_text(value: &Value) -> Option<Option<&str>> {
    match value {
        Value::Null => Some(None),
        Value::String(text) => Some(Some(text)),
        _ => None,
    }
}

fn currency(code: &str) -> Result<String, ()> {
    let is_code = code.len() == 3 && code.bytes().all(|byte| byte.is_ascii_uppercase());
    if is_code { Ok(code.to_owned()) } else { Err(()) }
}

fn language(tag: &str) -> Result<String, ()> {
    if ["en", "nl"].contains(&tag) { Ok(tag.to_owned()) } else { Err(()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problems(text: &str) -> Vec<String> {
        Config::read(Some(text)).problems.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_missing_or_empty_file_is_all_defaults() {
        assert_eq!(Config::read(None), Config::default());
        assert_eq!(Config::read(Some("{}")), Config::default());
    }

    #[test]
    fn the_file_that_ships_holds_the_defaults() {
        assert_eq!(Config::read(Some(include_str!("../config.json"))), Config::default());
    }

    #[test]
    fn takes_every_key() {
        let config = Config::read(Some(
            r#"{"service_url":"https://tickets.example/v1",
                "auth":{"header":"X-Token","scheme":null},
                "request":{"ids":"string","encoding":"form","last_updated":"timestamp","concurrency":2,
                           "timeout_seconds":5},
                "display":{"currency":"EUR","time_zone":"Europe/Amsterdam","language":"nl"},
                "session":{"idle_hours":0.5},
                "offline":false}"#,
        ));
        assert_eq!(config.problems, []);
        assert_eq!(
            config.service,
            Service::At(ServiceAddress::parse("https://tickets.example").unwrap_or_else(|_| unreachable!()))
        );
        assert_eq!(Some(config.header), Header::new("X-Token", None));
        assert_eq!(config.request.ids, IdForm::Text);
        assert_eq!(config.request.encoding, Encoding::Form);
        assert_eq!(config.request.last_updated, LastUpdatedForm::Timestamp);
        assert_eq!(config.request.concurrency, 2);
        assert_eq!(config.request.timeout, Duration::from_secs(5));
        assert_eq!(config.display.currency.as_deref(), Some("EUR"));
        assert_eq!(config.display.time_zone.as_deref(), Some("Europe/Amsterdam"));
        assert_eq!(config.display.language.as_deref(), Some("nl"));
        assert_eq!(config.idle, Some(Duration::from_secs(1_800)));
        assert!(!config.offline);
        assert_eq!(Config::read(Some(r#"{"session":{"idle_hours":0}}"#)).idle, None);
    }

    #[test]
    fn names_each_wrong_key_with_its_value() {
        for (text, expected) in [
            (r#"{"service_url":"tickets.example"}"#, r#"service_url: "tickets.example""#),
            (r#"{"service":"/"}"#, r#"service: "/""#),
            (r#"{"auth":{"schema":"Bearer"}}"#, r#"auth.schema: "Bearer""#),
            (r#"{"auth":"Bearer"}"#, r#"auth: "Bearer""#),
            (r#"{"request":{"concurrency":0}}"#, "request.concurrency: 0"),
            (r#"{"request":{"encoding":"xml"}}"#, r#"request.encoding: "xml""#),
            (r#"{"display":{"currency":"euro"}}"#, r#"display.currency: "euro""#),
            (r#"{"display":{"language":"de"}}"#, r#"display.language: "de""#),
            (r#"{"offline":"no"}"#, r#"offline: "no""#),
            (r#"{"session":{"idle_hours":-1}}"#, "session.idle_hours: -1"),
            (r#"{"session":{"idle_hours":"12"}}"#, r#"session.idle_hours: "12""#),
            ("[]", "[]"),
        ] {
            assert_eq!(problems(text), [expected]);
        }
        assert!(problems("{").first().is_some_and(|problem| problem.contains("EOF")));
    }
}
