//! multipart/form-data: parts whose bracketed names spell nested fields, `dates[0][starts_at]`.

use std::collections::BTreeMap;
use std::convert::Infallible;

use axum::body::Bytes;
use futures_util::stream;
use multer::Multipart;

use super::given::{Given, Upload};

/// One part, as it came.
#[derive(Debug)]
pub(crate) struct Part {
    pub(crate) name: String,
    pub(crate) file_name: Option<String>,
    pub(crate) content_type: Option<String>,
    pub(crate) content: Bytes,
}

/// Takes a body apart.
pub(crate) async fn parts(content: Bytes, boundary: String) -> Result<Vec<Part>, multer::Error> {
    let whole = stream::iter([Ok::<_, Infallible>(content)]);
    let mut multipart = Multipart::new(whole, boundary);
    let mut parts = Vec::new();
    while let Some(field) = multipart.next_field().await? {
        parts.push(Part {
            name: field.name().unwrap_or_default().to_owned(),
            file_name: field.file_name().map(str::to_owned),
            content_type: field.content_type().map(ToString::to_string),
            content: field.bytes().await?,
        });
    }
    Ok(parts)
}

/// The fields that the parts spell.
pub(crate) fn fields(parts: Vec<Part>) -> BTreeMap<String, Given> {
    let mut root = BTreeMap::new();
    for part in parts {
        // A file control in which nothing was chosen sends an empty, nameless file: nothing was given.
        if part.file_name.as_deref() == Some("") && part.content.is_empty() {
            continue;
        }
        let name = part.name.clone();
        insert(&mut root, &segments(&name), part.into());
    }
    root.into_iter().map(|(name, given)| (name, with_lists(given))).collect()
}

impl From<Part> for Given {
    fn from(part: Part) -> Self {
        match part.file_name {
            Some(file_name) => Self::File(Upload { file_name, content: part.content }),
            // A form has no other way to say null.
            None if part.content.is_empty() => Self::Null,
            None => Self::Text(String::from_utf8_lossy(&part.content).into_owned()),
        }
    }
}

/// `a[b][0]` is `a`, `b`, `0`; a name whose brackets don't close is a name like any other.
fn segments(name: &str) -> Vec<&str> {
    let nested = name.split_once('[').and_then(|(first, rest)| Some((first, rest.strip_suffix(']')?)));
    match nested {
        Some((first, rest)) => std::iter::once(first).chain(rest.split("][")).collect(),
        None => vec![name],
    }
}

fn insert(object: &mut BTreeMap<String, Given>, segments: &[&str], leaf: Given) {
    let Some((first, rest)) = segments.split_first() else { return };
    // `dates[]` takes the next place of the list.
    let name = if first.is_empty() { object.len().to_string() } else { (*first).to_owned() };
    if rest.is_empty() {
        object.insert(name, leaf);
        return;
    }
    let entry = object.entry(name).or_insert(Given::Null);
    if !matches!(entry, Given::Object(_)) {
        *entry = Given::Object(BTreeMap::new());
    }
    if let Given::Object(inner) = entry {
        insert(inner, rest, leaf);
    }
}

/// Turns objects whose names are all numbers into lists, in the numbers' order.
fn with_lists(given: Given) -> Given {
    let Given::Object(members) = given else { return given };
    let numbered: Option<BTreeMap<u32, &Given>> =
        members.iter().map(|(name, given)| Some((name.parse().ok()?, given))).collect();
    match numbered {
        Some(items) => Given::List(items.into_values().cloned().map(with_lists).collect()),
        None => Given::Object(members.into_iter().map(|(name, given)| (name, with_lists(given))).collect()),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn read(parts: &[(&str, &str)]) -> Value {
        let parts = parts.iter().map(|(name, text)| Part {
            name: (*name).to_owned(),
            file_name: None,
            content_type: None,
            content: Bytes::copy_from_slice(text.as_bytes()),
        });
        Value::from(&Given::Object(fields(parts.collect())))
    }

    #[test]
    fn bracketed_names_spell_objects_and_lists() {
        let given = read(&[
            ("name", "Vroege vogel"),
            ("venue[city]", "Utrecht"),
            ("dates[1][starts_at]", "b"),
            ("dates[0][starts_at]", "a"),
            ("events[]", "7"),
            ("events[]", "8"),
            ("max_capacity", ""),
        ]);
        let expected = json!({
            "name": "Vroege vogel",
            "venue": {"city": "Utrecht"},
            "dates": [{"starts_at": "a"}, {"starts_at": "b"}],
            "events": ["7", "8"],
            "max_capacity": null,
        });
        assert_eq!(given, expected);
    }

    #[test]
    fn lists_keep_the_order_of_their_numbers_past_nine() {
        let names: Vec<String> = (0..12).map(|number| format!("dates[{number}]")).collect();
        let parts: Vec<(&str, &str)> = names.iter().map(|name| (name.as_str(), name.as_str())).collect();
        assert_eq!(read(&parts)["dates"], json!(names));
    }

    #[test]
    fn a_name_with_an_open_bracket_is_only_a_name() {
        assert_eq!(read(&[("a[b", "1")]), json!({"a[b": "1"}));
    }
}
