//! A button that opens a dialog.

use leptos::html;
use leptos::prelude::*;

use crate::reactive::effect;

/// A button and the dialog that it opens. The dialog is made when it is opened and has a button that closes it; the
/// browser gives the focus back to the first one then.
#[component]
pub fn DialogButton(
    /// What the button says.
    label: &'static str,
    /// What the dialog is called.
    name: &'static str,
    /// The classes of the button.
    class: &'static str,
    /// The classes of the dialog.
    dialog_class: &'static str,
    /// What the button says that closes it.
    close: &'static str,
    /// The content.
    children: ChildrenFn,
) -> impl IntoView {
    let dialog = NodeRef::<html::Dialog>::new();
    let is_open = RwSignal::new(false);
    effect(move || {
        if let Some(dialog) = dialog.get() {
            // One that has just been made is not open yet.
            let _ = dialog.show_modal();
        }
    });
    let on_close = move |_| {
        if let Some(dialog) = dialog.get_untracked() {
            dialog.close();
        }
    };
    let children = StoredValue::new(children);
    view! {
        <button type="button" class=class on:click=move |_| is_open.set(true)>
            {label}
        </button>
        <Show when=move || is_open.get()>
            <dialog class=dialog_class node_ref=dialog aria-label=name on:close=move |_| is_open.set(false)>
                {children.with_value(|children| children())}
                <p class="actions">
                    <button type="button" class="button" on:click=on_close>
                        {close}
                    </button>
                </p>
            </dialog>
        </Show>
    }
}
