//! What the readings hold in common: records, of which the newest version holds for all.

use std::any::{Any, TypeId};
use std::collections::HashMap;
use std::sync::Arc;

use super::reading::Value;
use super::walk::PagedResult;
use crate::models::{CheckoutFields, Event, Identified, Order, Page, Received, Row, ShopView, Ticket};

/// Something read that may hold records which other readings hold, too.
pub trait Holding: Sized + Send + Sync + 'static {
    /// The kind of the records.
    fn kind() -> TypeId {
        TypeId::of::<Self>()
    }

    /// Whether it is a part of what was asked for, from which reading can go on.
    fn is_partial(&self) -> bool {
        false
    }

    /// How many records it holds.
    fn record_count(&self) -> usize {
        1
    }

    /// The records in it, as [`Versions`] of their kind; none if no other reading holds them.
    fn versions(this: &Arc<Self>) -> Option<Value>;

    /// The same with newer versions of its records, if there are any, which were asked for at some time.
    fn renewed(this: &Arc<Self>, newer: &dyn Any, asked_at: f64) -> Option<Arc<Self>>;

    /// What is read now, as the very same value as before where nothing in it has changed: views of it stay as they are.
    fn reused(before: &Arc<Self>, now: Arc<Self>) -> Arc<Self>;
}

/// What the cache knows of the kind of what is read.
#[derive(Clone, Copy)]
pub(super) struct Kind {
    /// The kind of the records in it.
    pub(super) records: TypeId,
    pub(super) is_partial: fn(&Value) -> bool,
    pub(super) record_count: fn(&Value) -> usize,
    pub(super) versions: fn(&Value) -> Option<Value>,
    pub(super) renewed: fn(&Value, &dyn Any, f64) -> Option<Value>,
    pub(super) reused: fn(&Value, Value) -> Value,
}

impl Kind {
    /// That of readings of a type.
    pub(super) fn of<V: Holding>() -> Self {
        Self {
            records: V::kind(),
            is_partial: is_partial::<V>,
            record_count: record_count::<V>,
            versions: versions::<V>,
            renewed: renewed::<V>,
            reused: reused::<V>,
        }
    }
}

/// Whether something that was read is a part of what was asked for.
fn is_partial<V: Holding>(value: &Value) -> bool {
    value.downcast_ref::<V>().is_some_and(V::is_partial)
}

/// How many records something that was read holds.
fn record_count<V: Holding>(value: &Value) -> usize {
    value.downcast_ref::<V>().map_or(0, V::record_count)
}

/// The records in something that was read.
fn versions<V: Holding>(value: &Value) -> Option<Value> {
    V::versions(&Arc::clone(value).downcast().ok()?)
}

/// The same with newer versions of its records, if there are any.
fn renewed<V: Holding>(value: &Value, newer: &dyn Any, asked_at: f64) -> Option<Value> {
    let value = Arc::clone(value).downcast::<V>().ok()?;
    V::renewed(&value, newer, asked_at).map(|renewed| renewed as Value)
}

/// What is read now, as the very same value as before where nothing in it has changed.
fn reused<V: Holding>(before: &Value, now: Value) -> Value {
    match (Arc::clone(before).downcast(), Arc::clone(&now).downcast()) {
        (Ok(before), Ok(now)) => V::reused(&before, now),
        _ => now,
    }
}

/// Records by their ids, as they were read last.
pub(super) struct Versions<T>(HashMap<Box<str>, Arc<Received<T>>>);

impl<T: Identified> Versions<T> {
    pub(super) fn of<'a>(records: impl Iterator<Item = &'a Arc<Received<T>>>) -> Option<Value>
    where
        T: Send + Sync + 'static,
    {
        let versions = records.map(|record| (record.id().into(), Arc::clone(record)));
        Some(Arc::new(Self(versions.collect())))
    }

    /// The newest version of a record, if it differs.
    fn newer_than(&self, known: &Received<T>) -> Option<&Arc<Received<T>>> {
        self.0.get(known.id()).filter(|newest| newest.text != known.text)
    }

    /// Puts the newest versions into rows; whether there was one.
    pub(super) fn merge_newer(&self, rows: &mut [Row<T>]) -> bool {
        let mut changed = false;
        for row in rows {
            let newest = row.received().and_then(|known| self.newer_than(known)).cloned();
            if let Some(newest) = newest {
                *row = Row::Record(newest);
                changed = true;
            }
        }
        changed
    }

    /// Whether a row has a newer version.
    pub(super) fn concerns(&self, rows: &[Row<T>]) -> bool {
        rows.iter().filter_map(Row::received).any(|known| self.newer_than(known).is_some())
    }
}

/// A record that is read alone, and which lists hold, too.
trait Listed: Identified {}

impl Listed for Ticket {}
impl Listed for Event {}
impl Listed for ShopView {}
impl Listed for Order {}

impl<T: Listed + Send + Sync + 'static> Holding for Received<T> {
    fn kind() -> TypeId {
        TypeId::of::<T>()
    }

    fn versions(this: &Arc<Self>) -> Option<Value> {
        Versions::of(std::iter::once(this))
    }

    fn renewed(this: &Arc<Self>, newer: &dyn Any, _: f64) -> Option<Arc<Self>> {
        newer.downcast_ref::<Versions<T>>()?.newer_than(this).cloned()
    }

    fn reused(before: &Arc<Self>, now: Arc<Self>) -> Arc<Self> {
        if before.text == now.text { Arc::clone(before) } else { now }
    }
}

/// Whether the same was received in the same order.
pub(super) fn are_same<T>(some: &[Row<T>], others: &[Row<T>]) -> bool {
    some.iter().map(Row::text).eq(others.iter().map(Row::text))
}

impl<T: Identified + Clone + Send + Sync + 'static> Holding for Page<T> {
    fn kind() -> TypeId {
        TypeId::of::<T>()
    }

    fn record_count(&self) -> usize {
        self.rows.len()
    }

    fn versions(this: &Arc<Self>) -> Option<Value> {
        Versions::of(this.rows.iter().filter_map(Row::received))
    }

    fn renewed(this: &Arc<Self>, newer: &dyn Any, _: f64) -> Option<Arc<Self>> {
        let newer = newer.downcast_ref::<Versions<T>>()?;
        if !newer.concerns(&this.rows) {
            return None;
        }
        let mut page = Self::clone(this);
        newer.merge_newer(&mut page.rows);
        Some(Arc::new(page))
    }

    fn reused(before: &Arc<Self>, now: Arc<Self>) -> Arc<Self> {
        let is_same = before.place == now.place && are_same(&before.rows, &now.rows);
        if is_same { Arc::clone(before) } else { now }
    }
}

impl<T: Identified + Clone + Send + Sync + 'static> Holding for PagedResult<T> {
    fn kind() -> TypeId {
        TypeId::of::<T>()
    }

    fn is_partial(&self) -> bool {
        self.next_page.is_some()
    }

    fn record_count(&self) -> usize {
        self.rows().count()
    }

    fn versions(this: &Arc<Self>) -> Option<Value> {
        Versions::of(this.received())
    }

    fn renewed(this: &Arc<Self>, newer: &dyn Any, asked_at: f64) -> Option<Arc<Self>> {
        let newer = newer.downcast_ref::<Versions<T>>()?;
        let mut walk = Self::clone(this);
        walk.merge_newer(newer, asked_at).then(|| Arc::new(walk))
    }

    fn reused(before: &Arc<Self>, mut now: Arc<Self>) -> Arc<Self> {
        // It was asked for at another time, so that only its pages can be the very same.
        Arc::make_mut(&mut now).reuse_pages(before);
        now
    }
}

/// The fields of a checkout are in no other reading.
impl Holding for Received<CheckoutFields> {
    fn versions(_: &Arc<Self>) -> Option<Value> {
        None
    }

    fn renewed(_: &Arc<Self>, _: &dyn Any, _: f64) -> Option<Arc<Self>> {
        None
    }

    fn reused(before: &Arc<Self>, now: Arc<Self>) -> Arc<Self> {
        if before.text == now.text { Arc::clone(before) } else { now }
    }
}
