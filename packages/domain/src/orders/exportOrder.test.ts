import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyOrder, paidBy } from './anyOrder.ts';
import { amountsOf, exportOrder } from './exportOrder.ts';
import type { OrderRecord } from './record.ts';

const sumOf = ({ total: _total, ...amounts }: ReturnType<typeof amountsOf>) =>
  Object.values(amounts).reduce((sum, amount) => sum + amount, 0);

const changes = fc.record({
  price: fc.integer({ min: 0, max: 50_000 }),
  quantity: fc.integer({ min: 1, max: 20 }),
  isComped: fc.boolean(),
  discount: fc.option(fc.integer({ min: 0, max: 10_000 })),
  delivery_fee: fc.integer({ min: 0, max: 5_000 }),
  isInclusive: fc.boolean(),
  isTaxed: fc.boolean(),
  applies: fc.boolean(),
  taxRate: fc.integer({ min: 0, max: 2_500 }),
});

test('the amounts of an exported order sum to its total', () => {
  fc.assert(
    fc.property(changes, (change) => {
      const order = anyOrder();
      const { service_charge, tax_classes } = order.pricing;
      const [tax] = tax_classes;
      const [first, ...rest] = order.items;
      const changed: OrderRecord = {
        ...order,
        apply_service_charge: change.applies,
        delivery_fee: change.delivery_fee,
        pricing: {
          service_charge: { ...service_charge, is_taxed: change.isTaxed },
          tax_classes: [{ ...tax!, rate: change.taxRate, is_inclusive: change.isInclusive }],
        },
        items: [
          {
            ...first!,
            unit_price: change.price,
            quantity: change.quantity,
            is_comped: change.isComped,
          },
          ...rest,
        ],
        reductions:
          change.discount === null
            ? []
            : [{ id: 1, kind: 'discount', label: 'Any', rate: change.discount, amount: null }],
      };
      for (const one of [changed, paidBy(anyOrder(), 'cash')]) {
        const amounts = amountsOf(one);
        expect(sumOf(amounts)).toBe(amounts.total);
      }
    }),
  );
});

test('an exported order lists its tenders', () => {
  const { tenders, amounts, refunded } = exportOrder(paidBy(anyOrder(), 'cash'));
  expect(tenders).toEqual([{ name: 'Cash', amount: amounts.total }]);
  expect([amounts.rounding, amounts.total, refunded]).toEqual([1, 1855, 0]);
});
