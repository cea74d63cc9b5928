//! A shop as it is stored.

use rusqlite::{Connection, Row, named_params};
use serde_json::{Map, Value};

use crate::database::{find, save};
use crate::json_column::Json;
use crate::refusal::Refusal;

/// A row of the table.
#[derive(Clone, Debug)]
pub(crate) struct Shop {
    pub(crate) id: i64,
    pub(crate) url: String,
    pub(crate) banner: Option<String>,
    pub(crate) header_image: Option<Vec<u8>>,
    pub(crate) language: String,
    pub(crate) html: Option<String>,
    pub(crate) css: Option<String>,
    pub(crate) custom_color: Option<String>,
    pub(crate) text: Option<String>,
    pub(crate) protected: bool,
    pub(crate) invoicing: bool,
    pub(crate) social: Value,
    pub(crate) payment_methods: Vec<String>,
    pub(crate) analytics_tag: Option<String>,
    pub(crate) social_pixel_id: Option<String>,
    pub(crate) queue: Option<Value>,
}

impl Default for Shop {
    /// A new shop, Dutch unless it says otherwise.
    fn default() -> Self {
        Self {
            id: 0,
            url: String::new(),
            banner: None,
            header_image: None,
            language: "nl".into(),
            html: None,
            css: None,
            custom_color: None,
            text: None,
            protected: false,
            invoicing: false,
            social: Value::Object(Map::new()),
            payment_methods: Vec::new(),
            analytics_tag: None,
            social_pixel_id: None,
            queue: None,
        }
    }
}

impl Shop {
    /// Where customers find it.
    pub(crate) fn full_url(&self) -> String {
        format!("https://{}.kaartverkoop.example", self.url)
    }

    /// The shop with this id.
    pub(crate) fn find(connection: &Connection, id: i64) -> Result<Self, Refusal> {
        find(connection, "shop", "shop", id, Self::from_row)
    }

    /// Whether another shop has this url already.
    pub(crate) fn is_taken(connection: &Connection, url: &str, id: i64) -> rusqlite::Result<bool> {
        connection.prepare_cached("select 1 from shop where url = ? and id <> ?")?.exists((url, id))
    }

    /// Reads a row of the table.
    pub(crate) fn from_row(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            id: row.get("id")?,
            url: row.get("url")?,
            banner: row.get("banner")?,
            header_image: row.get("header_image")?,
            language: row.get("language")?,
            html: row.get("html")?,
            css: row.get("css")?,
            custom_color: row.get("custom_color")?,
            text: row.get("text")?,
            protected: row.get("protected")?,
            invoicing: row.get("invoicing")?,
            social: row.get::<_, Json<_>>("social")?.0,
            payment_methods: row.get::<_, Json<_>>("payment_methods")?.0,
            analytics_tag: row.get("analytics_tag")?,
            social_pixel_id: row.get("social_pixel_id")?,
            queue: row.get::<_, Option<Json<_>>>("queue")?.map(|json| json.0),
        })
    }

    /// Stores the shop and returns its id; an id of 0 means a new shop.
    pub(crate) fn save(&self, connection: &Connection) -> rusqlite::Result<i64> {
        let row = named_params! {
            ":id": (self.id != 0).then_some(self.id),
            ":url": self.url,
            ":banner": self.banner,
            ":header_image": self.header_image,
            ":language": self.language,
            ":html": self.html,
            ":css": self.css,
            ":custom_color": self.custom_color,
            ":text": self.text,
            ":protected": self.protected,
            ":invoicing": self.invoicing,
            ":social": Json(&self.social),
            ":payment_methods": Json(&self.payment_methods),
            ":analytics_tag": self.analytics_tag,
            ":social_pixel_id": self.social_pixel_id,
            ":queue": self.queue.as_ref().map(Json),
        };
        save(connection, "shop", row)
    }

    /// Shows these events instead of those it showed.
    pub(crate) fn replace_events(connection: &Connection, id: i64, events: &[i64]) -> rusqlite::Result<()> {
        connection.execute("delete from shop_event where shop_id = ?", [id])?;
        let mut insert = connection.prepare_cached("insert or ignore into shop_event values (?, ?)")?;
        for event in events {
            insert.execute((id, event))?;
        }
        Ok(())
    }
}
