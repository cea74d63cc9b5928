//! All building blocks in all their states, for developers: `/components`, in debug builds only.

mod fields;
mod pieces;

use super::heading::PageHeader;
use leptos::prelude::*;

/// The page of all building blocks.
#[component]
pub(crate) fn GalleryPage() -> impl IntoView {
    view! {
        <PageHeader title="Components" />
        <Section title="Buttons and links">
            <pieces::Buttons />
        </Section>
        <Section title="Notices">
            <pieces::Notices />
        </Section>
        <Section title="Said when something is done">
            <pieces::ToastExamples />
        </Section>
        <Section title="Badges">
            <pieces::BadgeExamples />
        </Section>
        <Section title="Tabs">
            <pieces::TabsExample />
        </Section>
        <Section title="A dialog">
            <pieces::DialogExample />
        </Section>
        <Section title="A table">
            <pieces::TableExample />
        </Section>
        <Section title="The place of a page">
            <pieces::Pages />
        </Section>
        <Section title="Figures">
            <pieces::Figures />
        </Section>
        <Section title="Nothing there">
            <pieces::Empty />
        </Section>
        <Section title="Waiting">
            <pieces::Waiting />
        </Section>
        <Section title="Texts to type">
            <fields::Texts />
        </Section>
        <Section title="The same with a problem">
            <fields::Texts problem="Fill this in" />
        </Section>
        <Section title="Choices">
            <fields::Choices />
        </Section>
        <Section title="Lists to edit">
            <fields::Lists />
        </Section>
        <Section title="Days and times">
            <fields::Times />
        </Section>
        <Section title="JSON">
            <fields::JsonFields />
        </Section>
        <Section title="Files">
            <fields::Files />
        </Section>
        <Section title="Problems of a form">
            <fields::Summary />
        </Section>
    }
}

/// Building blocks under a heading.
#[component]
fn Section(
    /// The heading.
    title: &'static str,
    /// The building blocks.
    children: Children,
) -> impl IntoView {
    view! {
        <section class="form-group">
            <h2>{title}</h2>
            <div class="form-group-fields">{children()}</div>
        </section>
    }
}
