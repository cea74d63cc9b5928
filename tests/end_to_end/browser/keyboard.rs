//! Working without a mouse.

use fantoccini::actions::{InputSource, KeyAction, KeyActions};
use fantoccini::key::Key;
use serde::Deserialize;

use super::{Browser, until};

/// How many stops there are at most on the way to something.
const MOST_STOPS: usize = 120;

/// What has the focus.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
pub(crate) struct Focus {
    /// The kind of element, in lower case: `h1`.
    pub(crate) element: String,
    /// The `name` of a control, else empty.
    pub(crate) name: String,
    /// Its text on one line.
    pub(crate) text: String,
    /// Its `aria-label`, else empty.
    pub(crate) label: String,
}

impl Browser {
    /// What has the focus now.
    pub(crate) async fn focus(&self) -> Focus {
        let script = "const focused = document.activeElement;
            return {
                element: focused.localName,
                name: focused.getAttribute('name') ?? '',
                text: focused.textContent.replace(/\\s+/g, ' ').trim(),
                label: focused.getAttribute('aria-label') ?? '',
            };";
        serde_json::from_value(self.evaluate(script, Vec::new()).await.unwrap()).unwrap()
    }

    /// Waits until the control with this `name` has the focus.
    pub(crate) async fn see_focus_on(&self, name: &str) {
        self.see_focus(name, |focus| focus.name == name).await;
    }

    /// Waits until the main heading has the focus, and has this text.
    pub(crate) async fn see_focus_on_heading(&self, text: &str) {
        self.see_focus(text, |focus| focus.element == "h1" && focus.text == text).await;
    }

    /// Waits until something with this text has the focus.
    pub(crate) async fn see_focus_on_text(&self, text: &str) {
        self.see_focus(text, |focus| focus.text == text).await;
    }

    async fn see_focus(&self, wanted: &str, is_there: impl Fn(&Focus) -> bool) {
        until(&format!("the focus on {wanted:?}"), async || {
            let focus = self.focus().await;
            if is_there(&focus) { Ok(()) } else { Err(format!("{focus:?}")) }
        })
        .await;
    }

    /// What lies over the middle of the element that has the focus, if it is not that element itself.
    pub(crate) async fn what_covers_the_focus(&self) -> Option<String> {
        let script = "const focused = document.activeElement, box = focused.getBoundingClientRect();
            const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            const isOwn = focused.contains(top) || top?.contains(focused) || focused.labels?.[0]?.contains(top);
            return isOwn ? null : `${top?.localName} ${top?.textContent ?? 'beyond the edge'}`;";
        self.evaluate(script, Vec::new()).await.unwrap().as_str().map(str::to_owned)
    }

    /// Types on the keyboard, wherever the focus is.
    pub(crate) async fn type_keys(&self, keys: &str) {
        let strokes = keys.chars().flat_map(|value| [KeyAction::Down { value }, KeyAction::Up { value }]);
        self.stroke(strokes).await;
    }

    /// Replaces the text of the control that has the focus.
    pub(crate) async fn type_over(&self, text: &str) {
        self.chord(Key::Control, 'a').await;
        self.type_keys(text).await;
    }

    /// Moves the focus to the stop before.
    pub(crate) async fn tab_back(&self) {
        self.chord(Key::Shift, Key::Tab.into()).await;
    }

    /// Presses a key while another one is held.
    pub(crate) async fn chord(&self, held: Key, value: char) {
        let held = char::from(held);
        let strokes = [
            KeyAction::Down { value: held },
            KeyAction::Down { value },
            KeyAction::Up { value },
            KeyAction::Up { value: held },
        ];
        self.stroke(strokes.into_iter()).await;
    }

    async fn stroke(&self, strokes: impl Iterator<Item = KeyAction>) {
        let actions = strokes.fold(KeyActions::new("keyboard".to_owned()), InputSource::then);
        self.client.perform_actions(actions).await.unwrap();
    }

    /// Presses the Tab key until something has the focus.
    pub(crate) async fn tab_to(&self, wanted: &str, is_there: impl Fn(&Focus) -> bool) {
        let mut stops = Vec::new();
        while stops.len() < MOST_STOPS {
            let focus = self.focus().await;
            if is_there(&focus) {
                return;
            }
            stops.push(focus);
            self.type_keys(&Key::Tab).await;
        }
        panic!("the Tab key does not lead to {wanted}, but to: {stops:?}");
    }

    /// Presses the Tab key until a control has the focus.
    pub(crate) async fn tab_to_control(&self, name: &str) {
        self.tab_to(name, |focus| focus.name == name).await;
    }

    /// Presses the Tab key until a link or button with this text has the focus, and then Enter.
    pub(crate) async fn tab_and_enter(&self, text: &str) {
        self.tab_to(text, |focus| focus.text == text && ["a", "button"].contains(&&*focus.element)).await;
        self.type_keys(&Key::Enter).await;
    }
}
