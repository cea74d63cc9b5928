//! The values of a body, whichever encoding they came in.

use std::collections::BTreeMap;

use axum::body::Bytes;
use serde_json::{Number, Value};

/// One value of a body.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Given {
    Null,
    Boolean(bool),
    Number(Number),
    Text(String),
    File(Upload),
    List(Vec<Given>),
    Object(BTreeMap<String, Given>),
}

/// A file that travelled in a multipart body.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Upload {
    /// Its name on the sender's machine.
    pub(crate) file_name: String,
    /// What is in it.
    pub(crate) content: Bytes,
}

impl From<Value> for Given {
    fn from(value: Value) -> Self {
        match value {
            Value::Null => Self::Null,
            Value::Bool(boolean) => Self::Boolean(boolean),
            Value::Number(number) => Self::Number(number),
            Value::String(text) => Self::Text(text),
            Value::Array(items) => Self::List(items.into_iter().map(Self::from).collect()),
            Value::Object(members) => {
                Self::Object(members.into_iter().map(|(name, value)| (name, value.into())).collect())
            }
        }
    }
}

impl From<&Given> for Value {
    /// For what is stored as it came; a file has no place in JSON.
    fn from(given: &Given) -> Self {
        match given {
            Given::Null | Given::File(_) => Self::Null,
            Given::Boolean(boolean) => Self::Bool(*boolean),
            Given::Number(number) => Self::Number(number.clone()),
            Given::Text(text) => Self::String(text.clone()),
            Given::List(items) => Self::Array(items.iter().map(Self::from).collect()),
            Given::Object(members) => {
                Self::Object(members.iter().map(|(name, given)| (name.clone(), given.into())).collect())
            }
        }
    }
}
