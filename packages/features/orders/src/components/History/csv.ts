const formula = /^[=+\-@\t\r]/;
const negative = /^-\d+(?:\.\d+)?$/;
/**
 * Prefixes a cell that a spreadsheet would read as a formula with a quote; negative numbers stay as
 * they are.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const harmless = (text: string) => (formula.test(text) && !negative.test(text) ? `'${text}` : text);

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * Returns rows as CSV for spreadsheets, with a byte order mark, quotes where needed and formulas
 * neutralised.
 */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map((text) => quoted(harmless(text))).join(',')).join('\r\n')}\r\n`;
