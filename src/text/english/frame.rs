//! The frame around every page, in English.

use crate::text::words::FrameWords;

pub(super) const WORDS: FrameWords = FrameWords {
    skip_to_content: "Skip to the content",
    navigation: "Main",
    menu: "Menu",
    tickets: "Tickets",
    service: "Service",
    language: "Language",
    theme: "Theme",
    theme_system: "As the system",
    theme_light: "Light",
    theme_dark: "Dark",
    sign_out: "Sign out",
    nothing_here: "There is nothing at this address",
    nothing_here_advice: "Check the address, or go on from the list of tickets.",
};
