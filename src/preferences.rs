//! What a person prefers on this device: language, theme, the columns of lists. Neither is secret nor personal.

use leptos::prelude::*;

use crate::signal::{RwSignal, effect};
use crate::text::Language;

const LANGUAGE_KEY: &str = "loket.language";
const THEME_KEY: &str = "loket.theme";
const COLUMNS_KEY: &str = "loket.columns.";

/// Light, dark, or as the system has it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// As the system has it.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

impl Theme {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::System, Self::Light, Self::Dark];

    /// Its name, in `data-theme` and where it is kept.
    pub fn name(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }

    /// The theme of a name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.name() == name)
    }
}

/// The preferences, as signals.
#[derive(Clone, Copy)]
pub struct Preferences {
    /// The language.
    pub language: RwSignal<Language>,
    /// The theme.
    pub theme: RwSignal<Theme>,
    /// Whether personal data are blurred, for a screen that others see; until the app is loaded anew.
    pub hides_personal: RwSignal<bool>,
}

impl Preferences {
    /// The kept preferences, else what the deployment, the browser and the system say; kept whenever they change.
    pub fn restore(configured: Option<&str>) -> Self {
        let language = kept(LANGUAGE_KEY)
            .as_deref()
            .and_then(Language::from_tag)
            .or_else(|| configured.and_then(Language::from_tag))
            .or_else(browser_language)
            .unwrap_or_default();
        let theme = kept(THEME_KEY).as_deref().and_then(Theme::from_name).unwrap_or_default();
        let preferences = Self {
            language: RwSignal::new(language),
            theme: RwSignal::new(theme),
            hides_personal: RwSignal::new(false),
        };
        preferences.apply();
        preferences
    }

    /// Keeps the document in step.
    fn apply(self) {
        effect(move || {
            set_root_attribute("lang", self.language.get().tag());
        });
        effect(move || set_root_attribute("data-theme", self.theme.get().name()));
    }

    /// Changes the language and keeps it.
    pub fn choose_language(self, language: Language) {
        keep(LANGUAGE_KEY, language.tag());
        self.language.set(language);
    }

    /// Changes the theme and keeps it.
    pub fn choose_theme(self, theme: Theme) {
        keep(THEME_KEY, theme.name());
        self.theme.set(theme);
    }
}

/// The columns that were chosen for a list, as they were kept; empty if none were.
pub fn chosen_columns(list: &str) -> String {
    kept(&format!("{COLUMNS_KEY}{list}")).unwrap_or_default()
}

/// Keeps the columns that were chosen for a list.
pub fn choose_columns(list: &str, columns: &str) {
    keep(&format!("{COLUMNS_KEY}{list}"), columns);
}

fn browser_language() -> Option<Language> {
    let languages = window().navigator().languages();
    languages.iter().find_map(|tag| Language::from_tag(&tag.as_string()?))
}

fn set_root_attribute(name: &str, value: &str) {
    if let Some(root) = document().document_element() {
        // The names are valid, so this can't fail.
        let _ = root.set_attribute(name, value);
    }
}

fn kept(key: &str) -> Option<String> {
    window().local_storage().ok().flatten()?.get_item(key).ok().flatten()
}

fn keep(key: &str, value: &str) {
    if let Ok(Some(storage)) = window().local_storage() {
        // Without storage the choice lasts until the next reload.
        let _ = storage.set_item(key, value);
    }
}
