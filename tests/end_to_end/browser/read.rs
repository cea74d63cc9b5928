//! What a person reads on a page.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::{Value, json};

use super::{Browser, until};

/// What is on the page, as far as a person perceives it; every text on one line.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Sight {
    /// The address in the browser's bar.
    pub(crate) address: String,
    /// The title of the browser's tab.
    pub(crate) title: String,
    /// The headings.
    pub(crate) headings: Vec<String>,
    /// What is said of the state of things, to those who listen too.
    pub(crate) notices: Vec<String>,
    /// The rows of tables, cell by cell, with the column headers.
    pub(crate) rows: Vec<Vec<String>>,
    /// What is beside a term: on the page of one record, the values by their labels.
    pub(crate) terms: BTreeMap<String, Vec<String>>,
    /// All of it.
    pub(crate) text: String,
}

impl Sight {
    /// The cells of the row that begins with this text, by their column headers; what comes before, such as a box to
    /// select the row by, has none.
    #[track_caller]
    pub(crate) fn row(&self, first: &str) -> BTreeMap<&str, &str> {
        let headers = self.rows.first().unwrap();
        let row = self
            .rows
            .iter()
            .find(|row| row.iter().find(|cell| !cell.is_empty()).is_some_and(|cell| cell == first));
        let row = row.unwrap_or_else(|| panic!("no row {first:?} in {:#?}", self.rows));
        headers.iter().map(String::as_str).zip(row.iter().map(String::as_str)).collect()
    }

    /// The one value beside a term.
    #[track_caller]
    pub(crate) fn term(&self, label: &str) -> &str {
        match self.terms.get(label).map(Vec::as_slice) {
            Some([value]) => value,
            other => panic!("{label}: {other:?} in {:?}", self.terms),
        }
    }
}

impl Browser {
    /// Where the app is served, without a slash at the end.
    pub(crate) fn app(&self) -> &str {
        &self.app
    }

    /// What is on the page now.
    pub(crate) async fn look(&self) -> Result<Sight, String> {
        let sight = self.evaluate(include_str!("read.js"), Vec::new()).await?;
        serde_json::from_value(sight).map_err(|error| error.to_string())
    }

    /// Waits until the page is as wanted.
    pub(crate) async fn see(&self, wanted: &str, is_there: impl Fn(&Sight) -> bool) -> Sight {
        until(wanted, async || {
            let sight = self.look().await?;
            if is_there(&sight) { Ok(sight) } else { Err(format!("{sight:#?}")) }
        })
        .await
    }

    /// Waits until a script says `true`.
    pub(crate) async fn see_true(&self, script: &str) {
        until(script, async || match self.evaluate(script, Vec::new()).await? {
            Value::Bool(true) => Ok(()),
            other => Err(other.to_string()),
        })
        .await;
    }

    /// Waits until a text is on the page.
    pub(crate) async fn see_text(&self, text: &str) -> Sight {
        self.see(&format!("the text {text:?}"), |sight| sight.text.contains(text)).await
    }

    /// Waits until a heading of exactly this text is on the page.
    pub(crate) async fn see_heading(&self, text: &str) -> Sight {
        self.see(&format!("the heading {text:?}"), |sight| {
            sight.headings.iter().any(|heading| heading == text)
        })
        .await
    }

    /// Waits until it is said, to those who listen too, that something is so.
    pub(crate) async fn hear(&self, text: &str) -> Sight {
        self.see(&format!("the notice {text:?}"), |sight| {
            sight.notices.iter().any(|notice| notice.contains(text))
        })
        .await
    }

    /// Waits until the browser's bar shows an address of the app.
    pub(crate) async fn see_address(&self, path: &str) -> Sight {
        let address = format!("{}{path}", self.app);
        self.see(&format!("the address {address}"), |sight| sight.address == address).await
    }

    /// Waits until the first page of the sample's tickets is shown with the names of their events: nothing more is read
    /// then until the user does something.
    pub(crate) async fn see_tickets(&self) -> Sight {
        self.see("tickets and their events", |sight| {
            sight.text.contains("1–20 of 60") && sight.text.contains("Museum De Looier")
        })
        .await
    }

    /// Waits until nothing on the page is still being read.
    pub(crate) async fn see_settled(&self) {
        until("a page that is not being filled", async || {
            let busy = "return document.querySelectorAll('[aria-busy=true]').length";
            match self.evaluate(busy, Vec::new()).await?.as_u64() {
                Some(0) => Ok(()),
                count => Err(format!("{count:?} parts that are")),
            }
        })
        .await;
    }

    /// The value of a control.
    pub(crate) async fn value(&self, name: &str) -> String {
        self.control(name).await.prop("value").await.unwrap().unwrap_or_default()
    }

    /// A property of the one element that matches a selector.
    pub(crate) async fn prop_of(&self, selector: &str, property: &str) -> String {
        let script = "return document.querySelector(arguments[0])[arguments[1]];";
        self.text_of(script, vec![json!(selector), json!(property)]).await
    }

    /// Whether a switch is on.
    pub(crate) async fn is_on(&self, name: &str) -> bool {
        self.control(name).await.is_selected().await.unwrap()
    }

    /// What describes a control: its hint, and what is wrong with it.
    pub(crate) async fn description(&self, name: &str) -> String {
        let script = "const ids = arguments[0].getAttribute('aria-describedby') ?? '';
            const parts = ids.split(' ').filter((id) => id !== '').map((id) => document.getElementById(id));
            return parts.map((part) => part?.innerText ?? 'nothing').join(' ');";
        let control = self.control(name).await;
        self.text_of(script, vec![json!(control)]).await
    }

    /// Where the navigation says one is; empty for nowhere in it.
    pub(crate) async fn current_place(&self) -> String {
        let script = "return document.querySelector('nav [aria-current=page]')?.innerText.trim() ?? '';";
        self.text_of(script, Vec::new()).await
    }

    /// An attribute of the document itself.
    pub(crate) async fn root_attribute(&self, name: &str) -> String {
        self.text_of("return document.documentElement.getAttribute(arguments[0]);", vec![json!(name)]).await
    }

    /// The colour behind everything.
    pub(crate) async fn background(&self) -> String {
        self.text_of("return getComputedStyle(document.body).backgroundColor;", Vec::new()).await
    }

    /// The markup of the page as it is now.
    pub(crate) async fn source(&self) -> String {
        self.client.source().await.unwrap()
    }

    /// What the browser keeps for this tab (`sessionStorage`) or for this device (`localStorage`), as JSON.
    pub(crate) async fn storage(&self, kind: &str) -> String {
        self.text_of("return JSON.stringify({ ...window[arguments[0]] });", vec![json!(kind)]).await
    }

    /// What a script returns, which must be a text.
    async fn text_of(&self, script: &str, arguments: Vec<Value>) -> String {
        match self.evaluate(script, arguments).await.unwrap() {
            Value::String(text) => text,
            other => panic!("no text: {other}"),
        }
    }
}
