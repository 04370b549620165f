import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyBill } from './anyBill.ts';
import { priceBill } from './bill.ts';
import { paymentStatus } from './paymentStatus.ts';
import { quoteRefund } from './refund.ts';
import type { PreviousRefund, RefundScope } from './refund.ts';
import { layTender } from './tender.ts';

/** A bill, and refunds of all its parts in random order, in cash or another tender. */
const refunds = anyBill().chain((input) => {
  const all: RefundScope[] = [
    ...input.lines.flatMap((line) =>
      Array.from({ length: line.quantity }, () => ({
        units: [{ line_id: line.id, quantity: 1 }],
      })),
    ),
    ...input.fees.map(({ kind }) => ({ units: [], fee_kinds: [kind] })),
    ...(input.tip ? [{ units: [], includes_tip: true }] : []),
  ];
  return fc.tuple(
    fc.constant(input),
    fc.shuffledSubarray(all, { minLength: all.length }),
    fc.array(fc.boolean(), { minLength: all.length, maxLength: all.length }),
    fc.boolean(),
  );
});

function refundAll([input, scopes, tenders, isPaidInCash]: typeof refunds extends fc.Arbitrary<
  infer T
>
  ? T
  : never) {
  const bill = priceBill(input);
  const { payable, tip, total } = bill.totals;
  const { rounding, due } = layTender({ payable, captured: 0, is_cash: isPaidInCash });
  const previous: (PreviousRefund & { is_final: boolean; is_cash: boolean })[] = [];
  for (const [index, scope] of scopes.entries()) {
    const is_cash = tenders[index]!;
    previous.push({
      ...scope,
      ...quoteRefund(bill, scope, { previous, rounding, is_cash }),
      is_cash,
    });
  }
  return { bill, rounding, due, tip, total, previous };
}

const add = (amounts: readonly number[]) => amounts.reduce((a, b) => a + b, 0);

describe('refunds', () => {
  test('of all parts, in any order and with any tender, sum to the captured amount', () => {
    fc.assert(
      fc.property(refunds, (all) => {
        const { due, rounding, tip, total, previous } = refundAll(all);
        expect(add(previous.map(({ amount }) => amount))).toBe(due);
        expect(previous.every(({ amount }) => amount >= 0)).toBe(true);
        expect(previous.filter(({ is_final }) => is_final).length).toBe(total + tip > 0 ? 1 : 0);
        const money = {
          total,
          tip,
          rounding,
          payments: [{ state: 'captured' as const, amount: due }],
          refunds: previous.map(({ amount }) => ({ state: 'completed' as const, amount })),
        };
        expect(paymentStatus(money).status).toBe(due > 0 ? 'refunded' : 'not_charged');
        expect(paymentStatus(money).refundable).toBe(0);
      }),
      { numRuns: 500 },
    );
  });

  test('in cash are multiples of 5 sen and stay within 2 sen of the refunded amount', () => {
    fc.assert(
      fc.property(refunds, (all) => {
        const { previous } = refundAll(all);
        let owed = 0;
        for (const { amount, payout, is_cash } of previous) {
          owed += amount - payout;
          expect(is_cash ? payout % 5 : 0).toBe(0);
          expect(payout).toBeGreaterThanOrEqual(0);
          expect(Math.abs(owed)).toBeLessThanOrEqual(2);
        }
      }),
      { numRuns: 500 },
    );
  });

  const [bill, units] = [
    priceBill({
      lines: [
        {
          id: 'tea',
          line_number: 1,
          quantity: 2,
          unit_price: 350,
          options: [],
          tax_class: 'T',
        },
      ],
      order_reductions: [],
      service_charge: { rate: 1000, is_taxed: false, apply: true },
      tax_classes: [{ code: 'T', rate: 600, is_inclusive: false }],
      fees: [{ kind: 'delivery', amount: 500, tax_class: 'T' }],
    }),
    (quantity: number) => ({ units: [{ line_id: 'tea', quantity }] }),
  ];
  const terms = { previous: [], rounding: 0, is_cash: false };

  test('exclude a fee unless it is chosen', () => {
    expect(quoteRefund(bill, units(2), terms)).toMatchObject({ fees: 0, is_final: false });
    expect(quoteRefund(bill, { ...units(2), fee_kinds: ['delivery'] }, terms)).toMatchObject({
      fees: 500,
      amount: bill.totals.total,
      is_final: true,
    });
  });

  test('refuse a unit or a fee twice, and an unknown line', () => {
    const previous = [{ ...units(1), fee_kinds: ['delivery'], amount: 0, payout: 0 }];
    expect(() => quoteRefund(bill, units(3), terms)).toThrow('cannot take 3 of 2');
    expect(() => quoteRefund(bill, units(2), { ...terms, previous })).toThrow('cannot take 3 of 2');
    expect(() =>
      quoteRefund(bill, { units: [], fee_kinds: ['delivery'] }, { ...terms, previous }),
    ).toThrow('a fee is refunded once');
    expect(() => quoteRefund(bill, { units: [{ line_id: 'soup', quantity: 1 }] }, terms)).toThrow(
      'no line soup',
    );
  });
});
