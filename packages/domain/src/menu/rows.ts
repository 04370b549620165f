import { invalid, Problem } from '@servery/api';

interface Kept {
  id: number;
  is_deleted?: boolean;
}

/** The rows that were not deleted, in their order. */
export const live = <Row extends Kept & { place: number }>(rows: readonly Row[]): Row[] =>
  rows.filter((row) => !row.is_deleted).toSorted((a, b) => a.place - b.place || a.id - b.id);

/** A row by its id; a deleted one is not there. */
export function rowOf<Row extends Kept>(rows: readonly Row[], id: number): Row {
  const row = rows.find((one) => one.id === id && !one.is_deleted);
  if (!row) throw new Problem('notFound');
  return row;
}

/** Rows with one of them changed, its version counted up. */
export const put = <Row extends Kept & { version: number }>(
  rows: readonly Row[],
  id: number,
  change: Partial<Row>,
): Row[] =>
  rows.map((row) => (row.id === id ? { ...row, ...change, version: row.version + 1 } : row));

/** Refuses a write that is based on another version than the one there is. */
export function requireVersion(
  row: { version: number },
  version: number,
  show: () => unknown,
): void {
  if (row.version !== version) throw new Problem('conflict', { current: show() });
}

/** Two names that nobody tells apart. */
export const isSameName = (a: string, b: string): boolean =>
  a.normalize('NFC').trim().toLowerCase() === b.normalize('NFC').trim().toLowerCase();

/** Refuses a name that another row has. */
export function requireFree(
  rows: readonly (Kept & { name: string })[],
  name: string,
  except: number | null,
): void {
  if (rows.some((row) => !row.is_deleted && row.id !== except && isSameName(row.name, name)))
    throw invalid('name', 'taken', 'Another one has this name.');
}

/** Where a row that is added last stands. */
export const lastPlace = (rows: readonly { place: number }[]): number =>
  rows.reduce((last, { place }) => Math.max(last, place), -1) + 1;

/** Puts all current rows into an order; each must be named once. */
export function ordered<Row extends Kept & { place: number; version: number }>(
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
    throw invalid('ids', 'permutation', 'Name each of the current ones once.');
  const place = new Map(ids.map((id, i) => [id, i]));
  return rows.map((row) => {
    const to = place.get(row.id) ?? row.place;
    return to === row.place ? row : { ...row, place: to };
  });
}
