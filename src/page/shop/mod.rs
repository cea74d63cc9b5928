//! Shops: the list, one shop as its customers get it, and its forms.

mod color;
mod detail;
mod fields;
mod forms;
mod link;
mod list;
mod offer;
mod payment;

pub use detail::shop_page;
pub use forms::{create_shop_page, edit_shop_page};
pub use link::live_link;
pub use list::shop_list_page;
