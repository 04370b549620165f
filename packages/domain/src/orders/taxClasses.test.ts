import type { MenuItem, TaxClass } from '@servery/api';
import { expect, test } from 'vitest';
import { firstTemplate, paperOf, receiptOf, renderText } from '../printing/index.ts';
import { contextBy, itemNamed, menu, outlet } from './anyOrder.ts';
import { combineOrders } from './combineOrders.ts';
import { amountsOf } from './exportOrder.ts';
import { placeOrder } from './placeOrder.ts';
import type { OrderRecord } from './record.ts';
import { showOrder } from './show.ts';
import { updateOrder } from './updateOrder.ts';

const food: TaxClass = { code: 'SST', name: 'Service tax', rate: 600, is_inclusive: false };
const beer: TaxClass = { code: 'BEER', rate: 800, is_inclusive: false };
const shopWith = (...tax_classes: TaxClass[]) => ({
  ...outlet,
  settings: {
    ...outlet.settings,
    service_charge: { rate: 1000, is_taxed: false, methods: ['dine_in' as const] },
    tax_classes,
  },
});

const dish = (name: string, changes: Partial<MenuItem>): MenuItem => ({
  ...menu.get(itemNamed(name).id)!,
  ...changes,
});
const [rice, lager] = [
  dish('Roti tisu', { price: 1290 }),
  dish('Ayam goreng sekor', { price: 2200, tax_class: 'BEER' }),
];
const sold = new Map([rice, lager].map((item) => [item.id, item]));

const orderOf = (items: readonly MenuItem[], taxes: TaxClass[] = [food, beer]): OrderRecord =>
  placeOrder(
    {
      order_method: 'dine_in',
      table: outlet.tables[0]!,
      member: null,
      staff: null,
      customer_name: '',
      phone: '',
      address: '',
      postcode: '',
      source: 'guest',
      covers: 2,
      note: '',
      lines: items.map(({ id }) => ({ menu_id: id, quantity: 2, options: [], note: '' })),
      number: '001',
    },
    sold,
    contextBy('merchant', 0, shopWith(...taxes)),
  );

/** Vector P24: 6 % on food, 8 % on beer, and a voucher of RM 10 over both. */
test('an order with two taxes adds each to its own items, on the bill, the receipt and in the history', () => {
  const order: OrderRecord = {
    ...orderOf([rice, lager]),
    reductions: [
      { id: 1, kind: 'voucher', label: 'RM 10', rate: null, amount: 1000, by: '', reason: null },
    ] as unknown as OrderRecord['reductions'],
  };
  const shown = showOrder(order);
  expect(shown.totals).toMatchObject({ net: 5980, service_charge: 598, tax: 435, total: 7013 });
  expect(
    shown.derivations.flatMap(({ figure, label, amount }) =>
      figure === 'tax' ? [[label, amount]] : [],
    ),
  ).toEqual([
    ['Service tax', 133],
    ['BEER', 302],
  ]);
  const text = renderText(receiptOf(shown, paperOf(outlet, firstTemplate(outlet)), 'receipt'), 80);
  expect(text).toMatch(/Service tax 6 ?%\s+1\.33/);
  expect(text).toMatch(/BEER 8 ?%\s+3\.02/);
  expect(amountsOf(order)).toMatchObject({ tax: 435, service_charge: 598 });
});

test('an item whose tax came later brings it into an open order, which keeps its own rates', () => {
  const order = orderOf([rice], [food]);
  const context = contextBy('merchant', 0, shopWith({ ...food, rate: 900 }, beer));
  const line = { menu_id: lager.id, quantity: 1, options: [], note: '' };
  const changes = [{ type: 'add_line' as const, ...line }];
  const store = { menu: sold, discounts: [] };
  const next = updateOrder(order, { version: order.version, changes }, context, store);
  expect(next.pricing.tax_classes).toEqual([food, beer]);
});

test('orders with different taxes are combined unless they tax one class differently', () => {
  const combine = (one: OrderRecord, other: OrderRecord) =>
    combineOrders(
      one,
      [other],
      new Map([one, other].map(({ id, version }) => [id, version])),
      contextBy(),
    );
  const [combined] = combine(orderOf([rice], [food]), orderOf([lager], [beer]));
  expect(combined.pricing.tax_classes).toEqual([food, beer]);
  expect(showOrder(combined).totals.tax).toBe(155 + 352);
  expect(() => combine(orderOf([rice]), orderOf([rice], [{ ...food, rate: 900 }]))).toThrow(
    expect.objectContaining({ code: 'cannotCombine' }),
  );
});
