//! The languages of the app.

/// A language of the app.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Dutch.
    Dutch,
}

impl Language {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::English, Self::Dutch];

    /// The language of a tag such as `nl-BE`, if the app speaks it.
    pub fn from_tag(tag: &str) -> Option<Self> {
        let primary = tag.split('-').next().unwrap_or_default().to_ascii_lowercase();
        Self::ALL.into_iter().find(|language| language.tag() == primary)
    }

    /// Its tag, for `lang` and for the browser's formats.
    pub fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Dutch => "nl",
        }
    }

    /// The tag whose habits of writing dates and numbers are used: European ones for English too.
    pub fn locale(self) -> &'static str {
        match self {
            Self::English => "en-GB",
            Self::Dutch => "nl-NL",
        }
    }

    /// The sign between the groups of a number's digits.
    pub(super) fn group(self) -> char {
        match self {
            Self::English => ',',
            Self::Dutch => '.',
        }
    }

    /// The sign before the fractional digits of a number.
    pub(super) fn point(self) -> char {
        match self {
            Self::English => '.',
            Self::Dutch => ',',
        }
    }

    /// Its name in itself.
    pub fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Dutch => "Nederlands",
        }
    }
}
