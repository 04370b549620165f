import * as v from 'valibot';
import { id, instant, quantity, seat, sen, sumSen, version } from '../fields.ts';
import { lineOption } from './order.ts';

/** A line of a table's cart that hasn't been sent yet. */
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
  /** The seat of the guest that it is for; null if guests share it or it isn't known. */
  seat: v.optional(v.nullable(seat), null),
  /** The price of the line when it was added. The order takes its prices from the menu again. */
  gross: sumSen,
  by: v.string(),
  at: instant,
});
export type CartLine = v.InferOutput<typeof cartLine>;
