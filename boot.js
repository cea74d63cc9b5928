// Starts the app. Which files it consists of is written in the page's preload links, with their integrity: what was
// altered on the way is refused by the browser before it runs.
const link = (selector) => document.head.querySelector(selector);
const glue = link('link[rel="modulepreload"]');
const wasm = link('link[rel="preload"][as="fetch"]');

// The settings come while the app is on its way; whether they came, it tells.
const settings = fetch("config.json", { cache: "no-cache" });
settings.catch(() => {});

const { default: init, start } = await import(glue.href);
await init({ module_or_path: fetch(wasm.href, { integrity: wasm.integrity, credentials: "same-origin" }) });
await start(settings);
