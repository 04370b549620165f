import { useFormatMessage, useTexts } from '../Messages/useFormatMessage.ts';
import type { CsvError, CsvErrorCode } from './parseCsv.ts';
import type { NumberQuestion } from './sheetNumber.ts';

/** The texts about a CSV file, in the language of the kit. */
export interface CsvTexts {
  /** Returns the error of a row that can't be read. */
  problem: (code: CsvErrorCode) => string;
  /** The error of a column that has the name of another one. */
  repeated: string;
  /** Returns the name of the column of an error, or its number if it has no name. */
  column: (error: Pick<CsvError, 'column' | 'heading'>) => string;
  /** Returns the question about a number that can be read in two ways. */
  question: (question: Pick<NumberQuestion, 'text' | 'line'>) => string;
  /** The help text of the question. */
  questionHelp: string;
  /** The note about a file that was read as Windows-1252. */
  windows1252: string;
  /** The error of a file that's neither text nor a workbook. */
  notText: string;
}

const texts = {
  cells: {
    id: 'csv.cells',
    text: 'This row has more values than the header has columns. Put quotes around a value that contains the separator.',
  },
  quote: {
    id: 'csv.quote',
    text: 'This value has text after its closing quote. Double the quotes inside it.',
  },
  openQuote: { id: 'csv.openQuote', text: 'This value starts with a quote that’s never closed.' },
  character: {
    id: 'csv.character',
    text: 'This value has characters that can’t be read. Correct it and save the file as CSV UTF-8.',
  },
  repeated: {
    id: 'csv.repeated',
    text: 'Another column has the same name. Rename or remove one of them.',
  },
  questionHelp: { id: 'csv.questionHelp', text: 'Your answer applies to all numbers in the file.' },
  windows1252: {
    id: 'csv.windows1252',
    text: 'This file isn’t in UTF-8. It was read as Western European text, so check the names.',
  },
  notText: {
    id: 'csv.notText',
    text: 'This file can’t be read. Save it as an Excel workbook (.xlsx) or CSV UTF-8 and choose it again.',
  },
};

const messages = {
  column: { id: 'csv.column', text: 'Column {number}' },
  question: { id: 'csv.question', text: 'Which number is “{text}” in line {line}?' },
};

/** Returns the texts about a CSV file. */
export function useCsvTexts(): CsvTexts {
  const format = useFormatMessage();
  const { cells, quote, openQuote, character, ...rest } = useTexts(texts);
  return {
    ...rest,
    problem: (code) => ({ cells, quote, openQuote, character })[code],
    column: ({ column, heading }) => heading || format(messages.column, { number: column }),
    question: ({ text, line }) => format(messages.question, { text, line }),
  };
}
