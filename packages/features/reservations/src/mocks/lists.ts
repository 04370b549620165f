const plain = (text: string) => text.normalize('NFC').toLowerCase();

/** Whether a text is found in any of these, in any case and letter for letter. */
export const found = (search: string, ...texts: readonly string[]): boolean =>
  texts.some((text) => plain(text).includes(plain(search)));

/** One page of rows in an order, the id where keys are the same, and how many there are in all. */
export function pageOf<Row extends { id: number }>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  { start, length, order }: { start: number; length: number; order: 'asc' | 'desc' },
): { aaData: Row[]; total: number } {
  const way = order === 'asc' ? 1 : -1;
  const sorted = rows.toSorted((a, b) => {
    const [one, other] = [keyOf(a), keyOf(b)];
    return way * (one < other ? -1 : one > other ? 1 : a.id - b.id);
  });
  return { aaData: sorted.slice(start, start + length), total: rows.length };
}
