import type { CsvErrorCode, CsvRow, ParsedCsv } from './parseCsv.ts';

/** The place of an error in a row: the line of the file and the index of the column. */
interface RowFault {
  code: CsvErrorCode;
  line: number;
  index: number;
}

// oxlint-disable-next-line no-control-regex
const unreadable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffd]/;

function faultOf({ line, cells }: CsvRow, columns: number): RowFault | undefined {
  const broken = cells.findIndex((cell) => unreadable.test(cell));
  if (broken >= 0) return { code: 'character', line, index: broken };
  const isTooLong = cells.findLastIndex((cell) => cell !== '') >= columns;
  return isTooLong ? { code: 'cells', line, index: columns } : undefined;
}

/**
 * Collects the rows of a file. The first row that isn't blank is the header. A row with a fault
 * becomes an error.
 */
export function rowReader() {
  const parsed: ParsedCsv = { header: [], headerLine: 0, rows: [], errors: [] };
  const add = (row: CsvRow, found?: RowFault) => {
    const last = row.cells.findLastIndex((cell) => cell !== '');
    if (last < 0 && !found) return;
    const isHeader = parsed.headerLine === 0;
    if (isHeader)
      Object.assign(parsed, { header: row.cells.slice(0, last + 1), headerLine: row.line });
    const fault = found ?? faultOf(row, parsed.header.length);
    if (fault) {
      const { code, line, index } = fault;
      const heading = parsed.header[index] ?? '';
      parsed.errors.push({ code, line, column: index + 1, heading });
    } else if (!isHeader) parsed.rows.push(row);
  };
  return { parsed, add };
}
