// What is kept of the form on this page, and what of it its controls hold otherwise.
const kept = sessionStorage.getItem(`loket.draft.${location.pathname}${location.search}`);
const differing = [];
for (const [name, typed] of Object.entries(JSON.parse(kept ?? "{}"))) {
  const control = document.querySelector(`form [name="${name}"]`);
  const holds = control?.type === "checkbox" ? control.checked : control?.value;
  if (control !== null && typeof typed === typeof holds && typed !== holds) differing.push(name);
}
return { kept, differing };
