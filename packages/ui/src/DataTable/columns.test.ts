import { expect, test } from 'vitest';
import { arranged, groups, nextSorts, tracks, type Column } from './columns.ts';

const column = (id: string, rest: Partial<Column<unknown>> = {}): Column<unknown> => ({
  id,
  header: id,
  cell: () => id,
  ...rest,
});
const ids = (columns: readonly Column<unknown>[]) => columns.map(({ id }) => id).join('');

test('arranged puts pinned columns at their edge and leaves out hidden ones', () => {
  const columns = [
    column('a', { pin: 'end' }),
    column('b'),
    column('c', { isHidden: true }),
    column('d', { pin: 'start' }),
    column('e'),
  ];
  expect(ids(arranged(columns))).toBe('dbea');
});

test('tracks offsets a pinned column by the ones before it', () => {
  const columns = [
    column('a', { pin: 'start', width: 80 }),
    column('b', { pin: 'start', width: 160 }),
    column('c'),
    column('d', { pin: 'end', width: 32 }),
  ];
  const { template, printed, pins, least } = tracks(columns, 1, { b: 320 });
  expect(template).toBe('var(--servery-table-select) 5rem 20rem minmax(6rem, 1fr) 2rem');
  expect(least).toBe('33rem');
  expect(printed).toBe(
    'var(--servery-table-select) minmax(0, 80fr) minmax(0, 320fr) minmax(0, 96fr) minmax(0, 32fr)',
  );
  expect(pins['--servery-table-pin-b']).toBe('calc(var(--servery-table-select) + 5rem)');
  expect(pins['--servery-table-pin-d']).toBe('0px');
  expect(pins['--servery-table-pin-c']).toBeUndefined();
});

test('nextSorts sorts by one column, or with Shift adds, reverses and removes a sort order', () => {
  const one = nextSorts('a', [], false);
  expect(one).toEqual([{ key: 'a', direction: 'ascending' }]);
  const two = nextSorts('b', one, true);
  expect(two.map(({ key }) => key)).toEqual(['a', 'b']);
  const turned = nextSorts('a', two, true);
  expect(turned[0]).toEqual({ key: 'a', direction: 'descending' });
  expect(nextSorts('a', turned, true).map(({ key }) => key)).toEqual(['b']);
  expect(nextSorts('b', turned, false)).toEqual([{ key: 'b', direction: 'descending' }]);
});

test('groups merges neighbouring columns of the same group', () => {
  const columns = ['x', 'x', undefined, 'x'].map((group, n) =>
    column(`${n}`, group ? { group } : {}),
  );
  expect(groups(columns).map(({ group, span }) => [group, span])).toEqual([
    ['x', 2],
    [undefined, 1],
    ['x', 1],
  ]);
});
