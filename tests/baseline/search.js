// One box over everything: a row is found when what is searched of it contains each word.
export const fold = (text) => String(text).normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export const search = (keys) => {
  const texts = new WeakMap();
  const textOf = (row) => {
    let text = texts.get(row);
    if (text === undefined) {
      text = fold(keys.map((key) => row[key] ?? "").join("\n"));
      texts.set(row, text);
    }
    return text;
  };
  return (rows, typed) => {
    const words = fold(typed).split(/[\s,;]+/).filter(Boolean);
    if (words.length === 0) return rows;
    return rows.filter((row) => words.every((word) => textOf(row).includes(word)));
  };
};
