import { expect, test } from 'vitest';
import { applied, fitting, movedBefore, neighbour, ordered } from './columnState.ts';
import type { Column } from './columns.ts';

const column = (id: string, rest: Partial<Column<unknown>> = {}): Column<unknown> => ({
  id,
  header: id,
  cell: () => id,
  ...rest,
});
const columns = [column('a'), column('b', { pin: 'start' }), column('c'), column('d')];
const ids = (some: readonly { id: string }[]) => some.map(({ id }) => id).join('');

test('ordered handles missing and unknown column ids', () => {
  expect(ids(ordered(columns, undefined))).toBe('abcd');
  expect(ids(ordered(columns, ['d', 'a', 'gone', 'c']))).toBe('dabc');
  expect(ids(ordered(columns, []))).toBe('abcd');
});

test('applied changes only the columns that a stored state mentions', () => {
  const state = JSON.parse(
    JSON.stringify({ hidden: ['c'], pins: { b: 'none', d: 'end' } }),
  ) as Parameters<typeof applied>[1];
  const [a, b, c, d] = applied(columns, state);
  expect(a).toBe(columns[0]);
  expect(b?.pin).toBeUndefined();
  expect(c?.isHidden).toBe(true);
  expect(d?.pin).toBe('end');
});

test('movedBefore moves a column before another or to the end', () => {
  const order = ['a', 'b', 'c', 'd'];
  expect(movedBefore(order, 'd', 'b').join('')).toBe('adbc');
  expect(movedBefore(order, 'a', null).join('')).toBe('bcda');
  expect(movedBefore(order, 'b', 'b').join('')).toBe('abcd');
});

test('neighbour skips hidden columns and columns pinned to another edge', () => {
  const some = [...columns.slice(0, 3), column('x', { isHidden: true }), column('e')];
  expect(neighbour(some, 'a', 1)?.id).toBe('c');
  expect(neighbour(some, 'c', 1)?.id).toBe('e');
  expect(neighbour(some, 'a', -1)).toBeUndefined();
  expect(neighbour(some, 'b', 1)).toBeUndefined();
});

test('fitting limits a width to the allowed range', () => {
  expect(fitting(3, column('a'))).toBe(48);
  expect(fitting(30, column('a', { width: 32 }))).toBe(32);
  expect(fitting(1e6, column('a'))).toBe(960);
});
