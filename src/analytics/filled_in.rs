//! What visitors filled in: values whose structure the interface does not show, read as forgivingly as can be.

use std::borrow::Cow;
use std::collections::HashMap;

use crate::data_grid::Part;
use crate::models::{Field, Json, RawJson};

/// Members that hold an answer, the most telling first.
const ANSWERS: [&str; 5] = ["value", "values", "answer", "content", "text"];
/// Members that name the field of an answer, or hold a record that does.
const LABELS: [&str; 4] = ["label", "name", "field", "slug"];
/// Members that name the field by its id for certain, and those that may be the id of the answer itself.
const IDS: [&str; 2] = ["field_id", "field"];
const PERHAPS_IDS: [&str; 2] = ["id", "key"];
/// Members that hold the name of something in words.
const WORDS: [&str; 4] = ["clean", "label", "name", "slug"];

/// What was filled in at one field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FilledIn {
    /// What the field is called, as far as known.
    pub label: Option<String>,
    /// The id of the field, where only that is known of it.
    pub field: Option<String>,
    /// What was filled in: several where several could be chosen.
    pub answers: Vec<String>,
}

impl FilledIn {
    fn one(label: Option<String>, answer: String) -> Self {
        Self { label, field: None, answers: vec![answer] }
    }

    /// What its field is called, or the id of that.
    pub fn name(&self) -> Option<String> {
        self.label.clone().or_else(|| self.field.as_ref().map(|id| format!("#{id}")))
    }

    /// What was filled in, as one text.
    pub fn text(&self) -> String {
        self.answers.join(", ")
    }
}

/// What fields are called, by their ids and slugs (`List fields`).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FieldLabels(HashMap<String, String>);

impl FieldLabels {
    /// The names of fields.
    pub fn of<'a>(fields: impl Iterator<Item = &'a Field>) -> Self {
        let mut labels = HashMap::new();
        for field in fields {
            let Some(name) = &field.name else { continue };
            let Some(label) = name.clean.as_ref().or(name.slug.as_ref()) else { continue };
            labels.insert(field.id.as_str().to_owned(), label.clone());
            if let Some(slug) = &name.slug {
                labels.insert(slug.clone(), label.clone());
            }
        }
        Self(labels)
    }

    /// What a field is called.
    fn get(&self, key: &str) -> Option<&str> {
        self.0.get(key).map(String::as_str)
    }
}

/// The answers in a value; none if its structure does not show which part of it is an answer.
pub fn filled_in(value: &RawJson, labels: &FieldLabels) -> Vec<FilledIn> {
    value.parsed().map(|json| answers(json, labels)).unwrap_or_default()
}

/// The same as one text, without labels that only the list of fields knows: what a search finds.
pub fn filled_in_text(values: &[RawJson]) -> String {
    let labels = FieldLabels::default();
    let texts = values.iter().flat_map(|value| filled_in(value, &labels)).map(|filled| filled.text());
    texts.collect::<Vec<_>>().join(", ")
}

/// The same part by part, with the labels that the values have: a file has a column for each of them.
pub fn filled_in_parts(values: &[RawJson]) -> Vec<Part> {
    let labels = FieldLabels::default();
    let all = values.iter().flat_map(|value| filled_in(value, &labels));
    all.map(|filled| (filled.name(), filled.text())).collect()
}

/// What a field of a ticket is called, of which the interface shows no structure: an id, or a record with a name.
pub fn field_name(field: &RawJson, labels: &FieldLabels) -> Option<String> {
    let json = field.parsed()?;
    match json.as_literal() {
        Some(id) => labels.get(&id).map(str::to_owned),
        None => label(json, labels),
    }
}

fn answers(json: Json<'_>, labels: &FieldLabels) -> Vec<FilledIn> {
    if let Some(text) = literal(json) {
        return Some(text)
            .filter(|text| !text.is_empty())
            .map(|text| FilledIn::one(None, text))
            .into_iter()
            .collect();
    }
    let Ok(members) = json.members() else {
        let elements = json.elements().unwrap_or_default();
        return elements.into_iter().flat_map(|element| answers(element, labels)).collect();
    };
    if let Some(answer) = ANSWERS.iter().find_map(|name| members.get(name)) {
        let answers = texts(answer);
        return if answers.is_empty() {
            Vec::new()
        } else {
            let label = label(json, labels);
            let field = if label.is_none() { field_id(json) } else { None };
            vec![FilledIn { label, field, answers }]
        };
    }
    // A member for each field, by its id or slug. A record of anything else has a member `id`.
    let is_of_fields = members.get("id").is_none() && members.iter().all(|(_, json)| literal(json).is_some());
    let of_field = |(key, json): (&str, Json<'_>)| {
        let answer = literal(json).filter(|answer| !answer.is_empty())?;
        Some(FilledIn::one(Some(labels.get(key).unwrap_or(key).to_owned()), answer))
    };
    members.iter().filter(|_| is_of_fields).filter_map(of_field).collect()
}

/// What the field of an answer is called.
fn label(json: Json<'_>, labels: &FieldLabels) -> Option<String> {
    let members = json.members().ok()?;
    let by_id = |names: &[&str]| {
        names.iter().filter_map(|name| members.get(name)).find_map(|id| {
            let inner = || id.members().ok()?.get("id")?.as_literal();
            labels.get(&id.as_literal().or_else(inner)?).map(str::to_owned)
        })
    };
    let in_words = || {
        LABELS.iter().filter_map(|name| members.get(name)).find_map(|label| match label.as_text() {
            Some(text) => Some(labels.get(&text).unwrap_or(&text).to_owned()).filter(|text| !is_number(text)),
            None => {
                let record = label.members().ok()?;
                WORDS.iter().find_map(|name| Some(record.get(name)?.as_text()?.into_owned()))
            }
        })
    };
    by_id(&IDS).or_else(in_words).or_else(|| by_id(&PERHAPS_IDS))
}

/// The id of the field of an answer.
fn field_id(json: Json<'_>) -> Option<String> {
    let members = json.members().ok()?;
    IDS.iter().filter_map(|name| members.get(name)).find_map(|id| {
        let inner = || Some(id.members().ok()?.get("id")?.as_literal()?.into_owned());
        id.as_literal().map(Cow::into_owned).or_else(inner).filter(|id| !id.is_empty())
    })
}

/// The texts of an answer, which may be a list of choices.
fn texts(json: Json<'_>) -> Vec<String> {
    match literal(json) {
        Some(text) => Some(text).filter(|text| !text.is_empty()).into_iter().collect(),
        None => match json.members() {
            Ok(members) => members.iter().flat_map(|(_, json)| texts(json)).collect(),
            Err(_) => json.elements().unwrap_or_default().into_iter().flat_map(texts).collect(),
        },
    }
}

/// What a text, a number or a truth value says; an empty text for null.
fn literal(json: Json<'_>) -> Option<String> {
    match json.text() {
        "null" => Some(String::new()),
        "true" | "false" => Some(json.text().to_owned()),
        _ => json.as_literal().map(|text| text.trim().to_owned()),
    }
}

fn is_number(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::models::{FromJson, Order, read_record};

    fn labels() -> FieldLabels {
        let field = |text: &str| match read_record::<Field>(text) {
            Ok(field) => field.record,
            Err(problem) => panic!("{problem}"),
        };
        let fields = [
            field(
                r#"{"id":"6005","name":{"clean":"Name of the visitor","slug":"visitor_name"},"type":"text"}"#,
            ),
            field(r#"{"id":"6006","name":{"clean":"Diet","slug":"diet"},"type":"text"}"#),
        ];
        FieldLabels::of(fields.iter())
    }

    fn value(text: &str) -> RawJson {
        match Json::parse(text).and_then(RawJson::from_json) {
            Ok(value) => value,
            Err(problem) => panic!("{problem}"),
        }
    }

    /// What was filled in, as `label: text`.
    fn said(text: &str) -> Vec<String> {
        let filled = filled_in(&value(text), &labels());
        filled
            .into_iter()
            .map(|filled| format!("{}: {}", filled.label.as_deref().unwrap_or_default(), filled.text()))
            .collect()
    }

    #[test]
    fn an_answer_is_found_in_any_of_the_usual_shapes() {
        for (text, expected) in [
            (r#"{"field":"6005","value":"Sam"}"#, &["Name of the visitor: Sam"][..]),
            (r#"{"id":6005,"name":"visitor_name","value":"Sam"}"#, &["Name of the visitor: Sam"]),
            (r#"{"id":"1","name":"Shirt","value":["M","L"]}"#, &["Shirt: M, L"]),
            (r#"{"field":{"id":"6006"},"answer":"vegan"}"#, &["Diet: vegan"]),
            (r#"{"id":"6005","name":"Shirt","value":"M"}"#, &["Shirt: M"]),
            (r#"{"id":"6005","value":"Sam"}"#, &["Name of the visitor: Sam"]),
            (r#"{"name":{"clean":"Diet","slug":"diet"},"value":true}"#, &["Diet: true"]),
            (r#"{"visitor_name":"Sam","diet":null}"#, &["Name of the visitor: Sam"]),
            (r#"[{"field":"6006","value":"vegan"},"Sam"]"#, &["Diet: vegan", ": Sam"]),
            (r#""Sam""#, &[": Sam"]),
            (r#"{"field":"6005","value":""}"#, &[]),
            (r#"{"id":"6005","name":"Sam"}"#, &[]),
            // A number is the id of a field whose name is not known.
            (r#"{"field":"77","value":"Sam"}"#, &[": Sam"]),
            ("null", &[]),
        ] {
            assert_eq!(said(text), expected, "{text}");
        }
    }

    #[test]
    fn a_search_finds_what_was_filled_in_and_not_what_was_asked() {
        let text = r#"{"id":"1","purchases":[{"id":"2","values":[
            {"id":"6005","name":"Name of the visitor","value":"Zoë Jansen"},{"id":"6006","name":"Diet","value":"vegan"}]}]}"#;
        let order = read_record::<Order>(text).map(|order| order.record);
        let values = order.map(|order| order.purchases[0].values.clone()).unwrap_or_default();
        assert_eq!(filled_in_text(&values), "Zoë Jansen, vegan");
        let parts = [("Name of the visitor", "Zoë Jansen"), ("Diet", "vegan")];
        let parts = parts.map(|(name, text)| (Some(name.to_owned()), text.to_owned()));
        assert_eq!(filled_in_parts(&values), parts);
    }

    #[test]
    fn a_field_that_is_not_known_goes_by_its_id() {
        let name =
            |text: &str| filled_in(&value(text), &FieldLabels::default()).first().and_then(FilledIn::name);
        assert_eq!(name(r#"{"field":"77","value":"M"}"#).as_deref(), Some("#77"));
        assert_eq!(name(r#"{"field":{"id":78},"value":"M"}"#).as_deref(), Some("#78"));
        assert_eq!(name(r#"{"id":"1","value":"M"}"#), None, "it may be the id of the answer");
    }

    #[test]
    fn fields_of_a_ticket_are_named() {
        for (text, expected) in [
            (r#""6005""#, Some("Name of the visitor")),
            ("6006", Some("Diet")),
            (r#"{"id":"9","name":{"clean":"Shirt"}}"#, Some("Shirt")),
            (r#""9""#, None),
        ] {
            assert_eq!(field_name(&value(text), &labels()).as_deref(), expected, "{text}");
        }
    }
}
