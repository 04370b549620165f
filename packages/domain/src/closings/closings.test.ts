import { expect, test } from 'vitest';
import { contextBy, outlet, refusalOf } from '../orders/anyOrder.ts';
import { closeDay, closingDays, previewClosing, requireReady } from './closeDay.ts';
import { currentDay } from './currentDay.ts';
import { dailyReportOf } from '../reports/index.ts';
import { factsOf, goldenOrders } from '../reports/goldenDay.ts';
import type { ClosingBook } from './record.ts';

const trading = { time_zone: 'Asia/Kuala_Lumpur', day_start: '04:00' };
const context = contextBy('supervisor');
const today = context.business_date;
const empty: ClosingBook = { merchant_id: outlet.id, last: null, open_orders: [], open_shifts: [] };

test.each([
  ['2026-11-20T05:00Z', null, '2026-11-20'],
  ['2026-11-20T05:00Z', '2026-11-19', '2026-11-20'],
  ['2026-11-20T15:00Z', '2026-11-20', '2026-11-21'],
  // After midnight, and before the day starts at four.
  ['2026-11-20T19:00Z', '2026-11-20', '2026-11-21'],
  ['2026-11-20T21:00Z', '2026-11-20', '2026-11-21'],
  ['2026-11-20T05:00Z', '2026-11-21', '2026-11-22'],
])('at %s, after closing %s, the current day is %s', (now, closed_on, day) => {
  expect(currentDay(new Date(now), trading, closed_on)).toBe(day);
});

test('a closing covers all days since the one before', () => {
  const last = { number: 7, business_date: '2026-11-17' };
  expect(closingDays({ last }, today)).toEqual({ from_date: '2026-11-18', to_date: today });
  expect(closingDays({ last: null }, today)).toEqual({ from_date: today, to_date: today });
  expect(previewClosing({ ...empty, last }, today)).toMatchObject({ number: 8 });
});

const shift = {
  id: 1,
  drawer: { id: 2, name: 'Till 1' },
  person: { id: 3, name: 'Aina' },
};
const order = { id: 9, number: '012', balance: 1_200 };

test.each<
  [string, Partial<ClosingBook>, { business_date?: string; carry_over?: number[] }, string | null]
>([
  ['nothing open', {}, {}, null],
  ['another day', {}, { business_date: '2026-11-19' }, 'notAllowedNow'],
  ['an open shift', { open_shifts: [shift] }, {}, 'notAllowedNow'],
  ['an open order', { open_orders: [order] }, {}, 'notAllowedNow'],
  ['a confirmed order', { open_orders: [order] }, { carry_over: [9] }, null],
])('with %s', (_name, book, input, code) => {
  const asked = { business_date: today, carry_over: [], ...input };
  expect(refusalOf(() => requireReady({ ...empty, ...book }, asked, context))).toBe(code);
});

test('a day that hasn’t begun by the clock can’t be closed', () => {
  const early = { ...context, business_date: '2026-11-21' };
  const asked = { business_date: '2026-11-21', carry_over: [] };
  expect(refusalOf(() => requireReady(empty, asked, early))).toBe('notAllowedNow');
});

test('the report of a closing is final and names it', () => {
  const report = dailyReportOf(factsOf(goldenOrders));
  const closing = closeDay({ ...empty, open_orders: [order] }, report, context);
  const { id, number, closed_at, closed_by } = closing;
  expect(closing).toMatchObject({ number: 1, business_date: today, carried_over: [order] });
  expect(closing.report).toEqual({
    ...report,
    status: 'closed',
    closing: { id, number, at: closed_at, by: closed_by },
  });
});
