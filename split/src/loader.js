// Fetches the parts of the app. Written by the build, with the files of each part and their integrity: what was altered
// on the way is refused by the browser before it runs.
const files = __FILES__;
const place = new URL("../", import.meta.url);

// How long a file may take, in milliseconds: on a line that has broken down, browsers wait for minutes.
const PATIENCE = 60_000;

// What parts share with the main module, as soon as that runs.
let shared;
export const connect = (exports) => {
  shared = { __wasm_split: exports, __wasm_split_shared: exports };
};

// What failed is forgotten, so that the next call tries again.
const once = (make) => {
  const made = new Map();
  return (key, ...rest) => {
    if (!made.has(key)) {
      const result = make(key, ...rest);
      made.set(key, result);
      result.catch(() => made.delete(key));
    }
    return made.get(key);
  };
};

const compiled = once(async (name, integrity, priority) => {
  const signal = AbortSignal.timeout(PATIENCE);
  const response = await fetch(new URL(name, place), { integrity, priority, signal, credentials: "same-origin" });
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return WebAssembly.compile(await response.arrayBuffer());
});

const instance = once(async (name, integrity) => WebAssembly.instantiate(await compiled(name, integrity), shared));

// Fetches a part before it is needed.
export const prefetch = (part, priority) =>
  Promise.all((files[part] ?? []).map((file) => compiled(...file, priority)));


// A part runs as soon as what it shares with other parts does.
const run = once(async (part) => {
  const fetched = prefetch(part);
  const [own, ...others] = files[part].toReversed();
  await fetched;
  await Promise.all(others.map((file) => instance(...file)));
  await instance(...own);
});

// Makes parts ready one after the other, behind all else that the page asks for. What fails now is fetched when it is needed.
export const prefetchAll = async (parts) => {
  for (const part of parts) {
    await prefetch(part, "low")
      .then(() => run(part))
      .catch(() => {});
  }
};

const loader = (part) => async (callback, data) => {
  const is_loaded = await run(part).then(
    () => true,
    (error) => console.error(error),
  );
  shared.__wasm_split.__indirect_function_table.get(callback)(data, is_loaded ?? false);
};
