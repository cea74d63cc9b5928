//! Views beside each other that go where what they show goes.

use leptos::prelude::{Owner, document, untrack};
use web_sys::{Comment, Node};

use super::View;
use super::content::IntoView;
use super::focus::focus_again;
use super::order::staying;
use super::place;
use super::shown::Shown;

/// One of several views beside each other.
pub struct Keyed {
    /// What it shows: of views beside each other, each shows something else.
    pub key: String,
    /// Which edition of that it shows, in which place. As long as both are the same, the view is not made again.
    pub edition: (usize, usize),
    /// Makes it. Only its parts can follow signals.
    pub make: Box<dyn FnOnce() -> View>,
}

/// Views beside each other, and what owns what belongs to them.
pub struct KeyedViews {
    views: Vec<Keyed>,
    owner: Owner,
}

/// Several views, which go where what they show goes when another row of them is made: an element that has the focus, or
/// a half-typed text, stays with its record.
///
/// The elements of views that go become those of views that come, since to fill an element costs less than to make one.
pub fn keyed(views: impl Fn() -> Vec<Keyed> + 'static) -> View {
    // What is made in a row outlives the making of the row's neighbours.
    let owner = Owner::current().unwrap_or_default();
    (move || View::Keyed(KeyedViews { views: views(), owner: owner.clone() })).into_view()
}

/// Keyed views that are on the page, and the mark of where they end.
pub(super) struct ShownKeyed {
    rows: Vec<Row>,
    owners: Owners,
    end: Comment,
}

/// What rows belong to. A row that comes takes the owner of one that went: the owner of the list keeps a note of every
/// owner that was ever made in it.
struct Owners {
    list: Owner,
    free: Vec<Owner>,
}

impl Owners {
    fn take(&mut self) -> Owner {
        self.free.pop().unwrap_or_else(|| self.list.with(Owner::new))
    }

    fn take_back(&mut self, owner: Owner) {
        owner.cleanup();
        self.free.push(owner);
    }
}

struct Row {
    key: String,
    edition: (usize, usize),
    shown: Shown,
    owner: Owner,
}

impl ShownKeyed {
    pub(super) fn new(views: KeyedViews, is_drawn: bool) -> Self {
        let KeyedViews { views, owner } = views;
        let mut owners = Owners { list: owner, free: Vec::new() };
        let rows = views.into_iter().map(|keyed| Row::new(keyed, None, &mut owners, is_drawn)).collect();
        Self { rows, owners, end: place::mark() }
    }

    /// Brings them up to date.
    pub(super) fn update(self, views: KeyedViews, is_drawn: bool) -> Self {
        let views = views.views;
        let mut owners = self.owners;
        let focused = document().active_element();
        let mut before: Vec<Option<Row>> = self.rows.into_iter().map(Some).collect();
        let has_focus = |row: &Option<Row>| row.as_ref().is_some_and(|row| row.contains(focused.as_deref()));
        // What has the focus does not become something else.
        let held = before.iter().position(has_focus);
        let mut places = found(&views, &before);
        // To move many elements costs more than to fill them with something else.
        if !places.iter().flatten().is_sorted() {
            places.iter_mut().for_each(|place| *place = place.filter(|place| Some(*place) == held));
        }
        let mut is_taken = vec![false; before.len()];
        places.iter().flatten().chain(&held).for_each(|place| is_taken[*place] = true);
        let mut spare = (0..before.len()).filter(|place| !is_taken[*place]);
        for place in &mut places {
            *place = place.or_else(|| spare.next());
        }
        let stays = staying(&places);
        let rows: Vec<Row> = views
            .into_iter()
            .zip(places)
            .map(|(keyed, place)| {
                let before = place.and_then(|place| before[place].take());
                Row::new(keyed, before, &mut owners, is_drawn)
            })
            .collect();
        // The last first: whoever follows a signal last is found first.
        before.into_iter().rev().flatten().for_each(|row| row.remove(&mut owners));
        if let Some(parent) = self.end.parent_node() {
            let mut next: Node = self.end.clone().into();
            for (row, stays) in rows.iter().zip(stays).rev() {
                if !stays {
                    row.shown.put(&parent, Some(&next));
                }
                next = row.shown.first().unwrap_or(next);
            }
        }
        if let Some(focused) = focused {
            focus_again(&focused);
        }
        Self { rows, owners, end: self.end }
    }

    pub(super) fn each(&self, act: &mut dyn FnMut(&Node)) {
        self.rows.iter().for_each(|row| row.shown.each(act));
        act(&self.end);
    }
}

impl Row {
    /// A view in the place of another one, or in no place yet.
    fn new(keyed: Keyed, before: Option<Self>, owners: &mut Owners, is_drawn: bool) -> Self {
        let Keyed { key, edition, make } = keyed;
        match before {
            Some(before) if before.key == key && before.edition == edition => before,
            before => {
                let (shown, owner_before) = before.map(|row| (row.shown, row.owner)).unzip();
                let owner = owners.take();
                let shown = owner.with(|| untrack(|| Shown::show(make(), shown, is_drawn)));
                // Not before nothing on the page asks its signals any more.
                if let Some(owner) = owner_before {
                    owners.take_back(owner);
                }
                Self { key, edition, shown, owner }
            }
        }
    }

    fn contains(&self, element: Option<&Node>) -> bool {
        let mut contains = false;
        self.shown.each(&mut |node| contains |= node.contains(element));
        contains
    }

    fn remove(self, owners: &mut Owners) {
        self.shown.remove();
        owners.take_back(self.owner);
    }
}

/// Where on the page each of the views is, if it is there.
fn found(views: &[Keyed], before: &[Option<Row>]) -> Vec<Option<usize>> {
    let mut taken = vec![false; before.len()];
    // Mostly the next one is behind this one.
    let mut near = 0;
    let find = |keyed: &Keyed| {
        let is_it =
            |place: &usize| !taken[*place] && before[*place].as_ref().is_some_and(|row| row.key == keyed.key);
        let place = (near..before.len()).chain(0..near).find(is_it)?;
        taken[place] = true;
        near = place + 1;
        Some(place)
    };
    views.iter().map(find).collect()
}
