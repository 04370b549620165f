const plain = (text: string) => text.normalize('NFC').toLowerCase();

/** Whether a text is found in another, in any case and letter for letter. */
export const found = (search: string, text: string): boolean => plain(text).includes(plain(search));

/** One page of rows by name, the id where names are the same, and how many there are in all. */
export function pageByName<Row extends { id: number; name: string }>(
  rows: readonly Row[],
  { start, length, order }: { start: number; length: number; order: 'asc' | 'desc' },
): { aaData: Row[]; total: number } {
  const way = order === 'asc' ? 1 : -1;
  const sorted = rows.toSorted((a, b) => {
    const [one, other] = [plain(a.name), plain(b.name)];
    return way * (one < other ? -1 : one > other ? 1 : a.id - b.id);
  });
  return { aaData: sorted.slice(start, start + length), total: rows.length };
}
