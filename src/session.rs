//! The session: a connection with its token, for one tab.

use serde_json::{Value, json};

use crate::api::{Connection, Header, ServiceAddress, Token};
use crate::signal::RwSignal;

/// The only place where the token is kept: the browser forgets it with the tab.
const KEY: &str = "loket.session";
/// How the keys of the app begin, on an origin that it may share.
const OURS: &str = "loket.";

/// Who is signed in, where.
#[derive(Clone, Copy)]
pub struct Session {
    connection: RwSignal<Option<Connection>>,
    refused: RwSignal<bool>,
}

impl Session {
    /// The session that this tab had before a reload, if its service is still the one that `fixed` names.
    pub fn restore(fixed: Option<&ServiceAddress>) -> Self {
        let kept = storage()
            .and_then(|storage| storage.get_item(KEY).ok().flatten())
            .and_then(|text| decode(&text))
            .filter(|connection| fixed.is_none_or(|address| connection.address == *address));
        if kept.is_none() {
            forget();
        }
        Self { connection: RwSignal::new(kept), refused: RwSignal::new(false) }
    }

    /// The connection, while somebody is signed in.
    pub fn connection(&self) -> Option<Connection> {
        self.connection.get()
    }

    /// Whether the last session ended because the service refused its token.
    pub fn was_refused(&self) -> bool {
        self.refused.get()
    }

    /// Begins.
    pub fn sign_in(&self, connection: Connection) {
        if let Some(storage) = storage() {
            // Without storage the session lasts until the next reload.
            let _ = storage.set_item(KEY, &encode(&connection));
        }
        self.refused.set(false);
        self.connection.set(Some(connection));
    }

    /// Ends, and forgets everything.
    pub fn sign_out(&self) {
        forget();
        self.connection.set(None);
    }

    /// Ends because the service refused the token.
    pub fn refuse(&self) {
        self.refused.set(true);
        self.sign_out();
    }
}

fn storage() -> Option<web_sys::Storage> {
    web_sys::window()?.session_storage().ok().flatten()
}

/// Forgets the token, and with it the drafts of the session.
fn forget() {
    let Some(storage) = storage() else { return };
    let keys =
        (0..storage.length().unwrap_or_default()).filter_map(|index| storage.key(index).ok().flatten());
    for key in keys.filter(|key| key.starts_with(OURS)).collect::<Vec<_>>() {
        // A key that is gone already is forgotten, too.
        let _ = storage.remove_item(&key);
    }
}

fn encode(connection: &Connection) -> String {
    json!({
        "address": connection.address.as_str(),
        "header": connection.header.name(),
        "scheme": connection.header.scheme(),
        "token": connection.token.expose(),
    })
    .to_string()
}

fn decode(text: &str) -> Option<Connection> {
    let kept: Value = serde_json::from_str(text).ok()?;
    let member = |name: &str| kept.get(name).and_then(Value::as_str);
    Some(Connection {
        address: ServiceAddress::parse(member("address")?).ok()?,
        header: Header::new(member("header")?, member("scheme"))?,
        token: Token::parse(member("token")?).ok()?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_what_is_restored() {
        let connection = Connection {
            address: ServiceAddress::parse("https://tickets.example").unwrap_or_else(|_| unreachable!()),
            header: Header::new("X-Token", None).unwrap_or_default(),
            token: Token::parse("abc").unwrap_or_else(|_| unreachable!()),
        };
        assert_eq!(decode(&encode(&connection)), Some(connection));
        assert_eq!(decode("{}"), None);
        assert_eq!(decode("nothing"), None);
    }
}
