// Rows as a file for a spreadsheet (RFC 4180): no cell can be taken for a formula, and long numbers keep their digits.
const MARK = "\ufeff";
// So many rows become one text: a file of one text would be held in memory twice.
const PIECE = 1000;

const guarded = (text) => (/^[\s]*[=+\-@\t\r]/.test(text) || /^\d{12,}$/.test(text) ? `'${text}` : text);
const quoted = (text) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export const csv = (columns, rows) => {
  const line = (cells) => `${cells.map(quoted).join(",")}\r\n`;
  const lineOf = (row) => line(columns.map(({ exported }) => guarded(String(exported(row)))));
  const pieces = [MARK + line(columns.map(({ label }) => label))];
  for (let at = 0; at < rows.length; at += PIECE) pieces.push(rows.slice(at, at + PIECE).map(lineOf).join(""));
  return new Blob(pieces, { type: "text/csv;charset=utf-8" });
};
