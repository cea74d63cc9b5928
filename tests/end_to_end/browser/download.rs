//! Files that the app hands to the person.

use std::path::Path;

use fantoccini::wd::PrintConfiguration;
use serde_json::json;

use super::{Browser, Engine, until};

/// Catches files before the browser saves them: only Chromium lets a test choose the folder.
const CATCH_DOWNLOADS: &str = "
    const caught = (window.caughtDownloads = []), make = URL.createObjectURL;
    URL.createObjectURL = (blob) => {
      const file = { url: make.call(URL, blob) };
      // A text without its mark of the byte order, as a file of one has it.
      blob.arrayBuffer().then((bytes) => (file.text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)));
      caught.push(file);
      return file.url;
    };
    // The app clicks on a link that is not in the page.
    const click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function () {
      const file = this.download && caught.find(({ url }) => url === this.href);
      if (file) file.name = this.download;
      else click.call(this);
    };";

impl Browser {
    /// Puts what is downloaded into a folder.
    pub(crate) async fn keep_downloads_in(&self, folder: &Path) {
        if Engine::current() != Engine::Chromium {
            self.evaluate(CATCH_DOWNLOADS, Vec::new()).await.unwrap();
            return;
        }
        let place = json!({ "behavior": "allow", "downloadPath": folder });
        self.devtools("Browser.setDownloadBehavior", place).await;
    }

    /// The text of a downloaded file whose name begins and ends so, as soon as it exists.
    pub(crate) async fn downloaded(&self, folder: &Path, beginning: &str, end: &str) -> String {
        if Engine::current() != Engine::Chromium {
            return self.caught_download(beginning, end).await;
        }
        until(&format!("a file {beginning}…{end}"), async || {
            let files = std::fs::read_dir(folder).map_err(|error| error.to_string())?;
            let names: Vec<String> =
                files.flatten().map(|file| file.file_name().to_string_lossy().into_owned()).collect();
            let name = names.iter().find(|name| name.starts_with(beginning) && name.ends_with(end));
            let name = name.ok_or_else(|| names.join(", "))?;
            let text = std::fs::read_to_string(folder.join(name)).map_err(|error| error.to_string())?;
            // The browser may reserve the name before it has moved the file there.
            if text.is_empty() { Err("an empty file".to_owned()) } else { Ok(text) }
        })
        .await
    }

    /// The text of a file that was caught on its way.
    async fn caught_download(&self, beginning: &str, end: &str) -> String {
        let script = "return window.caughtDownloads
            .find(({ name, text }) => name?.startsWith(arguments[0]) && name.endsWith(arguments[1]) && text)?.text ?? null";
        until(&format!("a file {beginning}…{end}"), async || {
            let text = self.evaluate(script, vec![json!(beginning), json!(end)]).await?;
            text.as_str().map(str::to_owned).ok_or_else(|| "none".to_owned())
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
