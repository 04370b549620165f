import * as v from 'valibot';
import { id, instant, quantity, sen, sumSen, version } from '../fields.ts';
import { lineOption } from './order.ts';

/** A line of a table's cart: wanted, and not sent yet. */
export const cartLine = v.object({
  id,
  version,
  merchant_id: id,
  table_id: id,
  menu_id: id,
  name: v.string(),
  quantity,
  unit_price: sen,
  options: v.array(lineOption),
  note: v.string(),
  /** Price of all of it at the moment it was put there; the order asks the menu anew. */
  gross: sumSen,
  by: v.string(),
  at: instant,
});
export type CartLine = v.InferOutput<typeof cartLine>;
