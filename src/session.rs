//! The session: a connection with its token, for one tab.
//!
//! It ends in every document of the tab, also in one in the browser's back/forward cache: such a document is frozen
//! with all that it shows, and compares itself with the storage as soon as it is shown again. Signing out ends the sessions of
//! all tabs: they hear of it by a time in the local storage, which carries no token.

use std::time::Duration;

use leptos::ev;
use leptos::prelude::*;
use serde_json::{Value, json};
use wasm_bindgen::JsValue;
use web_sys::VisibilityState;

use crate::api::{Connection, Header, ServiceAddress, Token};
use crate::reactive::listen;
use crate::storage::Storage;

/// The only place where the token is stored: for the tab. A browser may write it to disk, and bring it back with a tab
/// that it restores; so a session also ends by itself when it is not used for long.
const KEY: &str = "loket.session";
/// How the keys of the app begin, on an origin that it may share.
const OURS: &str = "loket.";
/// How the keys of drafts begin.
pub const DRAFTS: &str = "loket.draft.";
/// How often the time of the last use is stored, and how often it is looked at.
const MINUTE: Duration = Duration::from_secs(60);
/// Where the local storage has the time of the last sign-out, in milliseconds since 1970: a session that was used last before it
/// is over in every tab, also in one that is asleep now and would miss a message.
const SIGNED_OUT: &str = "loket.signed_out";

/// Who is signed in, where.
#[derive(Clone, Copy)]
pub struct Session {
    connection: RwSignal<Option<Connection>>,
    ended: RwSignal<Option<SessionEnd>>,
}

/// How a session ended, other than by signing out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SessionEnd {
    /// Why.
    pub reason: EndReason,
    /// Whether drafts ended with it.
    pub lost_drafts: bool,
}

/// Why a session ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndReason {
    /// The service refused the token.
    Refused,
    /// It was not used for too long.
    Idle,
    /// The user signed out in another tab.
    Elsewhere,
}

impl Session {
    /// The session that this tab had before a reload, if its service is still the one that `fixed` names.
    pub fn restore(fixed: Option<&ServiceAddress>) -> Self {
        let stored = stored()
            .map(|stored| stored.connection)
            .filter(|connection| fixed.is_none_or(|address| connection.address == *address));
        if stored.is_none() {
            forget();
        }
        leave_drafts_to_opener();
        Self { connection: RwSignal::new(stored), ended: RwSignal::new(None) }
    }

    /// The connection, while the user is signed in.
    pub fn connection(&self) -> Option<Connection> {
        self.connection.get()
    }

    /// How the last session ended, unless by signing out.
    pub fn ended(&self) -> Option<SessionEnd> {
        self.ended.get()
    }

    /// Begins.
    pub fn sign_in(&self, connection: Connection) {
        store(&connection, now());
        self.ended.set(None);
        self.connection.set(Some(connection));
    }

    /// Ends in all tabs, and forgets everything.
    pub fn sign_out(&self) {
        self.ended.set(None);
        self.forget();
        // Where nothing can be stored, each tab has a session for itself.
        Storage::Local.set(SIGNED_OUT, &now().to_string());
    }

    /// Ends because the service refused the token.
    pub fn refuse(&self) {
        self.end(EndReason::Refused);
    }

    /// Ends it as soon as it was not used for `idle`, or as another document of the tab ends it; for as long as the
    /// caller's owner lives.
    pub fn watch(self, idle: Option<Duration>) {
        self.end_if_over(idle);
        // The page comes back from the browser's cache as it was left, hours ago perhaps.
        listen(ev::pageshow, move |_| self.compare(idle));
        // A page that goes out of sight leaves what to say to the one that comes.
        listen(ev::visibilitychange, move |_| {
            if document().visibility_state() == VisibilityState::Visible {
                self.compare(idle);
            }
        });
        listen(ev::storage, move |_| self.compare(idle));
        listen(ev::pointerdown, move |_| self.touch(idle));
        listen(ev::keydown, move |_| self.touch(idle));
        // A browser without timers looks when something happens.
        if let Ok(timer) = set_interval_with_handle(move || self.compare(idle), MINUTE) {
            on_cleanup(move || timer.clear());
        }
    }

    /// Notes that it is used, unless it has been idle for too long by now.
    fn touch(self, idle: Option<Duration>) {
        self.compare(idle);
        let now = now();
        let is_long_ago = |used_at: u64| Duration::from_millis(now.abs_diff(used_at)) >= MINUTE;
        let is_due = |stored: &Stored| stored.used_at.is_none_or(is_long_ago);
        if let Some(stored) = stored().filter(is_due) {
            store(&stored.connection, now);
        }
    }

    /// Takes over what the tab's storage says: another document of the tab may have signed out since, or signed in anew.
    fn compare(self, idle: Option<Duration>) {
        let now = stored().map(|stored| stored.connection);
        if self.connection.with_untracked(|before| *before != now) {
            // Where nothing can be stored, this document is the only one that knows of its session.
            let is_stored = now.is_some() || is_writable();
            if is_stored {
                // How an earlier session ended says nothing of the one that another document of the tab has begun.
                self.ended.set(None);
                self.connection.set(now);
            }
        }
        self.end_if_over(idle);
    }

    fn end_if_over(self, idle: Option<Duration>) {
        let is_signed_in = self.connection.with_untracked(Option::is_some);
        let used_at = stored().and_then(|stored| stored.used_at).filter(|_| is_signed_in);
        let Some(used_at) = used_at else { return };
        let unused = Duration::from_millis(now().saturating_sub(used_at));
        if signed_out_at().is_some_and(|signed_out_at| used_at < signed_out_at) {
            self.end(EndReason::Elsewhere);
        } else if idle.is_some_and(|idle| unused > idle) {
            self.end(EndReason::Idle);
        }
    }

    fn end(self, reason: EndReason) {
        let lost_drafts = !Storage::Session.keys(DRAFTS).is_empty();
        self.ended.set(Some(SessionEnd { reason, lost_drafts }));
        self.forget();
    }

    fn forget(&self) {
        forget();
        self.connection.set(None);
    }
}

/// What the storage holds of a session.
struct Stored {
    connection: Connection,
    /// When it was used last, in milliseconds since 1970. A session that began before this was noted continues, and has
    /// it from its next use on.
    used_at: Option<u64>,
}

/// The present moment, in milliseconds since 1970: whole ones, because writing a fraction would bring tables of ten
/// kilobytes with it.
fn now() -> u64 {
    js_sys::Date::now() as u64
}

/// When the user signed out last, in any tab. A time to come is that of a clock that was wrong: it would end every new session.
fn signed_out_at() -> Option<u64> {
    let stored = Storage::Local.get(SIGNED_OUT)?;
    stored.parse().ok().filter(|moment| *moment <= now())
}

fn stored() -> Option<Stored> {
    decode(&Storage::Session.get(KEY)?)
}

fn store(connection: &Connection, used_at: u64) {
    Storage::Session.set(KEY, &encode(connection, used_at));
}

fn is_writable() -> bool {
    const PROBE: &str = "loket.probe";
    let is_written = Storage::Session.set(PROBE, "");
    Storage::Session.remove(PROBE);
    is_written
}

/// Forgets the token, and with it the drafts of the session.
fn forget() {
    remove(|_| true);
}

/// In a tab that another one of the app has opened, the storage begins as a copy of that tab's: the session is meant to be in both,
/// but a draft belongs to the form it was typed in.
fn leave_drafts_to_opener() {
    let is_opened = window().opener().is_ok_and(|opener| !opener.is_null() && !opener.is_undefined());
    if is_opened {
        remove(|key| key != KEY);
        // Neither tab needs a hold on the other one; a reload has a copy no more.
        let _ = window().set_opener(&JsValue::NULL);
    }
}

/// Removes the keys of the app that `is_removed` says.
fn remove(is_removed: impl Fn(&str) -> bool) {
    let keys = Storage::Session.keys(OURS);
    keys.iter().filter(|key| is_removed(key)).for_each(|key| Storage::Session.remove(key));
}

fn encode(connection: &Connection, used_at: u64) -> String {
    json!({
        "used_at": used_at,
        "address": connection.address.as_str(),
        "header": connection.header.name(),
        "scheme": connection.header.scheme(),
        "token": connection.token.expose(),
    })
    .to_string()
}

fn decode(text: &str) -> Option<Stored> {
    let stored: Value = serde_json::from_str(text).ok()?;
    let member = |name: &str| stored.get(name).and_then(Value::as_str);
    let connection = Connection {
        address: ServiceAddress::parse(member("address")?).ok()?,
        header: Header::new(member("header")?, member("scheme"))?,
        token: Token::parse(member("token")?).ok()?,
    };
    Some(Stored { connection, used_at: stored.get("used_at").and_then(Value::as_u64) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_stored_is_what_is_restored() {
        let connection = Connection {
            address: ServiceAddress::parse("https://tickets.example").unwrap_or_else(|_| unreachable!()),
            header: Header::new("X-Token", None).unwrap_or_else(|| unreachable!()),
            token: Token::parse("abc").unwrap_or_else(|_| unreachable!()),
        };
        let parts = |text: &str| decode(text).map(|stored| (stored.connection, stored.used_at));
        let text = encode(&connection, 1_782_000_000_000);
        assert_eq!(parts(&text), Some((connection.clone(), Some(1_782_000_000_000))));
        let without_time = text.replace("used_at", "other");
        assert_eq!(parts(&without_time), Some((connection, None)), "{without_time}");
        assert!(decode("{}").is_none());
        assert!(decode("nothing").is_none());
    }
}
