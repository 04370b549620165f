import { cellsOf, type SheetColumn } from './sheet.ts';
import { csvMark } from './toCsv.ts';

/** A ZIP file that is written piece by piece. */
export interface SheetZip {
  /**
   * Appends rows to a CSV file, which gets its header first. Text that looks like a formula gets an
   * apostrophe, as in `toCsv`.
   */
  addRows: <Row>(name: string, columns: readonly SheetColumn<Row>[], rows: readonly Row[]) => void;
  /** Adds a text file. */
  addText: (name: string, text: string) => void;
  /** Ends all files, and returns the ZIP file. Nothing can be added afterwards. */
  finish: () => Blob;
}

/** Creates an empty ZIP file. Only its compressed content is kept in memory. */
export async function createSheetZip(): Promise<SheetZip> {
  const [{ strToU8, Zip, ZipDeflate }, { default: Papa }] = await Promise.all([
    import('fflate'),
    import('papaparse'),
  ]);
  const content: Uint8Array<ArrayBuffer>[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, piece) => {
    if (error) failure ??= error;
    else content.push(piece);
  });
  const open = new Map<string, InstanceType<typeof ZipDeflate>>();
  const fileOf = (name: string) => {
    const file = open.get(name) ?? new ZipDeflate(name);
    if (!open.has(name)) zip.add(file);
    open.set(name, file);
    return file;
  };
  return {
    addRows(name, columns, rows) {
      const isNew = !open.has(name);
      const [header, ...cells] = cellsOf(columns, rows);
      if (!isNew && cells.length === 0) return;
      const text = Papa.unparse(isNew ? [header, ...cells] : cells);
      fileOf(name).push(strToU8(isNew ? `${csvMark}${text}` : `\r\n${text}`));
    },
    addText: (name, text) => fileOf(name).push(strToU8(text)),
    finish() {
      for (const file of open.values()) file.push(new Uint8Array(), true);
      zip.end();
      if (failure) throw failure;
      return new Blob(content, { type: 'application/zip' });
    },
  };
}
