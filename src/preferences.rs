//! What a person prefers on this device: language, currency, theme, the columns of lists and how wide they are, how high rows
//! are, what is blurred or shown, whether single keys are shortcuts, and the event last used at the door. None of it is secret
//! or personal.

use leptos::prelude::*;

use crate::i18n::{Language, Messages};
use crate::reactive::effect;
use crate::storage::Storage;

const LANGUAGE_KEY: &str = "loket.language";
const CURRENCY_KEY: &str = "loket.currency";
const THEME_KEY: &str = "loket.theme";
const HIDES_KEY: &str = "loket.hides_personal";
const COMPACT_KEY: &str = "loket.compact_rows";
const NO_KEYS_KEY: &str = "loket.no_single_keys";
const DEVELOPER_KEY: &str = "loket.developer_details";
const COLUMNS_KEY: &str = "loket.columns.";
const WIDTHS_KEY: &str = "loket.widths.";
const VIEWS_KEY: &str = "loket.views.";
const DOOR_KEY: &str = "loket.door";

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

    /// Its name, in `data-theme` and in the storage.
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

/// The currencies to choose from.
pub const CURRENCIES: [&str; 12] =
    ["EUR", "GBP", "USD", "CHF", "DKK", "NOK", "SEK", "PLN", "CZK", "HUF", "CAD", "AUD"];

/// The preferences, as signals.
#[derive(Clone, Copy)]
pub struct Preferences {
    /// What the app says, in the language that is chosen.
    pub words: ReadSignal<&'static Messages>,
    /// The currency of amounts: an ISO 4217 code.
    pub currency: ReadSignal<Option<String>>,
    /// Whether the currency is for the user to choose.
    pub asks_currency: bool,
    /// The theme.
    pub theme: ReadSignal<Theme>,
    /// Whether personal data are blurred, for a screen that others see.
    pub hides_personal: ReadSignal<bool>,
    /// Whether the rows of lists are low, so that more of them are in view.
    pub has_compact_rows: ReadSignal<bool>,
    /// Whether single keys are shortcuts. Who dictates, or slips, may not want that.
    pub has_single_keys: ReadSignal<bool>,
    /// Whether what only developers need is shown: raw data, parameters of requests, ids for a checkout.
    pub shows_developer_details: ReadSignal<bool>,
    set: Setters,
}

/// The ways to change them: each choice is stored, too.
#[derive(Clone, Copy)]
struct Setters {
    words: WriteSignal<&'static Messages>,
    currency: WriteSignal<Option<String>>,
    theme: WriteSignal<Theme>,
    hides_personal: WriteSignal<bool>,
    has_compact_rows: WriteSignal<bool>,
    has_single_keys: WriteSignal<bool>,
    shows_developer_details: WriteSignal<bool>,
}

impl Preferences {
    /// The stored preferences, else what the system says; the words are those of [`language`]. A currency that the
    /// configuration names is not for the user to choose.
    pub fn restore(words: &'static Messages, configured_currency: Option<&str>) -> Self {
        let stored_currency = || stored(CURRENCY_KEY).filter(|code| CURRENCIES.contains(&code.as_str()));
        let currency = configured_currency.map(str::to_owned).or_else(stored_currency);
        let theme = stored(THEME_KEY).as_deref().and_then(Theme::from_name).unwrap_or_default();
        let (words, set_words) = signal(words);
        let (currency, set_currency) = signal(currency);
        let (theme, set_theme) = signal(theme);
        let (hides_personal, set_hides_personal) = signal(stored(HIDES_KEY).is_some());
        let (has_compact_rows, set_has_compact_rows) = signal(stored(COMPACT_KEY).is_some());
        let (has_single_keys, set_has_single_keys) = signal(stored(NO_KEYS_KEY).is_none());
        let (shows_developer_details, set_shows_developer_details) = signal(stored(DEVELOPER_KEY).is_some());
        let set = Setters {
            words: set_words,
            currency: set_currency,
            theme: set_theme,
            hides_personal: set_hides_personal,
            has_compact_rows: set_has_compact_rows,
            has_single_keys: set_has_single_keys,
            shows_developer_details: set_shows_developer_details,
        };
        let preferences = Self {
            words,
            currency,
            asks_currency: configured_currency.is_none(),
            theme,
            hides_personal,
            has_compact_rows,
            has_single_keys,
            shows_developer_details,
            set,
        };
        preferences.apply();
        preferences
    }

    /// Updates the document when a preference changes.
    fn apply(self) {
        effect(move || {
            set_root_attribute("lang", self.words.get().language.tag());
        });
        effect(move || set_root_attribute("data-theme", self.theme.get().name()));
        effect(move || {
            set_root_attribute("data-rows", if self.has_compact_rows.get() { "compact" } else { "roomy" });
        });
        effect(move || toggle_body_class("hides-personal", self.hides_personal.get()));
        effect(move || toggle_body_class("shows-developer-details", self.shows_developer_details.get()));
    }

    /// Changes the language to that of some words, and stores the choice.
    pub fn choose_language(self, words: &'static Messages) {
        store(LANGUAGE_KEY, words.language.tag());
        self.set.words.set(words);
    }

    /// Changes the currency of amounts, and stores the choice.
    pub fn choose_currency(self, code: &str) {
        let currency = Some(code.to_owned()).filter(|code| !code.is_empty());
        Storage::Local.set_or_remove(CURRENCY_KEY, currency.as_deref());
        self.set.currency.set(currency);
    }

    /// Blurs personal data or shows it, also after a reload: a screen that others see stays one.
    pub fn hide_personal(self, hides: bool) {
        store_flag(HIDES_KEY, hides);
        self.set.hides_personal.set(hides);
    }

    /// Makes the rows of lists low, or as high as they are at first.
    pub fn make_rows_compact(self, is_compact: bool) {
        store_flag(COMPACT_KEY, is_compact);
        self.set.has_compact_rows.set(is_compact);
    }

    /// Makes shortcuts of single keys, or not.
    pub fn use_single_keys(self, uses: bool) {
        store_flag(NO_KEYS_KEY, !uses);
        self.set.has_single_keys.set(uses);
    }

    /// Shows what only developers need, or hides it.
    pub fn show_developer_details(self, shows: bool) {
        store_flag(DEVELOPER_KEY, shows);
        self.set.shows_developer_details.set(shows);
    }

    /// Changes the theme and stores it.
    pub fn choose_theme(self, theme: Theme) {
        store(THEME_KEY, theme.name());
        self.set.theme.set(theme);
    }
}

/// The language that was chosen, else the one that the deployment or the browser says.
pub fn language(configured: Option<&str>) -> Language {
    stored(LANGUAGE_KEY)
        .as_deref()
        .and_then(Language::from_tag)
        .or_else(|| configured.and_then(Language::from_tag))
        .or_else(browser_language)
        .unwrap_or_default()
}

/// The views of a list that were saved, as stored; empty if none were.
pub fn saved_views(list: &str) -> String {
    stored(&format!("{VIEWS_KEY}{list}")).unwrap_or_default()
}

/// Stores the views of a list; whether that worked.
pub fn save_views(list: &str, views: &str) -> bool {
    Storage::Local.set(&format!("{VIEWS_KEY}{list}"), views)
}

/// The columns that were chosen for a list, as stored; empty if none were.
pub fn chosen_columns(list: &str) -> String {
    stored(&format!("{COLUMNS_KEY}{list}")).unwrap_or_default()
}

/// Stores the columns that were chosen for a list.
pub fn choose_columns(list: &str, columns: &str) {
    store(&format!("{COLUMNS_KEY}{list}"), columns);
}

/// The widths that were chosen for the columns of a list, as stored; empty if none were.
pub fn chosen_widths(list: &str) -> String {
    stored(&format!("{WIDTHS_KEY}{list}")).unwrap_or_default()
}

/// Stores the widths that were chosen for the columns of a list.
pub fn choose_widths(list: &str, widths: &str) {
    store(&format!("{WIDTHS_KEY}{list}"), widths);
}

/// The id of the event whose search at the door was in front last, if that was the last place.
pub fn last_door() -> Option<String> {
    stored(DOOR_KEY)
}

/// Notes the event whose search at the door is in front; none for any other place.
pub fn note_door(event: Option<&str>) {
    Storage::Local.set_or_remove(DOOR_KEY, event);
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

fn toggle_body_class(name: &str, is_on: bool) {
    if let Some(body) = document().body() {
        // The names are valid, so this can't fail.
        let _ = body.class_list().toggle_with_force(name, is_on);
    }
}

fn stored(key: &str) -> Option<String> {
    Storage::Local.get(key)
}

/// Stores a choice that is off unless it is stored.
fn store_flag(key: &str, is_on: bool) {
    Storage::Local.set_or_remove(key, is_on.then_some("1"));
}

fn store(key: &str, value: &str) {
    Storage::Local.set(key, value);
}
