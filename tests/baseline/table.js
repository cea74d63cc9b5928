// A long table: searched by the key, sorted by any column, drawn only where it is in view, saved as a file.
import { csv, save } from "./csv.js";
import { element } from "./elements.js";
import { fold, search } from "./search.js";

const ROW = 40;
const BEYOND = 8;

export const table = (columns, further, fileName) => {
  const body = element("tbody", {});
  const frame = element("div", { className: "table-frame" });
  const box = element("input", { type: "search", ariaLabel: "Search" });
  const exportButton = element("button", { type: "button" }, "Export CSV");
  const find = search([...columns.filter(({ isSearched }) => isSearched).map(({ key }) => key), ...further]);
  let all = [];
  let found = [];
  let sorting = { key: null, sign: 1 };
  let onChange = () => {};
  let drawn = {};
  // Read where it costs no layout: the height once, the offset as the list is scrolled.
  let offset = 0;
  let height = 800;

  const sorted = (rows) => {
    const { key, sign } = sorting;
    if (!key) return rows;
    const keyed = rows.map((row) => [fold(row[key] ?? ""), row]);
    keyed.sort(([one], [other]) => (one < other ? -sign : one > other ? sign : 0));
    return keyed.map(([, row]) => row);
  };
  // The elements of a row: made once, and filled for another row each time theirs goes out of view.
  const made = [];
  const makeRow = () => {
    const link = element("a", {});
    const texts = columns.map(() => document.createTextNode(""));
    link.append(texts[0]);
    const cells = texts.map((text, index) =>
      index === 0 ? element("th", { scope: "row" }, link) : element("td", {}, text));
    const line = element("tr", {}, ...cells);
    line.setAttribute("role", "row");
    body.append(line);
    made.push({ line, link, texts, place: -1 });
  };
  const fill = (slot, place) => {
    const row = found[place];
    slot.place = place;
    slot.line.style.top = `${place * ROW}px`;
    slot.link.href = `/orders/${row.order}`;
    columns.forEach(({ text }, index) => {
      const now = text(row);
      if (slot.texts[index].data !== now) slot.texts[index].data = now;
    });
  };
  const draw = () => {
    const from = Math.max(0, Math.floor(offset / ROW) - BEYOND);
    const to = Math.min(found.length, from + Math.ceil(height / ROW) + 2 * BEYOND);
    if (drawn.found === found && drawn.from === from && drawn.to === to) return;
    const isOther = drawn.found !== found;
    drawn = { found, from, to };
    if (isOther) body.style.height = `${found.length * ROW}px`;
    while (made.length < to - from) makeRow();
    const free = made.filter(({ place }) => isOther || place < from || place >= to);
    const drawnAlready = new Set(isOther ? [] : made.map(({ place }) => place));
    for (let place = from; place < to; place += 1) if (!drawnAlready.has(place)) fill(free.pop(), place);
    for (const slot of free) {
      slot.place = -1;
      slot.line.style.top = `${-2 * ROW}px`;
    }
  };
  const renew = (rows) => {
    found = find(rows, box.value);
    draw();
  };
  const sortBy = (key) => {
    sorting = { key, sign: sorting.key === key ? -sorting.sign : 1 };
    renew(sorted(all));
    onChange();
  };
  const heading = ({ key, label }) =>
    element("th", { scope: "col" }, element("button", { type: "button", onclick: () => sortBy(key) }, label));

  new ResizeObserver(([{ contentRect }]) => {
    height = contentRect.height;
    draw();
  }).observe(frame);
  frame.append(element("table", {}, element("thead", {}, element("tr", {}, ...columns.map(heading))), body));
  frame.addEventListener("scroll", () => {
    offset = frame.scrollTop;
    draw();
  });
  box.addEventListener("input", () => {
    renew(sorted(all));
    onChange();
  });
  exportButton.addEventListener("click", () => save(csv(columns, found), fileName));
  return {
    frame,
    toolbar: element("div", { className: "toolbar" }, box, exportButton),
    count: () => found.length,
    onChange: (act) => { onChange = act; },
    show: (rows) => {
      all = rows;
      renew(sorted([...rows]));
    },
  };
};
