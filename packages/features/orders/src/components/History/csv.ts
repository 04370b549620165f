/** A cell that a spreadsheet would take for a formula gets a quote in front. https://owasp.org/www-community/attacks/CSV_Injection */
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Rows of text as a CSV that spreadsheets open: a byte order mark, quotes where needed, no formulas. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map((text) => quoted(harmless(text))).join(',')).join('\r\n')}\r\n`;
