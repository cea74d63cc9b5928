// What a person reads on the page.
const isPerceived = (element) =>
  element.checkVisibility({ visibilityProperty: true }) && !element.closest("[aria-hidden=true], [inert]");
const perceived = (selector, within = document) => [...within.querySelectorAll(selector)].filter(isPerceived);
const plain = (element) => element.innerText.replace(/\s+/g, " ").trim();
const rows = perceived("table tr").map((row) => perceived("th, td", row).map(plain));
const terms = perceived("dt").map((term) => [plain(term), perceived("dd", term.parentElement).map(plain)]);
return {
  address: location.href,
  title: document.title,
  headings: perceived("h1, h2, h3").map(plain),
  notices: perceived("[role=alert], [role=status]").map(plain).filter((text) => text !== ""),
  rows,
  terms: Object.fromEntries(terms),
  text: plain(document.body),
};
