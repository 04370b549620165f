import * as v from 'valibot';
import { count, id, instant, sen, signedSen, text, version } from '../fields.ts';
import { orderMethods, storedReasons } from './orderVocabulary.ts';

/** How many there are; below zero where more was sold than was there. */
const units = v.pipe(v.number(), v.safeInteger());

/** A choice of a modifier group as a guest sees it. */
export const optionItem = v.object({
  id,
  name: v.string(),
  price: signedSen,
  max: count,
  /** Chosen at first, until a guest chooses otherwise. */
  is_default: v.optional(v.boolean()),
});

/** A modifier group: a required choice has `min` of at least 1. */
export const optionGroup = v.object({
  id,
  name: v.string(),
  min: count,
  max: count,
  items: v.array(optionItem),
});

/** Why an item cannot be ordered now: it ran out, or it is not its time. */
export const unavailableReasons = ['sold_out', 'not_now'] as const;

/** What a guest can order, at the price of the asked method. */
export const menuItem = v.object({
  id,
  category_id: id,
  name: v.string(),
  description: v.string(),
  price: sen,
  tax_class: v.string(),
  is_available: v.boolean(),
  /** Why it is not available; null while it is. */
  unavailable: v.nullable(v.picklist(unavailableReasons)),
  /** When it is sold again, where that is known. */
  available_at: v.nullable(instant),
  min_quantity: count,
  /** Null: as many as one likes. */
  max_quantity: v.nullable(count),
  /** How many can still be sold; null, or left out: nobody counts. */
  left: v.optional(v.nullable(count)),
  image_id: v.nullable(id),
  options: v.array(optionGroup),
});
export type MenuItem = v.InferOutput<typeof menuItem>;

/** The menu as guests see it, and the moment and the table that it was asked for. */
export const displayedMenu = v.object({
  at: instant,
  table: v.nullable(v.object({ id, name: v.string() })),
  categories: v.array(v.object({ id, name: v.string(), items: v.array(menuItem) })),
});
export type DisplayedMenu = v.InferOutput<typeof displayedMenu>;

/** A part of the menu. */
export const menuCategory = v.object({
  id,
  version,
  merchant_id: id,
  name: v.string(),
  /** The category that it is a part of. */
  parent_id: v.nullable(id),
  priority: count,
  is_active: v.boolean(),
  /** How many items it has, and how many of them are on the menu. */
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

/** A food option: a modifier group with its choices, and the items that it hangs on. */
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

const wallTime = v.pipe(
  v.string(),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Use the form HH:mm, 00:00 to 23:59.'),
);

/** Hours in which an item is sold; an end at or before the start is on the next day. */
export const availabilityWindow = v.strictObject({
  /** The days on which it starts, 0 Sunday to 6 Saturday; null: every day. */
  weekdays: v.nullable(
    v.pipe(
      v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6))),
      v.minLength(1, 'Choose at least one day.'),
      v.maxLength(7),
      v.check((days) => new Set(days).size === days.length, 'Names a day twice.'),
    ),
  ),
  start: wallTime,
  end: wallTime,
});
export type AvailabilityWindow = v.InferOutput<typeof availabilityWindow>;

/** Prices of ways of getting it that differ from its own. */
export const methodPrices = v.strictObject(
  v.entriesFromList(orderMethods, v.optional(v.nullable(sen))),
);

/** An item of the menu as its editors see it. */
export const foodMenu = v.object({
  id,
  version,
  merchant_id: id,
  category_id: id,
  /** Null when the category was deleted since. */
  category_name: v.nullable(v.string()),
  name: v.string(),
  code: v.string(),
  description: v.string(),
  price: sen,
  prices: methodPrices,
  tax_class: v.string(),
  priority: count,
  /** On the menu at all. */
  is_active: v.boolean(),
  /** Not set out of stock by hand, or only until a moment that has passed. */
  is_available: v.boolean(),
  unavailable_until: v.nullable(instant),
  min_quantity: count,
  max_quantity: v.nullable(count),
  prep_minutes: v.nullable(count),
  windows: v.array(availabilityWindow),
  /** Null: not counted. */
  stock: v.nullable(units),
  low_stock: v.nullable(count),
  allow_negative: v.boolean(),
  image_id: v.nullable(id),
  option_ids: v.array(id),
});
export type FoodMenu = v.InferOutput<typeof foodMenu>;

export const stockModes = ['set', 'add', 'waste', 'return'] as const;

/** Ways in which a balance changes: those that people choose, and what orders take. */
export const stockMoveModes = [...stockModes, 'sold'] as const;

/** One change of an item's balance. */
export const stockMove = v.object({
  id,
  at: instant,
  by: v.string(),
  mode: v.picklist(stockMoveModes),
  quantity: units,
  before: v.nullable(units),
  after: v.nullable(units),
  /** Why the order's items were returned or wasted, if that was chosen from the list. */
  reason_code: v.nullable(v.picklist(storedReasons)),
  /** The order's number for what an order took, and words of a person where there are any. */
  reason: v.string(),
});
export type StockMove = v.InferOutput<typeof stockMove>;

/** An item with the latest changes of its balance, the newest first. */
export const foodMenuDetail = v.object({ ...foodMenu.entries, moves: v.array(stockMove) });
export type FoodMenuDetail = v.InferOutput<typeof foodMenuDetail>;

/** A line of a file of items, as it was written there. */
export const importRow = v.strictObject({
  category: text(0, 200),
  name: text(0, 200),
  code: v.optional(text(0, 200), ''),
  description: v.optional(text(0, 2000), ''),
  price: text(0, 40),
  delivery_price: v.optional(text(0, 40), ''),
  pickup_price: v.optional(text(0, 40), ''),
  tax_class: v.optional(text(0, 40), ''),
  stock: v.optional(text(0, 40), ''),
  active: v.optional(text(0, 40), ''),
});
export type ImportRow = v.InferOutput<typeof importRow>;

/** What an import does, or would do, and what stands in its way. */
export const importResult = v.object({
  is_committed: v.boolean(),
  created: count,
  updated: count,
  unchanged: count,
  /** The names of categories that come with it. */
  new_categories: v.array(v.string()),
  errors: v.array(
    v.object({
      /** Which row, counted from 0. */
      row: count,
      field: v.string(),
      code: v.string(),
      message: v.string(),
    }),
  ),
});
export type ImportResult = v.InferOutput<typeof importResult>;
