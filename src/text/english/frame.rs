//! The frame around every page, in English.

use crate::text::words::FrameWords;

pub(super) const WORDS: FrameWords = FrameWords {
    skip_to_content: "Skip to the content",
    navigation: "Main",
    menu: "Menu",
    tickets: "Tickets",
    events: "Events",
    shops: "Shops",
    orders: "Orders",
    more: "More",
    checkout_fields: "Checkout fields",
    fields: "Form fields",
    billing_information: "Billing information",
    terms_and_conditions: "Terms and conditions",
    privacy_statements: "Privacy statements",
    hide_personal: "Hide personal data",
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
