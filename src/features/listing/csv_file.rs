//! Rows as a file for a spreadsheet, written in short turns.

use std::cell::RefCell;
use std::sync::Arc;

use js_sys::{Array, Uint8Array};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};

use super::records::Rows;
use crate::analytics::local_hours::LocalHours;
use crate::data_grid::{Dialect, Exporter, Separator, Texts};
use crate::features::chunked_task::ChunkedTask;
use crate::i18n::{Formats, Messages};
use crate::models::value::Timestamp;
use crate::models::value::zone::LocalTime;

/// A file that is to be written.
pub(crate) struct CsvFile {
    pub(crate) rows: Arc<dyn Rows>,
    /// The numbers of the rows that it has, in their order.
    pub(crate) chosen: Vec<usize>,
    /// The numbers of its columns, with their headings.
    pub(crate) columns: Vec<(usize, String)>,
    pub(crate) texts: Texts,
    /// What it is called.
    pub(crate) name: String,
}

impl CsvFile {
    /// Writes it and hands it to the user. `on_end` is called with whether the browser had room for it.
    pub(crate) fn write(
        self,
        task: ChunkedTask,
        words: &'static Messages,
        formats: Formats,
        on_end: impl Fn(bool) + 'static,
    ) {
        let Self { rows, chosen, columns, texts, name } = self;
        let decimal = formats.decimal_point();
        let dialect = Dialect {
            texts,
            separator: if decimal == ',' { Separator::Semicolon } else { Separator::Comma },
            decimal,
            yes: words.common.yes.to_owned(),
            no: words.common.no.to_owned(),
            paid: words.order.paid.to_owned(),
            moment: written(formats),
        };
        let mut exporter = Exporter::new(dialect, columns);
        let (mut prepared, mut written, pieces) = (0, 0, Array::new());
        task.start(move || {
            if prepared < chosen.len() {
                let until = chosen.len().min(prepared + Exporter::CHUNK);
                exporter.prepare(&*rows, &chosen[prepared..until]);
                prepared = until;
                return true;
            }
            let until = chosen.len().min(written + Exporter::CHUNK);
            exporter.push(&*rows, &chosen[written..until]);
            // Each piece goes to the browser as it is written: the whole at once would hold up the page.
            pieces.push(&Uint8Array::from(exporter.take().as_bytes()));
            written = until;
            let has_more = written < chosen.len();
            if !has_more {
                on_end(save(&pieces, &name).is_ok());
            }
            has_more
        });
    }
}

/// Moments as a file has them, on the clocks of the zone.
fn written(formats: Formats) -> Box<dyn Fn(i64) -> String> {
    let hours = RefCell::new(LocalHours::new(move |moment| formats.minutes_ahead(moment)));
    Box::new(move |at| {
        let written = |moment| {
            let local = LocalTime::at(moment, hours.borrow_mut().minutes_ahead(moment))?;
            Some(local.to_string().replace('T', " "))
        };
        Timestamp::from_microseconds(at).and_then(written).unwrap_or_default()
    })
}

/// A name as a part of that of a file: without what some systems allow in none.
pub(crate) fn in_file_name(name: &str) -> String {
    const LONGEST: usize = 60;
    let is_safe = |character: char| !character.is_control() && !r#"/\:*?"<>|"#.contains(character);
    name.chars().take(LONGEST).map(|character| if is_safe(character) { character } else { '-' }).collect()
}

/// Hands a text in UTF-8 to the user as a file, piece by piece; an error where the browser has no room for it.
fn save(pieces: &Array, name: &str) -> Result<(), JsValue> {
    let options = web_sys::BlobPropertyBag::new();
    options.set_type("text/csv;charset=utf-8");
    let blob = web_sys::Blob::new_with_u8_array_sequence_and_options(pieces, &options)?;
    let address = web_sys::Url::create_object_url_with_blob(&blob)?;
    let link: web_sys::HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    link.set_href(&address);
    link.set_download(name);
    link.click();
    // The browser has taken the file by then; an address that is gone already needs no end.
    set_timeout(
        move || {
            let _ = web_sys::Url::revoke_object_url(&address);
        },
        std::time::Duration::from_secs(60),
    );
    Ok(())
}
