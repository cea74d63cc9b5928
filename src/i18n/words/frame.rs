//! The frame around every page.

/// The frame around every page.
#[derive(Debug)]
pub struct FrameWords {
    /// Jumps past the navigation.
    pub skip_to_content: &'static str,
    /// The name of the navigation.
    pub navigation: &'static str,
    /// Opens the navigation on a phone.
    pub menu: &'static str,
    /// The page of all tickets.
    pub tickets: &'static str,
    /// The page of all events.
    pub events: &'static str,
    /// The page of all shops.
    pub shops: &'static str,
    /// The page of orders.
    pub orders: &'static str,
    /// The places that are needed less often.
    pub more: &'static str,
    /// The fields of a checkout.
    pub checkout_fields: &'static str,
    /// The lists that other records refer to.
    pub fields: &'static str,
    /// Where money goes.
    pub billing_information: &'static str,
    /// Terms and conditions.
    pub terms_and_conditions: &'static str,
    /// Privacy statements.
    pub privacy_statements: &'static str,
    /// Today.
    pub home: &'static str,
    /// Keys that lead through the app.
    pub shortcuts: &'static str,
    /// What the key `/` does.
    pub key_search: &'static str,
    /// What the arrow keys do in a list.
    pub key_rows: &'static str,
    /// What the key Escape does.
    pub key_close: &'static str,
    /// Closes a sheet.
    pub close: &'static str,
    /// Blurs personal data.
    pub hide_personal: &'static str,
    /// Shows what only developers need.
    pub developer_details: &'static str,
    /// Before the service's address.
    pub service: &'static str,
    /// The choice of the language.
    pub language: &'static str,
    /// The texts of another language could not be loaded.
    pub language_failed: &'static str,
    /// The choice of light or dark.
    pub theme: &'static str,
    /// As the system has it.
    pub theme_system: &'static str,
    /// Light.
    pub theme_light: &'static str,
    /// Dark.
    pub theme_dark: &'static str,
    /// The device has no network, since when.
    pub offline: fn(since: &str) -> String,
    /// What the app does about it.
    pub offline_advice: &'static str,
    /// Ends the session.
    pub sign_out: &'static str,
    /// A part of the app could not be loaded.
    pub part_failed: &'static str,
    /// What to do about it.
    pub part_failed_advice: &'static str,
    /// Loads the app anew.
    pub reload: &'static str,
    /// The title of a page that is not there.
    pub nothing_here: &'static str,
    /// What to do about it.
    pub nothing_here_advice: &'static str,
}
