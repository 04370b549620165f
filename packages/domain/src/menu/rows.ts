import { invalid, Problem } from '@servery/api';
import { isNameTaken } from '../search/nameKey.ts';

interface Deletable {
  id: number;
  is_deleted?: boolean;
}

/** Returns the rows that aren't deleted, in their order. */
export const live = <Row extends Deletable & { place: number }>(rows: readonly Row[]): Row[] =>
  rows.filter((row) => !row.is_deleted).toSorted((a, b) => a.place - b.place || a.id - b.id);

/**
 * Returns a row by its id; deleted rows aren't found.
 * @throws `notFound`
 */
export function rowOf<Row extends Deletable>(rows: readonly Row[], id: number): Row {
  const row = rows.find((one) => one.id === id && !one.is_deleted);
  if (!row) throw new Problem('notFound');
  return row;
}

/** Returns the rows with one of them changed and its version incremented. */
export const put = <Row extends Deletable & { version: number }>(
  rows: readonly Row[],
  id: number,
  change: Partial<Row>,
): Row[] =>
  rows.map((row) => (row.id === id ? { ...row, ...change, version: row.version + 1 } : row));

/**
 * Refuses a write that is based on an outdated version.
 * @throws `conflict`
 */
export function requireVersion(
  row: { version: number },
  version: number,
  show: () => unknown,
): void {
  if (row.version !== version) throw new Problem('conflict', { current: show() });
}

/**
 * Refuses a name that another row already has.
 * @throws `invalid`
 */
export function requireFree(
  rows: readonly (Deletable & { name: string })[],
  name: string,
  except: number | null,
): void {
  const current = rows.filter(({ is_deleted }) => !is_deleted);
  if (isNameTaken(current, name, except))
    throw invalid('name', 'taken', 'This name is already in use.');
}

/** Returns the position of a row that is added at the end. */
export const lastPlace = (rows: readonly { place: number }[]): number =>
  rows.reduce((last, { place }) => Math.max(last, place), -1) + 1;

/**
 * Sets the order of all current rows; each must be listed once.
 * @throws `invalid`
 */
export function ordered<Row extends Deletable & { place: number; version: number }>(
  rows: readonly Row[],
  ids: readonly number[],
): Row[] {
  const current = new Set(rows.filter((row) => !row.is_deleted).map(({ id }) => id));
  const named = new Set(ids);
  if (
    ids.length !== current.size ||
    named.size !== ids.length ||
    ids.some((id) => !current.has(id))
  )
    throw invalid('ids', 'permutation', 'Include each current entry exactly once.');
  const place = new Map(ids.map((id, i) => [id, i]));
  return rows.map((row) => {
    const to = place.get(row.id) ?? row.place;
    return to === row.place ? row : { ...row, place: to };
  });
}
