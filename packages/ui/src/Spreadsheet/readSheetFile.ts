import { readCsv, type CsvFile } from './parseCsv.ts';

/** The `accept` of a file input for the files that `readSheetFile` reads. */
export const acceptedSheets = '.csv,.tsv,.txt,.xlsx,text/csv';

/** The first bytes of a ZIP archive, which a workbook is. */
const zip = [0x50, 0x4b, 0x03, 0x04];

/**
 * Reads a file that a spreadsheet has saved: an Excel workbook, of which the first sheet counts, or
 * CSV. Returns null if it's neither. The content counts, not the name.
 */
export async function readSheetFile(file: Blob): Promise<CsvFile | null> {
  const start = new Uint8Array(await file.slice(0, zip.length).arrayBuffer());
  if (!zip.every((byte, at) => byte === start[at])) return readCsv(file);
  const { readXlsx } = await import('./readXlsx.ts');
  return readXlsx(file).catch(() => null);
}
