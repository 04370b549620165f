import { expect, test } from 'vitest';
import { merchants } from '../fixtures/merchants.ts';
import { displayMenu } from './display.ts';
import type { MenuBook } from './record.ts';

const [shop] = merchants;
const book: MenuBook = { ...shop!, merchant_id: shop!.id };
const looked = {
  now: new Date('2026-11-20T05:30:00.000Z'),
  time_zone: 'Asia/Kuala_Lumpur',
  method: 'dine_in' as const,
  table: null,
};
const namesOf = (menu: MenuBook) =>
  displayMenu(menu, looked).categories.flatMap(({ items }) => items.map(({ name }) => name));

test('guests see no inactive items, and none in an inactive category or its subcategories', () => {
  expect(namesOf(book)).toContain('Cendol');
  expect(namesOf(book)).not.toContain('Bubur lambuk');
  const [rice, roti, ...others] = book.categories;
  const below = [{ ...rice!, is_active: false }, { ...roti!, parent_id: rice!.id }, ...others];
  const names = namesOf({ ...book, categories: below });
  expect(names).not.toContain('Nasi kandar sayur');
  expect(names).not.toContain('Roti canai');
  expect(names).toContain('Cendol');
});

test('guests see the price for their order method and why an item is unavailable', () => {
  const priceBy = (method: 'dine_in' | 'delivery') =>
    displayMenu(book, { ...looked, method })
      .categories.flatMap(({ items }) => items)
      .find(({ name }) => name === 'Roti tisu')?.price;
  expect([priceBy('dine_in'), priceBy('delivery')]).toEqual([450, 500]);
  const items = displayMenu(book, looked).categories.flatMap((category) => category.items);
  expect(items.find(({ name }) => name === 'Maggi goreng')?.unavailable).toBe('not_now');
  expect(items.find(({ name }) => name === 'Puding karamel')?.unavailable).toBe('sold_out');
});
