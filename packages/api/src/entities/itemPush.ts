import * as v from 'valibot';
import { count, id, named, version } from '../fields.ts';
import { pushed } from './pushed.ts';

/**
 * What a push does to an outlet: its menu gets the item, it has the same item already, its item
 * changes, or it can’t have the item.
 */
export const itemPushStates = ['missing', 'same', 'differs', 'refused'] as const;
export type ItemPushState = (typeof itemPushStates)[number];

/** The fields of an item that a push sets: all except prices, availability and stock. */
export const itemPushFields = [
  'name',
  'code',
  'description',
  'category',
  'options',
  'tax_class',
  'prep_minutes',
  'quantities',
  'windows',
  'picture',
] as const;
export type ItemPushField = (typeof itemPushFields)[number];

/** Why an outlet can’t have an item: it lacks the item’s tax class, or the item has no category. */
export const itemPushObstacles = ['no_tax_class', 'no_category'] as const;
export type ItemPushObstacle = (typeof itemPushObstacles)[number];

/** An outlet to which an item can be pushed. */
export const itemPushOutlet = v.object({
  merchant: named,
  /** The outlet’s item and its version; null if its menu doesn’t have the item. */
  item_id: v.nullable(id),
  version: v.nullable(version),
  state: v.picklist(itemPushStates),
  /** The fields that differ; none if the outlet doesn’t have the item. */
  changes: v.array(v.picklist(itemPushFields)),
  /** The names of the categories and food options that the push would create. */
  new_categories: v.array(v.string()),
  new_options: v.array(v.string()),
  /** Null if the outlet can have the item. */
  obstacle: v.nullable(v.picklist(itemPushObstacles)),
});
export type ItemPushOutlet = v.InferOutput<typeof itemPushOutlet>;

/** The effect of a push of an item at each of the other outlets of its group. */
export const itemPreview = v.object({
  item: v.object({ id, version, name: v.string(), merchant: named }),
  /** By name. */
  outlets: v.array(itemPushOutlet),
});
export type ItemPreview = v.InferOutput<typeof itemPreview>;

/** An item that was pushed to outlets. */
export const itemPush = v.object({
  id,
  /** The item that the push started from, and its outlet. */
  item_id: id,
  merchant_id: id,
  name: v.string(),
  ...pushed,
  /** The number of outlets whose menu got the item. */
  added: count,
});
export type ItemPush = v.InferOutput<typeof itemPush>;

/** An undone push, with the number of outlets whose item is as before the push again. */
export const undoneItemPush = v.object({
  ...itemPush.entries,
  restored: count,
  /** The number of outlets whose item has changed or was used since, which keep it. */
  kept: count,
});
export type UndoneItemPush = v.InferOutput<typeof undoneItemPush>;
