//! A shop.

use loket::models::Shop;
use serde_json::{Value, json};

use super::Spelled;

impl Spelled for Shop {
    fn spelled(&self) -> Value {
        json!({
            "id": self.id.as_str(),
            "url": self.url,
            "full_url": self.full_url,
            "banner": self.banner.spelled(),
            "language": self.language,
            "html": self.html.spelled(),
            "css": self.css.spelled(),
            "custom_color": self.custom_color.spelled(),
            "text": self.text.spelled(),
            "protected": self.protected,
            "invoicing": self.invoicing,
            "availability": self.availability.spelled(),
            "socials": self.socials.spelled(),
            "is_available": self.is_available,
        })
    }
}
