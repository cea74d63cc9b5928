// The draft of the form on this page, and the controls that differ from it.
const draft = sessionStorage.getItem(`loket.draft.${location.pathname}${location.search}`);
const differing = [];
for (const [name, typed] of Object.entries(JSON.parse(draft ?? "{}"))) {
  const control = document.querySelector(`form [name="${name}"]`);
  const holds = control?.type === "checkbox" ? control.checked : control?.value;
  if (control !== null && typeof typed === typeof holds && typed !== holds) differing.push(name);
}
return { draft, differing };
