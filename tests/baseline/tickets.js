// The first page of the tickets, with the names of their events as soon as these are there.
import { element } from "./elements.js";
import { formats } from "./formats.js";
import { connection, reader } from "./service.js";
import { settings } from "./settings.js";

const LABELS = ["Name", "Price", "State", "Event", "Maximum capacity"];

const state = ({ is_hidden, on_fire, is_entry }) =>
  [is_hidden && "Hidden", on_fire && "Popular", is_entry && "Entry"].filter(Boolean).join(", ");

export const showTickets = async (main) => {
  const read = reader(connection());
  const tickets = read("/tickets?page=1");
  const events = read("/events?page=1");
  const shown = formats(await settings);
  const { data, meta } = await tickets;
  const nameOfEvent = new Map(data.map(({ id }) => [id, element("td", {})]));
  const row = (ticket) =>
    element("tr", { className: ticket.is_hidden ? "muted" : "" },
      element("th", { scope: "row" }, element("a", { href: `/tickets/${ticket.id}` }, ticket.name)),
      element("td", { className: "number" }, shown.amount(ticket.price)),
      element("td", {}, state(ticket)),
      nameOfEvent.get(ticket.id),
      element("td", { className: "number" }, ticket.capacity === null ? "—" : shown.integer(ticket.capacity)),
    );
  const headings = LABELS.map((label) => element("th", { scope: "col" }, label));
  main.append(
    element("h1", {}, "Tickets"),
    element("table", {},
      element("thead", {}, element("tr", {}, ...headings)),
      element("tbody", {}, ...data.map(row)),
    ),
    element("p", { className: "place" }, `${meta.from}–${meta.to} of ${meta.total}`),
  );
  const names = new Map((await events).data.map(({ id, name }) => [id, name]));
  for (const ticket of data) nameOfEvent.get(ticket.id).textContent = names.get(ticket.event_id) ?? "—";
};
