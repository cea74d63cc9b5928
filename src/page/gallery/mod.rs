//! All building blocks in all their states, for whoever builds with them: `/components`, in debug builds only.

mod fields;
mod pieces;

use super::heading::page_header;
use crate::view::{View, view};

/// The page of all building blocks.
pub fn gallery_page() -> View {
    view! {
        {page_header("Components", View::Nothing)}
        {section("Buttons and links", pieces::buttons())}
        {section("Notices", pieces::notices())}
        {section("Said when something is done", pieces::toasts())}
        {section("Badges", pieces::badges())}
        {section("Tabs", pieces::tabs())}
        {section("A dialog", pieces::dialog())}
        {section("A table", pieces::table())}
        {section("The place of a page", pieces::pages())}
        {section("Figures", pieces::figures())}
        {section("Nothing there", pieces::nothing())}
        {section("Waiting", pieces::waiting())}
        {section("Texts to type", fields::texts(None))}
        {section("The same with a problem", fields::texts(Some("Fill this in")))}
        {section("Choices", fields::choices())}
        {section("Lists to edit", fields::lists())}
        {section("Days and times", fields::times())}
        {section("JSON", fields::json())}
        {section("Files", fields::files())}
        {section("Problems of a form", fields::summary())}
    }
}

fn section(title: &'static str, content: Vec<View>) -> View {
    view! {
        <section class="form-group">
            <h2>{title}</h2>
            <div class="form-group-fields">{content}</div>
        </section>
    }
}
