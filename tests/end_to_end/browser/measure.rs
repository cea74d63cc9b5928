//! Measuring what a page does, without notes of it being taken.

use std::ops::Sub;
use std::time::Duration;

use fantoccini::wd::TimeoutConfiguration;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use super::session::{self, Notes};
use super::{Browser, Deployment, until};

/// How long a walk through a very long list may take.
const PATIENCE: Duration = Duration::from_secs(300);

/// What the browser has to work with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Conditions {
    /// This machine as it is.
    #[default]
    Plain,
    /// A processor that takes four times as long.
    SlowProcessor,
    /// A mobile network: 150 ms of latency, 1.6 Mbit/s down, 750 kbit/s up.
    SlowNetwork,
}

/// What the main thread of a page has done so far, in milliseconds.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Work {
    /// All tasks.
    pub(crate) tasks: f64,
    /// The scripts in them.
    pub(crate) scripts: f64,
}

impl Sub for Work {
    type Output = Self;

    fn sub(self, before: Self) -> Self {
        Self { tasks: self.tasks - before.tasks, scripts: self.scripts - before.scripts }
    }
}

impl Deployment {
    /// What is served at an address.
    pub(crate) fn at(url: String, token: String) -> Self {
        Self { url, token }
    }
}

/// Opens a fresh browser, with nothing in its cache, on a page of the origin that has nothing of the app; it is signed
/// in as the app keeps that.
pub(crate) async fn in_measured_browser<T>(
    deployment: &Deployment,
    steps: impl AsyncFnOnce(&Browser) -> T,
) -> T {
    let Deployment { url, token } = deployment.clone();
    let (client, _permit) = session::open(Notes::None).await;
    let patience = TimeoutConfiguration::new(Some(PATIENCE), Some(PATIENCE), None);
    client.update_timeouts(patience).await.unwrap();
    let browser =
        Browser { client, app: url, token, origins: Vec::new().into(), announced: Vec::new().into() };
    let probe = json!({ "source": include_str!("probe.js") });
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", probe).await;
    browser.devtools("Performance.enable", json!({})).await;
    browser.leave().await;
    browser.keep_session().await;
    let outcome = steps(&browser).await;
    browser.client.close().await.unwrap();
    outcome
}

impl Browser {
    /// Goes to a page of the origin that has nothing of the app.
    pub(crate) async fn leave(&self) {
        self.open("/v1").await;
    }

    async fn keep_session(&self) {
        let session = json!({ "address": self.app, "header": "Authorization", "scheme": "Bearer", "token": self.token });
        let keep = "const session = { ...arguments[0], used_at: Date.now() };
            sessionStorage.setItem('loket.session', JSON.stringify(session))";
        self.evaluate(keep, vec![session]).await.unwrap();
    }

    /// Forgets who is signed in.
    pub(crate) async fn forget_session(&self) {
        self.evaluate("sessionStorage.clear()", Vec::new()).await.unwrap();
    }

    pub(crate) async fn emulate(&self, conditions: Conditions) {
        let rate = if conditions == Conditions::SlowProcessor { 4 } else { 1 };
        self.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": rate })).await;
        if conditions == Conditions::SlowNetwork {
            let network = json!({
                "offline": false, "latency": 150, "download_throughput": 200_000, "upload_throughput": 93_750,
            });
            self.vendor("chromium/network_conditions", json!({ "network_conditions": network })).await;
        }
    }

    /// What an expression comes to on the page, once it has.
    pub(crate) async fn probe<T: DeserializeOwned>(&self, expression: &str) -> T {
        let script = format!(
            "const done = arguments[arguments.length - 1];
             Promise.resolve({expression}).then((value) => done({{ value }}), (error) => done({{ error: `${{error}}` }}));"
        );
        let answer: Value = self.client.execute_async(&script, Vec::new()).await.unwrap();
        let value = answer.get("value").cloned();
        let value = value.unwrap_or_else(|| panic!("{expression}: {answer}"));
        serde_json::from_value(value).unwrap_or_else(|error| panic!("{expression}: {error}: {answer}"))
    }

    /// What `probe.js` notes of something that a person does.
    pub(crate) async fn probe_while<T: DeserializeOwned>(&self, note: &str, act: impl AsyncFnOnce()) -> T {
        self.evaluate(&format!("window.noted = {note};"), Vec::new()).await.unwrap();
        act().await;
        self.probe("window.noted").await
    }

    /// Presses a key as a keyboard does; `text` is what it types.
    pub(crate) async fn stroke_key(&self, key: &str, text: &str) {
        let code = match key {
            "Enter" => 13,
            "Backspace" => 8,
            _ => 0,
        };
        for kind in ["keyDown", "keyUp"] {
            let typed = if kind == "keyDown" { text } else { "" };
            let stroke = json!({ "type": kind, "key": key, "text": typed, "windowsVirtualKeyCode": code });
            self.devtools("Input.dispatchKeyEvent", stroke).await;
        }
    }

    /// Clicks on the middle of the element that an expression gives, with the mouse.
    pub(crate) async fn click_on(&self, expression: &str) {
        let middle = format!(
            "(() => {{
                const element = {expression};
                element.scrollIntoView({{ block: 'nearest', inline: 'center' }});
                const {{ x, y, width, height }} = element.getBoundingClientRect();
                return [x + width / 2, y + height / 2];
            }})()"
        );
        let [x, y]: [f64; 2] = self.probe(&middle).await;
        for kind in ["mousePressed", "mouseReleased"] {
            let click = json!({ "type": kind, "x": x, "y": y, "button": "left", "clickCount": 1 });
            self.devtools("Input.dispatchMouseEvent", click).await;
        }
    }

    /// Waits until the page is whole: it has a heading, and nothing is being read for it.
    pub(crate) async fn see_whole_page(&self) {
        let is_complete =
            "return !!document.querySelector('h1') && !document.querySelector('[aria-busy=true]')
            && document.querySelector('.busy-line')?.hidden !== false;";
        until("a whole page", async || match self.evaluate(is_complete, Vec::new()).await? {
            Value::Bool(true) => Ok(()),
            _ => Err("something that is being read".to_owned()),
        })
        .await;
    }

    /// Pages that are loaded from now on ask for nothing before they need it.
    pub(crate) async fn save_data(&self) {
        self.devtools("Emulation.setDataSaverOverride", json!({ "dataSaverEnabled": true })).await;
        self.devtools("Network.enable", json!({})).await;
    }

    /// Waits until the browser has had time to keep what it has compiled: it does so two seconds after the last of it.
    pub(crate) async fn see_idle(&self) {
        self.probe::<()>("new Promise((done) => setTimeout(done, 2500))").await;
    }

    /// Clicks on something as soon as it exists.
    pub(crate) async fn click_on_soon(&self, expression: &str) {
        until(expression, async || {
            match self.evaluate(&format!("return !!({expression})"), Vec::new()).await? {
                Value::Bool(true) => Ok(()),
                _ => Err("no such thing".to_owned()),
            }
        })
        .await;
        self.click_on(expression).await;
    }

    /// What the main thread has done so far.
    pub(crate) async fn work(&self) -> Work {
        let answer = self.devtools("Performance.getMetrics", json!({})).await;
        let metrics = answer["metrics"].as_array().unwrap();
        let value = |name: &str| {
            let metric = metrics.iter().find(|metric| metric["name"] == name).unwrap();
            metric["value"].as_f64().unwrap() * 1_000.0
        };
        Work { tasks: value("TaskDuration"), scripts: value("ScriptDuration") }
    }

    /// How many bytes the page holds after a collection: JavaScript's heap, the document's, buffers, and the
    /// memory of WebAssembly.
    pub(crate) async fn memory(&self) -> f64 {
        self.devtools("HeapProfiler.collectGarbage", json!({})).await;
        let usage = self.devtools("Runtime.getHeapUsage", json!({})).await;
        let part = |name: &str| usage[name].as_f64().unwrap();
        let wasm: f64 = self.probe("probe.wasmMemory()").await;
        part("usedSize") + part("embedderHeapUsedSize") + part("backingStorageSize") + wasm
    }
}
