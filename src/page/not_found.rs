//! An address that leads nowhere.

use leptos::prelude::*;

use super::context::{href, say};
use super::heading::Heading;
use crate::route::Route;

/// Says so, and leads on.
#[component]
pub fn NotFound() -> impl IntoView {
    view! {
        <header class={"page-header"}>
            <Heading title=say(|words| words.frame.nothing_here)/>
        </header>
        <p>{say(|words| words.frame.nothing_here_advice)}</p>
        <p>
            <a class={"button"} href=href(&Route::TICKETS)>
                {say(|words| words.frame.tickets)}
            </a>
        </p>
    }
}
