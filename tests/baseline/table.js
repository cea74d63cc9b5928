// A long table: searched by the key, sorted by any column, drawn only where it is in view, saved as a file.
import { csv, save } from "./csv.js";
import { element } from "./elements.js";
import { fold, search } from "./search.js";

const ROW = 40;
const BEYOND = 20;
const STEP = 10;

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

  const sorted = (rows) => {
    const { key, sign } = sorting;
    if (!key) return rows;
    const keyed = rows.map((row) => [fold(row[key] ?? ""), row]);
    keyed.sort(([one], [other]) => (one < other ? -sign : one > other ? sign : 0));
    return keyed.map(([, row]) => row);
  };
  const space = (height) => {
    const cell = element("td", { colSpan: columns.length });
    cell.style.height = `${height}px`;
    return element("tr", { className: "space" }, cell);
  };
  const cell = ({ text }, row, index) => {
    if (index > 0) return element("td", {}, text(row));
    return element("th", { scope: "row" }, element("a", { href: `/orders/${row.order}` }, text(row)));
  };
  const draw = () => {
    const from = Math.max(0, Math.floor((frame.scrollTop / ROW - BEYOND) / STEP) * STEP);
    const until = (frame.scrollTop + frame.clientHeight) / ROW + BEYOND;
    const to = Math.min(found.length, Math.ceil(until / STEP) * STEP);
    if (drawn.found === found && drawn.from === from && drawn.to === to) return;
    drawn = { found, from, to };
    const rows = found.slice(from, to).map((row) =>
      element("tr", {}, ...columns.map((column, index) => cell(column, row, index))));
    body.replaceChildren(space(from * ROW), ...rows, space((found.length - to) * ROW));
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

  frame.append(element("table", {}, element("thead", {}, element("tr", {}, ...columns.map(heading))), body));
  frame.addEventListener("scroll", draw);
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
