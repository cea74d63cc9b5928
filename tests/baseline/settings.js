// What the deployment decides; it comes while the first list is on its way.
export const settings = fetch("config.json", { cache: "no-cache" }).then((answer) => answer.json());
