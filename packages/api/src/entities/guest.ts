import * as v from 'valibot';
import {
  count,
  id,
  instant,
  rate,
  rows,
  sen,
  signedSen,
  sumSen,
  unreadable,
  version,
} from '../fields.ts';
import { cartLimits } from './merchant.ts';
import { menuItem } from './menu.ts';
import { lineOption, lineStatuses } from './order.ts';
import { orderStatuses } from './orderVocabulary.ts';
import { cartLine } from './cartLine.ts';

/** A picture of a dish, in two sizes. */
export const guestPicture = v.object({
  /** The alternative text; '' if there is none. */
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

/** The look of a merchant as its guests see it. */
export const guestBrand = v.object({
  /** As `#rrggbb`; null for the usual colours. */
  color: v.nullable(v.string()),
  icon: v.nullable(guestPicture),
  banner: v.nullable(guestPicture),
  /** A message to show once per visit; null for none. */
  popup: v.nullable(
    v.object({ title: v.string(), text: v.string(), picture: v.nullable(guestPicture) }),
  ),
});
export type GuestBrand = v.InferOutput<typeof guestBrand>;

/** The menu as guests at a table see it, without empty categories. */
export const guestMenu = v.object({
  at: instant,
  /** Null for a merchant that hasn't set one up. */
  brand: v.nullable(guestBrand),
  categories: rows(v.object({ id, name: v.string(), items: rows(guestItem) })),
  unreadable,
});
export type GuestMenu = v.InferOutput<typeof guestMenu>;

/** A line of the cart that all guests at a table share. */
export const guestLine = v.omit(cartLine, ['merchant_id', 'table_id', 'seat']);
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

/** A table as its guests see it. */
export const guestTable = v.object({
  version,
  merchant_name: v.string(),
  name: v.string(),
  section: v.string(),
  currency: v.string(),
  time_zone: v.string(),
  /** Whether orders are taken now, at this merchant (`is_open`) and at this table (`is_active`). */
  is_open: v.boolean(),
  is_active: v.boolean(),
  /** The limits for ordering without staff. */
  limits: cartLimits,
  /** The minimum order in sen; 0 for none. */
  minimum_order: sen,
  /** The rate added to the prices shown here. */
  service_charge: rate,
  taxes: v.array(v.object({ rate, is_inclusive: v.boolean() })),
  cart: rows(guestLine),
  /** The price of the cart, and the total of its order including service charge and tax. */
  cart_totals: v.object({ gross: sumSen, total: sumSen }),
  orders: rows(guestOrder),
  unreadable,
  /** The amount due. */
  owed: sumSen,
  /** When a guest at the table asked for the bill; null if no request is open. */
  bill_asked_at: v.nullable(instant),
  /** When a guest at the table asked for help; null if no request is open. */
  help_asked_at: v.nullable(instant),
  /** When staff resolved the last request, for ten minutes; null while a request is open. */
  answered_at: v.nullable(instant),
  is_bill_printed: v.boolean(),
});
export type GuestTable = v.InferOutput<typeof guestTable>;
