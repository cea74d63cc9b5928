//! A view that is on the page, and how another one takes its place.

use std::borrow::Cow;

use web_sys::{Comment, Node, Text};

use super::View;
use super::following::Following;
use super::keyed::ShownKeyed;
use super::place;
use super::shown_element::ShownElement;

/// A view that is on the page. Each has at least one node there, so that its place is known.
pub(super) enum Shown {
    Nothing(Comment),
    Text(Text, Cow<'static, str>),
    Element(ShownElement),
    /// The views, and the mark of where they end.
    Many(Vec<Shown>, Comment),
    Keyed(ShownKeyed),
    Live(Following<Shown>),
}

impl Shown {
    /// Shows a view: in the place of another one if there is one, else in no place yet.
    pub(super) fn show(view: View, before: Option<Self>, is_drawn: bool) -> Self {
        match (view, before) {
            (View::Live(make), before) => {
                let show = move |before| Self::show(make.make(), before, is_drawn);
                Self::Live(Following::new(show, before.and_then(Self::settled)))
            }
            (view, Some(Self::Live(effect))) => Self::show(view, effect.take(), is_drawn),
            (View::Anew(view), Some(before)) => before.replaced(*view, is_drawn),
            (View::Nothing, Some(Self::Nothing(mark))) => Self::Nothing(mark),
            (View::Text(text), Some(Self::Text(node, shown))) => {
                if text != shown {
                    node.set_data(&text);
                }
                Self::Text(node, text)
            }
            (View::Element(element), Some(Self::Element(mut shown))) if shown.is_like(&element) => {
                shown.update(*element, is_drawn);
                Self::Element(shown)
            }
            (View::Many(views), Some(Self::Many(shown, end))) => {
                let parent = end.parent_node();
                let shown = Self::show_all(views, shown, parent.as_ref(), Some(&end), is_drawn);
                Self::Many(shown, end)
            }
            (View::Keyed(views), Some(Self::Keyed(shown))) => Self::Keyed(shown.update(views, is_drawn)),
            (view, Some(before)) => before.replaced(view, is_drawn),
            (View::Anew(view), None) => Self::show(*view, None, is_drawn),
            (View::Nothing, None) => Self::Nothing(place::mark()),
            (View::Text(text), None) => Self::Text(place::text(&text), text),
            (View::Element(element), None) => Self::Element(ShownElement::new(*element, is_drawn)),
            (View::Many(views), None) => {
                let shown = views.into_iter().map(|view| Self::show(view, None, is_drawn)).collect();
                Self::Many(shown, place::mark())
            }
            (View::Keyed(views), None) => Self::Keyed(ShownKeyed::new(views, is_drawn)),
        }
    }

    /// Shows views in the places of others: those that are left over go, those that are more come before `end`.
    pub(super) fn show_all(
        views: Vec<View>,
        shown: Vec<Self>,
        parent: Option<&Node>,
        end: Option<&Node>,
        is_drawn: bool,
    ) -> Vec<Self> {
        let mut before = shown.into_iter();
        let shown = views
            .into_iter()
            .map(|view| {
                let before = before.next();
                let is_new = before.is_none();
                let shown = Self::show(view, before, is_drawn);
                if let Some(parent) = parent.filter(|_| is_new) {
                    shown.put(parent, end);
                }
                shown
            })
            .collect();
        before.for_each(Self::remove);
        shown
    }

    /// Puts its nodes before another one, or at the end.
    pub(super) fn put(&self, parent: &Node, before: Option<&Node>) {
        self.each(&mut |node| place::insert(parent, node, before));
    }

    /// Takes it from the page.
    pub(super) fn remove(self) {
        self.each(&mut place::remove);
    }

    /// What it shows now, if it follows something.
    fn settled(self) -> Option<Self> {
        match self {
            Self::Live(effect) => effect.take(),
            shown => Some(shown),
        }
    }

    /// Another view in its place.
    fn replaced(self, view: View, is_drawn: bool) -> Self {
        let shown = Self::show(view, None, is_drawn);
        let first = self.first();
        if let Some(parent) = first.as_ref().and_then(Node::parent_node) {
            shown.put(&parent, first.as_ref());
        }
        self.remove();
        shown
    }

    /// Its first node.
    pub(super) fn first(&self) -> Option<Node> {
        let mut first = None;
        self.each(&mut |node| {
            first.get_or_insert_with(|| node.clone());
        });
        first
    }

    pub(super) fn each(&self, act: &mut dyn FnMut(&Node)) {
        match self {
            Self::Nothing(mark) => act(mark),
            Self::Text(node, _) => act(node),
            Self::Element(element) => act(element.node()),
            Self::Many(shown, end) => {
                shown.iter().for_each(|shown| shown.each(act));
                act(end);
            }
            Self::Keyed(shown) => shown.each(act),
            Self::Live(effect) => {
                effect.with(|shown| shown.each(act));
            }
        }
    }
}
