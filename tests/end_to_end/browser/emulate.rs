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

    /// What the page is shown on: `print` for paper.
    pub(crate) async fn emulate_media_type(&self, kind: &str) {
        self.devtools("Emulation.setEmulatedMedia", json!({ "media": kind })).await;
    }

    /// Tells the page, as the browser does, that it is put on paper from now on, or no more.
    pub(crate) async fn emulate_printing(&self, is_begun: bool) {
        let event = if is_begun { "beforeprint" } else { "afterprint" };
        self.evaluate("dispatchEvent(new Event(arguments[0]))", vec![json!(event)]).await.unwrap();
    }

    /// Lets time run ten times as fast in every page that is opened from now on.
    pub(crate) async fn emulate_fast_clock(&self) {
        // In a block: what it declares stays in it.
        let source = "{
              const speed = 10, { setTimeout, setInterval, Date: { now } } = window, start = now();
              window.setTimeout = (task, time, ...rest) => setTimeout(task, time / speed, ...rest);
              window.setInterval = (task, time, ...rest) => setInterval(task, time / speed, ...rest);
              Date.now = () => start + (now() - start) * speed;
            }";
        self.run_on_every_page(source).await;
    }

    /// Sets the clock that every page sees from now on, as far as it asks for the present moment.
    pub(crate) async fn emulate_now(&self, moment: &str) {
        let source = format!(
            "{{ const start = Date.now(), now = Date.now; Date.now = () => Date.parse('{moment}') + now() - start; }}"
        );
        self.run_on_every_page(&source).await;
    }

    /// Runs a script before the app in every page that is opened from now on.
    pub(crate) async fn run_on_every_page(&self, source: &str) {
        self.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": source })).await;
    }

    /// Makes the browser fail to make elements of a kind on this page, which no app reckons with.
    pub(crate) async fn let_elements_fail(&self, kind: &str) {
        let script = "const make = Document.prototype.createElement, [kind] = arguments;
            Document.prototype.createElement = function (name) {
              if (name === kind) throw new Error('no element');
              return make.call(this, name);
            };";
        self.evaluate(script, vec![json!(kind)]).await.unwrap();
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
