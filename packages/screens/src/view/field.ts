/** One value of a view, and its conversion from and to the query string. */
export interface Field<T> {
  /** The default, used if the query string doesn't have the value; it is never written. */
  readonly plain: T;
  /** The name of the parameter; by default the name of the field. */
  readonly name?: string;
  /**
   * The effect of a change. A `filter` hides rows and a `scope` selects or sorts them: both return
   * to the first page. The `page` is the page itself, and a row that is `open` next to the list
   * keeps it.
   */
  readonly kind: 'filter' | 'scope' | 'page' | 'open';
  /** Returns the value of the parameter's texts, or undefined if they are invalid. */
  read(texts: readonly string[]): T | undefined;
  /** Returns the texts of a value. */
  write(value: T): readonly string[];
}

/** A field of one text. `parse` returns undefined for an invalid text. */
export const single = <T extends string | number | null>(
  plain: T,
  parse: (text: string) => T | undefined,
): Field<T> => ({
  plain,
  kind: 'filter',
  read: ([text]) => (text === undefined ? undefined : parse(text)),
  write: (value) => (value === plain || value === null ? [] : [String(value)]),
});

/** Returns the field with another parameter name. */
export const named = <T>(name: string, field: Field<T>): Field<T> => ({ ...field, name });

/** Returns the field as one that selects or sorts rows, without hiding any. */
export const scope = <T>(field: Field<T>): Field<T> => ({ ...field, kind: 'scope' });

/** A search text without surrounding spaces, for fields that keep the typed text themselves. */
export const trimmed = (maxLength = 100): Field<string> =>
  single('', (given) => given.normalize('NFC').trim().slice(0, maxLength));

/** One of several values. */
export const choice = <const T extends string | number, P extends T | '' | null>(
  values: readonly T[],
  plain: P,
): Field<T | P> => single<T | P>(plain, (given) => values.find((it) => String(it) === given));

/** A whole number from 1, such as an id, up to 15 digits, within which numbers are exact. */
export const id = <P extends '' | null>(plain: P): Field<number | P> =>
  single<number | P>(plain, idIn);

/** Returns the whole number from 1 in a text, or undefined. */
export const idIn = (given: string): number | undefined =>
  /^[1-9]\d{0,14}$/.test(given) ? Number(given) : undefined;
