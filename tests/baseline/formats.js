// Values as people read them, and as a spreadsheet takes them.
const two = (number) => String(number).padStart(2, "0");

export const formats = ({ display }) => {
  const language = display.language ?? "en";
  const timeZone = display.time_zone ?? undefined;
  const day = { weekday: "short", day: "numeric", month: "short", year: "numeric" };
  const time = { hour: "2-digit", minute: "2-digit" };
  const moment = new Intl.DateTimeFormat(language, { ...day, ...time, timeZone });
  const clock = new Intl.DateTimeFormat(language, { ...time, timeZone });
  const integer = new Intl.NumberFormat(language);
  const amount = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  // The one language whose dates are those of a spreadsheet.
  const elsewhere = new Intl.DateTimeFormat("sv", { dateStyle: "short", timeStyle: "short", timeZone });
  const here = (at) =>
    `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())} ${two(at.getHours())}:${two(at.getMinutes())}`;
  return {
    moment: (text) => moment.format(new Date(text)),
    clock: (at) => clock.format(at),
    integer: (number) => integer.format(number),
    amount: (text) => amount.format(text),
    inSpreadsheet: (text) => (timeZone ? elsewhere.format(new Date(text)) : here(new Date(text))),
  };
};
