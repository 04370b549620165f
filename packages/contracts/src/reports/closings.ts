import {
  closeDay,
  getDailyReport,
  getDayClosing,
  listDayClosings,
  previewDayClosing,
  type DailyReport,
  type DayClosing,
} from '@servery/api';
import { describe, expect, test } from 'vitest';
import { pilesOf, type DrawersStage } from '../drawers/DrawersStage.ts';
import { outletCases } from '../outletCases.ts';
import { refused } from '../Stage.ts';

/** Returns the figures that a closing fixes, without the time and the state of the report. */
const figuresOf = ({ at: _at, status: _status, closing: _closing, ...figures }: DailyReport) =>
  figures;

/** Closing a trading day, and what comes after it. */
export function closings(till: DrawersStage): void {
  const { stage } = till;
  const preview = (username = 'merchant') => stage.as(username, previewDayClosing, { query: {} });
  const close = (username: string, carry_over: number[], business_date: string) =>
    stage.as(username, closeDay, { body: { business_date, carry_over } });
  const reportOf = (day: string) =>
    stage.as('merchant', getDailyReport, { query: { from_date: day, to_date: day } });

  describe('closing a trading day', () => {
    let closing: DayClosing;

    test('waits for open shifts, and for each open order to be confirmed', async () => {
      const shift = await till.open('cashier', await till.drawer('Closing till'), 10_000);
      const order = await till.bill();
      const before = await preview();
      expect(before.open_shifts.map(({ person }) => person.name)).toEqual([shift.person.name]);
      const open = before.open_orders.map(({ id }) => id);
      expect(open).toContain(order.id);
      expect(await refused(close('merchant', open, before.business_date))).toMatchObject({
        code: 'notAllowedNow',
        matter: { details: { why: 'open_shift', name: shift.person.name } },
      });
      await till.count('cashier', await till.start('cashier', shift), pilesOf(10_000));
      const others = open.filter((id) => id !== order.id);
      expect(await refused(close('merchant', others, before.business_date))).toMatchObject({
        matter: { details: { why: 'open_orders', count: 1 } },
      });
    });

    test('fixes the report of that moment under the next number, once for two at a time', async () => {
      const { business_date, number, open_orders } = await preview();
      const before = await reportOf(business_date);
      const open = open_orders.map(({ id }) => id);
      const tries = await Promise.allSettled(
        ['supervisor', 'merchant'].map((username) => close(username, open, business_date)),
      );
      const done = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      expect(done).toHaveLength(1);
      closing = done[0]!;
      expect(closing).toMatchObject({ number, business_date, carried_over: open_orders });
      expect(figuresOf(closing.report)).toEqual(figuresOf(before));
      expect(closing.report).toMatchObject({
        status: 'closed',
        closing: { id: closing.id, number, by: closing.closed_by },
      });
      expect(await reportOf(business_date)).toEqual(closing.report);
    });

    test('moves everything that follows to the next day', async () => {
      const { business_date, number } = await preview();
      expect(business_date > closing.business_date).toBe(true);
      expect(number).toBe(closing.number + 1);
      const order = await till.bill();
      expect(order.business_date).toBe(business_date);
      const paid = await till.pay('cashier', order, order.balance);
      const { sales_income } = await reportOf(business_date);
      expect(sales_income.total).toBe(paid.totals.due);
      expect(await reportOf(closing.business_date)).toEqual(closing.report);
    });

    test('is done once, and not for a day that hasn’t begun', async () => {
      const { business_date, open_orders } = await preview();
      const open = open_orders.map(({ id }) => id);
      for (const day of [closing.business_date, business_date])
        expect(await refused(close('merchant', open, day))).toMatchObject({
          matter: { details: { why: 'day_closed' } },
        });
    });

    test('can be looked up by its number', async () => {
      const { aaData } = await stage.as('merchant', listDayClosings, {
        query: { search: closing.business_date },
      });
      expect(aaData).toEqual([closing]);
      const input = { params: { id: closing.id } };
      expect(await stage.as('merchant', getDayClosing, input)).toEqual(closing);
      expect(await refused(stage.as('merchant.kajang', getDayClosing, input))).toMatchObject({
        code: 'notFound',
      });
    });

    test('is listed page by page, the latest first', async () => {
      const list = (query: object) => stage.as('merchant', listDayClosings, { query });
      const { aaData, total } = await list({ length: 1 });
      expect(aaData).toEqual([closing]);
      expect((await list({ start: total })).aaData).toEqual([]);
      expect((await list({ order: 'asc', start: total - 1 })).aaData).toEqual([closing]);
    });

    test.each(['cashier', 'waiter', 'kitchen', 'agent'])('is refused to a %s', async (username) => {
      expect(await refused(preview(username))).toMatchObject({ code: 'forbidden' });
    });
  });

  outletCases(stage, [[listDayClosings], [previewDayClosing]]);
}
