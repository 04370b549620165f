import { cellsOf, type SheetColumn } from './sheet.ts';

/** Returns rows as tab-separated text, which spreadsheets paste into cells. */
export const toTabs = <Row>(columns: readonly SheetColumn<Row>[], rows: readonly Row[]): string =>
  cellsOf(columns, rows)
    .map((cells) => cells.map((cell) => cell.replace(/[\t\r\n]+/g, ' ')).join('\t'))
    .join('\n');

/** Copies rows to the clipboard. Rejects if the browser doesn't allow it. */
export const copyRows = <Row>(columns: readonly SheetColumn<Row>[], rows: readonly Row[]) =>
  navigator.clipboard.writeText(toTabs(columns, rows));
