//! The door list in the address of the purchases: so a reload, *Back* and a link have it.

use leptos::prelude::*;

use super::door_list::{DATE, OPENER};
use crate::components::{control_id, focus_by_id};
use crate::features::address_choice::AddressChoice;
use crate::features::context::{use_amend, use_list_query};
use crate::models::value::EventId;
use crate::navigation::Navigation;
use crate::routes::{Base, EventTab, Route};

/// The parameters of the address. None is a column of the list of purchases, which would be narrowed by it.
const VIEW: &str = "view";
const ON: &str = "on";
pub(super) const FOR: &str = "for";
const ANSWERS: &str = "answers";
/// What they say: that the list is open, that it is for all dates or all tickets, that it shows what was filled in.
const DOOR_LIST: &str = "door-list";
const ALL: &str = "all";
const SHOWN: &str = "shown";

/// All parameters of the door list.
pub(crate) const PARAMETERS: [&str; 4] = [VIEW, ON, FOR, ANSWERS];

/// The column that the list of purchases is narrowed to tickets by.
const TICKET: &str = "ticket";

/// When those on the list come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum ChosenDate {
    /// Nothing was chosen: on the date that is needed at the door.
    Usual,
    /// On any date.
    All,
    /// On a date of the event, by its id, or on a day.
    On(String),
}

/// Whether the list is open, and how.
#[derive(Clone, Copy)]
pub(crate) struct DoorListAddress {
    pub(crate) is_open: Memo<bool>,
    /// Opens it, with a way back.
    pub(crate) open: Callback<()>,
    /// Closes it, in the same step of the history.
    pub(crate) close: Callback<()>,
    /// The names of the tickets that it is for: those that the list of purchases is narrowed to until one is chosen here.
    /// All, if none.
    pub(super) tickets: Memo<Vec<String>>,
    on: AddressChoice,
    ticket: AddressChoice,
    answers: AddressChoice,
}

impl DoorListAddress {
    /// That of an event.
    pub(crate) fn of(event: EventId) -> Self {
        let query = use_list_query();
        let is_open = Memo::new(move |_| query.with(|query| query.filter(VIEW) == Some(DOOR_LIST)));
        let route = move |query| Route::Event(event.clone(), EventTab::Purchases, query);
        let (navigation, base) = (expect_context::<Navigation>(), expect_context::<Base>());
        let opened = route.clone();
        let open = Callback::new(move |()| {
            let query = query.with_untracked(|query| query.narrowed(VIEW, [DOOR_LIST.to_owned()]));
            navigation.go(opened(query).href(&base));
            // What had the focus is hidden now.
            request_animation_frame(|| focus_by_id(&control_id(DATE)));
        });
        let amend = use_amend();
        let closed = route.clone();
        let close = Callback::new(move |()| {
            let query = query.get_untracked();
            amend(&closed(PARAMETERS.iter().fold(query, |query, name| query.narrowed(name, None))));
        });
        let [on, ticket, answers] = [ON, FOR, ANSWERS].map(|name| AddressChoice::of(name, route.clone()));
        let tickets = Memo::new(move |_| {
            query.with(|query| match query.filter(FOR) {
                Some(ALL) => Vec::new(),
                Some(name) => vec![name.to_owned()],
                None => query.values(TICKET).map(str::to_owned).collect(),
            })
        });
        Self { is_open, open, close, tickets, on, ticket, answers }
    }

    /// Closes it, and moves the focus to what opens it.
    pub(super) fn close_to_opener(self) {
        self.close.run(());
        request_animation_frame(|| focus_by_id(OPENER));
    }

    /// When those on the list come.
    pub(super) fn date(self) -> ChosenDate {
        match self.on.value.get() {
            None => ChosenDate::Usual,
            Some(on) if on == ALL => ChosenDate::All,
            Some(on) => ChosenDate::On(on),
        }
    }

    /// Chooses a date or a day; all of them, if empty.
    pub(super) fn choose_date(self, date: String) {
        self.on.choose.run(or_all(date));
    }

    /// Chooses a ticket by its name; all of them, if empty.
    pub(super) fn choose_ticket(self, name: String) {
        self.ticket.choose.run(or_all(name));
    }

    /// Whether the list shows what was filled in.
    pub(super) fn has_answers(self) -> bool {
        self.answers.value.with(Option::is_some)
    }

    /// Chooses whether it does.
    pub(super) fn show_answers(self, is_on: bool) {
        self.answers.choose.run(if is_on { SHOWN.to_owned() } else { String::new() });
    }
}

fn or_all(value: String) -> String {
    if value.is_empty() { ALL.to_owned() } else { value }
}
