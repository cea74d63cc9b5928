// Reads in the place of the page, which stays free for the user while thousands of records come: what the browser does for each
// answer is done here. A request brings its headers with it, and nothing is stored (src/api/reader.rs).
const underWay = new Map();

const read = async (id, url, headers) => {
  const limit = new AbortController();
  underWay.set(id, limit);
  try {
    // As src/api/transport.rs asks.
    const response = await fetch(url, {
      headers,
      cache: "no-store",
      credentials: "omit",
      referrerPolicy: "no-referrer",
      redirect: "manual",
      signal: limit.signal,
    });
    const body = await response.arrayBuffer();
    const isRedirected = response.type === "opaqueredirect";
    postMessage([id, response.status, isRedirected, response.headers.get("Retry-After"), body], [body]);
  } catch {
    postMessage([id]);
  } finally {
    underWay.delete(id);
  }
};

// A message with an id alone ends that request.
addEventListener("message", ({ data: [id, url, headers] }) => {
  if (url) read(id, url, headers);
  else underWay.get(id)?.abort();
});
