import type { MenuItem } from '@servery/api';
import { expect, test } from 'vitest';
import {
  changesOf,
  choose,
  isSatisfied,
  lineOf,
  put,
  takeOut,
  type BasketLine,
} from './basketLines.ts';

const size = {
  id: 1,
  name: 'Size',
  min: 1,
  max: 1,
  items: [
    { id: 11, name: 'Small', price: 0, max: 1 },
    { id: 12, name: 'Large', price: 200, max: 1 },
  ],
};
const extras = {
  id: 2,
  name: 'Extras',
  min: 0,
  max: 2,
  items: [
    { id: 21, name: 'Egg', price: 150, max: 1 },
    { id: 22, name: 'Sambal', price: 50, max: 1 },
    { id: 23, name: 'Peanuts', price: 50, max: 1 },
  ],
};
const item: MenuItem = {
  id: 5,
  category_id: 1,
  name: 'Nasi lemak',
  description: '',
  price: 1_000,
  tax_class: 'SST',
  is_available: true,
  unavailable: null,
  available_at: null,
  min_quantity: 1,
  max_quantity: null,
  image_id: null,
  options: [size, extras],
};

test('choosing an item in a single-choice group replaces the previous one', () => {
  const chosen = choose(size, 12, choose(size, 11, {}));
  expect(chosen).toEqual({ 11: 0, 12: 1 });
  expect(isSatisfied(size, chosen)).toBe(true);
});

test('a full option group accepts another item only after one is removed', () => {
  const full = choose(extras, 22, choose(extras, 21, {}));
  expect(choose(extras, 23, full)).toBe(full);
  expect(choose(extras, 23, choose(extras, 21, full))).toEqual({ 21: 0, 22: 1, 23: 1 });
});

test('a required option group without a choice is not satisfied', () => {
  expect(isSatisfied(size, {})).toBe(false);
});

test('equal items share a line and an item with other options gets its own', () => {
  const plain = lineOf(item, { 11: 1 }, '', null);
  const large = lineOf(item, { 12: 1, 21: 1 }, '', null);
  const basket = put(put(put([], plain), large), plain);
  expect(basket.map(({ quantity, price }) => [quantity, price])).toEqual([
    [2, 1_000],
    [1, 1_350],
  ]);
  expect(takeOut(basket, large.key)).toHaveLength(1);
});

test('equal items of different seats have their own lines, which are sent with their seats', () => {
  const of = (seat: number | null) => lineOf(item, { 11: 1 }, '', seat);
  const basket = [of(1), of(null), of(2), of(1)].reduce<BasketLine[]>(put, []);
  expect(changesOf(basket)).toMatchObject([
    { seat: 1, quantity: 2 },
    { seat: null, quantity: 1 },
    { seat: 2, quantity: 1 },
  ]);
});
