import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sum } from '../money/index.ts';
import { billOf } from '../orders/bill.ts';
import type { OrderRecord } from '../orders/record.ts';
import { dailyReportOf } from './dailyReport.ts';
import { dayBefore, goldenDate, orderOf } from './anySale.ts';
import { explainReport } from './explainReport.ts';
import { factsOf, goldenOrders } from './goldenDay.ts';

const checksOf = (orders: readonly OrderRecord[]) =>
  dailyReportOf(factsOf(orders)).checks.filter(({ check }) => check !== 'cash');

test('all sums of the golden day agree', () => {
  expect(checksOf(goldenOrders)).toEqual(
    checksOf(goldenOrders).map((one) => ({ ...one, left: one.right, is_met: true })),
  );
  expect(checksOf(goldenOrders)).toHaveLength(7);
});

test('all sums agree if cash is only handed back', () => {
  const order = orderOf({
    hour: 12,
    lines: [[1, 'nasi']],
    paid: [{ by: 'wallet', amount: 1496 }],
    status: 'cancelled',
    refunded: [{ amount: 1496, tender: 'cash' }],
  });
  expect(checksOf([order]).filter(({ is_met }) => !is_met)).toEqual([]);
  expect(dailyReportOf(factsOf([order])).offline_payment_method).toMatchObject([
    { kind: 'cash', sales: 0, refunds: 1496, net: -1496 },
  ]);
});

test('names a sum that disagrees', () => {
  const report = dailyReportOf(factsOf(goldenOrders));
  expect(report.checks.find(({ check }) => check === 'cash')).toEqual({
    check: 'cash',
    left: 0,
    right: 12_105,
    is_met: false,
  });
});

const dishes = ['nasi', 'set', 'rice', 'teh'] as const;
const days = [dayBefore, goldenDate, '2026-11-21'];

/** Any order of three days: paid in parts, cancelled, refunded, or not at all. */
const anyDayOrder = fc
  .record({
    hour: fc.integer({ min: 9, max: 22 }),
    method: fc.constantFrom('dine_in' as const, 'pickup' as const),
    lines: fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.constantFrom(...dishes)), {
      minLength: 1,
      maxLength: 5,
    }),
    rate: fc.integer({ min: 0, max: 9999 }),
    on: fc.constantFrom(...days),
    parts: fc.array(fc.tuple(fc.integer({ min: 1, max: 100 }), fc.constantFrom(...days)), {
      maxLength: 3,
    }),
    paid: fc.integer({ min: 0, max: 110 }),
    status: fc.constantFrom('completed' as const, 'served' as const, 'cancelled' as const),
    refunds: fc.array(
      fc.record({
        share: fc.integer({ min: 1, max: 40 }),
        business_date: fc.constantFrom(...days),
        is_overpayment: fc.boolean(),
      }),
      { maxLength: 2 },
    ),
  })
  .map(({ parts, paid, rate, refunds, ...sale }) => {
    const reductions = [{ kind: 'discount' as const, label: 'Any', rate }];
    const { total } = billOf(orderOf({ ...sale, reductions })).totals;
    const money = Math.round((total * paid) / 100);
    const whole = parts.reduce((sum, [part]) => sum + part, 0);
    const tenders = parts.map(([part, on]) => ({
      by: 'card' as const,
      amount: Math.floor((money * part) / whole),
      on,
    }));
    const given = refunds.map(({ share, ...refund }) => ({
      ...refund,
      amount: Math.floor((money * share) / 100),
    }));
    return orderOf({
      ...sale,
      reductions,
      paid: tenders.toSorted((a, b) => a.on.localeCompare(b.on)),
      refunded: parts.length > 0 ? given : [],
    });
  });

test('the sums of 1,000 random days agree', () => {
  fc.assert(
    fc.property(fc.array(anyDayOrder, { maxLength: 12 }), (orders) => {
      expect(checksOf(orders).filter(({ is_met }) => !is_met)).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

test('the parts of every sum of a report add up to it', () => {
  fc.assert(
    fc.property(fc.array(anyDayOrder, { maxLength: 8 }), (orders) => {
      const report = dailyReportOf(factsOf(orders));
      const parts = Object.entries(explainReport(report)).map(([name, all]) => [
        name,
        sum(all.map(([, amount]) => amount)),
      ]);
      expect(Object.fromEntries(parts)).toEqual({
        net_sales: report.sales_income.net_sales,
        total: report.sales_income.total,
        refunds: report.sales_refund.total,
        outcome: report.sales_outcome.total,
        net_income: report.sales_summary.net_income,
      });
    }),
    { numRuns: 300 },
  );
});
