// Reading from the service, in the page or in a worker.

// The connection that this tab keeps as the app does.
export const connection = () => JSON.parse(sessionStorage.getItem("loket.session"));

// A barcode can be larger than what a number holds exactly.
const withBarcodesAsText = (text) => text.replace(/"barcode":(\d+)/g, '"barcode":"$1"');

export const reader = ({ address, header, scheme, token }) => {
  const options = {
    headers: { Accept: "application/json", [header]: scheme ? `${scheme} ${token}` : token },
    cache: "no-store",
    credentials: "omit",
    referrerPolicy: "no-referrer",
    redirect: "manual",
  };
  return async (path) => {
    const answer = await fetch(`${address}/v1${path}`, options);
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return JSON.parse(withBarcodesAsText(await answer.text()));
  };
};

// So many requests at once, from all callers together.
const slots = (most) => {
  const waiting = [];
  let free = most;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise((go) => waiting.push(go));
    try {
      return await work();
    } finally {
      if (waiting.length > 0) waiting.shift()();
      else free += 1;
    }
  };
};

// Reads all pages of several lists, each list's in its order, as they come.
export const walkAll = async (read, most, lists) => {
  const inSlot = slots(most);
  const walk = async ([list, take]) => {
    const page = (number) => inSlot(() => read(`${list}page=${number}`));
    const first = await page(1);
    take(first);
    const ahead = [];
    let asked = 2;
    for (let number = 2; number <= first.meta.last_page; number += 1) {
      while (asked <= first.meta.last_page && ahead.length < most) ahead.push(page(asked++));
      take(await ahead.shift());
    }
  };
  await Promise.all(lists.map(walk));
};
