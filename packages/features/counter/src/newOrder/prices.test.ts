import type { DisplayedItem } from '@servery/api';
import { displayMenu } from '@servery/domain/menu';
import { merchants } from '@servery/sample';
import { expect, test } from 'vitest';
import { emptyOrder, withItem, type NewOrder } from './newOrder.ts';
import { feeOf, priceNewOrder, roomFor } from './prices.ts';

const [shop] = merchants;
const { settings } = shop!;
const menu = displayMenu(
  { ...shop!, merchant_id: shop!.id },
  {
    method: 'pickup',
    table: null,
    now: new Date('2026-11-20T05:30:00.000Z'),
    time_zone: settings.time_zone,
  },
);
const all = menu.categories.flatMap((category) => category.items);
const items = new Map(all.map((item) => [item.id, item]));
const named = (name: string): DisplayedItem => all.find((item) => item.name === name)!;

const orderOf = (...lines: [item: DisplayedItem, quantity: number][]): NewOrder =>
  lines.reduce(
    (order, [{ id, name }, quantity]) =>
      withItem(order, { menu_id: id, name, quantity, options: [], note: '' }),
    emptyOrder,
  );

test('each line has the price of its units, and the bill includes tax', () => {
  const roti = named('Roti tisu');
  const { lines, bill } = priceNewOrder(orderOf([roti, 2]), { items, settings, party: 0 });
  expect(lines).toMatchObject([{ amount: 2 * roti.price, isAvailable: true }]);
  expect(bill.totals.net).toBe(2 * roti.price);
  expect(bill.totals.total).toBe(bill.totals.net + bill.totals.added_tax);
});

test('an item that left the menu, sold out or lost an option isn’t available and costs nothing', () => {
  const gone = { ...named('Roti tisu'), id: 1 };
  const soldOut = named('Puding karamel');
  const order = orderOf([gone, 1], [soldOut, 1]);
  const changed = withItem(order, {
    menu_id: named('Cendol').id,
    name: 'Cendol',
    quantity: 1,
    options: [{ id: 1, quantity: 1 }],
    note: '',
  });
  const { lines, bill } = priceNewOrder(changed, { items, settings, party: 0 });
  expect(lines.map(({ isAvailable }) => isAvailable)).toEqual([false, false, false]);
  expect(bill.totals.total).toBe(0);
});

test('an item has room up to its stock, counted over all its lines', () => {
  const item = { ...named('Roti tisu'), left: 5, max_quantity: null };
  expect(roomFor(orderOf([item, 3]), item)).toBe(2);
  expect(roomFor(orderOf([item, 9]), item)).toBe(0);
  expect(roomFor(emptyOrder, { ...item, left: null, max_quantity: 4 })).toBe(4);
});

test('only a delivery has the fee of its area', () => {
  const [area] = settings.delivery.areas;
  const { postcode } = area!;
  expect(feeOf({ ...emptyOrder, way: 'delivery', postcode }, settings)).toBe(area!.fee);
  expect(feeOf({ ...emptyOrder, way: 'pickup', postcode }, settings)).toBe(0);
});
