// A long table whose rows are elsewhere: it asks for those in view and some beyond, and draws them in elements that it uses again.
import { element } from "./elements.js";

const ROW = 40;
const BEYOND = 8;
// So many rows beyond those drawn are asked for, so that scrolling finds them.
const AHEAD = 200;

export const table = (columns, ask, wantFile) => {
  const body = element("tbody", {});
  const frame = element("div", { className: "table-frame" });
  const box = element("input", { type: "search", ariaLabel: "Search" });
  const exportButton = element("button", { type: "button", onclick: wantFile }, "Export CSV");
  let view = { typed: "", key: null, sign: 1, from: 0, to: AHEAD };
  let known = { from: 0, texts: [], found: 0 };
  // Read where it costs no layout: the height once, the offset as the list is scrolled.
  let offset = 0;
  let height = 800;

  // The elements of a row: made once, and filled for another row each time theirs goes out of view.
  const made = [];
  const makeRow = () => {
    const link = element("a", {});
    const texts = Object.keys(columns).map(() => document.createTextNode(""));
    link.append(texts[0]);
    const cells = texts.map((text, index) =>
      index === 0 ? element("th", { scope: "row" }, link) : element("td", {}, text));
    const line = element("tr", {}, ...cells);
    line.setAttribute("role", "row");
    body.append(line);
    made.push({ line, link, texts, place: -1 });
  };
  const fill = (slot, place) => {
    const [order, ...texts] = known.texts[place - known.from];
    slot.place = place;
    slot.line.style.top = `${place * ROW}px`;
    slot.link.href = `/orders/${order}`;
    texts.forEach((now, index) => {
      if (slot.texts[index].data !== now) slot.texts[index].data = now;
    });
  };
  const inView = () => {
    const from = Math.max(0, Math.floor(offset / ROW) - BEYOND);
    return [from, Math.min(known.found, from + Math.ceil(height / ROW) + 2 * BEYOND)];
  };
  const draw = (isOther) => {
    const [from, to] = inView();
    const isKnown = (place) => place >= known.from && place < known.from + known.texts.length;
    while (made.length < to - from) makeRow();
    const free = made.filter(({ place }) => isOther || place < from || place >= to);
    const drawnAlready = new Set(isOther ? [] : made.map(({ place }) => place));
    for (let place = from; place < to; place += 1) {
      if (!drawnAlready.has(place) && isKnown(place)) fill(free.pop(), place);
    }
    for (const slot of free) {
      if (slot.place === -1) continue;
      slot.place = -1;
      slot.line.style.top = `${-2 * ROW}px`;
    }
  };
  const want = (change) => {
    view = { ...view, ...change };
    ask(view);
  };
  // Asks before the rows that are known end.
  const look = () => {
    const [from, to] = inView();
    const isNearEnd = to + AHEAD / 2 > view.to && view.to < known.found;
    if (isNearEnd || (from - AHEAD / 2 < view.from && view.from > 0)) {
      want({ from: Math.max(0, from - AHEAD), to: to + AHEAD });
    }
    draw(false);
  };
  const sortBy = (key) => want({ key, sign: view.key === key ? -view.sign : 1 });
  const heading = ([key, label]) =>
    element("th", { scope: "col" }, element("button", { type: "button", onclick: () => sortBy(key) }, label));

  new ResizeObserver(([{ contentRect }]) => {
    height = contentRect.height;
    draw(false);
  }).observe(frame);
  const headings = Object.entries(columns).map(heading);
  frame.append(element("table", {}, element("thead", {}, element("tr", {}, ...headings)), body));
  frame.addEventListener("scroll", () => {
    offset = frame.scrollTop;
    look();
  });
  box.addEventListener("input", () => want({ typed: box.value }));
  return {
    frame,
    toolbar: element("div", { className: "toolbar" }, box, exportButton),
    show: ({ view: of, texts, found, isNew }) => {
      const isOther = isNew || of.typed !== known.typed || of.key !== known.key || of.sign !== known.sign;
      if (found !== known.found) body.style.height = `${found * ROW}px`;
      known = { ...of, texts, found };
      draw(isOther);
    },
  };
};
