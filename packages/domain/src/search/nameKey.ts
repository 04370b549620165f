import { searchKey } from './searchKey.ts';

const digits = /\d+/g;
/** Enough for the numbers in names. */
const width = 10;

/**
 * Returns the key by which names are sorted: by `searchKey`, with numbers in order of their values,
 * so that 2 is before 10. Keys are compared by code point.
 */
export const nameKey = (name: string): string =>
  searchKey(name).replace(digits, (number) => number.padStart(width, '0'));

/** Compares names in the order of all lists. */
export function compareNames(a: string, b: string): number {
  const [one, other] = [nameKey(a), nameKey(b)];
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Compares rows by name, and those with the same name by id. */
export const byName = (a: { id: number; name: string }, b: { id: number; name: string }): number =>
  compareNames(a.name, b.name) || a.id - b.id;

/** Whether two names count as the same. */
export const isSameName = (a: string, b: string): boolean => searchKey(a) === searchKey(b);

/**
 * Whether a row can't get a name, because another one has it; `id` is null for a new row. A row can
 * always keep its name.
 */
export function isNameTaken(
  rows: readonly { id?: number; name: string }[],
  name: string,
  id: number | null,
): boolean {
  const own = id === null ? undefined : rows.find((row) => row.id === id);
  if (own && isSameName(own.name, name)) return false;
  return rows.some((row) => row !== own && isSameName(row.name, name));
}
