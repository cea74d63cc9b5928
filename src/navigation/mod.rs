//! The address bar: where in the app one is, and moving on without loading the app anew.
//!
//! A router of our own: `leptos_router` 0.8 would add 58 KB to what a browser loads first, for these routes, and has no way to
//! hold a navigation back, which a form with unsaved changes needs. It does what that one does: links within the app,
//! nested routes ([`crate::app`]), fragments, the scroll position on *Back*, and base paths.

mod history;
mod leaving;
mod link;
mod scroll;

use leptos::ev::{self, MouseEvent};
use leptos::prelude::*;
use web_sys::HtmlAnchorElement;

use crate::percent::decoded;
use crate::reactive::listen;
use crate::routes::{Base, Route};
use history::Visits;
use leaving::{Departure, Guard};
use link::{is_within_page, keeps_scroll, leads_into_app, link_at, open_in_new_tab};
use scroll::{ScrollPositions, ScrollTarget, scroll_to};

pub use history::Visit;
pub use leaving::{Leaving, Left, Way};
pub use link::followed_link;

/// What the address bar says, and the way to change it.
#[derive(Clone, Copy)]
pub struct Navigation {
    /// The path with the app's base, still encoded.
    pub path: ReadSignal<String>,
    /// The query with its question mark, still encoded; empty if there is none.
    pub query: ReadSignal<String>,
    set_path: WriteSignal<String>,
    set_query: WriteSignal<String>,
    /// The index of the present entry of the history.
    index: StoredValue<i32>,
    guards: StoredValue<Vec<Guard>>,
    /// What waits for the user to confirm that the page is left.
    departure: RwSignal<Option<Departure>>,
    /// Whether the next `popstate` is of a step that was confirmed.
    is_confirmed: StoredValue<bool>,
    /// Whether the next `popstate` is of a step that takes one back that a guard has declined.
    is_returning: StoredValue<bool>,
    scrolled: ScrollPositions,
    visits: Visits,
    /// Counts arrivals, and what a person does: the position of an earlier arrival is not restored any more.
    moves: StoredValue<u32>,
}

/// The route that the address bar names; `None` where it names none of the app.
#[derive(Clone, Copy)]
pub struct CurrentRoute(pub Memo<Option<Route>>);

impl Navigation {
    /// Follows the address bar, and the links to places below the app's base, for as long as the caller's owner lives.
    pub fn start(base: Base) -> Self {
        let ((path, set_path), (query, set_query)) = (signal(String::new()), signal(String::new()));
        let navigation = Self {
            path,
            query,
            set_path,
            set_query,
            index: StoredValue::new(history::index().unwrap_or_default()),
            guards: StoredValue::new(Vec::new()),
            departure: RwSignal::new(None),
            is_confirmed: StoredValue::new(false),
            is_returning: StoredValue::new(false),
            scrolled: ScrollPositions::new(),
            visits: Visits::new(),
            moves: StoredValue::new(0),
        };
        history::set_index(navigation.index.get_value());
        history::restore_scroll_by_hand();
        navigation.sync_from_location();
        navigation.scroll(0.0);
        let own = base.clone();
        listen(ev::popstate, move |_| navigation.on_popstate());
        listen(ev::click, move |event| navigation.follow(&event, &base));
        listen(ev::auxclick, move |event| open_in_new_tab(&event, |link| leads_into_app(link, &own)));
        listen(ev::wheel, move |_| navigation.note_move());
        listen(ev::touchmove, move |_| navigation.note_move());
        listen(ev::pointerdown, move |_| navigation.note_move());
        listen(ev::keydown, move |_| navigation.note_move());
        listen(ev::scroll, move |_| navigation.scrolled.note(navigation.index.get_value()));
        navigation
    }

    /// The route that the address bar names.
    pub fn current_route(self, base: Base) -> CurrentRoute {
        CurrentRoute(Memo::new(move |_| {
            let (path, query) = (self.path.get(), self.query.get());
            Route::parse(base.strip(&path)?, &query)
        }))
    }

    /// Says to which path below the app's base a link leads that is pointed at or has the focus, as long as the caller's
    /// owner lives.
    pub fn on_approach(base: Base, tell: impl Fn(&str) + Clone + 'static) {
        let look = move |event: &web_sys::Event| {
            let is_own = |link: &HtmlAnchorElement| {
                window().location().origin().is_ok_and(|origin| origin == link.origin())
            };
            let path = link_at(event).filter(is_own).map(|link| link.pathname());
            if let Some(path) = path.as_deref().and_then(|path| base.strip(path)) {
                tell(path);
            }
        };
        let focused = look.clone();
        listen(ev::pointerover, move |event| look(&event));
        listen(ev::focusin, move |event| focused(&event));
    }

    /// Leads to an address of the app instead of the present one, to which the way back does not return.
    pub fn replace(self, href: &str) {
        self.amend(href);
        self.scroll(0.0);
    }

    /// Replaces the address without a move: scroll position and focus stay.
    pub fn amend(self, href: &str) {
        history::replace(href, self.index.get_value());
        self.sync_from_location();
    }

    /// Leads to an address of the app, with a way back: at once, or once the user has confirmed that the page is left.
    pub fn go(self, href: String) {
        self.leave(Left::Page, move || self.push(&href));
    }

    /// The same without a question: of what is done once it is answered.
    pub fn push(self, href: &str) {
        self.begin_entry(href);
        self.after_navigate();
    }

    fn begin_entry(self, href: &str) {
        // The browser reports scrolling once a frame, and a link may be followed before.
        self.scrolled.note(self.index.get_value());
        let index = self.index.get_value() + 1;
        history::push(href, index);
        self.visits.begin(index);
        self.scrolled.begin(index);
        self.index.set_value(index);
    }

    /// The visit of the present entry of the history: the same after *Back* and *Forward*, another one once a link
    /// led there again.
    pub fn visit(self) -> Visit {
        self.visits.of(self.index.get_value())
    }

    /// The browser has stepped to another entry: the app follows, or goes back to where something is unsaved.
    fn on_popstate(self) {
        if self.is_returning.get_value() {
            self.is_returning.set_value(false);
            return;
        }
        let here = self.index.get_value();
        // An entry that the app has not made comes after the present one.
        let there = history::index().unwrap_or(here + 1);
        let is_confirmed = self.is_confirmed.get_value();
        self.is_confirmed.set_value(false);
        // A step by 0 would reload the page, and lose what the guard protects.
        let is_free = is_confirmed || there == here;
        let asked = if is_free { None } else { self.asked(Way::History) };
        if let Some((guard, leaving)) = asked {
            self.is_returning.set_value(true);
            history::step(here - there);
            if leaving == Leaving::Unsaved {
                self.confirm(guard, Left::Page, move || {
                    self.is_confirmed.set_value(true);
                    history::step(there - here);
                });
            }
            return;
        }
        history::set_index(there);
        self.index.set_value(there);
        self.sync_from_location();
        self.scroll(self.scrolled.of(there));
    }

    fn follow(self, event: &MouseEvent, base: &Base) {
        open_in_new_tab(event, |link| leads_into_app(link, base));
        let Some(link) = followed_link(event).filter(|_| !event.default_prevented()) else { return };
        if leads_into_app(&link, base) {
            event.prevent_default();
            let href = link.href();
            let is_here = window().location().href().is_ok_and(|here| here == href);
            if is_here {
                self.after_navigate();
            } else if is_within_page(&link) {
                self.push(&href);
            } else if keeps_scroll(&link) {
                self.leave(Left::Page, move || {
                    self.begin_entry(&href);
                    self.sync_from_location();
                    self.note_move();
                });
            } else {
                self.go(href);
            }
        }
    }

    fn after_navigate(self) {
        self.sync_from_location();
        self.scroll(0.0);
    }

    /// Scrolls to the element that the fragment names, else to an offset.
    fn scroll(self, offset: f64) {
        let fragment = window().location().hash().unwrap_or_default();
        let id = decoded(fragment.trim_start_matches('#')).filter(|id| !id.is_empty());
        let target = match id {
            Some(id) if offset == 0.0 => ScrollTarget::Element(id),
            _ => ScrollTarget::Offset(offset),
        };
        self.note_move();
        let moves = self.moves.get_value();
        scroll_to(target, move || self.moves.try_get_value() == Some(moves));
    }

    /// Preserves the scroll position while the page is rebuilt.
    pub(crate) fn hold_scroll(self) {
        // A window can always be asked.
        let offset = window().scroll_y().unwrap_or_default();
        self.note_move();
        let moves = self.moves.get_value();
        scroll_to(ScrollTarget::Offset(offset), move || self.moves.try_get_value() == Some(moves));
    }

    fn note_move(self) {
        self.moves.update_value(|moves| *moves = moves.wrapping_add(1));
    }

    fn sync_from_location(self) {
        let location = window().location();
        let query = (self.query, self.set_query, location.search());
        let path = (self.path, self.set_path, location.pathname());
        for (signal, set, now) in [query, path] {
            // The address of a document can always be read.
            let now = now.unwrap_or_default();
            if signal.with_untracked(|before| *before != now) {
                set.set(now);
            }
        }
    }
}
