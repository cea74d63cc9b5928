//! Whether an answer still holds: what it rests on may have been read hours ago, and others sell and scan meanwhile.

use leptos::prelude::*;

use super::lookup_result::{LookupResult, Verdict};
use crate::api::order;
use crate::features::sales::{FRESH, SalesQueries};
use crate::query::use_query_if;
use crate::reactive::effect;

/// For how long an order that was found is not read again, in milliseconds: another gate may scan its tickets meanwhile.
const ORDER_LASTS: f64 = 10_000.0;

/// How far an answer can be relied on.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Recheck {
    /// When what it rests on was read, in milliseconds since 1970.
    pub(super) as_of: Option<f64>,
    pub(super) state: RecheckState,
}

/// Whether the service was asked again.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum RecheckState {
    /// What is known is of this moment: of an order, of the last seconds, else of the last minute.
    Fresh,
    /// It is being asked.
    UnderWay,
    /// It could not be asked.
    Stale,
}

impl Recheck {
    /// Reads the order of the latest answer again if that was read a while before the question; where nothing was found, the
    /// orders that have changed since. `asked` counts the questions.
    pub(super) fn of(
        latest: Memo<Option<LookupResult>>,
        asked: Signal<usize>,
        sales: SalesQueries,
    ) -> Signal<Self> {
        let asked_at = Memo::new(move |_| {
            asked.track();
            js_sys::Date::now()
        });
        // Of the answer, not of the list: what the list has since may not be in the answer yet.
        let read_at = Memo::new(move |_| latest.with(|latest| latest.as_ref()?.read_at));
        let order = Memo::new(move |_| latest.with(|latest| latest.as_ref()?.order.clone()));
        // To read what has changed since takes more requests than one.
        let lasts = move || if order.with(Option::is_some) { ORDER_LASTS } else { FRESH };
        let is_old = move |read_at: Option<f64>| read_at.is_none_or(|at| asked_at.get() - at > lasts());
        let wanted = Memo::new(move |_| {
            let id = order.with(|order| order.as_ref().map(|order| order.id.clone()));
            id.filter(|_| is_old(read_at.get()))
        });
        let query = use_query_if(move || wanted.get().map(|id| order::get(&id)));
        // The same order is asked for again with a later question.
        effect(move || {
            let asked_at = asked_at.get();
            let read_at = query.reading.with_untracked(|reading| reading.read_at);
            if read_at.is_none_or(|at| asked_at - at > ORDER_LASTS) {
                query.refresh.run(());
            }
        });
        let is_missing = Memo::new(move |_| {
            let is_nothing = |latest: &LookupResult| {
                matches!(
                    latest.verdict,
                    Verdict::Nothing | Verdict::NothingSince | Verdict::InPart(_) | Verdict::WithoutOrder(..)
                )
            };
            latest.with(|latest| latest.as_ref().is_some_and(is_nothing))
        });
        effect(move || {
            asked.track();
            if is_missing.get() && untrack(|| is_old(read_at.get())) {
                sales.read_changes.run(());
            }
        });
        Signal::derive(move || {
            let of_list = read_at.get();
            if !is_old(of_list) {
                return Self { as_of: of_list, state: RecheckState::Fresh };
            }
            let Some(order) = order.get() else {
                // What was read is in the answer a moment after it has come.
                let may_follow =
                    sales.under_way.get() || (!sales.is_paused.get() && sales.failure.with(Option::is_none));
                let state = match is_missing.get() && may_follow {
                    true => RecheckState::UnderWay,
                    false => RecheckState::Stale,
                };
                return Self { as_of: of_list, state };
            };
            query.reading.with(|reading| {
                let is_read = !is_old(reading.read_at);
                // The answer is from the list, which takes the new version over a moment later.
                let is_answered = reading.value.as_ref().is_some_and(|now| now.text == order.text);
                match (is_read, is_answered, reading.under_way) {
                    (true, true, _) => Self { as_of: reading.read_at, state: RecheckState::Fresh },
                    (true, false, _) | (false, _, true) => {
                        Self { as_of: of_list, state: RecheckState::UnderWay }
                    }
                    (false, _, false) => Self { as_of: of_list, state: RecheckState::Stale },
                }
            })
        })
    }
}
