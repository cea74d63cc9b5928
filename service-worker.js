// Stores the app's own files, so that the app starts without a network. It sees no answer of the service and no token: every
// request for anything else passes it by. docs/offline.md says how to switch it off.
//
// A version is there with all its files or not at all: each is checked against its integrity before the version is used.

// The files of this version and their integrity. The build lists them; without a list nothing is stored.
const files = [];

// How the paths of the app begin. Generated from src/routes/table.rs; a test keeps them the same.
// routes
const places = [
  "sign-in",
  "",
  "tickets",
  "events",
  "calendar",
  "sales-report",
  "orders",
  "shops",
  "checkout-fields",
  "fields",
  "billing-information",
  "terms-and-conditions",
  "privacy-statements",
];
// end of routes

const version = "none";
const base = new URL(registration.scope).pathname;
// Other apps on this origin have caches, too; so may another Loket below another path.
const PREFIX = `loket ${base} `;
const VERSION = `${PREFIX}version ${version}`;
const SETTINGS = `${PREFIX}settings`;
// The page itself, which is the same at every path.
const PAGE = "./";
const SETTINGS_FILE = "config.json";
// Where the version in use is noted: after a step back to an older one, the order in which they came says nothing.
const IN_USE = "in-use";
// How long a slow network may hold up the start, in milliseconds.
const PATIENCE = 2000;
// What the host sends beside the file does not matter: the address names the content.
const ANY = { ignoreSearch: true, ignoreVary: true };

const hasHash = (path) => /-[0-9a-f]{12,16}[._]/.test(path);

// A file as the build made it. What a cache on the way has of an unfinished upload is asked for anew.
const fetchFile = async (name, integrity) => {
  const get = (cache) => fetch(name, { cache, integrity, credentials: "same-origin" });
  const response = await get(hasHash(name) ? "default" : "no-cache").catch(() => get("reload"));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  // The browser takes no redirected answer for a page.
  return response.redirected ? new Response(response.body, response) : response;
};

// The same file in a version before. A name alone says too little: builds with other tools may give it to other content.
const storedBefore = async (name, integrity) => {
  const response = hasHash(name) && (await caches.match(name, ANY));
  if (!response) return undefined;
  const digest = await crypto.subtle.digest("SHA-384", await response.clone().arrayBuffer());
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}` === integrity ? response : undefined;
};

const install = async () => {
  // After a step back to the version before, that is still there, and may be in use.
  const isStored = await caches.has(VERSION);
  const cache = await caches.open(VERSION);
  const add = async ([name, integrity]) => {
    await cache.put(name, (await storedBefore(name, integrity)) ?? (await fetchFile(name, integrity)));
  };
  try {
    await Promise.all(files.map(add));
  } catch (error) {
    if (!isStored) await caches.delete(VERSION);
    throw error;
  }
  if (files.length) await settings(new Request(SETTINGS_FILE, { cache: "no-cache" })).catch(() => {});
  // Pages that are open stay as they are, and say that there is a new version; what is loaded from now on has it.
  await skipWaiting();
};

// Pages of the version before may still be open and need their parts: it stays until the next one comes.
const activate = async () => {
  const notes = await caches.open(SETTINGS);
  const before = await notes.match(IN_USE).then((note) => note?.text());
  const names = (await caches.keys()).filter((name) => name.startsWith(`${PREFIX}version`));
  const outdated = names.filter((name) => !files.length || ![VERSION, before].includes(name));
  await Promise.all(outdated.map((name) => caches.delete(name)));
  await notes.put(IN_USE, new Response(VERSION));
};

// To open a cache that was removed would make it anew, empty.
const stored = (name, cacheName) => caches.match(name, { cacheName, ...ANY });

const page = async (request) => (await stored(PAGE, VERSION)) ?? fetch(request);

// A file of this version, or of the one before for a page that is still open.
const file = async (request) =>
  (await stored(request, VERSION)) ?? (await caches.match(request, ANY)) ?? fetch(request);

// The deployment edits its settings at any time: the network comes first, and what it said last is used without it.
const settings = async (request, waitUntil = () => {}) => {
  const last = await stored(SETTINGS_FILE, SETTINGS);
  const fresh = fetch(request).then(async (response) => {
    const isGone = response.status === 404 || response.status === 410;
    if (!response.ok && !isGone) return last ?? response;
    // That there are none is remembered, too: without a network, the app would not know whether to do without.
    await (await caches.open(SETTINGS)).put(SETTINGS_FILE, response.clone());
    return response;
  });
  // Even where it comes too late for this start, it is there for the next one.
  waitUntil(fresh.catch(() => {}));
  if (!last) return fresh;
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, last));
  return Promise.race([fresh, late]).catch(() => last);
};

const answer = ({ method, mode, url }) => {
  const { origin, pathname } = new URL(url);
  if (!files.length || method !== "GET" || origin !== location.origin || !pathname.startsWith(base)) return undefined;
  const path = pathname.slice(base.length);
  if (mode === "navigate") return places.includes(path.split("/")[0]) ? page : undefined;
  if (path === SETTINGS_FILE) return settings;
  return hasHash(path) || files.some(([name]) => name === path) ? file : undefined;
};

// A browser that can takes the files of this version from the cache by itself: it neither starts the worker for them nor waits for
// its answers. Others ask the worker, which does the same.
const route = (event) => {
  const { scope } = registration;
  // The cache has no address with a query, such as that which the installed app starts with: these are for the worker.
  const pattern = (name) => ({ pathname: new URL(name, scope).pathname, search: "", baseURL: scope });
  const conditions = files.map(([name]) => ({ urlPattern: pattern(name), requestMethod: "GET" }));
  const rules = conditions.length ? [{ condition: { or: conditions }, source: { cacheName: VERSION } }] : [];
  return event.addRoutes?.(rules)?.catch(() => {});
};

addEventListener("install", (event) => {
  event.waitUntil(Promise.all([install(), route(event)]));
});
addEventListener("activate", (event) => event.waitUntil(activate()));
addEventListener("fetch", (event) => {
  const make = answer(event.request);
  if (make) event.respondWith(make(event.request, (work) => event.waitUntil(work)));
});
