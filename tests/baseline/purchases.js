// What was bought of an event: a long table of what a worker reads.
import { element } from "./elements.js";
import { formats } from "./formats.js";
import { connection } from "./service.js";
import { settings } from "./settings.js";
import { table } from "./table.js";

const COLUMNS = {
  barcode: "Barcode",
  ticket: "Ticket",
  last_name: "Last name",
  first_name: "First name",
  scanned_at: "Scanned",
  status: "Status",
  slot: "Time slot",
  created_at: "Bought",
};

const save = (file, name) => {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

export const showPurchases = async (main, event) => {
  const policy = trustedTypes.createPolicy("sales", { createScriptURL: (url) => url });
  const worker = new Worker(policy.createScriptURL("sales.js"), { type: "module" });
  const shown = formats(await settings);
  const list = table(
    COLUMNS,
    (view) => worker.postMessage({ view }),
    () => worker.postMessage({ wantsFile: true }),
  );
  const progress = element("progress", {});
  const place = element("p", { className: "place", role: "status" });
  main.append(element("h1", {}, "Purchases"), list.toolbar, progress, list.frame, place);
  let suffix = "";
  let count = "";
  const say = () => (place.textContent = count + suffix);
  worker.addEventListener("message", ({ data }) => {
    if (data.records) Object.assign(progress, { max: data.total || 1, value: data.records });
    if (data.isComplete) {
      progress.remove();
      suffix = ` · updated ${shown.clock(Date.now())}`;
      say();
    }
    if (data.file) save(data.file, "purchases.csv");
    if (data.texts) {
      list.show(data);
      count = `${shown.integer(data.found)} of ${shown.integer(data.total)}`;
      say();
    }
  });
  worker.postMessage({ event, connection: connection(), settings: await settings });
};
