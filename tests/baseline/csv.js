// Rows as a file for a spreadsheet (RFC 4180): no cell can be taken for a formula, and long numbers keep their digits.
const MARK = "\ufeff";

const guarded = (text) => (/^[\s]*[=+\-@\t\r]/.test(text) || /^\d{12,}$/.test(text) ? `'${text}` : text);
const quoted = (text) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export const csv = (columns, rows) => {
  const line = (cells) => `${cells.map(quoted).join(",")}\r\n`;
  const lines = rows.map((row) => line(columns.map(({ exported }) => guarded(String(exported(row))))));
  return MARK + line(columns.map(({ label }) => label)) + lines.join("");
};

export const save = (text, name) => {
  const address = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
