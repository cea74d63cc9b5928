//! Pictures of what the browser shows.

use std::path::Path;

use serde_json::{Value, json};

use super::{Browser, until};

impl Browser {
    /// Keeps a picture of the whole page, once it has a heading and nothing on it is still being read.
    pub(crate) async fn save_picture(&self, file: &Path) {
        let is_settled = "return !!document.querySelector('h1:not(.visually-hidden)') && !document.querySelector('[aria-busy=true]')";
        until(&format!("a page to picture as {}", file.display()), async || {
            match self.evaluate(is_settled, Vec::new()).await {
                Ok(Value::Bool(true)) => Ok(()),
                Ok(_) => Err("a page that is still being filled".to_owned()),
                Err(error) => Err(error),
            }
        })
        .await;
        let height =
            self.evaluate("return Math.min(document.documentElement.scrollHeight, 4000)", Vec::new()).await;
        let height = height.ok().and_then(|height| height.as_u64()).unwrap_or(800);
        let width = self.evaluate("return innerWidth", Vec::new()).await.unwrap_or(json!(1280));
        let screen = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.devtools("Emulation.setDeviceMetricsOverride", screen).await;
        let picture = self.client.screenshot().await.unwrap();
        std::fs::write(file, picture).unwrap();
        let screen = json!({ "width": width, "height": 800, "deviceScaleFactor": 1, "mobile": false });
        self.devtools("Emulation.setDeviceMetricsOverride", screen).await;
    }

    /// Saves what is in view, as a picture.
    pub(crate) async fn save_screen(&self, file: &Path) {
        let picture = self.client.screenshot().await.unwrap();
        std::fs::write(file, picture).unwrap();
    }
}
