//! The circumstances of the person at the browser.

use std::time::Duration;

use serde_json::json;

use super::Browser;

impl Browser {
    /// The clocks on the wall.
    pub(super) async fn emulate_time_zone(&self, zone: &str) {
        self.devtools("Emulation.setTimezoneOverride", json!({ "timezoneId": zone })).await;
    }

    /// The size of the screen: 360 is a phone.
    pub(crate) async fn emulate_width(&self, width: u32) {
        let screen = json!({ "width": width, "height": 800, "deviceScaleFactor": 1, "mobile": false });
        self.devtools("Emulation.setDeviceMetricsOverride", screen).await;
    }

    /// Whether the system is light or dark.
    pub(crate) async fn emulate_color_scheme(&self, scheme: &str) {
        let features = json!({ "features": [{ "name": "prefers-color-scheme", "value": scheme }] });
        self.devtools("Emulation.setEmulatedMedia", features).await;
    }

    /// Takes the network away, or brings it back.
    pub(crate) async fn emulate_network(&self, is_there: bool) {
        let conditions = json!({ "offline": !is_there, "latency": 0, "throughput": -1 });
        self.vendor("chromium/network_conditions", json!({ "network_conditions": conditions })).await;
    }

    /// Lets time pass on the clock that the page sees.
    pub(crate) async fn pass_time(&self, time: Duration) {
        let script = "const [time, now] = [arguments[0], Date.now]; Date.now = () => now() + time;";
        self.evaluate(script, vec![json!(time.as_millis() as u64)]).await.unwrap();
    }
}
