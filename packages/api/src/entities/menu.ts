import * as v from 'valibot';
import {
  count,
  id,
  instant,
  rows,
  sen,
  signedSen,
  startTime,
  text,
  unreadable,
  version,
} from '../fields.ts';
import { storedReasons } from './changeReasons.ts';
import { orderMethods } from './orderVocabulary.ts';

/** A stock quantity. Negative if more was sold than was in stock. */
const units = v.pipe(v.number(), v.safeInteger());

/** A choice of a modifier group as a guest sees it. */
export const optionItem = v.object({
  id,
  name: v.string(),
  price: signedSen,
  max: count,
  /** Whether it is selected by default. */
  is_default: v.optional(v.boolean()),
});

/** A modifier group. A required choice has a `min` of at least 1. */
export const optionGroup = v.object({
  id,
  name: v.string(),
  min: count,
  max: count,
  items: v.array(optionItem),
});

/** Why an item can't be ordered now: it is sold out, or it isn't sold at this time. */
export const unavailableReasons = ['sold_out', 'not_now'] as const;

/** An item that a guest can order, at the price of the requested order method. */
export const menuItem = v.object({
  id,
  category_id: id,
  name: v.string(),
  description: v.string(),
  price: sen,
  tax_class: v.string(),
  is_available: v.boolean(),
  /** Why it is unavailable; null if it is available. */
  unavailable: v.nullable(v.picklist(unavailableReasons)),
  /** When it goes back on sale, if that is known. */
  available_at: v.nullable(instant),
  min_quantity: count,
  /** Null for no limit. */
  max_quantity: v.nullable(count),
  /** The quantity that can still be sold; null or omitted if stock isn't tracked. */
  left: v.optional(v.nullable(count)),
  image_id: v.nullable(id),
  options: v.array(optionGroup),
});
export type MenuItem = v.InferOutput<typeof menuItem>;

/** An item of the displayed menu, with the code that staff search and scan; '' for none. */
export const displayedItem = v.object({ ...menuItem.entries, code: v.string() });
export type DisplayedItem = v.InferOutput<typeof displayedItem>;

/** The menu as guests see it, with the time and the table that it was requested for. */
export const displayedMenu = v.object({
  at: instant,
  table: v.nullable(v.object({ id, name: v.string() })),
  categories: rows(v.object({ id, name: v.string(), items: rows(displayedItem) })),
  unreadable,
});
export type DisplayedMenu = v.InferOutput<typeof displayedMenu>;

/** A category of the menu. */
export const menuCategory = v.object({
  id,
  version,
  merchant_id: id,
  name: v.string(),
  /** The parent category. */
  parent_id: v.nullable(id),
  priority: count,
  is_active: v.boolean(),
  /** The number of its items, and the number of those that are on the menu. */
  item_count: count,
  active_count: count,
});
export type MenuCategory = v.InferOutput<typeof menuCategory>;

/** A choice of a food option as its editors see it. */
export const foodOptionItem = v.object({
  ...optionItem.entries,
  is_default: v.boolean(),
  is_active: v.boolean(),
});

/** A food option: a modifier group with its choices, and the items that offer it. */
export const foodOption = v.object({
  id,
  version,
  merchant_id: id,
  name: v.string(),
  min: count,
  max: count,
  priority: count,
  is_active: v.boolean(),
  items: v.array(foodOptionItem),
  used_by: v.array(v.object({ id, name: v.string() })),
});
export type FoodOption = v.InferOutput<typeof foodOption>;

/**
 * A time window in which an item is sold. If it ends at or before its start, it ends on the next
 * day.
 */
export const availabilityWindow = v.strictObject({
  /** The weekdays on which it starts, 0 for Sunday to 6 for Saturday; null for every day. */
  weekdays: v.nullable(
    v.pipe(
      v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6))),
      v.minLength(1, 'Must include at least one day.'),
      v.maxLength(7),
      v.check((days) => new Set(days).size === days.length, 'Must not repeat a day.'),
    ),
  ),
  start: startTime,
  end: startTime,
});
export type AvailabilityWindow = v.InferOutput<typeof availabilityWindow>;

/** Prices for order methods that differ from the item's own price. */
export const methodPrices = v.strictObject(
  v.entriesFromList(orderMethods, v.optional(v.nullable(sen))),
);

/** An item of the menu as its editors see it. */
export const foodMenu = v.object({
  id,
  version,
  merchant_id: id,
  category_id: id,
  /** Null if the category has been deleted. */
  category_name: v.nullable(v.string()),
  name: v.string(),
  code: v.string(),
  description: v.string(),
  price: sen,
  prices: methodPrices,
  tax_class: v.string(),
  priority: count,
  /** Whether it is on the menu. */
  is_active: v.boolean(),
  /** False while it is marked as sold out, which can end at `unavailable_until`. */
  is_available: v.boolean(),
  unavailable_until: v.nullable(instant),
  min_quantity: count,
  max_quantity: v.nullable(count),
  prep_minutes: v.nullable(count),
  windows: v.array(availabilityWindow),
  /** Null if stock isn't tracked. */
  stock: v.nullable(units),
  low_stock: v.nullable(count),
  allow_negative: v.boolean(),
  image_id: v.nullable(id),
  option_ids: v.array(id),
});
export type FoodMenu = v.InferOutput<typeof foodMenu>;

export const stockModes = ['set', 'add', 'waste', 'return'] as const;

/** The ways in which stock changes: those that people choose, and sales by orders. */
export const stockMoveModes = [...stockModes, 'sold'] as const;

/** One change of an item's stock. */
export const stockMove = v.object({
  id,
  at: instant,
  by: v.string(),
  mode: v.picklist(stockMoveModes),
  quantity: units,
  before: v.nullable(units),
  after: v.nullable(units),
  /** Why the items of an order were returned or wasted, if a reason from the list was chosen. */
  reason_code: v.nullable(v.picklist(storedReasons)),
  /** The number of the order for a sale, and the free-text reason if there is one. */
  reason: v.string(),
});
export type StockMove = v.InferOutput<typeof stockMove>;

/** An item with the latest changes of its stock, the newest first. */
export const foodMenuDetail = v.object({ ...foodMenu.entries, moves: v.array(stockMove) });
export type FoodMenuDetail = v.InferOutput<typeof foodMenuDetail>;

/**
 * A row of an imported file of items, as unparsed text. Amounts are written as 1250.00. Columns that
 * the file doesn't have are left out.
 */
export const importRow = v.strictObject({
  category: text(0, 200),
  name: text(0, 200),
  code: v.optional(text(0, 200), ''),
  description: v.optional(text(0, 2000), ''),
  price: text(0, 40),
  delivery_price: v.optional(text(0, 40)),
  pickup_price: v.optional(text(0, 40)),
  tax_class: v.optional(text(0, 40), ''),
  stock: v.optional(text(0, 40)),
  active: v.optional(text(0, 40)),
});
export type ImportRow = v.InferOutput<typeof importRow>;

/** The result of an import or of its dry run, with the errors that prevent it. */
export const importResult = v.object({
  is_committed: v.boolean(),
  created: count,
  updated: count,
  unchanged: count,
  /** The names of categories that the import creates. */
  new_categories: v.array(v.string()),
  errors: v.array(
    v.object({
      /** The index of the row, starting at 0. */
      row: count,
      field: v.string(),
      code: v.string(),
      message: v.string(),
    }),
  ),
});
export type ImportResult = v.InferOutput<typeof importResult>;
