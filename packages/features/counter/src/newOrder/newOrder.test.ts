import { expect, test } from 'vitest';
import {
  countOf,
  emptyOrder,
  quantityOf,
  seatOf,
  withChange,
  withItem,
  withoutLine,
  withQuantity,
  withRestored,
  type Added,
} from './newOrder.ts';

const roti: Added = { menu_id: 1, name: 'Roti tisu', quantity: 1, options: [], note: '' };
const tea: Added = {
  menu_id: 2,
  name: 'Teh tarik',
  quantity: 2,
  options: [
    { id: 7, quantity: 1 },
    { id: 8, quantity: 2 },
  ],
  note: '',
};
const orderOf = (...items: Added[]) => items.reduce(withItem, emptyOrder);

test('the same item with the same options and note becomes one line', () => {
  const { lines } = orderOf(roti, roti, tea, { ...tea, options: tea.options.toReversed() });
  expect(lines.map(({ name, quantity }) => [name, quantity])).toEqual([
    ['Roti tisu', 2],
    ['Teh tarik', 4],
  ]);
});

test('other options or another note make another line, which counts towards the item', () => {
  const order = orderOf(tea, { ...tea, note: 'less sweet' }, { ...tea, options: [] });
  expect(order.lines.map(({ key }) => key)).toEqual([1, 2, 3]);
  expect(quantityOf(order, 2)).toBe(6);
  expect(countOf(order)).toBe(6);
});

test('a quantity never exceeds what one line can have', () => {
  expect(withQuantity(orderOf(roti), 1, 5000).lines[0]?.quantity).toBe(999);
});

test('a removed line returns to its place once', () => {
  const order = orderOf(roti, tea);
  const [line] = order.lines;
  const without = withoutLine(order, 1);
  expect(without.lines).toHaveLength(1);
  const restored = withRestored(without, line!, 0);
  expect(restored).toEqual(order);
  expect(withRestored(restored, line!, 0)).toBe(restored);
});

test('items of different seats make their own lines, and the last seat stays for the next item', () => {
  const order = orderOf(roti, { ...roti, seat: 1 }, { ...roti, seat: 2 }, { ...roti, seat: 1 });
  expect(order.lines.map(({ quantity, seat }) => [seat ?? null, quantity])).toEqual([
    [null, 1],
    [1, 2],
    [2, 1],
  ]);
  expect(seatOf(order)).toBe(1);
  expect(seatOf(withChange(order, 2, { seat: 4 }))).toBe(4);
  expect(seatOf(withChange(order, 3, { seat: 2, note: 'Hot' }))).toBe(1);
  expect(seatOf(withQuantity(order, 3, 5))).toBe(1);
});
