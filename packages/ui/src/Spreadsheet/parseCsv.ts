import type { ParseStepResult } from 'papaparse';
import { decodeText, type TextEncoding } from './decodeText.ts';
import { ordinary } from './formulaGuard.ts';
import { rowReader } from './rowReader.ts';

/** A row of a CSV file. */
export interface CsvRow {
  /** The line of the file on which the row starts; the first line is 1. */
  line: number;
  /** The values, as text. */
  cells: string[];
}

/**
 * The reason why a row can't be read: more values than the header has names (`cells`), text after a
 * closing quote (`quote`), a quote that isn't closed (`openQuote`), or a character that isn't text,
 * such as the replacement character of a text that was decoded wrongly (`character`).
 */
export type CsvErrorCode = 'cells' | 'quote' | 'openQuote' | 'character';

/** A row of a CSV file that can't be read. */
export interface CsvError {
  /** The reason. */
  code: CsvErrorCode;
  /** The line of the error in the file; the first line is 1. */
  line: number;
  /** The number of the column; the first is 1. */
  column: number;
  /** The name of the column, or an empty text if it has none. */
  heading: string;
}

/** A parsed CSV file. */
export interface ParsedCsv {
  /** The names of the columns, without unnamed ones at the end. */
  header: string[];
  /** The line of the header. */
  headerLine: number;
  /** The rows after the header that can be read. Blank rows are left out. */
  rows: CsvRow[];
  /** The rows that can't be read. */
  errors: CsvError[];
}

/** A file that was decoded and parsed. */
export interface CsvFile extends ParsedCsv {
  /** The encoding of the file; null for a workbook. */
  encoding: TextEncoding | null;
}

/** Excel's own statement of the separator, before the header. */
const separatorLine = /^"?sep=([^"\r\n])"?[^\S\r\n]*(?:\r\n|[\r\n]|$)/i;
const quoted = /"(?:[^"]|"")*"/g;
/** The most likely separator first: text contains commas more often than tabs. */
const separators = ['\t', ';', ',', '|'];
const lineBreak = /\r\n|[\r\n]/g;

/** Returns the separator that is the most frequent one in the header, outside quotes. */
function separatorOf(text: string): string {
  const [header = ''] = text
    .replace(quoted, '')
    .trimStart()
    .split(/[\r\n]/, 1);
  const counts = separators.map((separator) => header.split(separator).length);
  const most = Math.max(...counts);
  return most === 1 ? ',' : separators[counts.indexOf(most)]!;
}

const linesIn = (text: string) => text.match(lineBreak)?.length ?? 0;

/** Returns the text of a cell; the last of a row ends with CR if lines end with CRLF. */
const cellOf = (text: string) => ordinary(text.trim());

/**
 * Parses CSV. The separator is the one that a first line such as `sep=;` states, or else the most
 * frequent tab, semicolon, comma or bar of the header. Values are trimmed, and the apostrophe that
 * `toCsv` puts before text that looks like a formula is removed.
 */
export async function parseCsv(file: string): Promise<ParsedCsv> {
  const { default: Papa } = await import('papaparse');
  const marked = file.replace(/^\uFEFF/, '');
  const [statement = '', stated] = separatorLine.exec(marked) ?? [];
  const text = marked.slice(statement.length);
  const delimiter = stated ?? separatorOf(text);
  const newline = text.replace(quoted, '').includes('\n') ? '\n' : '\r';
  const split = (part: string) => Papa.parse<string[]>(part, { delimiter, newline }).data[0];

  const { parsed, add } = rowReader();
  let start = 0;
  let line = 1 + linesIn(statement);
  const read = ({ data, errors: [error], meta }: ParseStepResult<string[]>) => {
    const from = start;
    const row: CsvRow = { line, cells: data.map(cellOf) };
    start = meta.cursor;
    line += linesIn(text.slice(from, start));
    if (!error) return add(row);
    // `index` is the position after the opening quote.
    const before = text.slice(from, (error.index ?? from + 1) - 1);
    add(row, {
      code: error.code === 'MissingQuotes' ? 'openQuote' : 'quote',
      line: row.line + linesIn(before),
      index: (split(before)?.length ?? 1) - 1,
    });
  };
  Papa.parse<string[]>(text, { delimiter, newline, step: read });
  return parsed;
}

/** Decodes and parses a CSV file. Returns null if it isn't text. */
export async function readCsv(file: Blob): Promise<CsvFile | null> {
  const decoded = decodeText(new Uint8Array(await file.arrayBuffer()));
  return decoded && { ...(await parseCsv(decoded.text)), encoding: decoded.encoding };
}
