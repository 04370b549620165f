const formula = /^[=+\-@\t\r]/;
const negative = /^-\d+(?:\.\d+)?$/;
/**
 * Prefixes a cell that a spreadsheet would run as a formula with a quote, except negative numbers.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const harmless = (text: string) => (formula.test(text) && !negative.test(text) ? `'${text}` : text);

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Returns rows as CSV for spreadsheets: with a byte order mark, and quoted where needed. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map((text) => quoted(harmless(text))).join(',')).join('\r\n')}\r\n`;

/** Downloads a text as a CSV file. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
