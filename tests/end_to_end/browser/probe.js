// What is noted of a page while it is measured, the same way for every page. It runs before the page's own scripts.
//
// "Painted" is the end of a frame on the main thread: the first task after a frame's callbacks, when style, layout and
// paint of that frame are done. What the compositor and the screen take after it is not in.
(() => {
  const FRAME = 1000 / 60;
  // A result that has not changed for so many frames is whole.
  const QUIET = 8;

  // The next frame: when it began, and when it was painted.
  const frame = () =>
    new Promise((done) =>
      requestAnimationFrame((began) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          port1.close();
          done({ began, painted: performance.now() });
        };
        port2.postMessage(null);
      }),
    );

  // When something was painted for the first time.
  const until = async (isThere) => {
    for (;;) {
      const { painted } = await frame();
      if (isThere()) return painted;
    }
  };

  const firstRow = until(() => document.querySelector("tbody th[scope=row]"));

  // All rows of a walk: as many are shown as there are, and nothing says how far it is.
  const allRows = (count) => {
    const text = `${count.toLocaleString("en")} of ${count.toLocaleString("en")} · updated`;
    const isSaid = (element) => element.textContent.startsWith(text);
    return until(() => !document.querySelector("progress") && [...document.querySelectorAll(".place")].some(isSaid));
  };

  // From each key or click of a person to the next paint.
  const nextPaints = [];
  // From the next key or click to the paint of all that it changes.
  let awaited = null;
  const interacted = (event) => {
    if (!event.isTrusted || (event.type === "keydown" && event.repeat)) return;
    frame().then(({ painted }) => nextPaints.push({ at: event.timeStamp, took: painted - event.timeStamp }));
    awaited?.(event.timeStamp);
    awaited = null;
  };
  for (const kind of ["keydown", "click"]) addEventListener(kind, interacted, true);

  const result = async () => {
    let hasChanged = false;
    const observer = new MutationObserver(() => (hasChanged = true));
    const everything = { subtree: true, childList: true, characterData: true, attributes: true };
    const start = await new Promise((begin) => {
      awaited = (at) => {
        observer.observe(document, everything);
        begin(at);
      };
    });
    let end = (await frame()).painted;
    hasChanged = false;
    for (let quiet = 0; quiet < QUIET; quiet += 1) {
      const { painted } = await frame();
      if (hasChanged) [end, quiet, hasChanged] = [painted, 0, false];
    }
    observer.disconnect();
    return end - start;
  };

  // Scrolls the long table by so many pixels in each of so many frames; how many frames were missed, and in how many
  // there was nothing where rows should be.
  const scroll = async (frames, pixels) => {
    const box = document.querySelector(".table-frame");
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const heights = [0.25, 0.5, 0.75].map((part) => top + (bottom - top) * part);
    const isBlank = (y) => document.elementFromPoint((left + right) / 2, y)?.closest("tr, tbody")?.matches("tbody");
    const counted = { frames, missed: 0, blank: 0 };
    let { began: before } = await frame();
    for (let number = 0; number < frames; number += 1) {
      box.scrollTop += pixels;
      const { began } = await frame();
      counted.missed += Math.max(0, Math.round((began - before) / FRAME) - 1);
      counted.blank += heights.some(isBlank) ? 1 : 0;
      before = began;
    }
    return counted;
  };

  // The file that the page makes next: when it was handed over, and its content.
  let takeFile = () => {};
  const makeAddress = URL.createObjectURL;
  URL.createObjectURL = (blob) => {
    takeFile({ at: performance.now(), blob });
    return makeAddress.call(URL, blob);
  };
  const file = async () => {
    const start = new Promise((begin) => (awaited = begin));
    const { at, blob } = await new Promise((take) => (takeFile = take));
    return { took: at - (await start), lines: (await blob.text()).split("\r\n").length - 1 };
  };

  const longTasks = [];
  new PerformanceObserver((list) => longTasks.push(...list.getEntries())).observe({ type: "longtask", buffered: true });
  const longestTask = (since) =>
    Math.max(0, ...longTasks.filter(({ startTime }) => startTime >= since).map(({ duration }) => duration));

  // The largest burst of shifts: at most a second between two of them, and five in all.
  const shifts = [];
  new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({ type: "layout-shift", buffered: true });
  const layoutShift = () => {
    let [most, sum, first, last] = [0, 0, -Infinity, -Infinity];
    for (const { value, hadRecentInput, startTime } of shifts) {
      if (hadRecentInput) continue;
      if (startTime - last > 1000 || startTime - first > 5000) [sum, first] = [0, startTime];
      [sum, last] = [sum + value, startTime];
      most = Math.max(most, sum);
    }
    const nodes = shifts.filter(({ hadRecentInput }) => !hadRecentInput).flatMap(({ sources }) =>
      sources.map(({ node }) => node?.getAttribute?.("class") || node?.nodeName || "what is gone"));
    return { most, nodes: [...new Set(nodes)].slice(0, 6) };
  };

  // The browser tells of it once it is on the screen.
  const contentfulPaint = () => performance.getEntriesByName("first-contentful-paint")[0];
  const firstPaint = () => until(contentfulPaint).then(() => contentfulPaint().startTime);

  // The memory of WebAssembly, which no figure of the browser's own has in it.
  const memories = new Set();
  for (const name of ["instantiate", "instantiateStreaming"]) {
    const make = WebAssembly[name];
    WebAssembly[name] = async (...given) => {
      const made = await make.apply(WebAssembly, given);
      const { exports } = made.instance ?? made;
      const own = Object.values(exports).filter((value) => value instanceof WebAssembly.Memory);
      // Each once: parts of an app hand on the memory that they share.
      own.forEach((memory) => memories.add(memory));
      return made;
    };
  }
  const wasmMemory = () => [...memories].reduce((sum, { buffer }) => sum + buffer.byteLength, 0);

  window.probe = { firstRow, allRows, nextPaints, result, scroll, file, longestTask, layoutShift, firstPaint, wasmMemory };
})();
