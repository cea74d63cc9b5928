//! Acting on any element at a place, without knowing what it is for.

use fantoccini::actions::{
    Actions, InputSource, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MouseActions, PointerAction,
};
use fantoccini::key::Key;
use serde_json::json;

use super::Browser;

impl Browser {
    /// Clicks at a point of the window.
    pub(crate) async fn click_at(&self, (x, y): (f64, f64)) {
        let mouse = MouseActions::new("mouse".to_owned())
            .then(PointerAction::MoveTo { duration: None, x, y })
            .then(PointerAction::Down { button: MOUSE_BUTTON_LEFT })
            .then(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
        self.perform(mouse).await;
    }

    /// Replaces the text of the control that has the focus.
    pub(crate) async fn type_here(&self, text: &str) {
        let control = Key::Control.to_string().chars().next().unwrap_or_default();
        let all = KeyActions::new("keys".to_owned())
            .then(KeyAction::Down { value: control })
            .then(KeyAction::Down { value: 'a' })
            .then(KeyAction::Up { value: 'a' })
            .then(KeyAction::Up { value: control });
        let over = if text.is_empty() { &*Key::Backspace } else { text };
        self.perform(struck(all, over)).await;
    }

    /// Strikes keys where the focus is.
    pub(crate) async fn strike(&self, keys: &str) {
        self.perform(struck(KeyActions::new("keys".to_owned()), keys)).await;
    }

    async fn perform(&self, actions: impl Into<Actions>) {
        // A page that is being left, or that asks a question, takes no action.
        let _ = self.client.perform_actions(actions).await;
    }

    /// Answers a question of the app, or of the browser about a page that is being left; whether there was one.
    pub(crate) async fn answer_any_question(&self, yes: bool) -> bool {
        if self.client.get_alert_text().await.is_err() {
            let script = "const buttons = document.querySelectorAll('dialog.question:modal button');
                buttons[Number(arguments[0])]?.click();
                return buttons.length > 0;";
            return self.evaluate(script, vec![json!(yes)]).await.is_ok_and(|asked| asked == true);
        }
        let answer = if yes { self.client.accept_alert().await } else { self.client.dismiss_alert().await };
        answer.is_ok()
    }
}

fn struck(actions: KeyActions, keys: &str) -> KeyActions {
    keys.chars()
        .fold(actions, |actions, value| actions.then(KeyAction::Down { value }).then(KeyAction::Up { value }))
}
