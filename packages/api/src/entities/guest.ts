import * as v from 'valibot';
import { count, id, instant, rate, sen, signedSen, sumSen, version } from '../fields.ts';
import { cartLimits } from './merchant.ts';
import { menuItem } from './menu.ts';
import { lineOption, lineStatuses } from './order.ts';
import { orderStatuses } from './orderVocabulary.ts';
import { cartLine } from './cartLine.ts';

/** A picture of a dish, in two sizes. */
export const guestPicture = v.object({
  /** What it shows, in words; '' where nobody said. */
  alt: v.string(),
  width: count,
  height: count,
  small: v.string(),
  medium: v.string(),
});
export type GuestPicture = v.InferOutput<typeof guestPicture>;

/** A dish as guests at a table see it. */
export const guestItem = v.object({
  ...v.omit(menuItem, ['category_id', 'tax_class', 'image_id']).entries,
  picture: v.nullable(guestPicture),
});
export type GuestItem = v.InferOutput<typeof guestItem>;

/** The menu as guests at a table see it: only what has something in it. */
export const guestMenu = v.object({
  at: instant,
  categories: v.array(v.object({ id, name: v.string(), items: v.array(guestItem) })),
});
export type GuestMenu = v.InferOutput<typeof guestMenu>;

/** A line of the cart that everybody at the table shares. */
export const guestLine = v.omit(cartLine, ['merchant_id', 'table_id']);
export type GuestLine = v.InferOutput<typeof guestLine>;

/** An order of this table as its guests see it. */
export const guestOrder = v.object({
  id,
  number: v.string(),
  status: v.picklist(orderStatuses),
  placed_at: instant,
  promised_at: v.nullable(instant),
  items: v.array(
    v.object({
      id,
      name: v.string(),
      quantity: count,
      options: v.array(lineOption),
      note: v.string(),
      status: v.picklist(lineStatuses),
      gross: sumSen,
    }),
  ),
  total: sumSen,
  balance: signedSen,
});
export type GuestOrder = v.InferOutput<typeof guestOrder>;

/** What guests see of the table that they sit at. */
export const guestTable = v.object({
  version,
  merchant_name: v.string(),
  name: v.string(),
  section: v.string(),
  currency: v.string(),
  time_zone: v.string(),
  /** Whether orders are taken now, here at all and at this table. */
  is_open: v.boolean(),
  is_active: v.boolean(),
  /** What can be ordered here without the staff. */
  limits: cartLimits,
  /** A smallest order, 0 for none. */
  minimum_order: sen,
  /** What comes on top of the prices here. */
  service_charge: rate,
  tax: v.object({ rate, is_inclusive: v.boolean() }),
  cart: v.array(guestLine),
  /** What the cart costs, and what its order will cost with service charge and tax. */
  cart_totals: v.object({ gross: sumSen, total: sumSen }),
  orders: v.array(guestOrder),
  /** What is still to be paid. */
  owed: sumSen,
  /** Since when somebody here waits for the bill. */
  bill_asked_at: v.nullable(instant),
  /** Since when someone here is waiting for help. */
  help_asked_at: v.nullable(instant),
  /** When staff answered the last request, for ten minutes; null while a request is open. */
  answered_at: v.nullable(instant),
  is_bill_printed: v.boolean(),
});
export type GuestTable = v.InferOutput<typeof guestTable>;
