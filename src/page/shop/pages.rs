//! Shops: the pages.

use leptos::prelude::*;

use crate::domain::ShopId;
use crate::page::context::use_words;
use crate::page::heading::page_header;

/// The list of shops.
pub fn shop_list_page() -> AnyView {
    page_header(use_words().shop.title, ().into_any())
}

/// The form of a new shop.
pub fn create_shop_page() -> AnyView {
    page_header(use_words().shop.title, ().into_any())
}

/// One shop.
pub fn shop_page(_id: ShopId) -> AnyView {
    page_header(use_words().shop.title, ().into_any())
}

/// The form of one shop.
pub fn edit_shop_page(_id: ShopId) -> AnyView {
    page_header(use_words().shop.title, ().into_any())
}
