import { textsOf, type SheetColumn } from './sheet.ts';

const sheet = `
  body { font: 10pt system-ui, sans-serif; margin: 0 }
  table { border-collapse: collapse; inline-size: 100% }
  caption { font-weight: 600; text-align: start; padding-block-end: 8pt }
  thead { display: table-header-group }
  tr { break-inside: avoid }
  th, td { text-align: start; padding: 3pt 6pt; border-block-end: 0.5pt solid #bbb }
`;

/** Returns a table of the rows, built from nodes so that no text is parsed as markup. */
function tableOf(page: Document, title: string, [head = [], ...rows]: string[][]) {
  const table = page.createElement('table');
  table.createCaption().textContent = title;
  const headRow = table.createTHead().insertRow();
  for (const name of head) {
    const cell = page.createElement('th');
    cell.scope = 'col';
    cell.textContent = name;
    headRow.append(cell);
  }
  const body = table.createTBody();
  for (const row of rows) {
    const line = body.insertRow();
    for (const text of row) line.insertCell().textContent = text;
  }
  return table;
}

/** Prints rows as a plain table, without the rest of the page. */
export function printRows<Row>(
  title: string,
  columns: readonly SheetColumn<Row>[],
  rows: readonly Row[],
  print: (frame: Window) => void = (frame) => frame.print(),
) {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = title;
  document.body.append(frame);
  const view = frame.contentWindow;
  const page = frame.contentDocument;
  if (!view || !page) return;
  page.documentElement.lang = document.documentElement.lang;
  page.documentElement.dir = document.documentElement.dir;
  page.title = title;
  // Use a constructed style sheet, because a strict content security policy blocks style elements.
  const styles = new (view as Window & typeof globalThis).CSSStyleSheet();
  styles.replaceSync(sheet);
  page.adoptedStyleSheets = [styles];
  page.body.append(tableOf(page, title, textsOf(columns, rows)));
  view.addEventListener('afterprint', () => frame.remove(), { once: true });
  print(view);
}
