// Starts the app. Which files it consists of is written in the page's preload links, with their integrity: what was
// altered on the way is refused by the browser before it runs.
const link = (selector) => document.head.querySelector(selector);
const glue = link('link[rel="modulepreload"]');
const wasm = link('link[type="application/wasm"]');

// The settings come while the app is on its way; whether they came, it tells.
const settings = fetch("config.json", { cache: "no-cache" });
settings.catch(() => {});

// So does what the address names, a list or one of its records. It is asked for as the app asks (src/api/transport.rs),
// of the service that the session is with, unless the settings name another one.
const ask = async () => {
  const place = location.href.slice(document.baseURI.length);
  const kept = sessionStorage.getItem("loket.session");
  if (!kept || !/^(tickets|events|shops)(\/\d+)?$/.test(place)) return;
  const { address, header, scheme, token } = JSON.parse(kept);
  const { service_url } = await (await settings).clone().json();
  if (service_url && address !== (service_url === "/" ? location.origin : service_url)) return;
  const url = `${address}/v1/${place}${place.includes("/") ? "" : "?page=1"}`;
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

const { default: init, start } = await import(glue.href);
await init({ module_or_path: fetch(wasm.href, { integrity: wasm.integrity, credentials: "same-origin" }) });
await start(settings, first);
