import type { Order, Totals } from '@servery/api';
import { sample } from '@servery/sample';
import { showOrder } from '@servery/domain/orders';
import { describe, expect, test } from 'vitest';
import { figuresOf, partsOf } from './explain.ts';

const orders: Order[] = [...sample().orders.values()].map(showOrder);
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

describe('the bills of the sample orders', () => {
  test('have parts that add up to the total', () => {
    for (const { number, totals } of orders)
      expect([number, sum(partsOf('total', totals).map(([, amount]) => amount))]).toEqual([
        number,
        totals.total,
      ]);
  });

  test('explain each reduction by one rule of its own', () => {
    const reduced = orders.filter(({ reductions }) => reductions.length > 0);
    expect(reduced.length).toBeGreaterThan(0);
    for (const order of reduced)
      for (const figure of figuresOf(order).filter(({ name }) => name === 'reduction'))
        expect([figure.label, figure.rules.length]).toEqual([figure.label, 1]);
  });
});

test('leaves zero amounts out of a bill but keeps the gross, the total and the balance', () => {
  const totals = { gross: 0, total: 0 } as Totals;
  const order = { totals, reductions: [], derivations: [], balance: 0 } as unknown as Order;
  const zero = new Proxy(totals, { get: () => 0 });
  const names = figuresOf({ ...order, totals: zero }).map(({ name }) => name);
  expect(names).toEqual(['gross', 'total', 'balance']);
});
