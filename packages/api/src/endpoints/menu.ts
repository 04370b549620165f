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
import {
  choice,
  count,
  id,
  idChoice,
  idParam,
  ids,
  instant,
  listQuery,
  page,
  uniqueList,
} from '../fields.ts';
import { sen, signedSen, staysActive, text, version } from '../fields.ts';

const one = v.object({ id: idParam });
const based = v.strictObject({ version });
const merchant_id = v.optional(v.nullable(id), null);
const states = choice(['active', 'inactive']);
const upTo = (min: number, max: number) =>
  v.pipe(
    v.number(),
    v.safeInteger(),
    v.minValue(min, `Must be at least ${min}.`),
    v.maxValue(max, `Must be at most ${max}.`),
  );
const raises = ['menu.changed'] as const;

/** Lists the categories of the menu in menu order. */
export const listCategories = endpoint.get('/admin/category', {
  summary: 'Lists the menu categories in menu order.',
  capability: 'order.view',
  query: listQuery({ merchant_id: idChoice, status: states }),
  returns: page(menuCategory),
  problems: ['notFound'],
});

/** Returns one category. */
export const getCategory = endpoint.get('/admin/category/:id', {
  summary: 'Returns a menu category.',
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
  summary: 'Creates a category at the end of the menu.',
  capability: 'menu.edit',
  body: v.strictObject({ merchant_id, ...categoryFields }),
  returns: menuCategory,
  problems: ['notFound'],
  raises,
});

/** Renames a category, or moves it under another category. */
export const editCategory = endpoint.put('/admin/category/:id', {
  summary: 'Renames a category or moves it under another.',
  capability: 'menu.edit',
  tunnel: true,
  params: one,
  body: v.strictObject({ version, ...categoryFields, ...staysActive }),
  returns: menuCategory,
  current: menuCategory,
  problems: ['notFound', 'conflict'],
  raises,
});

/** Deactivates a category with all its items, or activates it again. */
export const toggleCategory = endpoint.patch('/admin/category/:id', {
  summary: 'Activates or deactivates a category and all its items.',
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
  summary: 'Deletes a category with no active items.',
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

/** Sets the order of all categories. The list must name each current category once. */
export const orderCategories = endpoint.put('/admin/category_priority', {
  summary: 'Sets the order of all categories.',
  ...ordering,
});

/** Sets the order of all food options. The list must name each current option once. */
export const orderOptions = endpoint.put('/admin/option_priority', {
  summary: 'Sets the order of all food options.',
  ...ordering,
});

/** Sets the order of all menu items. The list must name each current item once. */
export const orderMenus = endpoint.put('/admin/menu_priority', {
  summary: 'Sets the order of all menu items.',
  ...ordering,
});

/** Lists the items of the menu, in menu order or by name or price. */
export const listMenus = endpoint.get('/admin/menu', {
  summary: 'Lists the menu items in menu order or by name.',
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

/** Returns one item with the latest changes of its stock. */
export const getMenu = endpoint.get('/admin/menu/:id', {
  summary: 'Returns a menu item with its latest stock changes.',
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
  summary: 'Creates a menu item.',
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

/**
 * Changes an item. Changing its price requires the permission to set prices. Its stock is changed
 * by `updateBalance`.
 */
export const editMenu = endpoint.put('/admin/menu/:id', {
  summary: 'Updates a menu item.',
  capability: 'menu.edit',
  tunnel: true,
  params: one,
  body: v.strictObject({ version, ...menuFields, ...staysActive }),
  returns: foodMenuDetail,
  current: foodMenu,
  problems: ['notFound', 'conflict', 'forbidden', 'approvalRequired'],
  raises,
});

/**
 * Marks an item as sold out, optionally until a given time, or takes it off the menu. Also reverses
 * either.
 */
export const toggleMenu = endpoint.patch('/admin/menu/:id', {
  summary:
    'Changes whether an item is available: sold out, sold out until a given time, on or off the menu.',
  capability: 'menu.availability',
  params: one,
  body: v.strictObject({
    version,
    is_active: v.optional(v.boolean()),
    is_available: v.optional(v.boolean()),
    /** When the item goes back on sale automatically. Only valid while it is sold out. */
    unavailable_until: v.optional(v.nullable(instant), null),
  }),
  returns: foodMenuDetail,
  current: foodMenu,
  problems: ['notFound', 'conflict', 'forbidden', 'notAllowedNow'],
  raises,
});

/**
 * Changes the stock of an item: sets it, adds to it, or records waste or a return. `set` with a
 * null quantity stops tracking stock.
 */
export const updateBalance = endpoint.post('/admin/menu/update_balance/:id', {
  summary: 'Adjusts the stock of an item: set, add, waste or return.',
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

/** Activates, deactivates or moves many items, all of them or none. */
export const bulkMenus = endpoint.post('/admin/menu_bulk', {
  summary: 'Activates, deactivates or moves several items in one transaction.',
  capability: 'menu.edit',
  body: v.strictObject({
    merchant_id,
    menus: uniqueList(v.strictObject({ id, version }), {
      min: 1,
      max: 500,
      by: (menu) => menu.id,
    }),
    action: v.picklist(['activate', 'deactivate', 'move']),
    category_id: v.optional(v.nullable(id), null),
  }),
  returns: v.object({ changed: count, menus: v.array(foodMenu) }),
  current: foodMenu,
  problems: ['notFound', 'conflict', 'notAllowedNow'],
  raises,
});

/**
 * Imports items from the rows of a file, all of them or none. A dry run only reports what would
 * change.
 */
export const importMenus = endpoint.post('/admin/menu_import', {
  summary:
    'Imports items from the rows of a file in one transaction. A dry run only returns the result.',
  capability: 'menu.edit',
  body: v.strictObject({
    merchant_id,
    is_dry_run: v.boolean(),
    rows: v.pipe(v.array(importRow), v.minLength(1, 'Must not be empty.'), v.maxLength(500)),
  }),
  returns: importResult,
  problems: ['notFound', 'forbidden', 'approvalRequired'],
  raises,
});

/** Lists the food options in their order. */
export const listOptions = endpoint.get('/admin/option', {
  summary: 'Lists the food options with their choices, in order.',
  capability: 'order.view',
  query: listQuery({ merchant_id: idChoice, status: states }),
  returns: page(foodOption),
  problems: ['notFound'],
});

/** Returns one food option. */
export const getOption = endpoint.get('/admin/option/:id', {
  summary: 'Returns a food option with its choices.',
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
        /** If omitted, an existing choice keeps its state and a new one is active. */
        is_active: v.optional(v.boolean()),
      }),
    ),
    v.minLength(1, 'Must have at least one choice.'),
    v.maxLength(50, 'Must have at most 50 choices.'),
  ),
  /** The items that offer this option. */
  menu_ids: v.optional(ids),
};

/** Adds a food option. */
export const createOption = endpoint.post('/admin/option', {
  summary: 'Creates a food option.',
  capability: 'menu.edit',
  body: v.strictObject({ merchant_id, ...optionFields }),
  returns: foodOption,
  problems: ['notFound'],
  raises,
});

/**
 * Changes a food option, its choices and the items that offer it. Choices that aren't listed are
 * deleted.
 */
export const editOption = endpoint.put('/admin/option/:id', {
  summary: 'Updates a food option and its choices.',
  capability: 'menu.edit',
  tunnel: true,
  params: one,
  body: v.strictObject({ version, ...optionFields, ...staysActive }),
  returns: foodOption,
  current: foodOption,
  problems: ['notFound', 'conflict', 'forbidden', 'approvalRequired', 'notAllowedNow'],
  raises,
});

/** Deactivates a food option on every item, or activates it again. */
export const toggleOption = endpoint.patch('/admin/option', {
  summary: 'Activates or deactivates a food option on every item that uses it.',
  capability: 'menu.edit',
  body: v.strictObject({ id, version, is_active: v.boolean() }),
  returns: foodOption,
  current: foodOption,
  problems: ['notFound', 'conflict', 'notAllowedNow'],
  raises,
});

/** Deletes a food option. Existing orders keep their choices. */
export const deleteOption = endpoint.delete('/admin/option/:id', {
  summary: 'Deletes a food option. Existing orders keep their choices.',
  capability: 'menu.edit',
  params: one,
  body: based,
  returns: v.object({ id }),
  current: foodOption,
  problems: ['notFound', 'conflict', 'notAllowedNow'],
  raises,
});

/**
 * Deletes one choice of a food option, based on the option's version. Existing orders keep their
 * choices.
 */
export const deleteOptionItem = endpoint.delete('/admin/option_item/:id', {
  summary: 'Deletes one choice of a food option. Existing orders keep their choices.',
  capability: 'menu.edit',
  params: one,
  body: based,
  returns: foodOption,
  current: foodOption,
  problems: ['notFound', 'conflict', 'notAllowedNow'],
  raises,
});
