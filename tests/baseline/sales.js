// What was bought of an event, in a worker: read, joined by the id of the purchase, searched, sorted, and written into a file. The
// page gets the texts of the rows that it shows.
import { csv } from "./csv.js";
import { formats } from "./formats.js";
import { fold, search } from "./search.js";
import { reader, walkAll } from "./service.js";

const columns = (shown) => {
  const plain = (key, label) => ({ key, label, text: (row) => row[key] ?? "—", exported: (row) => row[key] ?? "" });
  const moment = (key, label) => ({
    key, label,
    text: (row) => (row[key] ? shown.moment(row[key]) : "—"),
    exported: (row) => (row[key] ? shown.inSpreadsheet(row[key]) : ""),
  });
  return [
    plain("barcode", "Barcode"),
    plain("ticket", "Ticket"),
    plain("last_name", "Last name"),
    plain("first_name", "First name"),
    moment("scanned_at", "Scanned"),
    plain("status", "Status"),
    plain("slot", "Time slot"),
    moment("created_at", "Bought"),
  ];
};
const find = search(["barcode", "ticket", "last_name", "first_name", "order", "email", "phone"]);

const rows = [];
const byId = new Map();
const rowOf = (id) => {
  let row = byId.get(id);
  if (!row) {
    row = { id };
    byId.set(id, row);
    rows.push(row);
  }
  return row;
};
const takeOrders = ({ data }) => {
  for (const { id, status, orderer, purchases } of data) {
    const { first_name, last_name, email, phone } = orderer.data;
    const known = { order: id, status: `${status.text} (${status.code})`, first_name, last_name, email, phone };
    for (const { id, barcode, ticket, timeslot, scanned_at } of purchases) {
      Object.assign(rowOf(id), known, { barcode, ticket: ticket.name, slot: timeslot, scanned_at });
    }
  }
};
const takePurchases = ({ data }) => {
  for (const { id, barcode, slot, scanned_at, created_at } of data) {
    Object.assign(rowOf(id), { barcode, slot, scanned_at, created_at });
  }
};

let shown;
let view = { typed: "", key: null, sign: 1, from: 0, to: 0 };
let sorted = rows;
let found = rows;

const sort = ({ key, sign }) => {
  if (!key) return rows;
  const keyed = rows.map((row) => [fold(row[key] ?? ""), row]);
  keyed.sort(([one], [other]) => (one < other ? -sign : one > other ? sign : 0));
  return keyed.map(([, row]) => row);
};
const show = (before) => {
  if (view.key !== before?.key || view.sign !== before?.sign) sorted = sort(view);
  if (sorted === rows || view.typed !== before?.typed || view.key !== before?.key || view.sign !== before?.sign) {
    found = find(sorted, view.typed);
  }
  const texts = found.slice(view.from, view.to).map((row) => [row.order, ...shown.map(({ text }) => text(row))]);
  // Without a view before, other records are the reason.
  postMessage({ view, texts, found: found.length, total: rows.length, isNew: !before });
};

const read = async ({ event, connection, settings }) => {
  shown = columns(formats(settings));
  const totals = new Map();
  let records = 0;
  let isDue = false;
  const taking = (list, take) => (page) => {
    take(page);
    totals.set(list, page.meta.total);
    records += page.data.length;
    // Each drawing takes time from the page.
    if (isDue) return;
    isDue = true;
    setTimeout(() => {
      isDue = false;
      postMessage({ records, total: totals.get("orders") + totals.get("purchases") });
      show();
    }, records === page.data.length ? 0 : 200);
  };
  await walkAll(reader(connection), settings.request.concurrency, [
    [`/events/${event}/orders?per_page=100&`, taking("orders", takeOrders)],
    [`/events/${event}/purchases?`, taking("purchases", takePurchases)],
  ]);
  byId.clear();
  show();
  postMessage({ isComplete: true });
};

addEventListener("message", ({ data }) => {
  if (data.event) read(data);
  if (data.wantsFile) postMessage({ file: csv(shown, found) });
  if (data.view) {
    const before = view;
    view = data.view;
    show(before);
  }
});
