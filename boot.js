// Starts the app. Which files it consists of is written in the page's preload links, with their integrity: what was
// altered on the way is refused by the browser before it runs.
const link = (selector) => document.head.querySelector(selector);
const glue = link('link[rel="modulepreload"][href*="/loket-"]');
const loader = link('link[rel="modulepreload"][href*="/parts-"]');
const wasm = link('link[type="application/wasm"]');

// Leptos builds an element without any dynamic part from its markup, as the content of a template. This policy allows such
// markup, which is part of the app, and nothing else: no script, no event handler, no style, no link.
const ELEMENTS = "bdi|br|circle|code|dd|div|dl|dt|h1|h2|h3|kbd|li|ol|option|p|path|rect|span|strong|svg|td|th|tr|ul";
const ATTRIBUTES = "class|colspan|d|height|id|lang|role|scope|tabindex|viewBox|width|aria-[a-z]+";
const TAG = new RegExp("</?(?:" + ELEMENTS + ")(?: (?:" + ATTRIBUTES + ')="[^"<>]*")*/?>', "g");
const createHTML = (markup) => {
  const rest = markup.replaceAll(TAG, "");
  if (rest.includes("<") || rest.includes(">")) throw new TypeError("This markup is not allowed by the page's policy.");
  return markup;
};

// The app has two workers: one stores its files, the other reads long lists.
const [worker, reader] = ["service-worker.js", link('meta[name="reader"]').content].map((name) => new URL(name, document.baseURI).href);
const createScriptURL = (url) => {
  if (![worker, reader].includes(new URL(url, document.baseURI).href)) throw new TypeError("This script is not allowed by the page's policy.");
  return url;
};
globalThis.trustedTypes?.createPolicy("default", { createHTML, createScriptURL });

// The settings come while the app is on its way; whether they came, it tells.
const settings = fetch("config.json", { cache: "no-cache" });
settings.catch(() => {});

// The routes of the app: the path, the parts with the page and its tab, and what that asks the service for first. Generated from
// src/routes/table.rs; a test keeps them the same.
// routes
const routes = [
  ["sign-in", "sign_in"],
  ["", "home", "events?page=1"],
  ["tickets", "tickets", "tickets?page=1"],
  ["tickets/new", "forms"],
  ["tickets/:id", "tickets", "tickets/:id"],
  ["tickets/:id/edit", "forms", "tickets/:id"],
  ["events", "events", "events?page=1"],
  ["events/new", "forms"],
  ["events/:id", "event event_overview", "events/:id", "events/:id/orders?per_page=100&page=1", "events/:id/purchases?page=1"],
  ["events/:id/tickets", "event event_tickets", "events/:id"],
  ["events/:id/tickets/copy", "forms", "events/:id"],
  ["events/:id/orders", "event event_sales", "events/:id", "events/:id/orders?per_page=100&page=1"],
  ["events/:id/purchases", "event event_sales", "events/:id", "events/:id/orders?per_page=100&page=1", "events/:id/purchases?page=1"],
  ["events/:id/shops", "event event_tickets", "events/:id"],
  ["events/:id/availability", "event event_tickets", "events/:id"],
  ["calendar", "calendar", "events?page=1"],
  ["sales-report", "event_overview", "events?page=1", "tickets?page=1"],
  ["orders", "orders", "events?page=1"],
  ["orders/:id", "orders", "orders/:id"],
  ["shops", "shops", "shops?page=1"],
  ["shops/new", "forms"],
  ["shops/:id", "shops", "shops/:id"],
  ["shops/:id/edit", "forms", "shops/:id"],
  ["checkout-fields", "reference", "events?page=1"],
  ["fields", "reference", "fields?page=1"],
  ["billing-information", "reference", "billing-information?page=1"],
  ["terms-and-conditions", "reference", "terms-and-conditions?page=1"],
  ["privacy-statements", "reference", "privacy-statements?page=1"],
];
// end of routes

const path = location.pathname.slice(new URL(document.baseURI).pathname.length);
const segments = path.split("/");
const fits = ([pattern]) => {
  const words = pattern.split("/");
  return words.length === segments.length && words.every((word, at) => word === segments[at] || word === ":id");
};
const [, areas = "", ...wanted] = routes.find(fits) ?? [];

// A browser that keeps nothing has no session, and no choice of a language.
const stored = (storage, name) => {
  try {
    return globalThis[storage].getItem(name);
  } catch {
    return null;
  }
};
const session = stored("sessionStorage", "loket.session");
const needed = session ? areas : "sign_in";

// The parts come while the app is on its way, and so does the language that is likely to be chosen. Whether they came, the app
// finds out when it uses them.
const parts = loader && import(loader.href);
const languages = { en: "english", nl: "dutch" };
const tags = [stored("localStorage", "loket.language"), ...navigator.languages, "en"].map((tag) => tag?.slice(0, 2));
const language = languages[tags.find((tag) => tag in languages)];
parts?.then(({ prefetch }) => Promise.all([...needed.split(" "), language].map((name) => prefetch(name)))).catch(() => {});

// So does what the place asks for first. It is asked for as the app asks (crates/api/src/transport.rs), of the service that the
// session is with, unless the settings name another one.
const ask = async () => {
  const [, id] = segments;
  if (!session || /[?#]/.test(location.href) || (wanted.some((path) => path.includes(":id")) && !/^\d+$/.test(id))) return [];
  const { address, header, scheme, token, used_at } = JSON.parse(session);
  const { service_url, session: limits, request } = await (await settings).clone().json();
  const idleHours = limits?.idle_hours ?? 12;
  if (idleHours > 0 && Date.now() - used_at > idleHours * 3600e3) return [];
  const signedOutAt = Number(stored("localStorage", "loket.signed_out"));
  if (used_at < signedOutAt && signedOutAt <= Date.now()) return [];
  if (service_url && address !== (service_url === "/" ? location.origin : service_url)) return [];
  const headers = { Accept: "application/json", [header]: scheme ? `${scheme} ${token}` : token };
  return wanted.slice(0, request?.concurrency).map((path) => {
    const url = `${address}/v1/${path.replace(":id", id)}`;
    const limit = new AbortController();
    const options = { headers, cache: "no-store", credentials: "omit", referrerPolicy: "no-referrer", redirect: "manual", signal: limit.signal };
    const answer = fetch(url, options).then(async (response) => [response, await response.arrayBuffer()]);
    answer.catch(() => {});
    return [url, limit, answer];
  });
};
const first = ask().catch(() => []);

// The worker stores the files of the app, so that it starts without a network, unless the settings decline. There is none without
// https, and none while developing, when the app has no parts.
const keepFiles = async (isWanted) => {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  if (isWanted && loader) {
    await serviceWorker.register(worker, { updateViaCache: "none" });
    return;
  }
  const registration = await serviceWorker.getRegistration(document.baseURI);
  if (registration?.active?.scriptURL === worker) await registration.unregister();
  const names = (await caches.keys()).filter((name) => name.startsWith(`loket ${new URL(document.baseURI).pathname} `));
  await Promise.all(names.map((name) => caches.delete(name)));
};

const whenIdle = globalThis.requestIdleCallback ?? ((act) => setTimeout(act, 1000));

// The browser is slow with its first format of a date. Most pages show one, and it may well have time now.
first.then(() => whenIdle(() => new Intl.DateTimeFormat()));

// What index.html says where the app does not start: from here on it leads to the same page, and is gone once the app runs.
const trouble = document.getElementById("start-trouble");
trouble.querySelector("a").addEventListener("click", (event) => {
  event.preventDefault();
  location.reload();
});

try {
  const { default: init, start, stopped } = await import(glue.href);
  const exports = await init({
    module_or_path: fetch(wasm.href, { integrity: wasm.integrity, credentials: "same-origin" }),
  });
  // A browser that breaks off the app's code itself says so here alone; after a panic the message already shows.
  for (const name of ["error", "unhandledrejection"]) {
    addEventListener(name, ({ error, reason }) => {
      const trap = error ?? reason;
      if (trap instanceof WebAssembly.RuntimeError) stopped(trap.message);
    });
  }
  if (parts) (await parts).connect(exports);
  const isOffline = await start(settings, first, needed);
  trouble.remove();
  // The other parts come while the browser has nothing else to do, and are stored after that.
  const isSaving = navigator.connection?.saveData;
  whenIdle(async () => {
    if (parts && !isSaving) await (await parts).prefetchAll(new Set([...routes.flatMap(([, areas]) => areas.split(" ")), "palette", "sales"]));
    // Without the worker, the app works as well.
    if (!isSaving || !isOffline) await keepFiles(isOffline).catch(() => {});
  });
} catch (error) {
  // A panic has painted its own message.
  if (document.querySelector(".stopped")) trouble.remove();
  trouble.classList.add("is-certain");
  throw error;
}
