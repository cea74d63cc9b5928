//! A few numbers beside each other, each with its name.

use leptos::prelude::*;

/// Numbers with their names and what is to be known of them.
#[component]
pub fn Tiles(
    /// Each with its name, its text, and a note.
    tiles: Vec<(&'static str, String, String)>,
) -> impl IntoView {
    let tiles = tiles
        .into_iter()
        .map(|(label, value, note)| {
            view! {
                <div class="tile">
                    <dt>{label}</dt>
                    <dd class="tile-value">{value}</dd>
                    <dd class="hint">{note}</dd>
                </div>
            }
        })
        .collect_view();
    view! { <dl class="tiles">{tiles}</dl> }
}
