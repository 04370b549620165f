import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyOrder, contextBy, optionOf, outlet } from '../orders/anyOrder.ts';
import { payOrders } from '../orders/payOrders.ts';
import type { OrderRecord } from '../orders/record.ts';
import { showOrder } from '../orders/show.ts';
import { cashTaken } from './cashTaken.ts';
import { joinBills } from './joinBills.ts';
import { nextTender } from './nextTender.ts';
import { leftOf } from './shareAmount.ts';

const pay = (orders: readonly OrderRecord[], kind: 'cash' | 'card', amount: number, seconds = 0) =>
  payOrders(
    orders,
    {
      versions: new Map(orders.map(({ id, version }) => [id, version])),
      tenders: [{ payment_option_id: optionOf(kind).id, amount }],
    },
    outlet.payment_options,
    contextBy('merchant', seconds),
  );

test('bills of a table are paid together in any parts, each shown as one payment', () => {
  const parts = fc.array(fc.tuple(fc.integer({ min: 1, max: 1_500 }), fc.boolean()), {
    maxLength: 4,
  });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3 }), parts, fc.boolean(), (count, some, endsInCash) => {
      let orders = Array.from({ length: count }, () => anyOrder());
      const amounts: number[] = [];
      for (const [part, isCash] of [...some, [Infinity, endsInCash] as const]) {
        const { unpaid, payable } = joinBills(orders.map(showOrder));
        const left = leftOf(payable);
        if (left === 0) break;
        const { amount } = nextTender({ left, wanted: Math.min(part, left), isCash });
        const open = orders.filter(({ id }) => unpaid.some((bill) => bill.id === id));
        const paid = pay(open, isCash ? 'cash' : 'card', amount, amounts.length);
        orders = orders.map((order) => paid.find(({ id }) => id === order.id) ?? order);
        amounts.push(amount);
        const { payments } = joinBills(orders.map(showOrder));
        expect(payments.map((payment) => payment.amount)).toEqual(amounts);
      }
      const { unpaid, payable } = joinBills(orders.map(showOrder));
      expect([unpaid.length, leftOf(payable)]).toEqual([0, 0]);
    }),
    { numRuns: 60 },
  );
});

test('the payments of a single bill stay as they are', () => {
  const order = showOrder(anyOrder());
  const payment = { ...showOrder(pay([anyOrder()], 'card', 500)[0]!).payments[0]! };
  const payments = [payment, { ...payment, id: payment.id + 1 }];
  expect(joinBills([{ ...order, payments }]).payments).toEqual(payments);
});

test('the cash received and the change of a payment leave out earlier payments', () => {
  const before = pay([anyOrder()], 'cash', 500);
  const [order] = before as [OrderRecord];
  const [after] = payOrders(
    [order],
    {
      versions: new Map([[order.id, order.version]]),
      tenders: [{ payment_option_id: optionOf('cash').id, amount: 500, tendered: 2_000 }],
    },
    outlet.payment_options,
    contextBy('merchant', 1),
  );
  expect(cashTaken([after!], before)).toEqual({ received: 2_000, change: 1_500 });
});
