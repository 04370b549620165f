import type { Order, OrderMethod } from '@servery/api';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { round5, roundRate, sum, withoutIncludedTax } from '../money/index.ts';
import { anyOrder, contextBy, optionOf, outlet, owed, paidBy } from './anyOrder.ts';
import { billOf } from './bill.ts';
import { explainOrder } from './explainOrder.ts';
import type { Figure } from './figures.ts';
import { payOrders } from './payOrders.ts';
import type { LineRecord, OrderRecord, ReductionRecord } from './record.ts';
import { showOrder } from './show.ts';
import { voidOrder } from './voidOrder.ts';

const plain = anyOrder();
const codes = ['SST', 'GST', 'NONE'] as const;
const rate = fc.oneof(fc.constantFrom(0, 600, 1000), fc.nat(2500));

const line: fc.Arbitrary<LineRecord> = fc
  .record({
    id: fc.integer({ min: 1, max: 9999 }),
    quantity: fc.integer({ min: 1, max: 9 }),
    unit_price: fc.nat(5000),
    tax_class: fc.constantFrom(...codes),
    is_comped: fc.integer({ min: 0, max: 5 }).map((dice) => dice === 0),
    status: fc.constantFrom('queued', 'served', 'served', 'voided'),
  })
  .map((facts) => ({ ...plain.items[0]!, options: [], ...facts }));

const reduction: fc.Arbitrary<ReductionRecord> = fc
  .record({
    id: fc.integer({ min: 1, max: 9999 }),
    kind: fc.constantFrom('deal', 'voucher', 'rank', 'discount', 'adjustment'),
    label: fc.constantFrom('Lunch', 'Birthday', 'Staff'),
    off: fc.oneof(
      fc.nat(10_000).map((value) => ({ rate: value, amount: null })),
      fc.nat(4000).map((value) => ({ rate: null, amount: value })),
    ),
  })
  .map(({ off, ...facts }) => ({ ...facts, ...off }));

/** Any unpaid order: several tax classes, included or added, with any reductions and a fee. */
const anyBill: fc.Arbitrary<OrderRecord> = fc
  .record({
    items: fc.uniqueArray(line, { minLength: 1, maxLength: 8, selector: ({ id }) => id }),
    reductions: fc.uniqueArray(reduction, { maxLength: 3, selector: ({ id }) => id }),
    delivery_fee: fc.oneof(fc.constant(0), fc.nat(1500)),
    service_charge: fc.record({
      rate,
      is_taxed: fc.boolean(),
      methods: fc.constantFrom<OrderMethod[]>([], ['dine_in']),
    }),
    tax_classes: fc.tuple(
      ...codes.map((code) =>
        fc.record({ code: fc.constant<string>(code), rate, is_inclusive: fc.boolean() }),
      ),
    ),
  })
  .map(({ service_charge, tax_classes, ...facts }) => ({
    ...plain,
    ...facts,
    pricing: { service_charge, tax_classes },
  }));

/** Any order, also one that is paid in part, in full, or was voided. */
const anyShown: fc.Arbitrary<Order> = fc
  .record({
    order: anyBill,
    share: fc.nat(100),
    end: fc.constantFrom('cash', 'card', 'void', null),
  })
  .map(({ order, share, end }) => {
    const part = Math.floor((owed(order) * share) / 100);
    const [begun] =
      part > 0
        ? payOrders(
            [order],
            {
              versions: new Map([[order.id, order.version]]),
              tenders: [{ payment_option_id: optionOf('card').id, amount: part }],
            },
            outlet.payment_options,
            contextBy('merchant', 1),
          )
        : [order];
    if (end === 'void' && part === 0)
      return showOrder(voidOrder(order, { version: order.version, reason: 'Left' }, contextBy()));
    const isOpen = owed(begun!) > 0 && (end === 'cash' || end === 'card');
    return showOrder(isOpen ? paidBy(begun!, end) : begun!);
  });

/** Returns the amount that a rule comes to, before its sign. */
function valueOf({ rule, amount }: Figure): number {
  const { kind, base, rate: share, exact } = rule!;
  switch (kind) {
    case 'rate':
      return roundRate(base!, share!);
    case 'included':
      return base! - withoutIncludedTax(base!, share!);
    case 'nearest_5':
      return Math.abs(round5(base!) - base!);
    case 'fixed':
      return Math.min(exact.numerator, base ?? Math.abs(amount));
  }
}

test('the parts of every amount sum to it', () => {
  fc.assert(
    fc.property(anyShown, (order) => {
      const wrong = explainOrder(order)
        .filter(({ parts }) => parts.length > 0)
        .filter(({ parts, amount }) => sum(parts.map((part) => part.amount)) !== amount);
      expect(wrong).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test('every rule comes to its amount', () => {
  fc.assert(
    fc.property(anyShown, (order) => {
      for (const figure of explainOrder(order).filter(({ rule }) => rule !== null))
        expect([figure.name, valueOf(figure)]).toEqual([figure.name, Math.abs(figure.amount)]);
    }),
    { numRuns: 200 },
  );
});

test('every amount other than zero has a rule or parts', () => {
  fc.assert(
    fc.property(anyShown, (order) => {
      const bare = explainOrder(order).filter(
        ({ amount, rule, parts }) => amount !== 0 && rule === null && parts.length === 0,
      );
      expect(bare).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test('the shares of each line sum to what the bill charges for it', () => {
  fc.assert(
    fc.property(anyBill, (order) => {
      const figures = explainOrder(showOrder(order)).filter(({ name }) =>
        ['gross', 'comps', 'reduction', 'service_charge', 'tax'].includes(name),
      );
      for (const { id, total } of billOf(order).lines) {
        const shares = figures.flatMap(({ parts }) =>
          parts.filter((part) => part.of === 'line' && part.id === Number(id)),
        );
        expect(sum(shares.map(({ amount }) => amount))).toBe(total);
      }
    }),
    { numRuns: 200 },
  );
});

test('explains each reduction by its own rule, even if two have the same name and amount', () => {
  const first = { id: 1, kind: 'discount', label: 'Staff', rate: 1000, amount: null } as const;
  const order = showOrder({
    ...plain,
    reductions: [first, { ...first, id: 2, rate: null, amount: 143 }],
  });
  const reductions = explainOrder(order).filter(({ name }) => name === 'reduction');
  expect(reductions.map(({ amount, rule }) => [amount, rule?.kind, rule?.base])).toEqual([
    [-159, 'rate', 1590],
    [-143, 'fixed', 1431],
  ]);
});

test('limits a fixed amount to what is left of the bill', () => {
  const order = showOrder({
    ...plain,
    reductions: [{ id: 1, kind: 'voucher', label: 'RM 50 off', rate: null, amount: 5000 }],
  });
  expect(explainOrder(order).find(({ name }) => name === 'reduction')).toMatchObject({
    amount: -1590,
    rule: { kind: 'fixed', base: 1590, exact: { numerator: 5000, denominator: 1 } },
  });
});

test('shows the cash rounding from the exact amount that was left', () => {
  const order = showOrder(paidBy({ ...plain, reductions: [] }, 'cash'));
  expect(explainOrder(order).find(({ name }) => name === 'rounding')).toMatchObject({
    amount: 1,
    rule: { kind: 'nearest_5', base: 1854 },
  });
});

test('leaves out amounts of zero, but keeps the items, the total and the balance', () => {
  const free = plain.items.map((item) => ({ ...item, unit_price: 0, options: [] }));
  const names = explainOrder(
    showOrder({
      ...plain,
      items: free,
    }),
  ).map(({ name }) => name);
  expect(names).toEqual(['gross', 'total', 'balance']);
});
