// Starts the app. Which files it consists of is written in the page's preload links, with their integrity: what was
// altered on the way is refused by the browser before it runs.
const link = (selector) => document.head.querySelector(selector);
const glue = link('link[rel="modulepreload"]');
const wasm = link('link[type="application/wasm"]');

// The settings come while the app is on its way; whether they came, it tells.
const settings = fetch("config.json", { cache: "no-cache" });
settings.catch(() => {});

// So does what the app asks for first where it is opened: a record, a list, or the events to look over or to choose from.
const wanted = (place) => {
  const record = /^((tickets|events|shops|orders)\/\d+)(\/[a-z]+)?$/.exec(place);
  if (record) return record[1];
  if (/^(tickets|shops)$/.test(place)) return `${place}?page=1`;
  if (/^(|events|orders|checkout-fields)$/.test(place)) return "events?page=1";
};

// It is asked for as the app asks (src/api/transport.rs), of the service that the session is with, unless the settings
// name another one.
const ask = async () => {
  const path = wanted(location.href.slice(document.baseURI.length));
  const kept = sessionStorage.getItem("loket.session");
  if (!kept || !path) return;
  const { address, header, scheme, token, used_at } = JSON.parse(kept);
  const { service_url, session } = await (await settings).clone().json();
  const idleHours = session?.idle_hours ?? 12;
  if (idleHours > 0 && Date.now() - used_at > idleHours * 3600e3) return;
  if (service_url && address !== (service_url === "/" ? location.origin : service_url)) return;
  const url = `${address}/v1/${path}`;
  const limit = new AbortController();
  const options = {
    headers: { Accept: "application/json", [header]: scheme ? `${scheme} ${token}` : token },
    cache: "no-store",
    credentials: "omit",
    referrerPolicy: "no-referrer",
    redirect: "manual",
    signal: limit.signal,
  };
  const answer = fetch(url, options).then(async (response) => [response, await response.arrayBuffer()]);
  answer.catch(() => {});
  return [url, limit, answer];
};
const first = ask().catch(() => {});

// The browser is slow with its first format of a date. Most pages show one, and it may well have time now.
first.then(() => globalThis.requestIdleCallback?.(() => new Intl.DateTimeFormat()));

// What index.html says where the app does not start: from here on it leads to the same page, and is gone once the app runs.
const trouble = document.getElementById("start-trouble");
trouble.querySelector("a").addEventListener("click", (event) => {
  event.preventDefault();
  location.reload();
});

try {
  const { default: init, start } = await import(glue.href);
  await init({ module_or_path: fetch(wasm.href, { integrity: wasm.integrity, credentials: "same-origin" }) });
  await start(settings, first);
  trouble.remove();
} catch (error) {
  // A panic has painted its own message.
  if (document.querySelector(".stopped")) trouble.remove();
  trouble.classList.add("is-certain");
  throw error;
}
