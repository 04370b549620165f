import * as v from 'valibot';
import { count, id, sen, signedSen } from '../fields.ts';

export const optionItem = v.object({ id, name: v.string(), price: signedSen, max: count });

/** A modifier group: a required choice has `min` of at least 1. */
export const optionGroup = v.object({
  id,
  name: v.string(),
  min: count,
  max: count,
  items: v.array(optionItem),
});

/** What a guest can order, at the price of the asked method. */
export const menuItem = v.object({
  id,
  category_id: id,
  name: v.string(),
  description: v.string(),
  price: sen,
  tax_class: v.string(),
  is_available: v.boolean(),
  options: v.array(optionGroup),
});
export type MenuItem = v.InferOutput<typeof menuItem>;

/** The menu as guests see it. */
export const displayedMenu = v.object({
  categories: v.array(v.object({ id, name: v.string(), items: v.array(menuItem) })),
});
export type DisplayedMenu = v.InferOutput<typeof displayedMenu>;
