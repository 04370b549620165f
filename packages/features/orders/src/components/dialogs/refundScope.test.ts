import type { Order, Refund, RefundScope } from '@servery/api';
import { showOrder } from '@servery/domain/orders';
import { sample } from '@servery/sample';
import { expect, test } from 'vitest';
import { isEmptyScope, possibleScope, refundableItems } from './refundScope.ts';

const [any] = sample().ordersOf([101]).map(showOrder);
const [line] = any!.items;

/** An order of 3 noodles, 1 tea and a comped cake, delivered for a fee. */
const order: Order = {
  ...any!,
  items: [
    { ...line!, id: 1, name: 'Noodles', quantity: 3, gross: 2_700, status: 'served' },
    { ...line!, id: 2, name: 'Tea', quantity: 1, gross: 250, status: 'served' },
    { ...line!, id: 3, name: 'Cake', quantity: 1, gross: 900, status: 'served', is_comped: true },
  ],
  delivery_fee: 500,
  refunds: [],
};

const refunded = (scope: RefundScope, state: Refund['state'] = 'pending'): Order => ({
  ...order,
  refunds: [
    {
      id: 1,
      payment_id: 1,
      amount: 100,
      reason_code: 'waited',
      reason: '',
      state,
      is_overpayment: false,
      scope,
      business_date: order.business_date,
      at: order.placed_at,
      by: '',
    },
  ],
});

const units = ({ items }: Order) => items.map(({ id, quantity, gross }) => [id, quantity, gross]);
const noodles = (quantity: number) => ({ line_id: 1, quantity });
const tea = { line_id: 2, quantity: 1 };

test('items that were refunded are left out, and cost the share of their units', () => {
  expect(units(refundableItems(order))).toEqual([
    [1, 3, 2_700],
    [2, 1, 250],
  ]);
  const once = refunded({ lines: [noodles(1), tea], delivery_fee: false });
  expect(units(refundableItems(once))).toEqual([[1, 2, 1_800]]);
  const cancelled = refunded({ lines: [noodles(1), tea], delivery_fee: false }, 'cancelled');
  expect(units(refundableItems(cancelled))).toEqual(units(refundableItems(order)));
});

test('a scope is limited to what is left, in the sequence of the order', () => {
  const chosen = { lines: [tea, noodles(3)], delivery_fee: true };
  expect(possibleScope(chosen, order)).toEqual({ lines: [noodles(3), tea], delivery_fee: true });
  const left = refunded({ lines: [noodles(2), tea], delivery_fee: true });
  expect(possibleScope(chosen, left)).toEqual({ lines: [noodles(1)], delivery_fee: false });
  const nothing = refunded({ lines: [noodles(3), tea], delivery_fee: true });
  expect(isEmptyScope(possibleScope(chosen, nothing))).toBe(true);
});

test('a scope is empty without items and without the delivery fee', () => {
  expect(isEmptyScope({ lines: [], delivery_fee: false })).toBe(true);
  expect(isEmptyScope({ lines: [tea], delivery_fee: false })).toBe(false);
  expect(isEmptyScope({ lines: [], delivery_fee: true })).toBe(false);
});
