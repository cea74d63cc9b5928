//! Where an event takes place ("Venue").

use serde::{Deserialize, Serialize};

use crate::request::{Input, Members, Rule};

/// Venue.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Venue {
    pub(crate) name: String,
    pub(crate) street: String,
    pub(crate) house_number: String,
    pub(crate) addition: Option<String>,
    pub(crate) zipcode: String,
    pub(crate) city: String,
    pub(crate) state: Option<String>,
    pub(crate) country: String,
}

impl Venue {
    /// The venue of an online event: a response always has one, with texts.
    pub(crate) fn online() -> Self {
        let nothing = String::new;
        Self {
            name: "Online".into(),
            street: nothing(),
            house_number: nothing(),
            addition: None,
            zipcode: nothing(),
            city: nothing(),
            state: None,
            country: nothing(),
        }
    }

    /// Reads a venue; only the two that are null in responses may be null or left out.
    pub(crate) fn read(input: &Input<'_>) -> Option<Self> {
        let members: Members<'_> = input.object()?;
        let text = |name| members.required(name, Input::text);
        let name = members.required("name", Input::filled_text);
        let (street, house_number, zipcode) = (text("street"), text("house_number"), text("zipcode"));
        let (city, country) = (text("city"), text("country"));
        let optional = |name| members.field(name, Rule::Nullable, Input::text).value();
        let (addition, state) = (optional("addition"), optional("state"));
        Some(Self {
            name: name?,
            street: street?,
            house_number: house_number?,
            addition,
            zipcode: zipcode?,
            city: city?,
            state,
            country: country?,
        })
    }
}
