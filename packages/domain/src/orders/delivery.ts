import { invalid, Problem } from '@servery/api';
import { demand } from '../people/demand.ts';
import { changed, requireVersion } from './change.ts';
import type { Act, OrderRecord, Shop } from './record.ts';
import { requireBill } from './requireBill.ts';

/** How long a quote stands, in minutes. */
export const quoteMinutes = 15;

/** The price and time of one delivery. */
export interface Quote {
  quote_id: string;
  order_id: number;
  postcode: string;
  area: string;
  fee: number;
  minutes: number;
  expires_at: string;
}

const canBecomeDelivery = (order: OrderRecord) =>
  order.order_method !== 'delivery' &&
  ['new', 'accepted', 'preparing', 'ready'].includes(order.status);

function requireReplaceable(order: OrderRecord): void {
  if (!canBecomeDelivery(order))
    throw new Problem('notAllowedNow', { details: { from: order.status, to: 'delivery' } });
}

/** The delivery area of a postcode, the first one where none is given. Throws `outOfRange`. */
export const areaOf = (shop: Shop, postcode: string) => {
  const { areas } = shop.settings.delivery;
  const area = postcode === '' ? areas[0] : areas.find((one) => one.postcode === postcode);
  if (!area) throw new Problem('outOfRange', { details: { postcode } });
  return area;
};

const quoteFor = (shop: Shop, order_id: number, postcode: string, expires: number): Quote => {
  const area = areaOf(shop, postcode);
  return {
    // Everything that the quote rests on, so that nothing has to be kept.
    quote_id: [order_id, area.postcode, area.fee, expires].join('.'),
    order_id,
    postcode: area.postcode,
    area: area.name,
    fee: area.fee,
    minutes: area.minutes,
    expires_at: new Date(expires).toISOString(),
  };
};

/** What delivering an order would cost, for a quarter of an hour. */
export function getQuote(order: OrderRecord, postcode: string, act: Act): Quote {
  requireReplaceable(order);
  return quoteFor(act.shop, order.id, postcode, act.now.getTime() + quoteMinutes * 60_000);
}

function redeem(order: OrderRecord, quote_id: string, act: Act): Quote {
  const [order_id, postcode = '', fee, expires] = quote_id.split('.');
  const quote = quoteFor(act.shop, order.id, postcode, Number(expires) || 0);
  const isOurs = Number(order_id) === order.id && Number(fee) === quote.fee;
  const left = Date.parse(quote.expires_at) - act.now.getTime();
  if (!isOurs || left <= 0 || left > quoteMinutes * 60_000) throw new Problem('quoteExpired');
  return quote;
}

/** What `replaceByDelivery` is asked. */
export interface DeliveryWish {
  version: number;
  quote_id: string;
  customer_name: string;
  /** Left out, the order's or its member's. */
  phone?: string | undefined;
  /** Left out, the order's. */
  address?: string | undefined;
}

/** Turns an order into a delivery at the quoted fee; its table is free again. */
export function replaceByDelivery(order: OrderRecord, wish: DeliveryWish, act: Act): OrderRecord {
  requireVersion(order, wish.version);
  requireReplaceable(order);
  demand(act.actor, 'order.replace', { object_id: order.id, version: order.version });
  const quote = redeem(order, wish.quote_id, act);
  const phone = wish.phone ?? (order.phone || (order.member?.phone ?? ''));
  const address = wish.address ?? order.address;
  if (phone === '') throw invalid('phone', 'required', 'Is required.');
  if (address === '') throw invalid('address', 'required', 'Is required.');
  const delivery: OrderRecord = {
    ...order,
    order_method: 'delivery',
    delivery_fee: quote.fee,
    customer_name: wish.customer_name,
    phone,
    address,
    table: null,
    promised_at: new Date(act.now.getTime() + quote.minutes * 60_000).toISOString(),
    undo: null,
  };
  requireBill(delivery, 'quote_id', order);
  return changed(delivery, act, 'deliver', { area: quote.area, fee: quote.fee });
}
