type Key = string | number;
interface PageQuery {
  start: number;
  length: number;
}

const compare = (a: Key, b: Key) => (a < b ? -1 : a > b ? 1 : 0);

/** Returns one page of rows, and the number of all rows. */
export const pageOf = <Row>(rows: readonly Row[], { start, length }: PageQuery) => ({
  aaData: rows.slice(start, start + length),
  total: rows.length,
});

/** Returns rows sorted by a key; rows with the same key are sorted by id. */
export const sorted = <Row extends { id: number }>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
  order: 'asc' | 'desc',
): Row[] => {
  const direction = order === 'asc' ? 1 : -1;
  return rows.toSorted((a, b) => direction * (compare(keyOf(a), keyOf(b)) || a.id - b.id));
};

/** Returns one page of rows sorted by a key, and the number of all rows. */
export const sortedPage = <Row extends { id: number }>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
  query: PageQuery & { order: 'asc' | 'desc' },
) => pageOf(sorted(rows, keyOf, query.order), query);
