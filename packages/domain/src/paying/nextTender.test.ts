import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { round5 } from '../money/round.ts';
import { anyOrder, contextBy, optionOf, outlet } from '../orders/anyOrder.ts';
import { billOf, moneyOf } from '../orders/bill.ts';
import { takePayment } from '../orders/togglePaymentStatus.ts';
import { leftOf } from './shareAmount.ts';
import { nextShare, nextTender } from './nextTender.ts';

test('cash for the whole bill is rounded and gives change', () => {
  expect(nextTender({ left: 4_211, wanted: 4_211, isCash: true, received: 5_000 })).toEqual({
    amount: 4_210,
    rounding: -1,
    change: 790,
    isShort: false,
    isTooMuch: false,
  });
});

test('a part in cash is rounded to coins, and the rest stays due', () => {
  const tender = nextTender({ left: 4_211, wanted: 1_003, isCash: true, received: 1_000 });
  expect(tender).toMatchObject({ amount: 1_005, rounding: 0, change: null, isShort: true });
});

test('a card pays to the sen and never more than what is left', () => {
  expect(nextTender({ left: 4_211, wanted: 1_003, isCash: false }).amount).toBe(1_003);
  expect(nextTender({ left: 4_211, wanted: 4_212, isCash: false }).isTooMuch).toBe(true);
});

test('rounding by cash counts as neither paid nor left', () => {
  expect(leftOf({ total: 4_211, captured: 4_210, rounding: -1 })).toBe(0);
  expect(leftOf({ total: 4_211, captured: 2_000, rounding: 0 })).toBe(2_211);
});

describe('a bill', () => {
  const bill = fc.integer({ min: 1, max: 200_000 });
  const kinds = fc.array(fc.boolean(), { minLength: 1, maxLength: 20 });

  test('shared equally is paid by the last guest, in cash or by card', () => {
    fc.assert(
      fc.property(bill, kinds, (whole, areCash) => {
        const guests = areCash.length;
        let left = whole;
        for (const [paid, isCash] of areCash.entries()) {
          if (left === 0) return;
          const wanted = nextShare({ whole, guests, paid }, left);
          const { amount, rounding, isTooMuch } = nextTender({ left, wanted, isCash });
          expect(isTooMuch).toBe(false);
          if (isCash) expect(amount).toBe(round5(amount));
          left -= amount - rounding;
          expect(left).toBeGreaterThanOrEqual(0);
        }
        expect(left).toBe(0);
      }),
    );
  });

  test('paid in any parts is settled by the host with the same amounts and rounding', () => {
    const parts = fc.array(fc.tuple(fc.integer({ min: 1, max: 900 }), fc.boolean()), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(parts, fc.boolean(), (some, endsInCash) => {
        let order = anyOrder();
        for (const [part, isCash] of [...some, [Infinity, endsInCash] as const]) {
          const { total } = billOf(order).totals;
          const { captured, rounding } = moneyOf(order, total);
          const left = leftOf({ total, captured, rounding });
          if (left === 0) break;
          const tender = nextTender({ left, wanted: Math.min(part, left), isCash });
          order = takePayment(
            order,
            {
              version: order.version,
              tenders: [
                {
                  payment_option_id: optionOf(isCash ? 'cash' : 'card').id,
                  amount: tender.amount,
                },
              ],
            },
            outlet.payment_options,
            contextBy(),
          );
          expect(order.payments.at(-1)).toMatchObject({
            amount: tender.amount,
            rounding: tender.rounding,
          });
        }
        const { total } = billOf(order).totals;
        expect(moneyOf(order, total)).toMatchObject({ status: 'paid', balance: 0 });
      }),
      { numRuns: 60 },
    );
  });
});
