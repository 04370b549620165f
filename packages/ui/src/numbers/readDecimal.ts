import { westernDigits } from './digits.ts';

export interface DecimalOptions {
  /** The BCP 47 locale whose separators are expected. */
  locale: string;
  /** The maximum number of decimals. */
  maxDecimals: number;
  /** A currency or a unit that may be typed with the number: "RM", "%". */
  unit?: string | undefined;
}

/** The separators of a way to write numbers. */
export interface Separators {
  decimal: string;
  group: string;
}

const space = ' ';

const known = new Map<string, Separators>();

/** Returns the separators of a locale: `,` and `.` for German `1.234,5`. */
function separatorsOf(locale: string): Separators {
  const found = known.get(locale);
  if (found) return found;
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.8);
  const valueOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const separators = { decimal: valueOf('decimal'), group: valueOf('group').replace(/\s/, space) };
  known.set(locale, separators);
  return separators;
}

export const commaDecimal: Separators = { decimal: ',', group: '.' };
export const pointDecimal: Separators = { decimal: '.', group: ',' };

/**
 * Returns the text with plain digits, separators, spaces and minus signs, and without the units and
 * bidi marks.
 */
export function plainText(text: string, units: readonly string[]): string {
  const bare = westernDigits(text)
    .toLowerCase()
    .replace(/[\u200E\u200F\u061C]/g, '')
    .replace(/−/g, '-')
    .replace(/．/g, '.')
    .replace(/，/g, ',');
  return units
    .map((unit) => unit.trim().toLowerCase())
    .filter((unit) => unit !== '')
    .reduce((rest, unit) => rest.replaceAll(unit, space), bare)
    .replace(/\s+/g, space)
    .trim();
}

/** Returns the sign and the rest of a plain text, or undefined if it has two signs. */
export function splitSign(bare: string): { sign: '' | '-'; body: string } | undefined {
  const [, before = '', body = '', after = ''] = /^([-+]? ?)(.*?)( ?-?)$/.exec(bare) ?? [];
  if (before.trim() && after.trim()) return undefined;
  return { sign: (before + after).includes('-') ? '-' : '', body };
}

const grouped = /^[1-9]\d{0,2}(?:\D\d{2,3})*?\D\d{3}$/;

/**
 * Returns the integer part without group separators, or undefined if it isn't grouped correctly.
 */
function ungroup(whole: string, group: string) {
  if (/^\d*$/.test(whole)) return whole;
  const marks = new Set(whole.match(/\D/g));
  const [mark = ''] = marks;
  // A space or an apostrophe always separates thousands, whatever the locale.
  const isGroup = marks.size === 1 && (mark === group || /[ '’٬]/.test(mark));
  return isGroup && grouped.test(whole) ? whole.replace(/\D/g, '') : undefined;
}

/** Returns the digits before and after the decimal mark, or undefined if it isn't a number. */
export function readBy(text: string, { decimal, group }: Separators) {
  const [whole = '', part = '', ...rest] = text.replace(/٫/g, decimal).split(decimal);
  const digits = ungroup(whole, group);
  if (rest.length > 0 || digits === undefined || !/^\d*$/.test(part)) return undefined;
  return digits + part === '' ? undefined : { whole: digits || '0', part };
}

/**
 * Parses a typed number with the separators of the locale. Returns null for an empty text,
 * otherwise the plain form `-1500.00`. A text that isn't valid in the locale, but in exactly one
 * other convention, is parsed by that one (`12,90` in English). Returns undefined for a text that
 * isn't a number, has too many decimals or is ambiguous (`1.500` in French). `NumberParser` of
 * react-aria isn't used because it skips unexpected separators and parses `1.500,00` as 1.5 and
 * `1,5` as 15 in English.
 */
export function readDecimal(text: string, options: DecimalOptions): string | null | undefined {
  const bare = plainText(text.replace(/\p{Sc}/gu, space), options.unit ? [options.unit] : []);
  if (bare === '') return text.trim() === '' ? null : undefined;
  const signed = splitSign(bare);
  if (!signed) return undefined;
  const { sign, body } = signed;
  const own = readBy(body, separatorsOf(options.locale));
  const readings = own
    ? [own]
    : [commaDecimal, pointDecimal].map((separators) => readBy(body, separators)).filter(Boolean);
  const [reading, other] = readings;
  if (!reading || (other && (other.whole !== reading.whole || other.part !== reading.part)))
    return undefined;
  const { whole, part } = reading;
  return part.length > options.maxDecimals ? undefined : `${sign}${whole}${part && `.${part}`}`;
}
