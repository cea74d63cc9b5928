//! Files that the app hands to the person.

use std::path::Path;

use fantoccini::wd::PrintConfiguration;
use serde_json::json;

use super::{Browser, until};

impl Browser {
    /// Puts what is downloaded into a folder.
    pub(crate) async fn keep_downloads_in(&self, folder: &Path) {
        let place = json!({ "behavior": "allow", "downloadPath": folder });
        self.devtools("Browser.setDownloadBehavior", place).await;
    }

    /// The text of a downloaded file whose name begins and ends so, as soon as it is there.
    pub(crate) async fn downloaded(&self, folder: &Path, beginning: &str, end: &str) -> String {
        until(&format!("a file {beginning}…{end}"), async || {
            let files = std::fs::read_dir(folder).map_err(|error| error.to_string())?;
            let names: Vec<String> =
                files.flatten().map(|file| file.file_name().to_string_lossy().into_owned()).collect();
            let name = names.iter().find(|name| name.starts_with(beginning) && name.ends_with(end));
            let name = name.ok_or_else(|| names.join(", "))?;
            std::fs::read_to_string(folder.join(name)).map_err(|error| error.to_string())
        })
        .await
    }

    /// How many sheets of paper the page takes, at the size that it asks for.
    pub(crate) async fn count_of_sheets(&self) -> usize {
        let pdf = self.client.print(PrintConfiguration::default()).await.unwrap();
        // Each sheet is an object of this type.
        pdf.windows(SHEET.len()).filter(|part| *part == SHEET).count()
    }
}

const SHEET: &[u8] = b"/Type /Page\n";
