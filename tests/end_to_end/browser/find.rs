//! Finding what a person perceives: by role and name, or by the name of a control.

use std::collections::BTreeMap;

use fantoccini::elements::Element;
use serde_json::{Value, json};

use super::{Browser, until};

/// What something is to a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    /// Something to press.
    Button,
    /// A way to another place.
    Link,
    /// A heading.
    Heading,
    /// Something that opens to show more.
    Disclosure,
    /// A control to fill in.
    Field,
}

impl Role {
    fn selector(self) -> &'static str {
        match self {
            Self::Button => "button, [role=button]",
            Self::Link => "a[href]",
            Self::Heading => "h1, h2, h3",
            Self::Disclosure => "summary",
            Self::Field => "input, select, textarea",
        }
    }
}

/// What is looked for.
pub(super) struct Target {
    /// In words, for the message where it is missing.
    wanted: String,
    selector: String,
    name: Option<String>,
}

impl Target {
    /// Something of a role, by its name.
    pub(super) fn of(role: Role, name: &str) -> Self {
        Self {
            wanted: format!("{role:?} {name:?}"),
            selector: role.selector().to_owned(),
            name: Some(name.to_owned()),
        }
    }

    /// The control with this `name`.
    pub(super) fn control(name: &str) -> Self {
        let wanted = format!("a control named {name:?}");
        Self { wanted, selector: format!("[name={name:?}]"), name: None }
    }

    /// The box with this value among those of a control that holds several.
    pub(super) fn choice(name: &str, value: &str) -> Self {
        let wanted = format!("the choice {value:?} of {name:?}");
        Self { wanted, selector: format!("[name={name:?}][value={value:?}]"), name: None }
    }
}

impl Browser {
    /// The one element of a role with this name, as soon as it exists.
    pub(crate) async fn find(&self, role: Role, name: &str) -> Element {
        self.the_one(&Target::of(role, name)).await
    }

    /// The one control with this `name`, as soon as it exists.
    pub(crate) async fn control(&self, name: &str) -> Element {
        self.the_one(&Target::control(name)).await
    }

    /// Whether one of the boxes of a control that holds several is taken.
    pub(crate) async fn is_chosen(&self, name: &str, value: &str) -> bool {
        self.the_one(&Target::choice(name, value)).await.is_selected().await.unwrap()
    }

    /// How many elements of a role with this name there are now.
    pub(crate) async fn count(&self, role: Role, name: &str) -> usize {
        self.all(role.selector(), Some(name)).await.unwrap().len()
    }

    /// How many elements that a person perceives match a selector now: for what must not be there.
    pub(crate) async fn count_of(&self, selector: &str) -> usize {
        self.all(selector, None).await.unwrap().len()
    }

    /// Clicks on something as soon as it exists, scrolling as a person does who wants to see what is around it.
    pub(super) async fn click(&self, target: &Target) {
        until(&format!("a click on {}", target.wanted), async || {
            // A page that is still being filled may take an element away again.
            let element = self.the_one_now(target).await?;
            self.evaluate("arguments[0].scrollIntoView({ block: 'center' })", vec![json!(element)]).await?;
            element.click().await.map_err(|error| error.to_string())
        })
        .await;
    }

    async fn the_one(&self, target: &Target) -> Element {
        until(&target.wanted, async || self.the_one_now(target).await).await
    }

    async fn the_one_now(&self, target: &Target) -> Result<Element, String> {
        let mut found = self.all(&target.selector, target.name.as_deref()).await?;
        match found.len() {
            1 => Ok(found.remove(0)),
            count => Err(format!("{count} of them")),
        }
    }

    async fn all(&self, selector: &str, name: Option<&str>) -> Result<Vec<Element>, String> {
        let found = self.evaluate(include_str!("find.js"), vec![json!(selector), json!(name)]).await?;
        let references: Vec<BTreeMap<String, String>> =
            serde_json::from_value(found).map_err(|error| error.to_string())?;
        // An element is an object with one member, whose name is the standard's and whose value is the reference.
        let reference = references.into_iter().flat_map(BTreeMap::into_values);
        let element = |reference: String| Element::from_element_id(self.client.clone(), reference.into());
        Ok(reference.map(element).collect())
    }

    /// The value of a script on the page.
    pub(crate) async fn evaluate(&self, script: &str, arguments: Vec<Value>) -> Result<Value, String> {
        self.client.execute(script, arguments).await.map_err(|error| error.to_string())
    }
}
