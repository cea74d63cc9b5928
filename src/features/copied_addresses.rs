//! E-mail addresses that are copied for a mailing.

use std::collections::HashSet;

use leptos::prelude::*;

use super::context::{use_formats, use_i18n};
use crate::components::{CopyButton, CopyWords};

/// Copies e-mail addresses for the recipients of a mail, each of them once.
#[component]
pub(crate) fn CopyAddresses(
    /// The addresses, read when they are copied.
    #[prop(into)]
    addresses: Signal<Vec<String>>,
) -> impl IntoView {
    let words = use_i18n();
    let texts = CopyWords {
        copy: words.order.copy_all,
        copied: words.order.all_copied,
        refused: words.figures.table_refused,
    };
    let text = Signal::derive(move || each_once(addresses.get()).join("; "));
    let formats = use_formats();
    let count = Signal::derive(move || formats.integer(each_once(addresses.get()).len() as u64));
    view! { <CopyButton text name=words.order.addresses words=texts is_labelled=true count /> }
}

/// The addresses, the first of those that differ in capitals alone.
fn each_once(addresses: Vec<String>) -> Vec<String> {
    let mut known = HashSet::new();
    let addresses = addresses.into_iter().map(|address| address.trim().to_owned());
    addresses.filter(|address| !address.is_empty() && known.insert(address.to_lowercase())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_bought_twice_gets_one_mail() {
        let addresses = ["zoe@mail.example", " Zoe@Mail.example", "", "jan@mail.example"];
        let once = each_once(addresses.map(str::to_owned).to_vec());
        assert_eq!(once, ["zoe@mail.example", "jan@mail.example"]);
    }
}
