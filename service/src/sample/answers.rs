//! What customers filled in with their tickets.

use fastrand::Rng;
use serde_json::{Value, json};

use super::reference::{field_id, field_name};

const GIVEN: [&str; 6] = ["Noor Visser", "Bram", "Ayşe", "O'Neill", "J.", "Familie De Wit"];
const SHIRTS: [&str; 5] = ["XS", "S", "M", "L", "XL"];
const DIETS: [&str; 4] = ["geen", "vegetarisch", "notenallergie", "glutenvrij; ook geen \"sporen van\""];

/// The answers to the fields at these places.
pub(super) fn answers(rng: &mut Rng, fields: &[usize]) -> Value {
    fields
        .iter()
        .map(|place| {
            json!({
                "id": field_id(*place).to_string(),
                "name": field_name(*place),
                "value": answer(rng, *place),
            })
        })
        .collect()
}

fn answer(rng: &mut Rng, place: usize) -> String {
    let mut one_of = |from: &[&str]| from[rng.usize(..from.len())].to_owned();
    match field_name(place) {
        "Geboortedatum" => {
            format!("{}-{:02}-{:02}", rng.u32(1950..2010), rng.u32(1..13), rng.u32(1..29))
        }
        "Shirtmaat" => one_of(&SHIRTS),
        "Dieetwensen en allergieën" => one_of(&DIETS),
        "E-mailadres" => format!("deelnemer{}@mail.example", rng.u32(1..10_000)),
        _ => one_of(&GIVEN),
    }
}
