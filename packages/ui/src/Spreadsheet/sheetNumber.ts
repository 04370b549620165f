import {
  commaDecimal,
  plainText,
  pointDecimal,
  readBy,
  splitSign,
  type Separators,
} from '../numbers/readDecimal.ts';

/** The mark before the decimals of a number: `1,250.00` has a point, `1.250,00` a comma. */
export type DecimalMark = '.' | ',';

/** The numbers of a column. */
export interface SheetNumberFormat {
  /** The maximum number of decimals, not counting zeros at the end. */
  maxDecimals: number;
  /**
   * Currencies or units that may be next to a number: RM, MYR.
   * @default []
   */
  units?: readonly string[];
}

/** A number of a file that can be read in two ways, as asked to the user. */
export interface NumberQuestion {
  /** The number as in the file. */
  text: string;
  /** The line of the file. */
  line: number;
  /** The number in the plain form `1250.00`, for each decimal mark. */
  readings: Readonly<Record<DecimalMark, string>>;
}

/** A cell that should be a number. */
export interface NumberCell {
  text: string;
  line: number;
  format: SheetNumberFormat;
}

const separators: Readonly<Record<DecimalMark, Separators>> = {
  '.': pointDecimal,
  ',': commaDecimal,
};

/** Returns the plain form of a number for each decimal mark with which it can be read. */
function readingsOf(text: string, { maxDecimals, units = [] }: SheetNumberFormat) {
  const signed = splitSign(plainText(text, units));
  const readWith = (mark: DecimalMark) => {
    const found = signed && readBy(signed.body, separators[mark]);
    if (!found || found.part.replace(/0+$/, '').length > maxDecimals) return undefined;
    const part = found.part.slice(0, maxDecimals);
    return `${signed.sign}${found.whole}${part && `.${part}`}`;
  };
  return { '.': readWith('.'), ',': readWith(',') };
}

/**
 * Returns a number in the plain form `1250.00`, or undefined if it isn't a number or can be read in
 * two ways and `mark` is null.
 */
export function readSheetNumber(
  text: string,
  format: SheetNumberFormat,
  mark: DecimalMark | null,
): string | undefined {
  const readings = readingsOf(text, format);
  const point = readings['.'];
  const comma = readings[','];
  if (point === undefined || comma === undefined || point === comma) return point ?? comma;
  return mark ? readings[mark] : undefined;
}

/**
 * Returns the decimal mark of a file's numbers. If a number such as `1,250` can be read in two ways
 * and the other numbers don't settle which, `question` is the first of them. Both are null if the
 * numbers need no decision.
 */
export function decimalMarkOf(cells: Iterable<NumberCell>): {
  mark: DecimalMark | null;
  question: NumberQuestion | null;
} {
  const marks = new Set<DecimalMark>();
  let question: NumberQuestion | null = null;
  for (const { text, line, format } of cells) {
    const { '.': point, ',': comma } = readingsOf(text, format);
    if (point === comma) continue;
    if (point === undefined) marks.add(',');
    else if (comma === undefined) marks.add('.');
    else question ??= { text, line, readings: { '.': point, ',': comma } };
  }
  const [mark] = marks;
  return mark && marks.size === 1 ? { mark, question: null } : { mark: null, question };
}
