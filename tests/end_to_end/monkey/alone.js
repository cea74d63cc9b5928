// Nothing on the page can answer the browser's own dialog for printing.
window.print = () => {};
// Behind another tab, a page is not painted, and what has gone from it is not let go of.
addEventListener("click", (event) => event.target.closest?.("a[target]") && event.preventDefault(), true);
