import { westernDigits } from './digits.ts';

export interface DecimalOptions {
  /** The BCP 47 locale whose separators are expected. */
  locale: string;
  /** The maximum number of decimals. */
  maxDecimals: number;
  /** A currency or a unit that may be typed with the number: "RM", "%". */
  unit?: string | undefined;
}

interface Separators {
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

const commaDecimal: Separators = { decimal: ',', group: '.' };
const pointDecimal: Separators = { decimal: '.', group: ',' };

/**
 * Returns the text with plain digits, spaces and minus signs, and without currency signs, units and
 * bidi marks.
 */
function plain(text: string, unit: string | undefined) {
  const bare = westernDigits(text)
    .replace(/[\u200E\u200F\u061C]/g, '')
    .replace(/−/g, '-')
    .replace(/．/g, '.')
    .replace(/，/g, ',');
  const sign = unit?.trim().toLowerCase();
  const alone = sign ? bare.toLowerCase().replaceAll(sign, space) : bare;
  return alone
    .replace(/\p{Sc}/gu, space)
    .replace(/\s+/g, space)
    .trim();
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

function readBy(text: string, { decimal, group }: Separators) {
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
  const bare = plain(text, options.unit);
  if (bare === '') return text.trim() === '' ? null : undefined;
  const [, before = '', body = '', after = ''] = /^([-+]? ?)(.*?)( ?-?)$/.exec(bare) ?? [];
  if (before.trim() && after.trim()) return undefined;
  const sign = (before + after).includes('-') ? '-' : '';
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
