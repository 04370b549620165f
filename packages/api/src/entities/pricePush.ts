import * as v from 'valibot';
import { count, id, named, sen, signedSen, version } from '../fields.ts';
import { pushed } from './pushed.ts';

/**
 * What a push does to an outlet: its price changes, it has a price of its own, it has the new price
 * already, or its menu doesn’t have the item.
 */
export const priceStates = ['change', 'own', 'same', 'missing'] as const;
export type PriceState = (typeof priceStates)[number];

/** An outlet that a price can be pushed to, and what the price would have changed last week. */
export const priceOutlet = v.object({
  merchant: named,
  /** The outlet’s item and its version; null if its menu doesn’t have the item. */
  item_id: v.nullable(id),
  version: v.nullable(version),
  price: v.nullable(sen),
  state: v.picklist(priceStates),
  /** How many were sold at this price in the last 7 full trading days. */
  sold: count,
  /** The difference between the prices, times `sold`, in sen. */
  effect: signedSen,
});
export type PriceOutlet = v.InferOutput<typeof priceOutlet>;

/** The effect of a price push. The sums count only the outlets whose price changes. */
export const pricePreview = v.object({
  item: v.object({ id, name: v.string(), price: sen, merchant: named }),
  /** The new price. */
  price: sen,
  /** The item’s own outlet, then the others of its group by name. */
  outlets: v.array(priceOutlet),
  sold: count,
  effect: signedSen,
});
export type PricePreview = v.InferOutput<typeof pricePreview>;

/** A price that was pushed to outlets. */
export const pricePush = v.object({
  id,
  /** The item that the push started from, and its outlet. */
  item_id: id,
  merchant_id: id,
  name: v.string(),
  price: sen,
  ...pushed,
});
export type PricePush = v.InferOutput<typeof pricePush>;

/** An undone push, with the number of outlets that have their earlier price again. */
export const undonePush = v.object({
  ...pricePush.entries,
  restored: count,
  /** The number of outlets whose price has changed since the push, which keep it. */
  kept: count,
});
export type UndonePush = v.InferOutput<typeof undonePush>;
