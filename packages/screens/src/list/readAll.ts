/** The number of rows that `readAll` reads at once, the most that lists return. */
export const readLength = 100;

/**
 * Returns all rows of a list, such as for an export. `read` is called for one page after another
 * with the number of rows before it.
 */
export async function readAll<Row>(
  read: (offset: number) => Promise<{ rows: readonly Row[]; total: number }>,
): Promise<Row[]> {
  const all: Row[] = [];
  for (;;) {
    // Sequential: only a response shows whether another page follows.
    // oxlint-disable-next-line no-await-in-loop
    const { rows, total } = await read(all.length);
    all.push(...rows);
    if (rows.length < readLength || all.length >= total) return all;
  }
}
