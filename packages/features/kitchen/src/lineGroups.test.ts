import type { TicketLine } from '@servery/api';
import { expect, test } from 'vitest';
import { lineGroupsOf } from './lineGroups.ts';

const line = (id: number, change: Partial<TicketLine> = {}): TicketLine => ({
  id,
  name: 'Roti',
  quantity: 2,
  to_make: 2,
  options: [],
  note: '',
  seat: null,
  status: 'queued',
  zone_id: 7,
  course: 1,
  fired_at: '2026-11-20T04:00:00.000Z',
  ready_at: null,
  ...change,
});
const idsOf = (lines: readonly TicketLine[]) =>
  lineGroupsOf(lines).map((group) => group.lines.map(({ id }) => id));

test('lineGroupsOf adds up the quantities of equal lines, in the order of the first of them', () => {
  const egg = { name: 'Egg', quantity: 1 };
  const curry = { name: 'Curry', quantity: 2 };
  const lines = [
    line(1, { options: [egg, curry], quantity: 3, to_make: 1 }),
    line(2, { name: 'Naan' }),
    line(3, { options: [curry, egg], fired_at: '2026-11-20T04:05:00.000Z' }),
  ];
  expect(idsOf(lines)).toEqual([[1, 3], [2]]);
  expect(lineGroupsOf(lines)[0]!.line).toEqual({ ...lines[0], quantity: 5, to_make: 3 });
});

test.each<Partial<TicketLine>>([
  { name: 'Roti tisu' },
  { options: [{ name: 'Egg', quantity: 1 }] },
  { note: 'No onions' },
  { seat: 2 },
  { status: 'preparing' },
  { zone_id: 8 },
  { course: 2 },
])('lineGroupsOf keeps lines apart that differ in %o', (change) => {
  expect(idsOf([line(1), line(2, change)])).toEqual([[1], [2]]);
});
