// What can be clicked, typed into or chosen from now; of one of them, scrolled to, where it is. Only its number leaves
// this script: an element that the driver knows would be held for ever.
if (document.querySelector("main") === null) return null;
const [number, turn] = arguments;
const isPerceived = (element) =>
  element.checkVisibility({ visibilityProperty: true }) && !element.closest("[aria-hidden=true], [inert]");
const leadsAway = (element) =>
  element.localName === "a" && (element.target !== "" || !element.href.startsWith(location.origin));
const kindOf = (element) => {
  if (element.matches("select")) return "choice";
  if (element.matches("textarea, input:not([type=checkbox], [type=radio])")) return "text";
  return "click";
};
// What lies behind a sheet can't be reached.
const reachable = document.querySelector("dialog:modal") ?? document;
const found = [...reachable.querySelectorAll("a[href], button, summary, input, textarea, select")].filter(
  (element) => isPerceived(element) && !leadsAway(element) && !element.matches("[type=file], [name^='auth.']"),
);
const chosen = found[number];
if (chosen !== undefined) {
  chosen.scrollIntoView({ block: "center" });
  if (turn !== undefined) {
    chosen.selectedIndex = turn % chosen.options.length;
    chosen.dispatchEvent(new Event("change", { bubbles: true }));
  }
  const box = chosen.getBoundingClientRect();
  return [Math.floor(box.x + box.width / 2), Math.floor(box.y + box.height / 2)];
}
const named = (element) => element.name || element.textContent.replace(/\s+/g, " ").trim().slice(0, 40);
return {
  path: location.pathname,
  isStopped: document.querySelector(".stopped") !== null,
  isSignedIn: document.querySelector("nav") !== null,
  targets: found.map((element) => ({ kind: kindOf(element), name: `${element.localName} ${named(element)}` })),
};
