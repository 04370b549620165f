import { expect, test } from 'vitest';
import { readAll, readLength } from './readAll.ts';

const listOf = (size: number) => Array.from({ length: size }, (_, index) => index);

test.each([0, 1, readLength - 1, readLength, readLength + 1, 3 * readLength])(
  'reads all of %i rows in as few requests as possible',
  async (size) => {
    const rows = listOf(size);
    const offsets: number[] = [];
    const read = async (offset: number) => {
      offsets.push(offset);
      return { rows: rows.slice(offset, offset + readLength), total: size };
    };
    expect(await readAll(read)).toEqual(rows);
    expect(offsets).toHaveLength(Math.max(1, Math.ceil(size / readLength)));
  },
);

test('ends with a short page if rows are deleted meanwhile', async () => {
  const read = async (offset: number) => ({
    rows: offset === 0 ? listOf(readLength) : [],
    total: 2 * readLength,
  });
  expect(await readAll(read)).toHaveLength(readLength);
});
