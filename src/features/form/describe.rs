//! What a form holds, for people to read.

use leptos::prelude::*;

use super::RecordDraft;
use crate::features::context::{use_formats, use_i18n};
use crate::features::name_index::NameIndex;
use crate::forms::fields::fields;
use crate::forms::{Describe, member_of};
use crate::i18n::{Formats, Messages};
use crate::models::value::{EventDateId, EventId, Fee, Price, TicketId};

/// Writes values in the language of the page, and names for ids.
struct Describer {
    words: &'static Messages,
    formats: Formats,
    /// The names of other records, where the form refers to any.
    names: Option<NameIndex>,
}

impl Describe for Describer {
    fn flag(&self, is_on: bool) -> String {
        let words = &self.words.common;
        if is_on { words.yes } else { words.no }.to_owned()
    }

    fn price(&self, price: Price) -> String {
        self.formats.price(price)
    }

    fn fee(&self, fee: Fee) -> String {
        self.formats.fee(fee)
    }

    fn local_time(&self, typed: &str) -> String {
        self.formats.local(typed).unwrap_or_else(|| typed.to_owned())
    }

    fn event(&self, id: &EventId) -> String {
        self.names.map_or_else(|| format!("#{id}"), |names| names.event_name(id))
    }

    fn event_date(&self, id: &EventDateId) -> String {
        let date = self.names.and_then(|names| names.event_date(id));
        date.map_or_else(|| format!("#{id}"), |date| self.formats.span(date.starts_at, date.ends_at))
    }

    fn ticket(&self, id: &TicketId) -> String {
        self.names.map_or_else(|| format!("#{id}"), |names| names.ticket_name(id))
    }
}

/// What a draft holds for a member of the request; empty if it holds nothing.
pub(crate) fn described<D: RecordDraft>(draft: &D, member: &str) -> String {
    let describer =
        Describer { words: use_i18n(), formats: use_formats(), names: use_context::<NameIndex>() };
    let fields = fields(draft).into_iter().filter(|field| member_of(field.name) == member);
    let text =
        fields.map(|field| draft.describe(field.name).unwrap_or_else(|| field.control.describe(&describer)));
    text.filter(|text| !text.is_empty()).collect::<Vec<_>>().join(" · ")
}
