import { exportFiles } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { merchants } from '../fixtures/index.ts';
import { anyOrder } from '../orders/anyOrder.ts';
import { exportPageOf, exportPageSize, isReadable, showExport, startExport } from './index.ts';

const now = new Date('2026-11-30T04:00:00Z');
const started = startExport(101, { now, person_id: 11, id: 5 });

test('an export can be read for 6 hours by the person who started it', () => {
  const at = (ms: number) => new Date(now.getTime() + ms);
  const hours = 60 * 60_000;
  expect(isReadable(started, { id: 11, now: at(6 * hours - 1) })).toBe(true);
  expect(isReadable(started, { id: 11, now: at(6 * hours) })).toBe(false);
  expect(isReadable(started, { id: 1, now })).toBe(false);
});

test('an export lists its files with the columns that their rows have', () => {
  const counts = Object.fromEntries(exportFiles.map((file) => [file, 1])) as never;
  const { files } = showExport(started, 'Seri Melati Chow Kit', counts);
  const order = anyOrder('dine_in');
  for (const { file, rows } of exportPageOf('orders', [order]).files)
    for (const row of rows)
      expect(Object.keys(row)).toEqual(files.find((one) => one.file === file)!.columns);
  expect(files.find(({ file }) => file === 'refunds')).toMatchObject({ part: 'orders', rows: 1 });
});

describe('exportPageOf', () => {
  test('continues after the last record of a full page', () => {
    const [member] = merchants[0]!.members;
    const full = Array.from({ length: exportPageSize('members') }, (_, at) => ({
      ...member!,
      id: at + 1,
    }));
    expect(exportPageOf('members', full).next).toBe(full.length);
    expect(exportPageOf('members', full.slice(1)).next).toBeNull();
    expect(exportPageOf('members', [])).toEqual({
      files: [{ file: 'members', rows: [] }],
      next: null,
    });
  });

  test('makes four files of orders', () => {
    const order = anyOrder('dine_in');
    const { files } = exportPageOf('orders', [order]);
    expect(files.map(({ file, rows }) => [file, rows.length])).toEqual([
      ['orders', 1],
      ['order_items', order.items.length],
      ['payments', 0],
      ['refunds', 0],
    ]);
  });
});
