//! Whether an answer still holds: what it rests on may have been read hours ago, and others sell and scan meanwhile.

use leptos::prelude::*;

use super::lookup_result::{LookupResult, Verdict};
use crate::api::order;
use crate::features::orders::sales_queries::{FRESH, SalesQueries};
use crate::query::use_query_if;
use crate::reactive::effect;

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
    /// What is known is of the last minute.
    Fresh,
    /// It is being asked.
    UnderWay,
    /// It could not be asked.
    Stale,
}

impl Recheck {
    /// Reads the order of the latest answer again if that was read more than a minute before the question; where nothing
    /// was found, the orders that have changed since. `asked` counts the questions.
    pub(super) fn of(
        latest: Memo<Option<LookupResult>>,
        asked: Signal<usize>,
        sales: SalesQueries,
    ) -> Signal<Self> {
        let asked_at = Memo::new(move |_| {
            asked.track();
            js_sys::Date::now()
        });
        let read_at = sales.orders_read_at;
        let is_old = move |read_at: Option<f64>| read_at.is_none_or(|at| asked_at.get() - at > FRESH);
        let order = Memo::new(move |_| latest.with(|latest| latest.as_ref()?.order.clone()));
        let wanted = Memo::new(move |_| order.get().filter(|_| is_old(read_at.get())));
        let query = use_query_if(move || wanted.get().map(|id| order::get(&id)));
        // The same order is asked for again with a later question.
        effect(move || {
            let asked_at = asked_at.get();
            let read_at = query.reading.with_untracked(|reading| reading.read_at);
            if read_at.is_some_and(|at| asked_at - at > FRESH) {
                query.refresh.run(());
            }
        });
        let is_missing = Memo::new(move |_| {
            let is_nothing =
                |latest: &LookupResult| matches!(latest.verdict, Verdict::Nothing | Verdict::InPart(_));
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
            let (as_of, under_way) = match order.get() {
                Some(_) => query.reading.with(|reading| (reading.read_at.or(of_list), reading.under_way)),
                None => (of_list, is_missing.get() && sales.under_way.get()),
            };
            let state = match (is_old(as_of), under_way) {
                (false, _) => RecheckState::Fresh,
                (true, true) => RecheckState::UnderWay,
                (true, false) => RecheckState::Stale,
            };
            Self { as_of, state }
        })
    }
}
