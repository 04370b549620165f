import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import {
  availabilityWindow,
  foodMenu,
  foodMenuDetail,
  foodOption,
  importResult,
  importRow,
  menuCategory,
  methodPrices,
  stockModes,
} from '../entities/menu.ts';
import { choice, count, id, idChoice, idParam, instant, listQuery, page } from '../fields.ts';
import { sen, signedSen, text, version } from '../fields.ts';

const one = v.object({ id: idParam });
const based = v.strictObject({ version });
const merchant_id = v.optional(v.nullable(id), null);
const states = choice(['active', 'inactive']);
const upTo = (min: number, max: number) =>
  v.pipe(
    v.number(),
    v.safeInteger(),
    v.minValue(min, `At least ${min}.`),
    v.maxValue(max, `At most ${max}.`),
  );
const ids = v.pipe(
  v.array(id),
  v.maxLength(1000),
  v.check((all) => new Set(all).size === all.length, 'Names one twice.'),
);
const raises = ['menu.changed'] as const;

/** The categories of the menu, in the order of the menu. */
export const listCategories = endpoint.get('/admin/category', {
  summary: 'The categories of the menu, in its order.',
  capability: 'order.view',
  query: listQuery({ merchant_id: idChoice, status: states }),
  returns: page(menuCategory),
  problems: ['notFound'],
});

/** One category. */
export const getCategory = endpoint.get('/admin/category/:id', {
  summary: 'One category of the menu.',
  capability: 'order.view',
  params: one,
  returns: menuCategory,
  problems: ['notFound'],
});

const categoryFields = {
  name: text(2, 60),
  parent_id: v.optional(v.nullable(id), null),
  is_active: v.optional(v.boolean(), true),
};

/** Adds a category at the end of the menu. */
export const createCategory = endpoint.post('/admin/category', {
  summary: 'Adds a category at the end of the menu.',
  capability: 'menu.edit',
  body: v.strictObject({ merchant_id, ...categoryFields }),
  returns: menuCategory,
  problems: ['notFound'],
  raises,
});

/** Renames a category, or puts it below another. */
export const editCategory = endpoint.put('/admin/category/:id', {
  summary: 'Renames a category, or puts it below another.',
  capability: 'menu.edit',
  tunnel: true,
  params: one,
  body: v.strictObject({ version, ...categoryFields }),
  returns: menuCategory,
  current: menuCategory,
  problems: ['notFound', 'conflict'],
  raises,
});

/** Takes a category off the menu with all its items, or puts it back. */
export const toggleCategory = endpoint.patch('/admin/category/:id', {
  summary: 'Takes a category off the menu with all its items, or puts it back.',
  capability: 'menu.edit',
  params: one,
  body: v.strictObject({ version, is_active: v.boolean() }),
  returns: menuCategory,
  current: menuCategory,
  problems: ['notFound', 'conflict'],
  raises,
});

/** Deletes a category that has no active items. */
export const deleteCategory = endpoint.delete('/admin/category/:id', {
  summary: 'Deletes a category that has no active items.',
  capability: 'menu.edit',
  params: one,
  body: based,
  returns: v.object({ id }),
  current: menuCategory,
  problems: ['notFound', 'conflict', 'notAllowedNow'],
  raises,
});

const ordering = {
  capability: 'menu.edit',
  body: v.strictObject({ merchant_id, ids }),
  returns: v.object({ ids: v.array(id) }),
  problems: ['notFound'],
  raises,
} as const;

/** Puts all categories into an order: each of the current ones named once. */
export const orderCategories = endpoint.put('/admin/category_priority', {
  summary: 'Puts all categories into an order.',
  ...ordering,
});

/** Puts all food options into an order: each of the current ones named once. */
export const orderOptions = endpoint.put('/admin/option_priority', {
  summary: 'Puts all food options into an order.',
  ...ordering,
});

/** Puts all items of the menu into an order: each of the current ones named once. */
export const orderMenus = endpoint.put('/admin/menu_priority', {
  summary: 'Puts all items of the menu into an order.',
  ...ordering,
});

/** The items of the menu, in its order or by name. */
export const listMenus = endpoint.get('/admin/menu', {
  summary: 'The items of the menu, in its order or by name.',
  capability: 'order.view',
  query: listQuery({
    merchant_id: idChoice,
    category_id: idChoice,
    remark: v.optional(v.picklist(['food']), 'food'),
    status: choice(['active', 'inactive', 'sold_out', 'low_stock']),
    sort: v.optional(v.picklist(['priority', 'name', 'price']), 'priority'),
  }),
  returns: page(foodMenu),
  problems: ['notFound'],
});

/** One item, with the latest changes of its balance. */
export const getMenu = endpoint.get('/admin/menu/:id', {
  summary: 'One item of the menu, with the latest changes of its balance.',
  capability: 'order.view',
  params: one,
  returns: foodMenuDetail,
  problems: ['notFound'],
});

const menuFields = {
  category_id: id,
  name: text(2, 120),
  code: v.optional(text(0, 40), ''),
  description: v.optional(text(0, 1000), ''),
  price: sen,
  prices: v.optional(methodPrices, {}),
  tax_class: text(1, 20),
  is_active: v.optional(v.boolean(), true),
  min_quantity: v.optional(upTo(1, 99), 1),
  max_quantity: v.optional(v.nullable(upTo(1, 999)), null),
  prep_minutes: v.optional(v.nullable(upTo(0, 240)), null),
  windows: v.optional(v.pipe(v.array(availabilityWindow), v.maxLength(14)), []),
  low_stock: v.optional(v.nullable(upTo(0, 99_999)), null),
  allow_negative: v.optional(v.boolean(), false),
  image_id: v.optional(v.nullable(id), null),
  option_ids: v.optional(v.pipe(ids, v.maxLength(20)), []),
};

/** Adds an item at the end of the menu. */
export const createMenu = endpoint.post('/admin/menu', {
  summary: 'Adds an item to the menu.',
  capability: 'menu.edit',
  body: v.strictObject({
    merchant_id,
    ...menuFields,
    stock: v.optional(v.nullable(upTo(0, 99_999)), null),
  }),
  returns: foodMenuDetail,
  problems: ['notFound'],
  raises,
});

/** Changes an item; another price needs the right to set prices. Its balance has a call of its own. */
export const editMenu = endpoint.put('/admin/menu/:id', {
  summary: 'Changes an item of the menu.',
  capability: 'menu.edit',
  tunnel: true,
  params: one,
  body: v.strictObject({ version, ...menuFields }),
  returns: foodMenuDetail,
  current: foodMenu,
  problems: ['notFound', 'conflict', 'forbidden', 'approvalRequired'],
  raises,
});

/** Sets an item out of stock, perhaps until a moment, or takes it off the menu; and back. */
export const toggleMenu = endpoint.patch('/admin/menu/:id', {
  summary: 'Sets an item out of stock, perhaps until a moment, or takes it off the menu; and back.',
  capability: 'menu.availability',
  params: one,
  body: v.strictObject({
    version,
    is_active: v.optional(v.boolean()),
    is_available: v.optional(v.boolean()),
    /** When it is sold again by itself; only while it is out of stock. */
    unavailable_until: v.optional(v.nullable(instant), null),
  }),
  returns: foodMenuDetail,
  current: foodMenu,
  problems: ['notFound', 'conflict', 'forbidden', 'notAllowedNow'],
  raises,
});

/** Counts an item's balance anew, adds to it, or takes waste off it; `set` without a quantity ends the counting. */
export const updateBalance = endpoint.post('/admin/menu/update_balance/:id', {
  summary: 'Changes the balance of an item: set, add, waste or return.',
  capability: 'menu.availability',
  params: one,
  body: v.strictObject({
    version,
    mode: v.picklist(stockModes),
    quantity: v.nullable(upTo(0, 99_999)),
    reason: v.optional(text(0, 200), ''),
  }),
  returns: foodMenuDetail,
  current: foodMenu,
  problems: ['notFound', 'conflict'],
  raises,
});

/** Does one thing to many items, all of them or none. */
export const bulkMenus = endpoint.post('/admin/menu_bulk', {
  summary: 'Activates, deactivates or moves many items, all of them or none.',
  capability: 'menu.edit',
  body: v.strictObject({
    merchant_id,
    menus: v.pipe(
      v.array(v.strictObject({ id, version })),
      v.minLength(1, 'Choose at least one.'),
      v.maxLength(500),
      v.check((all) => new Set(all.map((it) => it.id)).size === all.length, 'Names one twice.'),
    ),
    action: v.picklist(['activate', 'deactivate', 'move']),
    category_id: v.optional(v.nullable(id), null),
  }),
  returns: v.object({ changed: count, menus: v.array(foodMenu) }),
  current: foodMenu,
  problems: ['notFound', 'conflict', 'notAllowedNow'],
  raises,
});

/** Reads a file of items: says what it would do, or does all of it or nothing. */
export const importMenus = endpoint.post('/admin/menu_import', {
  summary: 'Imports items from the rows of a file, all of them or none; a dry run only tells.',
  capability: 'menu.edit',
  body: v.strictObject({
    merchant_id,
    is_dry_run: v.boolean(),
    rows: v.pipe(v.array(importRow), v.minLength(1, 'The file is empty.'), v.maxLength(500)),
  }),
  returns: importResult,
  problems: ['notFound', 'forbidden', 'approvalRequired'],
  raises,
});

/** The food options, in their order. */
export const listOptions = endpoint.get('/admin/option', {
  summary: 'The food options with their choices, in their order.',
  capability: 'order.view',
  query: listQuery({ merchant_id: idChoice, status: states }),
  returns: page(foodOption),
  problems: ['notFound'],
});

/** One food option. */
export const getOption = endpoint.get('/admin/option/:id', {
  summary: 'One food option with its choices.',
  capability: 'order.view',
  params: one,
  returns: foodOption,
  problems: ['notFound'],
});

const optionFields = {
  name: text(2, 60),
  min: upTo(0, 20),
  max: upTo(1, 20),
  is_active: v.optional(v.boolean(), true),
  items: v.pipe(
    v.array(
      v.strictObject({
        /** Null for a new choice. */
        id: v.optional(v.nullable(id), null),
        name: text(1, 60),
        price: v.pipe(signedSen, v.minValue(-9_999_999), v.maxValue(9_999_999)),
        max: v.optional(upTo(1, 20), 1),
        is_default: v.optional(v.boolean(), false),
        is_active: v.optional(v.boolean(), true),
      }),
    ),
    v.minLength(1, 'Needs at least one choice.'),
    v.maxLength(50, 'At most 50 choices.'),
  ),
  /** The items that it hangs on. */
  menu_ids: v.optional(ids),
};

/** Adds a food option. */
export const createOption = endpoint.post('/admin/option', {
  summary: 'Adds a food option.',
  capability: 'menu.edit',
  body: v.strictObject({ merchant_id, ...optionFields }),
  returns: foodOption,
  problems: ['notFound'],
  raises,
});

/** Changes a food option, its choices and what it hangs on; a choice left out is deleted. */
export const editOption = endpoint.put('/admin/option/:id', {
  summary: 'Changes a food option and its choices.',
  capability: 'menu.edit',
  tunnel: true,
  params: one,
  body: v.strictObject({ version, ...optionFields }),
  returns: foodOption,
  current: foodOption,
  problems: ['notFound', 'conflict', 'forbidden', 'approvalRequired', 'notAllowedNow'],
  raises,
});

/** Takes a food option off every item, or puts it back. */
export const toggleOption = endpoint.patch('/admin/option', {
  summary: 'Takes a food option off every item that has it, or puts it back.',
  capability: 'menu.edit',
  body: v.strictObject({ id, version, is_active: v.boolean() }),
  returns: foodOption,
  current: foodOption,
  problems: ['notFound', 'conflict', 'notAllowedNow'],
  raises,
});

/** Deletes a food option; orders keep what they chose. */
export const deleteOption = endpoint.delete('/admin/option/:id', {
  summary: 'Deletes a food option; orders keep what they chose.',
  capability: 'menu.edit',
  params: one,
  body: based,
  returns: v.object({ id }),
  current: foodOption,
  problems: ['notFound', 'conflict', 'notAllowedNow'],
  raises,
});

/** Deletes one choice of a food option, based on the option's version; orders keep what they chose. */
export const deleteOptionItem = endpoint.delete('/admin/option_item/:id', {
  summary: 'Deletes one choice of a food option; orders keep what they chose.',
  capability: 'menu.edit',
  params: one,
  body: based,
  returns: foodOption,
  current: foodOption,
  problems: ['notFound', 'conflict', 'notAllowedNow'],
  raises,
});
