//! The types that the organisation's events have: only shop views tell.

use leptos::prelude::*;
use leptos::reactive::spawn_local_scoped_with_cancellation;

use crate::api::shop;
use crate::features::context::use_query_client;

/// How many shops are asked at most.
const MOST_SHOPS: usize = 20;

/// The types of the events that the organisation's shops show, and a way to ask for them: that reads each shop, so it
/// is done only when the user is about to type one.
pub(crate) fn known_types() -> (Signal<Vec<String>>, Callback<()>) {
    let queries = use_query_client();
    let types = RwSignal::new(Vec::new());
    let asked = StoredValue::new(false);
    let ask = Callback::new(move |()| {
        if asked.get_value() {
            return;
        }
        asked.set_value(true);
        let queries = queries.clone();
        spawn_local_scoped_with_cancellation(async move {
            // Suggestions are optional: a failure is not shown.
            let Ok(shops) = queries.fetch(shop::list()).await else { return asked.set_value(false) };
            for shop in shops.records().take(MOST_SHOPS) {
                let Ok(view) = queries.fetch(shop::get(&shop.id)).await else { continue };
                let shown = view.events.iter().filter_map(|event| event.r#type.clone());
                types.update(|types: &mut Vec<String>| {
                    types.extend(shown);
                    types.sort_unstable();
                    types.dedup();
                });
            }
        });
    });
    (types.into(), ask)
}
