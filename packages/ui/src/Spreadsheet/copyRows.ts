import { cellsOf, type SheetColumn } from './sheet.ts';

/** Rows as text with tabs, which a spreadsheet pastes into cells. */
export const toTabs = <Row>(columns: readonly SheetColumn<Row>[], rows: readonly Row[]): string =>
  cellsOf(columns, rows)
    .map((cells) => cells.map((cell) => cell.replace(/[\t\r\n]+/g, ' ')).join('\t'))
    .join('\n');

/** Puts rows into the clipboard. Rejects where the browser does not allow it. */
export const copyRows = <Row>(columns: readonly SheetColumn<Row>[], rows: readonly Row[]) =>
  navigator.clipboard.writeText(toTabs(columns, rows));
