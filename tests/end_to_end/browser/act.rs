//! What a person does on a page.

use std::path::Path;

use std::time::Duration;

use fantoccini::actions::{
    InputSource, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MOUSE_BUTTON_MIDDLE, MouseActions, PointerAction,
    TouchActions,
};
use fantoccini::elements::Element;
use fantoccini::key::Key;
use fantoccini::wd::{Locator, WindowHandle};

use serde_json::json;

use super::find::Target;
use super::{Browser, Engine, Role, until};

/// How a link is opened in another tab.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NewTab {
    /// With the Control key held.
    ControlKey,
    /// With the middle button of the mouse.
    MiddleButton,
}

impl Browser {
    /// Types an address into the browser; the path is one of the app's.
    pub(crate) async fn open(&self, path: &str) {
        self.client.goto(&format!("{}{path}", self.app)).await.unwrap();
        if !Engine::current().is_watched() {
            self.note_errors().await;
        }
    }

    /// Opens another tab on a page of the app, and looks at it from then on.
    pub(crate) async fn open_another_tab(&self, path: &str) {
        let tab = self.client.new_window(true).await.unwrap();
        self.client.switch_to_window(tab.handle).await.unwrap();
        self.open(path).await;
    }

    /// The tab that is in front.
    pub(crate) async fn tab(&self) -> WindowHandle {
        self.client.window().await.unwrap()
    }

    /// Goes to a tab.
    pub(crate) async fn switch_to(&self, tab: &WindowHandle) {
        self.client.switch_to_window(tab.clone()).await.unwrap();
    }

    /// Goes to the tab that was opened beside the one in front.
    pub(crate) async fn switch_to_new_tab(&self) {
        let here = self.tab().await;
        let other = until("another tab", async || {
            let tabs = self.client.windows().await.map_err(|error| error.to_string())?;
            tabs.into_iter().find(|tab| *tab != here).ok_or_else(|| "there is none".to_owned())
        })
        .await;
        self.switch_to(&other).await;
    }

    /// Leaves the app for an empty page.
    pub(crate) async fn open_blank(&self) {
        self.client.goto("about:blank").await.unwrap();
    }

    /// Loads the page anew.
    pub(crate) async fn reload(&self) {
        self.client.refresh().await.unwrap();
    }

    /// Goes back to the page before.
    pub(crate) async fn back(&self) {
        self.client.back().await.unwrap();
    }

    /// Fills in the token of the organisation and signs in to the address that is proposed.
    pub(crate) async fn sign_in(&self) {
        self.fill("token", &self.token).await;
        self.press("Sign in").await;
        self.find(Role::Disclosure, "Menu").await;
    }

    /// Switches on what only developers need.
    pub(crate) async fn show_developer_details(&self) {
        self.disclose("Menu").await;
        self.switch("Developer details").await;
    }

    /// Switches a checkbox on or off.
    pub(crate) async fn switch(&self, label: &str) {
        self.click(&Target::of(Role::Field, label)).await;
    }

    /// Moves the mouse to an element.
    pub(crate) async fn point_at(&self, element: Element) {
        let there = PointerAction::MoveToElement { element, duration: None, x: 0.0, y: 0.0 };
        self.client.perform_actions(MouseActions::new("mouse".into()).then(there)).await.unwrap();
    }

    /// Touches a button.
    pub(crate) async fn tap(&self, name: &str) {
        let element = self.find(Role::Button, name).await;
        let actions = [
            PointerAction::MoveToElement { element, duration: None, x: 0.0, y: 0.0 },
            PointerAction::Down { button: MOUSE_BUTTON_LEFT },
            PointerAction::Up { button: MOUSE_BUTTON_LEFT },
        ];
        let tap = actions.into_iter().fold(TouchActions::new("finger".into()), TouchActions::then);
        self.client.perform_actions(tap).await.unwrap();
    }

    /// Presses a button.
    pub(crate) async fn press(&self, name: &str) {
        self.click(&Target::of(Role::Button, name)).await;
    }

    /// Presses a button twice, faster than a page can change.
    pub(crate) async fn press_twice(&self, name: &str) {
        let button = self.find(Role::Button, name).await;
        let to_button = PointerAction::MoveToElement { element: button, duration: None, x: 0.0, y: 0.0 };
        let down = PointerAction::Down { button: MOUSE_BUTTON_LEFT };
        let up = PointerAction::Up { button: MOUSE_BUTTON_LEFT };
        let twice = [to_button, down.clone(), up.clone(), down, up];
        let actions = twice.into_iter().fold(MouseActions::new("mouse".to_owned()), InputSource::then);
        self.client.perform_actions(actions).await.unwrap();
    }

    /// Presses a button, and lets go of it some frames later.
    pub(crate) async fn press_slowly(&self, name: &str) {
        let element = self.find(Role::Button, name).await;
        let actions = [
            PointerAction::MoveToElement { element, duration: None, x: 0.0, y: 0.0 },
            PointerAction::Down { button: MOUSE_BUTTON_LEFT },
            PointerAction::Pause { duration: Duration::from_millis(200) },
            PointerAction::Up { button: MOUSE_BUTTON_LEFT },
        ];
        let press = actions.into_iter().fold(MouseActions::new("mouse".to_owned()), InputSource::then);
        self.client.perform_actions(press).await.unwrap();
    }

    /// Follows a link.
    pub(crate) async fn follow(&self, name: &str) {
        self.click(&Target::of(Role::Link, name)).await;
    }

    /// Opens a link in another tab, as people do: with the Control key held, or with the middle button. Then goes to that tab.
    pub(crate) async fn follow_in_new_tab(&self, name: &str, hand: NewTab) {
        let element = self.find(Role::Link, name).await;
        let to_link = PointerAction::MoveToElement { element, duration: None, x: 0.0, y: 0.0 };
        let button = if hand == NewTab::MiddleButton { MOUSE_BUTTON_MIDDLE } else { MOUSE_BUTTON_LEFT };
        let click = [to_link, PointerAction::Down { button }, PointerAction::Up { button }];
        let mouse = click.into_iter().fold(MouseActions::new("mouse".to_owned()), InputSource::then);
        let value = Key::Control.into();
        let keyboard = KeyActions::new("keyboard".to_owned()).then(KeyAction::Down { value });
        if hand == NewTab::ControlKey {
            self.client.perform_actions(keyboard).await.unwrap();
        }
        self.client.perform_actions(mouse).await.unwrap();
        self.client.release_actions().await.unwrap();
        self.switch_to_new_tab().await;
    }

    /// Opens or closes what a disclosure hides.
    pub(crate) async fn disclose(&self, name: &str) {
        self.click(&Target::of(Role::Disclosure, name)).await;
    }

    /// Replaces the text of a control.
    pub(crate) async fn fill(&self, name: &str, text: &str) {
        self.click(&Target::control(name)).await;
        let control = self.control(name).await;
        let over = if text.is_empty() { &*Key::Backspace } else { text };
        if Engine::current() == Engine::Chromium {
            control.send_keys(&format!("{}a{}{over}", Key::Control, Key::Null)).await.unwrap();
        } else {
            // Other drivers know no chord in a text, and WebKit's loses a key now and then.
            until(&format!("{text:?} in {name}"), async || {
                self.evaluate("arguments[0].select()", vec![json!(control)]).await?;
                control.send_keys(over).await.map_err(|error| error.to_string())?;
                let value = self.value(name).await;
                if value == text { Ok(()) } else { Err(value) }
            })
            .await;
        }
    }

    /// Types a day and a time (`2026-07-01T10:00`) into a control for them, in place of what it has.
    pub(crate) async fn fill_time(&self, name: &str, local_time: &str) {
        let control = self.control(name).await;
        if Engine::current() == Engine::Chromium {
            control.send_keys(&time_keys(local_time)).await.unwrap();
        } else {
            // Each engine has its way to type a time; this is what choosing one does.
            let choose = "const [control, value] = arguments;
                control.focus();
                control.value = value;
                for (const kind of ['input', 'change']) control.dispatchEvent(new Event(kind, { bubbles: true }));";
            self.evaluate(choose, vec![json!(control), json!(local_time)]).await.unwrap();
        }
        assert_eq!(self.value(name).await, local_time, "what {name} holds");
    }

    /// Types a day (`2026-07-01`) into a control for one, in place of what it has.
    pub(crate) async fn fill_day(&self, name: &str, day: &str) {
        let keys = time_keys(&format!("{day}T12:00"));
        // Month, day and year: what comes before the time.
        self.control(name).await.send_keys(&keys[..8]).await.unwrap();
        assert_eq!(self.value(name).await, day, "what {name} holds");
    }

    /// Chooses a file in a control for one.
    pub(crate) async fn attach(&self, name: &str, file: &Path) {
        self.control(name).await.send_keys(&file.to_string_lossy()).await.unwrap();
    }

    /// Chooses one of the options of a control, by its text, as soon as it exists.
    pub(crate) async fn choose(&self, name: &str, option: &str) {
        let control = self.control(name).await;
        self.choose_in(&control, option).await;
    }

    /// Chooses one of the options of the control with this label.
    pub(crate) async fn choose_by_label(&self, label: &str, option: &str) {
        let control = self.find(Role::Field, label).await;
        self.choose_in(&control, option).await;
    }

    async fn choose_in(&self, control: &Element, text: &str) {
        let option = until(&format!("the option {text:?}"), async || {
            let options =
                control.find_all(Locator::Css("option")).await.map_err(|error| error.to_string())?;
            let mut seen = Vec::new();
            for option in options {
                match option.text().await {
                    Ok(found) if found == text => return Ok(option),
                    Ok(other) => seen.push(other),
                    Err(error) => return Err(error.to_string()),
                }
            }
            Err(seen.join(", "))
        })
        .await;
        option.click().await.unwrap();
    }

    /// Switches a control on or off, whichever it is not.
    pub(crate) async fn toggle(&self, name: &str) {
        self.click(&Target::control(name)).await;
    }

    /// Takes or leaves one of the boxes of a control that holds several.
    pub(crate) async fn toggle_choice(&self, name: &str, value: &str) {
        let closed = format!("#control-{name} details:not([open]) > summary");
        until(&format!("the choices of {name:?}"), async || {
            if let Ok(picker) = self.client.find(Locator::Css(&closed)).await {
                self.evaluate("arguments[0].scrollIntoView({ block: 'center' })", vec![json!(picker)])
                    .await?;
                picker.click().await.map_err(|error| error.to_string())?;
            }
            match self.client.find(Locator::Css(&format!("#control-{name} input[type=checkbox]"))).await {
                Ok(choice) if choice.is_displayed().await.unwrap_or(false) => Ok(()),
                Ok(_) => Err("a closed picker".to_owned()),
                Err(_) => Err("no choices".to_owned()),
            }
        })
        .await;
        self.click(&Target::choice(name, value)).await;
    }

    /// Answers the question whether something unsaved is left.
    pub(crate) async fn answer_question(&self, part: &str, yes: bool) {
        let script = "return document.querySelector('dialog.question:modal')?.innerText ?? ''";
        until(&format!("the question {part:?}"), async || {
            let text = self.evaluate(script, Vec::new()).await?;
            if text.as_str().is_some_and(|text| text.contains(part)) { Ok(()) } else { Err(text.to_string()) }
        })
        .await;
        self.press(if yes { "Leave" } else { "Keep editing" }).await;
    }
}

/// The keys for a day and a time as an American browser asks for them: month, day, year, hour to 12, minute, half of
/// the day.
fn time_keys(local_time: &str) -> String {
    let parts: Vec<&str> = local_time.split(['-', 'T', ':']).collect();
    let [year, month, day, hour, minute] = parts[..] else { panic!("no day and time: {local_time}") };
    let hour: u32 = hour.parse().unwrap();
    let half = if hour < 12 { "AM" } else { "PM" };
    format!("{month}{day}{year}{}{:02}{minute}{half}", Key::Tab, (hour + 11) % 12 + 1)
}
