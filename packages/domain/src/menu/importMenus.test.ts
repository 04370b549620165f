import type { ImportRow } from '@servery/api';
import { expect, test } from 'vitest';
import { importMenus } from './importMenus.ts';
import type { ItemRecord, MenuBook, MenuContext } from './record.ts';

const context = { shop: { settings: { tax_classes: [{ code: 'SST' }] } } } as MenuContext;
const item = (id: number, more: Partial<ItemRecord> = {}): ItemRecord => ({
  id,
  version: 1,
  category_id: 1,
  name: `Item ${id}`,
  code: '',
  description: '',
  price: 450,
  prices: {},
  tax_class: 'SST',
  place: id,
  is_active: true,
  is_available: true,
  unavailable_until: null,
  min_quantity: 1,
  max_quantity: null,
  prep_minutes: null,
  windows: [],
  stock: null,
  low_stock: null,
  allow_negative: false,
  image_id: null,
  option_ids: [],
  options: [],
  ...more,
});
const category = { version: 1, parent_id: null, place: 0, is_active: true };
const book = (...items: ItemRecord[]): MenuBook => ({
  merchant_id: 101,
  categories: [
    { ...category, id: 1, name: 'Sides', is_deleted: false },
    { ...category, id: 2, name: 'Gone', is_deleted: true },
  ],
  items,
  options: [],
});
const row = (name: string, more: Partial<ImportRow> = {}): ImportRow => ({
  category: 'Sides',
  name,
  code: '',
  description: '',
  price: '4.50',
  tax_class: '',
  ...more,
});
const resultOf = (items: ItemRecord[], ...rows: ImportRow[]) =>
  importMenus(book(...items), { rows, is_dry_run: true }, context).result;

test.each([
  ['a balance below zero', { stock: -3, allow_negative: true }, { stock: '-3' }],
  ['a tax class of the past', { tax_class: 'GST' }, { tax_class: 'GST' }],
  ['a deleted category', { category_id: 2, is_active: false }, { category: '', active: 'no' }],
])('importMenus accepts an unchanged item with %s', (_, stored, written) => {
  expect(resultOf([item(1, stored)], row('Item 1', written))).toMatchObject({
    unchanged: 1,
    errors: [],
  });
});

test('importMenus can’t set a balance below zero', () => {
  const stored = item(1, { stock: -3, allow_negative: true });
  expect(resultOf([stored], row('Item 1', { stock: '-4' })).errors).toMatchObject([
    { row: 0, field: 'stock', code: 'number' },
  ]);
});

test('importMenus requires a category for a new item', () => {
  expect(resultOf([], row('New', { category: '' })).errors).toMatchObject([
    { row: 0, field: 'category', code: 'required' },
  ]);
});

test('importMenus finds the item without a code before others with its name', () => {
  const items = [item(1, { name: 'Teh', code: 'T1' }), item(2, { name: 'Teh', price: 500 })];
  expect(resultOf(items, row('Teh', { code: 'T1' }), row('Teh', { price: '5.00' }))).toMatchObject({
    unchanged: 2,
    errors: [],
  });
});
