// The elements that a selector matches, that a person perceives, and that have this accessible name.
const [selector, name] = arguments;
const plain = (text) => text.replace(/\s+/g, " ").trim();
const texts = (elements) => [...elements].map((element) => element.textContent).join(" ");
const referred = (ids) => texts(ids.split(" ").map((id) => document.getElementById(id)));
// A label may stand around its control, whose options are no part of the name.
const withoutControl = (label) => {
  const copy = label.cloneNode(true);
  copy.querySelectorAll("select, textarea").forEach((control) => control.remove());
  return copy;
};
const nameOf = (element) =>
  element.getAttribute("aria-label") ??
  (element.hasAttribute("aria-labelledby")
    ? referred(element.getAttribute("aria-labelledby"))
    : texts(element.labels?.length ? [...element.labels].map(withoutControl) : [element]));
const isPerceived = (element) =>
  element.checkVisibility({ visibilityProperty: true }) && !element.closest("[aria-hidden=true], [inert]");
return [...document.querySelectorAll(selector)].filter(
  (element) => isPerceived(element) && (name === null || plain(nameOf(element)) === plain(name)),
);
