//! The answer to what was typed or scanned, to be read across a room.

use std::sync::Arc;

use leptos::ev;
use leptos::prelude::*;

use super::lookup::DoorLookup;
use super::lookup_result::{LookupResult, LookupSession, Verdict};
use super::match_list::MatchList;
use super::matches::Matches;
use super::other_tickets::OtherTickets;
use super::recheck::Recheck;
use super::ticket_rules::TicketRules;
use super::verdict::{VerdictCard, VerdictLine};
use crate::analytics::is_soon;
use crate::components::{Icon, Shape};
use crate::features::chunked_task::ChunkedTask;
use crate::features::context::{now, use_formats, use_i18n};
use crate::features::customer_query::use_find_customer;
use crate::features::sales::{SalesData, SalesQueries, use_field_labels};
use crate::features::similar_names::SimilarNames;
use crate::features::today::use_minute;
use crate::models::{Event, Received};
use crate::query::QueryValue;
use crate::reactive::{effect, listen};

/// What is to be seen of the answer to the last question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum AnswerState {
    /// Nothing: what was asked is in the search box a moment later.
    Awaited,
    /// The answer.
    Shown,
    /// What matches, since something else was typed.
    SteppedBack,
}

impl AnswerState {
    /// The state once something is typed. An answer that has stepped back stays so until something is asked again, be it the
    /// same: it may be old by then.
    fn next(self, is_empty: bool, is_asked: bool) -> Self {
        match (self, is_asked) {
            _ if is_empty => Self::Shown,
            (Self::Awaited | Self::Shown, true) => Self::Shown,
            (Self::Awaited, false) => Self::Awaited,
            (Self::Shown, false) | (Self::SteppedBack, _) => Self::SteppedBack,
        }
    }
}

/// The answer to what was asked last, and in short to what was asked before. From the first key of the next question on
/// the answer is one of those before, and what matches takes its place.
#[component]
pub(super) fn DoorAnswers(
    /// What was asked before.
    lookup: DoorLookup,
    /// The event.
    event: QueryValue<Received<Event>>,
    /// What is read so far.
    sales: SalesQueries,
    /// The rows that match.
    matches: Matches,
    /// Asks for what was typed.
    ask: Callback<String>,
    /// Forgets all questions.
    clear: Callback<()>,
) -> impl IntoView {
    let words = use_i18n();
    // Within a day of the event, all is asked for at once: the network may be gone when the first visitor comes.
    let minute = use_minute();
    let reads_ahead = Memo::new(move |_| {
        minute.track();
        let is_whole = sales.data.with(SalesData::is_complete);
        is_whole && event.get().is_some_and(|event| is_soon(&event.dates, now()))
    });
    // Else a question is likely to follow what is being typed. Each one tries again what could not be read, and so does the
    // network when it is back.
    let network = RwSignal::new(0);
    listen(ev::online, move |_| network.update(|times| *times += 1));
    let wanted = move || {
        let questions = lookup.0.with(|asked| asked.count);
        let is_wanted = questions > 0 || reads_ahead.get() || !matches.typed.with(String::is_empty);
        is_wanted.then(|| questions + network.get())
    };
    let rules = TicketRules::of(event, sales.data, wanted);
    let answers = StoredValue::new(LookupSession::new(use_formats()));
    let results = RwSignal::new(Vec::<LookupResult>::new());
    let task = ChunkedTask::new();
    effect(move || {
        let asked: Vec<_> =
            lookup.0.with(|asked| asked.latest.iter().map(|question| Arc::clone(&question.text)).collect());
        let rules = rules.get();
        sales.data.with(|data| {
            answers.update_value(|answers| answers.ask(&asked, data, rules));
        });
        task.start(move || {
            let step = |answers: &mut LookupSession| (answers.step(), answers.results());
            let Some((has_more, now)) = answers.try_update_value(step) else { return false };
            if results.with_untracked(|results| *results != now) {
                results.set(now);
            }
            has_more
        });
    });
    let has_values = move || results.with(|results| results.iter().any(LookupResult::has_values));
    let labels = use_field_labels(has_values);
    let is_asked = move |typed: &String| {
        lookup.0.with(|asked| asked.latest.first().is_some_and(|question| *question.text == **typed))
    };
    let answer = Memo::new(move |before: Option<&(usize, AnswerState)>| {
        let count = lookup.0.with(|asked| asked.count);
        let state =
            before.filter(|(asked, _)| *asked == count).map_or(AnswerState::Awaited, |(_, state)| *state);
        (count, matches.typed.with(|typed| state.next(typed.is_empty(), is_asked(typed))))
    });
    let is_typing = Memo::new(move |_| answer.get().1 != AnswerState::Shown);
    // The button goes; the next code belongs into the box, in place of the last.
    let clear = move |_| {
        clear.run(());
        matches.fill.run(String::new());
    };
    // The rows below the box are those of the question as long as that is in it. Those from before stay while more is
    // searched.
    let asked_rows = Memo::new(move |before: Option<&(String, usize)>| {
        let typed = matches.typed.get();
        let count = match before {
            _ if !is_asked(&typed) => 0,
            _ if matches.is_settled.get() => matches.count.get().unwrap_or_default(),
            Some((of, count)) if *of == typed => *count,
            _ => 0,
        };
        (typed, count)
    });
    let rows = Memo::new(move |_| asked_rows.with(|(_, count)| *count));
    let latest = Memo::new(move |_| {
        let result = results.with(|results| results.first().cloned());
        result.map(|result| result.or_in_part(rows.get()))
    });
    let recheck = Recheck::of(latest, Signal::derive(move || lookup.0.with(|asked| asked.count)), sales);
    let choose = Callback::new(move |asked: String| {
        matches.fill.run(asked.clone());
        ask.run(asked);
    });
    // Tickets can’t be checked in from here: a copy is as valid as the first one. The same code asked again has an equal answer, so
    // this goes by the questions.
    let looked_up_at = Memo::new(move |_| {
        results.with(|results| {
            let result = results.first()?;
            lookup.0.with(|asked| asked.looked_up_before(result.valid_code()?, &result.asked))
        })
    });
    // Also those that are valid only once more is read, when another was asked since.
    effect(move || {
        results.with(|results| {
            for result in results.iter().rev() {
                if let Some(barcode) = result.valid_code() {
                    // What is shown does not depend on it.
                    lookup.0.update_untracked(|asked| asked.note(barcode, &result.asked));
                }
            }
        });
    });
    let shown = Memo::new(move |_| latest.get().filter(|_| !is_typing.get()));
    let card = move || {
        let result = shown.get()?;
        let recheck = recheck.get();
        let looked_up_at = looked_up_at.get();
        Some(labels.with(|labels| view! { <VerdictCard result=&result recheck looked_up_at labels /> }))
    };
    let is_choice = move || {
        let verdict = |result: &LookupResult| {
            matches!(result.verdict, Verdict::Several(_)) || result.verdict.is_nothing()
        };
        rows.get() > 0 && latest.with(|latest| latest.as_ref().is_some_and(verdict))
    };
    let found = view! {
        <Show when=move || is_typing.get() || is_choice()>
            <MatchList matches is_typing on_choose=choose />
        </Show>
    };
    let is_nothing = Memo::new(move |_| {
        latest.with(|latest| latest.as_ref().is_some_and(|latest| latest.verdict == Verdict::Nothing))
            && !is_typing.get()
    });
    let similar = move || {
        // Until the list is searched, a part of what was asked may be in it.
        let latest = latest.get().filter(|_| is_nothing.get() && matches.is_settled.get())?;
        (!latest.similar.is_empty()).then(
            || view! { <SimilarNames names=latest.similar on_choose=choose on_leave=matches.focus_box /> },
        )
    };
    let find = use_find_customer();
    let search_others = move |_| {
        if let Some(latest) = latest.get_untracked() {
            find.run(latest.asked.to_string());
        }
    };
    let others = view! {
        <Show when=move || is_nothing.get()>
            <p class="actions">
                <button type="button" class="button" on:click=search_others>
                    <Icon shape=Shape::Search />
                    <span>{words.order.other_events}</span>
                </button>
            </p>
        </Show>
    };
    let earlier = move || {
        let results = results.get();
        let shown = usize::from(!is_typing.get());
        let lines = results.iter().skip(shown).map(|result| view! { <VerdictLine result /> }).collect_view();
        (!results.is_empty()).then(|| {
            let earlier = (!lines.is_empty()).then(|| {
                view! {
                    <details class="earlier">
                        <summary>{(words.door.earlier)(lines.len())}</summary>
                        <ul>{lines}</ul>
                    </details>
                }
            });
            view! {
                <div class="answer-foot">
                    <p class="hint">{words.door.looks_only}</p>
                    {earlier}
                    <button type="button" class="button quiet" on:click=clear>
                        {words.door.clear_answers}
                    </button>
                </div>
            }
        })
    };
    view! {
        <div class="answers">
            // Only what changes is announced: not all tickets of the order whenever the answer is checked again.
            <div role="status" aria-atomic="false">
                {card}
                <OtherTickets result=shown.into() on_choose=choose on_leave=matches.focus_box />
            </div>
            {found}
            {similar}
            {others}
            {earlier}
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_steps_back_until_something_is_asked_again() {
        // Whether the box is empty, and whether it has what was asked.
        let after = |typed: &[(bool, bool)]| {
            let next =
                |state: AnswerState, (is_empty, is_asked): &(bool, bool)| state.next(*is_empty, *is_asked);
            typed.iter().fold(AnswerState::Awaited, next)
        };
        let (asked, other, empty) = ((false, true), (false, false), (true, false));
        assert_eq!(after(&[other, asked]), AnswerState::Shown, "a scanner is faster than the box");
        assert_eq!(after(&[asked, other]), AnswerState::SteppedBack);
        assert_eq!(after(&[asked, other, asked]), AnswerState::SteppedBack, "typed again, and not asked");
        assert_eq!(after(&[asked, other, empty]), AnswerState::Shown);
        assert_eq!(after(&[other]), AnswerState::Awaited);
    }
}
