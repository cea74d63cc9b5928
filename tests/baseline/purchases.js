// What was bought of an event: orders and purchases, joined by the id of the purchase.
import { element } from "./elements.js";
import { formats } from "./formats.js";
import { settings, walkAll } from "./service.js";
import { table } from "./table.js";

const columns = (shown) => {
  const plain = (key, label, isSearched) => ({
    key, label, isSearched, text: (row) => row[key] ?? "—", exported: (row) => row[key] ?? "",
  });
  const moment = (key, label) => ({
    key, label,
    text: (row) => (row[key] ? shown.moment(row[key]) : "—"),
    exported: (row) => (row[key] ? shown.inSpreadsheet(row[key]) : ""),
  });
  return [
    plain("barcode", "Barcode", true),
    plain("ticket", "Ticket", true),
    plain("last_name", "Last name", true),
    plain("first_name", "First name", true),
    moment("scanned_at", "Scanned"),
    plain("status", "Status"),
    plain("slot", "Time slot"),
    moment("created_at", "Bought"),
  ];
};
// Searched, but not among the columns that are shown.
const FURTHER = ["order", "email", "phone"];

export const showPurchases = async (main, event) => {
  const shown = formats(await settings);
  const list = table(columns(shown), FURTHER, "purchases.csv");
  const progress = element("progress", {});
  const place = element("p", { className: "place", role: "status" });
  main.append(element("h1", {}, "Purchases"), list.toolbar, progress, list.frame, place);

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
  const show = (suffix) => {
    list.show(rows);
    place.textContent = `${shown.integer(list.count())} of ${shown.integer(rows.length)}${suffix}`;
  };
  // Each drawing takes time from the reading.
  let isDue = false;
  const showSoon = () => {
    if (isDue) return;
    isDue = true;
    setTimeout(() => {
      isDue = false;
      if (progress.isConnected) show("");
    }, rows.length === 0 ? 0 : 200);
  };
  const totals = { orders: 0, purchases: 0 };
  const read = { orders: 0, purchases: 0 };
  const report = (list, { data, meta }) => {
    totals[list] = meta.total;
    read[list] += data.length;
    progress.max = totals.orders + totals.purchases;
    progress.value = read.orders + read.purchases;
    showSoon();
  };
  const takeOrders = (page) => {
    for (const { id, status, orderer, purchases } of page.data) {
      const { first_name, last_name, email, phone } = orderer.data;
      const known = { order: id, status: `${status.text} (${status.code})`, first_name, last_name, email, phone };
      for (const { id, barcode, ticket, timeslot, scanned_at } of purchases) {
        Object.assign(rowOf(id), known, { barcode, ticket: ticket.name, slot: timeslot, scanned_at });
      }
    }
    report("orders", page);
  };
  const takePurchases = (page) => {
    for (const { id, barcode, slot, scanned_at, created_at } of page.data) {
      Object.assign(rowOf(id), { barcode, slot, scanned_at, created_at });
    }
    report("purchases", page);
  };
  await walkAll([
    [`/events/${event}/orders?per_page=100&`, takeOrders],
    [`/events/${event}/purchases?`, takePurchases],
  ]);
  progress.remove();
  byId.clear();
  const suffix = ` · updated ${shown.clock(Date.now())}`;
  show(suffix);
  list.onChange(() => show(suffix));
};
