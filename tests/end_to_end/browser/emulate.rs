//! The circumstances of the person at the browser.

use std::time::Duration;

use serde_json::json;

use super::Browser;

/// A screen, in CSS pixels and in how many points of the screen each of them has.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Screen {
    pub(crate) width: u32,
    pub(crate) height: u32,
    pub(crate) scale: u32,
}

impl Browser {
    /// The clocks on the wall.
    pub(super) async fn emulate_time_zone(&self, zone: &str) {
        self.devtools("Emulation.setTimezoneOverride", json!({ "timezoneId": zone })).await;
    }

    /// The size of the screen.
    pub(crate) async fn emulate_screen(&self, Screen { width, height, scale }: Screen) {
        let screen = json!({ "width": width, "height": height, "deviceScaleFactor": scale, "mobile": false });
        self.devtools("Emulation.setDeviceMetricsOverride", screen).await;
    }

    /// What the system is set to, such as light or dark.
    pub(crate) async fn emulate_media(&self, feature: &str, value: &str) {
        let features = json!({ "features": [{ "name": feature, "value": value }] });
        self.devtools("Emulation.setEmulatedMedia", features).await;
    }

    /// Tells the page, as the browser does, that it is put on paper from now on, or no more.
    pub(crate) async fn emulate_printing(&self, is_begun: bool) {
        let event = if is_begun { "beforeprint" } else { "afterprint" };
        self.evaluate("dispatchEvent(new Event(arguments[0]))", vec![json!(event)]).await.unwrap();
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
