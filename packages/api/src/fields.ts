import * as v from 'valibot';

const wellFormed = (text: string) => text.isWellFormed() && !text.includes('\0');
// Control characters (C0, DEL and C1) except line breaks and tabs, because people never type them.
const control = /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;
/**
 * Embeddings, overrides and isolates of a direction, which reorder the text around them on a screen
 * or a ticket, and byte order marks. Other apps add them to numbers and names that people copy.
 */
const reordering = /[\u202a-\u202e\u2066-\u2069\ufeff]/g;
const lineSeparator = /[\u2028\u2029]/g;
/**
 * White space and characters that show nothing at the ends of a text. Inside it, they join emoji
 * and shape letters.
 */
const blank = String.raw`[\s\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2060-\u206f\u2800\u3164\uffa0]+`;
const blankEnds = new RegExp(`^${blank}|${blank}$`, 'gu');
const isInvisible = (text: string) => /^[\p{Default_Ignorable_Code_Point}\s]*$/u.test(text);

/** Returns text as it is stored and compared: see `text`. */
const cleaned = (value: string): string => {
  const shown = value
    .normalize('NFC')
    .replaceAll(reordering, '')
    .replaceAll(lineSeparator, '\n')
    .replaceAll(blankEnds, '');
  return isInvisible(shown) ? '' : shown;
};

/**
 * Typed text: trimmed, Unicode NFC, `min` to `max` characters. Text with control characters is
 * refused, characters that reorder other text are left out, and text that shows nothing is empty.
 */
export const text = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.check(
      (value) => wellFormed(value) && !control.test(value),
      'Must not contain control characters.',
    ),
    v.transform(cleaned),
    v.minLength(min, min === 1 ? 'This field is required.' : `Must be at least ${min} characters.`),
    v.maxLength(max, `Must be at most ${max} characters.`),
  );

const whole = (min: number, max: number) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(min), v.maxValue(max));

/** A whole number that can be text, as in a query. */
export const wholeParam = (min: number, max: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,16}$/, 'Must be a whole number.'))]),
    v.transform(Number),
    v.safeInteger(),
    v.minValue(min, `Must be at least ${min}.`),
    v.maxValue(max, `Must be at most ${max}.`),
  );

/** An id: a time-ordered integer that JSON numbers hold exactly. */
export const id = whole(1, Number.MAX_SAFE_INTEGER);
/** An id in a path or a query. */
export const idParam = wholeParam(1, Number.MAX_SAFE_INTEGER);
/** The version of a row that a write is based on. */
export const version = whole(0, 1_000_000_000);
/** A single amount in the currency's minor unit (sen), never negative: a price, a tender. */
export const sen = whole(0, 99_999_999);
/**
 * A sum of amounts in sen in a response. Wider than `sen`, so that no sum of stored amounts exceeds
 * it.
 */
export const sumSen = whole(0, Number.MAX_SAFE_INTEGER);
/** An amount or a sum in sen that may be negative: roundings, balances. */
export const signedSen = whole(-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
/** A rate in hundredths of a percent: 600 is 6 %. */
export const rate = whole(0, 10_000);
export const count = whole(0, 1_000_000_000);
/** The quantity of an item: 1 to 999. */
export const quantity = whole(1, 999);
/** The number of a seat at a table: 1 to 50. */
export const seat = whole(1, 50);
/** Whether a date and time exist. `Date` would accept 30 February as 2 March. */
const isReal = (written: string, rest: string) => {
  const at = new Date(written + rest);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(written);
};
/** Whether the date that a text begins with exists. Only the last days of a month may not. */
const hasRealDate = (text: string) =>
  Number(text.slice(8, 10)) <= 28 || isReal(text.slice(0, 10), 'T00:00Z');
/** A UTC instant, ISO 8601, on a day that exists in the calendar. */
export const instant = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check(hasRealDate, 'Must be a valid date and time.'),
);
/** A trading day from 2000 to 2199, `YYYY-MM-DD`, that exists in the calendar. */
export const businessDate = v.pipe(
  v.string(),
  v.isoDate(),
  v.check((day) => hasRealDate(day) && day >= '2000' && day < '2200', 'Must be a valid date.'),
);
/** E.164, such as +60123456789. */
export const phone = v.pipe(
  v.string(),
  v.transform(cleaned),
  v.regex(/^\+[1-9]\d{6,14}$/, 'Must be in the format +60123456789.'),
);
/** A boolean in a query: `1`, `0`, `true` or `false`. */
export const flagParam = v.pipe(
  v.union([v.boolean(), v.picklist(['0', '1', 'true', 'false']), v.picklist([0, 1])]),
  v.transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
);

/** `YYYY-MM-DD HH:mm` in the merchant's zone; a real calendar date. */
export const localTime = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/, 'Must be in the format YYYY-MM-DD HH:mm.'),
  v.check((value) => isReal(value.replace(' ', 'T'), ':00Z'), 'Must be a valid date.'),
);

/** A local time of day at which something can start, `HH:mm`. It can't be the end of the day, 24:00. */
export const startTime = v.pipe(
  v.string(),
  v.regex(
    /^(?:[01]\d|2[0-3]):[0-5]\d$/,
    'Must be a time from 00:00 to 23:59, in the format HH:mm.',
  ),
);

const searchText = v.pipe(
  v.string(),
  v.check(wellFormed, 'Must not contain control characters.'),
  v.transform(cleaned),
  v.maxLength(100, 'Must be at most 100 characters.'),
);

/**
 * The query of a list endpoint: search, paging, direction and its own filters. In a filter, ''
 * means all.
 */
export const listQuery = <const E extends v.ObjectEntries>(extra: E) =>
  v.strictObject({
    search: v.optional(searchText, ''),
    start: v.optional(wholeParam(0, 10_000_000), 0),
    length: v.optional(wholeParam(1, 100), 10),
    order: v.optional(v.picklist(['asc', 'desc']), 'desc'),
    ...extra,
  });

/**
 * A stored row that doesn't match the contract of its list, with those of its fields that can be
 * read.
 */
export const unreadableRow = v.object({
  id,
  number: v.optional(v.string()),
  version: v.optional(version),
  status: v.optional(v.string()),
});
export type UnreadableRow = v.InferOutput<typeof unreadableRow>;

/**
 * The rows of a response's lists that can't be read. They are left out, so that the others can be
 * shown.
 */
export const unreadable = v.optional(v.array(unreadableRow));

/**
 * A list that leaves out rows that don't match its contract, in a response that names them in
 * `unreadable`. A list of orders does so, but not the items of an order: without one of them its
 * total would be wrong.
 */
export const rows = <const R extends v.GenericSchema>(row: R) =>
  v.pipe(v.array(row), v.metadata({ canLeaveOut: true }));

/** A page of rows in `aaData`, with the total number of rows. */
export const page = <const R extends v.GenericSchema>(row: R) =>
  v.object({ aaData: rows(row), total: count, unreadable });

/** Options of `uniqueList`. */
interface UniqueListOptions<Entry extends v.GenericSchema> {
  /**
   * The fewest entries.
   * @default 0
   */
  min?: 0 | 1;
  /** The most entries. */
  max: number;
  /**
   * Returns what identifies an entry.
   * @default the entry itself
   */
  by?: (entry: v.InferOutput<Entry>) => unknown;
}

/** A list in which no entry is repeated. */
export const uniqueList = <const Entry extends v.GenericSchema>(
  entry: Entry,
  { min = 0, max, by = (one) => one }: UniqueListOptions<Entry>,
) =>
  v.pipe(
    v.array(entry),
    v.minLength(min, 'Must include at least one entry.'),
    v.maxLength(max),
    v.check(
      (all) => new Set(all.map((one) => by(one))).size === all.length,
      'Must not repeat an entry.',
    ),
  );

/** Up to 1,000 different ids. */
export const ids = uniqueList(id, { max: 1000 });

/** A choice in a filter: '' means no choice. */
export const choice = <const T extends readonly string[]>(values: T) =>
  v.optional(v.picklist(['', ...values]), '');

/** An id in a filter: '' means no choice. */
export const idChoice = v.optional(v.union([v.literal(''), idParam]), '');

/** A reference to another row, with its name. */
export const named = v.object({ id, name: v.string() });
export type Named = v.InferOutput<typeof named>;

/** Fields of an edit: if omitted, `is_active` keeps its value. */
export const staysActive = { is_active: v.optional(v.boolean()) };
