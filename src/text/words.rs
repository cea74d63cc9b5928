//! Everything the app says, as a type.

use crate::form::ProblemKind;

/// Everything the app says.
#[derive(Debug)]
pub struct Words {
    /// The frame around every page.
    pub frame: FrameWords,
    /// The sign-in.
    pub sign_in: SignInWords,
    /// What every list and record shares.
    pub common: CommonWords,
    /// What every form shares.
    pub form: FormWords,
    /// Failures.
    pub failure: FailureWords,
    /// Tickets.
    pub ticket: TicketWords,
}

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
    /// Before the service's address.
    pub service: &'static str,
    /// The choice of the language.
    pub language: &'static str,
    /// The choice of light or dark.
    pub theme: &'static str,
    /// As the system has it.
    pub theme_system: &'static str,
    /// Light.
    pub theme_light: &'static str,
    /// Dark.
    pub theme_dark: &'static str,
    /// Ends the session.
    pub sign_out: &'static str,
    /// The title of a page that is not there.
    pub nothing_here: &'static str,
    /// What to do about it.
    pub nothing_here_advice: &'static str,
}

/// The sign-in.
#[derive(Debug)]
pub struct SignInWords {
    /// The title.
    pub title: &'static str,
    /// What is needed.
    pub introduction: &'static str,
    /// The service's address.
    pub address: &'static str,
    /// About the address.
    pub address_hint: &'static str,
    /// Says which service the deployment has fixed.
    pub fixed_address: fn(address: &str) -> String,
    /// The token.
    pub token: &'static str,
    /// About the token.
    pub token_hint: &'static str,
    /// The settings that few need.
    pub advanced: &'static str,
    /// The header of the token.
    pub header: &'static str,
    /// About the header.
    pub header_hint: &'static str,
    /// The scheme before the token.
    pub scheme: &'static str,
    /// About the scheme.
    pub scheme_hint: &'static str,
    /// Sends the form.
    pub sign_in: &'static str,
    /// Tries without signing in.
    pub test: &'static str,
    /// While the service is being asked.
    pub testing: &'static str,
    /// Above problems of config.json.
    pub config_problems: &'static str,
    /// What to do about them.
    pub config_advice: &'static str,
    /// After the service refused the token in the middle of the work.
    pub ended: &'static str,
    /// What to do then.
    pub ended_advice: &'static str,
    /// The connection works.
    pub works: &'static str,
    /// As what it works: how many events, and the name of one.
    pub works_as: fn(events: u64, name: Option<&str>) -> String,
    /// No address was typed.
    pub address_empty: &'static str,
    /// What was typed is no address.
    pub address_odd: &'static str,
    /// The token would travel in the open.
    pub address_not_encrypted: &'static str,
    /// User names, queries and fragments don't belong there.
    pub address_superfluous: &'static str,
    /// No token was typed.
    pub token_empty: &'static str,
    /// A character that no token has.
    pub token_odd: &'static str,
    /// No name for a header.
    pub header_odd: &'static str,
    /// Something answers there, but not the interface.
    pub not_the_service: &'static str,
    /// What to do then.
    pub not_the_service_advice: &'static str,
}

/// What every list and record shares.
#[derive(Debug)]
pub struct CommonWords {
    /// While something is being read.
    pub loading: &'static str,
    /// Tries again.
    pub try_again: &'static str,
    /// The place of a page: first row, last row, total.
    pub place: fn(from: &str, to: &str, total: &str) -> String,
    /// The page before.
    pub previous_page: &'static str,
    /// The page after.
    pub next_page: &'static str,
    /// The pages of a list.
    pub pages: &'static str,
    /// A row that can't be read: where and why.
    pub unreadable_row: fn(place: &str, reason: &str) -> String,
    /// The record as the service sent it.
    pub as_received: &'static str,
    /// What is shown is older than it should be.
    pub stale: &'static str,
    /// Yes.
    pub yes: &'static str,
    /// No.
    pub no: &'static str,
    /// Nothing is set.
    pub none: &'static str,
    /// A list without records on this page.
    pub page_empty: &'static str,
    /// Back to the first page.
    pub first_page: &'static str,
}

/// What every form shares.
#[derive(Debug)]
pub struct FormWords {
    /// Above the problems of a form.
    pub problems: fn(count: usize) -> String,
    /// What is wrong with a field.
    pub problem: fn(kind: ProblemKind) -> &'static str,
    /// Shows old beside new.
    pub review: &'static str,
    /// The title of the review.
    pub review_title: &'static str,
    /// The column of the fields.
    pub field: &'static str,
    /// The column of the values as they are.
    pub before: &'static str,
    /// The column of the values as they will be.
    pub after: &'static str,
    /// Nothing differs.
    pub unchanged: &'static str,
    /// Sends the changes.
    pub save: &'static str,
    /// While it is being sent.
    pub saving: &'static str,
    /// Back to the form.
    pub back_to_form: &'static str,
    /// Leaves the form.
    pub cancel: &'static str,
    /// Shows what is going to be sent.
    pub show_request: &'static str,
    /// Cleared by null.
    pub cleared: &'static str,
    /// The write failed.
    pub failed: &'static str,
    /// Nobody knows whether the write was carried out.
    pub unknown_outcome: &'static str,
    /// What to do then, after an update.
    pub unknown_outcome_update: &'static str,
    /// What to do then, after a creation.
    pub unknown_outcome_create: &'static str,
    /// Looks whether the write was carried out.
    pub look: &'static str,
    /// Sends what may have been sent already.
    pub send_again: &'static str,
    /// It was not.
    pub not_there: &'static str,
    /// So it can be sent again.
    pub not_there_advice: &'static str,
    /// A record that may be the one that was created.
    pub perhaps_there: &'static str,
    /// What to do with it.
    pub perhaps_there_advice: &'static str,
    /// Somebody changed the same fields meanwhile.
    pub conflict: &'static str,
    /// What to do then.
    pub conflict_advice: &'static str,
    /// The column of somebody else's values.
    pub theirs: &'static str,
    /// Sends all the same.
    pub save_anyway: &'static str,
    /// A field that the service ignored or altered.
    pub not_taken: fn(fields: &str) -> String,
    /// What that means.
    pub not_taken_advice: &'static str,
    /// Asked before a changed form is left.
    pub leave: &'static str,
    /// What was typed before a reload is there again.
    pub restored: &'static str,
    /// Forgets it.
    pub start_over: &'static str,
}

/// Failures: a title and what to do.
#[derive(Debug)]
pub struct FailureWords {
    /// The device is offline.
    pub offline: Advice,
    /// Blocked across origins.
    pub blocked: Advice,
    /// Nothing answers.
    pub unreachable: Advice,
    /// The connection broke.
    pub dropped: Advice,
    /// Took too long.
    pub timed_out: Advice,
    /// Given up.
    pub cancelled: Advice,
    /// Sent elsewhere.
    pub redirected: Advice,
    /// 401.
    pub refused: Advice,
    /// 403.
    pub forbidden: Advice,
    /// 404.
    pub not_found: Advice,
    /// 409.
    pub conflict: Advice,
    /// 413.
    pub too_large: Advice,
    /// 415.
    pub unsupported_body: Advice,
    /// 419.
    pub expired: Advice,
    /// 400 and 422.
    pub invalid: Advice,
    /// 429.
    pub too_many: Advice,
    /// When the service wants to be asked again.
    pub again_in: fn(seconds: u64) -> String,
    /// 5xx.
    pub service: Advice,
    /// Another status.
    pub unexpected: Advice,
    /// The status, for whoever helps.
    pub status: fn(status: u16) -> String,
    /// A body that can't be written in the configured encoding.
    pub inexpressible: Advice,
    /// An answer that can't be read.
    pub unreadable: Advice,
    /// Before the service's own words.
    pub service_says: &'static str,
}

/// A title and what to do.
#[derive(Debug)]
pub struct Advice {
    /// What happened.
    pub title: &'static str,
    /// What to do.
    pub advice: &'static str,
}

/// A field: its label, and what to know before filling it in.
#[derive(Debug)]
pub struct FieldWords {
    /// The label.
    pub label: &'static str,
    /// What to know.
    pub hint: &'static str,
}

/// Tickets.
#[derive(Debug)]
pub struct TicketWords {
    /// The title of the list.
    pub title: &'static str,
    /// The way to the form of a new one.
    pub new: &'static str,
    /// The title of the form of a new one.
    pub new_title: &'static str,
    /// Sends a new one.
    pub create: &'static str,
    /// The way to the form of one.
    pub edit: &'static str,
    /// The title of the form of one.
    pub edit_title: fn(name: &str) -> String,
    /// There are none yet.
    pub empty: &'static str,
    /// What to do then.
    pub empty_advice: &'static str,
    /// After one was created.
    pub created: &'static str,
    /// After one was changed.
    pub updated: &'static str,
    /// Why there is no button to delete one, and what works instead.
    pub no_deletion: &'static str,
    /// Marked as popular.
    pub on_fire: &'static str,
    /// Hidden from all shops.
    pub hidden: &'static str,
    /// An entry ticket.
    pub entry: &'static str,
    /// How many one order may hold.
    pub per_order: &'static str,
    /// From so many to so many.
    pub range: fn(least: Option<&str>, most: Option<&str>) -> String,
    /// The state of a ticket.
    pub state: &'static str,
    /// No event.
    pub no_event: &'static str,
    /// Its id, for telling a support desk.
    pub id: &'static str,
    /// Its tags.
    pub tags: &'static str,
    /// The fee on top.
    pub service_fee: &'static str,
    /// What customers fill in.
    pub fields: &'static str,
    /// The group of the basic fields.
    pub basics: &'static str,
    /// The group of the fields about the sale.
    pub sale: &'static str,
    /// The group of the fields about admission.
    pub admission: &'static str,
    /// The group of the fields about how it is presented.
    pub presentation: &'static str,
    /// `name`
    pub name: FieldWords,
    /// `event_id`
    pub event: FieldWords,
    /// `dates`
    pub dates: FieldWords,
    /// No dates to choose from: no event is chosen.
    pub dates_need_event: &'static str,
    /// The chosen event has no dates.
    pub dates_none: &'static str,
    /// `price`
    pub price: FieldWords,
    /// `max_capacity`
    pub max_capacity: FieldWords,
    /// Said where the event is continuous.
    pub capacity_unused: &'static str,
    /// `min_order_amount`
    pub min_order_amount: FieldWords,
    /// `max_order_amount`
    pub max_order_amount: FieldWords,
    /// `template_id`
    pub template: FieldWords,
    /// `mobile_template_id`
    pub mobile_template: FieldWords,
    /// `availability`
    pub availability: FieldWords,
    /// The earlier end of a period.
    pub opens_at: &'static str,
    /// The later end of a period.
    pub closes_at: &'static str,
    /// Adds a period.
    pub add_period: &'static str,
    /// Takes a period away.
    pub remove_period: &'static str,
    /// Before the name of the time zone.
    pub in_zone: fn(zone: &str) -> String,
    /// The availability can't be edited, because its structure is not the one the app knows.
    pub availability_unshown: &'static str,
    /// `related_tickets`
    pub related: FieldWords,
    /// `excluded_tickets`
    pub excluded: FieldWords,
    /// Finds a ticket in a list of them.
    pub search: &'static str,
    /// No other tickets.
    pub no_others: &'static str,
    /// How many are chosen.
    pub chosen: fn(count: usize) -> String,
    /// `on_fire`
    pub popular: FieldWords,
    /// `sales_percentage.active`
    pub sales_percentage_active: FieldWords,
    /// `sales_percentage.percentage`
    pub sales_percentage: FieldWords,
    /// `is_hidden`
    pub is_hidden: FieldWords,
    /// `is_entry`
    pub is_entry: FieldWords,
}
