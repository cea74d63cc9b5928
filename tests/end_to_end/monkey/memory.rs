//! What the page holds while nothing happens on it.

use std::fmt;

use serde_json::{Value, json};

use crate::browser::Browser;

/// How much more may be held than after a first look at everything: what was read stays, and what was typed.
const MOST: f64 = 2.0;

/// What is held on the page of today, after the garbage was collected.
#[derive(Clone, Copy)]
pub(crate) struct Memory {
    nodes: f64,
    listeners: f64,
    /// Megabytes of the script's own objects.
    heap: f64,
    /// Megabytes of the app's own memory.
    app: f64,
}

impl Memory {
    /// Looks at a page on which nothing happens.
    pub(crate) async fn at_rest(browser: &Browser) -> Self {
        browser.see_settled().await;
        // The browser itself holds the pages before, whole, for the way back; where memory is short it gives them up.
        browser.devtools("Memory.simulatePressureNotification", json!({ "level": "critical" })).await;
        browser.devtools("HeapProfiler.collectGarbage", json!({})).await;
        browser.devtools("Performance.enable", json!({})).await;
        let answer = browser.devtools("Performance.getMetrics", json!({})).await;
        let metric = |name: &str| {
            let metrics = answer["metrics"].as_array().unwrap();
            let found = metrics.iter().find(|metric| metric["name"] == name).unwrap();
            found["value"].as_f64().unwrap()
        };
        Self {
            nodes: metric("Nodes"),
            listeners: metric("JSEventListeners"),
            heap: metric("JSHeapUsedSize") / 1e6,
            app: app_memory(browser).await / 1e6,
        }
    }

    /// Itself, unless much more is held than there was `before`.
    pub(crate) fn compared_with(self, before: &Self) -> Result<Self, String> {
        for (what, before, now) in [
            ("nodes", before.nodes, self.nodes),
            ("listeners", before.listeners, self.listeners),
            ("megabytes of objects", before.heap, self.heap),
            ("megabytes of the app", before.app, self.app),
        ] {
            if now > before * MOST {
                return Err(format!("{now} {what} are held, and were {before}"));
            }
        }
        Ok(self)
    }
}

/// The size of the app's linear memory, which only grows; the largest, where a page before is not given up yet.
async fn app_memory(browser: &Browser) -> f64 {
    let of = |answer: Value| answer["objects"]["objectId"].clone();
    let prototype = json!({ "expression": "WebAssembly.Memory.prototype" });
    let prototype = browser.devtools("Runtime.evaluate", prototype).await;
    let prototype = json!({ "prototypeObjectId": prototype["result"]["objectId"] });
    let memories = of(browser.devtools("Runtime.queryObjects", prototype).await);
    let size = "function () { return Math.max(...this.map((memory) => memory.buffer.byteLength)); }";
    let size = json!({ "objectId": memories, "functionDeclaration": size, "returnByValue": true });
    let size = browser.devtools("Runtime.callFunctionOn", size).await;
    size["result"]["value"].as_f64().unwrap()
}

impl fmt::Display for Memory {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { nodes, listeners, heap, app } = self;
        write!(formatter, "{nodes} nodes, {listeners} listeners, {heap:.1} MB objects, {app:.1} MB app")
    }
}
