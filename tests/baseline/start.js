// Shows the place that the address names: the list of tickets, or the purchases of an event.
import { showTickets } from "./tickets.js";

const main = document.querySelector("main");
const purchases = /\/events\/([^/]+)\/purchases$/.exec(location.pathname);
if (purchases) {
  const { showPurchases } = await import("./purchases.js");
  await showPurchases(main, purchases[1]);
} else {
  await showTickets(main);
}
