import type { WantedLine } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { contextBy, anyOrder, itemNamed, menu, outlet, refusalOf } from './anyOrder.ts';
import { nextAction } from './offers.ts';
import { placeOrder } from './placeOrder.ts';
import { priceLine } from './priceLine.ts';
import { showOrder } from './show.ts';

const wanted = (name: string, ...options: [group: string, choice: string, quantity?: number][]) => {
  const item = itemNamed(name);
  const line: WantedLine = {
    menu_id: item.id,
    quantity: 1,
    note: '',
    options: options.map(([group, choice, quantity = 1]) => ({
      id: item.options
        .find((option) => option.name === group)!
        .items.find((one) => one.name === choice)!.id,
      quantity,
    })),
  };
  return line;
};

const priced = (line: WantedLine) =>
  priceLine(line, menu, () => 1, 'lines.0', [{ code: 'SST', rate: 600, is_inclusive: false }]);

describe('order line', () => {
  test('has the prices of the menu and of its choices', () => {
    const line = priced(
      wanted('Nasi kandar ayam goreng', ['Gravy', 'Kuah banjir'], ['Add-ons', 'Telur mata', 2]),
    );
    expect(line).toMatchObject({
      unit_price: 1250,
      options: [
        { name: 'Kuah banjir', price: 100, quantity: 1 },
        { name: 'Telur mata', price: 200, quantity: 2 },
      ],
      status: 'held',
    });
  });

  test.each([
    ['too few', wanted('Teh tarik')],
    ['too many', wanted('Teh tarik', ['Served', 'Ais'], ['Served', 'Panas'])],
    ['too many of one', wanted('Roti canai', ['With', 'Dhal', 2])],
    [
      'too many in all',
      wanted('Nasi lemak ayam berempah', ['Add-ons', 'Telur mata', 2], ['Add-ons', 'Papadom', 3]),
    ],
  ])('is refused with %s choices', (_, line) => {
    expect(refusalOf(() => priced(line))).toBe('invalid');
  });

  test('is refused if the item or a choice isn’t on the menu or is sold out', () => {
    const unknown = { menu_id: 1, quantity: 1, options: [], note: '' };
    expect(refusalOf(() => priced(unknown))).toBe('invalid');
    const elsewhere = { ...wanted('Cendol'), options: [{ id: 1, quantity: 1 }] };
    expect(refusalOf(() => priced(elsewhere))).toBe('invalid');
    expect(refusalOf(() => priced(wanted('Puding karamel')))).toBe('itemUnavailable');
  });
});

describe('new order', () => {
  const shopWith = (settings: Partial<typeof outlet.settings>) =>
    contextBy('merchant', 0, { ...outlet, settings: { ...outlet.settings, ...settings } });

  test('keeps the price terms it was placed under', () => {
    const order = anyOrder();
    const dearer = shopWith({ tax_classes: [{ code: 'SST', rate: 1000, is_inclusive: false }] });
    expect(showOrder(order).totals.tax).toBe(105);
    expect(showOrder(anyOrder('dine_in', dearer)).totals.tax).toBe(175);
    expect(showOrder(anyOrder('pickup')).totals).toMatchObject({ service_charge: 0, tax: 95 });
  });

  test('needs an open store, the minimum order, and a table for dine-in only', () => {
    expect(refusalOf(() => anyOrder('dine_in', shopWith({ is_open: false })))).toBe('storeClosed');
    expect(refusalOf(() => anyOrder('dine_in', shopWith({ minimum_order: 1591 })))).toBe('invalid');
    expect(refusalOf(() => anyOrder('dine_in', shopWith({ minimum_order: 1590 })))).toBeNull();
    expect(anyOrder('pickup').table).toBeNull();
    const cart = {
      ...anyOrder(),
      postcode: '',
      source: 'guest' as const,
      table: null,
      lines: [wanted('Cendol')],
    };
    expect(refusalOf(() => placeOrder(cart, menu, contextBy()))).toBe('invalid');
  });

  test('is accepted automatically by the merchant’s rule, regardless of who placed it', () => {
    const { settings } = outlet;
    const shop = { ...outlet, settings: { ...settings, auto_accept: ['dine_in' as const] } };
    expect(anyOrder('dine_in', contextBy('waiter', 0, shop)).status).toBe('accepted');
    expect(anyOrder('pickup', contextBy('waiter', 0, shop)).status).toBe('new');
    expect(refusalOf(() => anyOrder('dine_in', contextBy('kitchen', 0, shop)))).toBe('forbidden');
  });

  test('offers each role its own next action', () => {
    const order = showOrder(anyOrder());
    const next = (who: Parameters<typeof contextBy>[0], more: object = {}) =>
      nextAction({ ...order, ...more }, contextBy(who).actor.rights);
    expect(next('cashier')).toBe('accept');
    expect(next('waiter')).toBeNull();
    expect(next('kitchen', { status: 'accepted' })).toBe('start');
    expect(next('waiter', { status: 'ready' })).toBe('serve');
    expect(next('cashier', { status: 'served' })).toBe('pay');
    expect(next('waiter', { status: 'served' })).toBeNull();
    expect(next('admin', { status: 'ready' })).toBeNull();
  });
});
