import * as v from 'valibot';
import { count, id } from '../fields.ts';

/** The numbers of rows of a menu that a copy has. */
export const menuCounts = v.object({
  categories: count,
  items: count,
  options: count,
  /** Pictures that items show. */
  pictures: count,
  tax_classes: count,
});
export type MenuCounts = v.InferOutput<typeof menuCounts>;

/** An outlet whose menu can be copied, with what a copy of it has. */
export const menuSource = v.object({ id, name: v.string(), ...menuCounts.entries });
export type MenuSource = v.InferOutput<typeof menuSource>;
