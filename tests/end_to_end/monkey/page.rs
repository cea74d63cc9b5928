//! What is on the page.

use serde::Deserialize;
use serde_json::json;

use crate::browser::{Browser, until};

const LOOK: &str = include_str!("look.js");

/// What is on the page.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Look {
    pub(crate) path: String,
    pub(crate) is_stopped: bool,
    pub(crate) is_signed_in: bool,
    pub(crate) targets: Vec<Target>,
}

/// Something to act on.
#[derive(Deserialize)]
pub(crate) struct Target {
    pub(crate) kind: Kind,
    pub(crate) name: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Kind {
    Click,
    Text,
    Choice,
}

/// The draft of a form, and which controls differ from it.
#[derive(Debug, PartialEq, Eq, Deserialize)]
pub(crate) struct SavedDraft {
    draft: Option<String>,
    differing: Vec<String>,
}

/// What can be done now.
pub(crate) async fn look(browser: &Browser) -> Look {
    until("a page to look at", async || {
        // Until there is a page, there is nothing to look at.
        let look = browser.evaluate(LOOK, Vec::new()).await?;
        serde_json::from_value(look).map_err(|error| error.to_string())
    })
    .await
}

/// Clicks on a target by its number; what is gone by now can't be clicked on.
pub(crate) async fn click(browser: &Browser, number: usize) {
    let place = browser.evaluate(LOOK, vec![json!(number)]).await;
    if let Some(place) = place.ok().and_then(|place| serde_json::from_value(place).ok()) {
        browser.click_at(place).await;
    }
}

/// Makes a choice of a target by its number; a control that is gone by now takes none.
pub(crate) async fn choose(browser: &Browser, number: usize, turn: usize) {
    let _ = browser.evaluate(LOOK, vec![json!(number), json!(turn)]).await;
}

/// Goes to a place as a link in the app does. A page that is gone by now leads nowhere.
pub(crate) async fn follow_link(browser: &Browser, place: &str) {
    let script = "const link = document.createElement('a'); link.href = arguments[0];
        document.querySelector('main').append(link); link.click(); link.remove();";
    let _ = browser.evaluate(script, vec![json!(place)]).await;
}

/// The draft of the form on the page.
async fn draft(browser: &Browser) -> SavedDraft {
    let draft = browser.evaluate(include_str!("draft.js"), Vec::new()).await.unwrap();
    serde_json::from_value(draft).unwrap()
}

/// Loads the page anew: what was typed comes back.
pub(crate) async fn reload(browser: &Browser) {
    let before = draft(browser).await;
    browser.reload().await;
    until("the draft that was there before", async || {
        let now = draft(browser).await;
        let is_same = now.draft == before.draft && now.differing.is_empty();
        if is_same { Ok(()) } else { Err(format!("{now:?} instead of {before:?}")) }
    })
    .await;
}
