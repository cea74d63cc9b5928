//! Files that the app hands to the person.

use std::path::Path;

use serde_json::json;

use super::{Browser, until};

impl Browser {
    /// Puts what is downloaded into a folder.
    pub(crate) async fn keep_downloads_in(&self, folder: &Path) {
        let place = json!({ "behavior": "allow", "downloadPath": folder });
        self.devtools("Browser.setDownloadBehavior", place).await;
    }

    /// The text of a downloaded file, as soon as it is there.
    pub(crate) async fn downloaded(&self, file: &Path) -> String {
        until(&format!("the file {}", file.display()), async || {
            std::fs::read_to_string(file).map_err(|error| error.to_string())
        })
        .await
    }
}
