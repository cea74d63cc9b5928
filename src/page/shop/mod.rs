//! Shops: the list, one shop, and its forms.

mod pages;

pub use pages::{create_shop_page, edit_shop_page, shop_list_page, shop_page};
