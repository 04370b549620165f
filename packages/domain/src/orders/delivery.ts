import { invalid, Problem } from '@servery/api';
import { demand } from '../people/demand.ts';
import { storedPhone } from '../phone/readPhone.ts';
import { changed, requireVersion } from './change.ts';
import type { ActionContext, OrderRecord, Shop } from './record.ts';
import { requireBill } from './requireBill.ts';

/** The minutes for which a quote is valid. */
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

/**
 * Returns the delivery area of a postcode, or the first area without a postcode.
 * @throws `outOfRange`
 */
export const areaOf = (shop: Shop, postcode: string) => {
  const { areas } = shop.settings.delivery;
  const area = postcode === '' ? areas[0] : areas.find((one) => one.postcode === postcode);
  if (!area) throw new Problem('outOfRange', { details: { postcode } });
  return area;
};

const quoteFor = (shop: Shop, order_id: number, postcode: string, expires: number): Quote => {
  const area = areaOf(shop, postcode);
  return {
    // The id contains everything that the quote is based on, so that nothing has to be stored.
    quote_id: [order_id, area.postcode, area.fee, expires].join('.'),
    order_id,
    postcode: area.postcode,
    area: area.name,
    fee: area.fee,
    minutes: area.minutes,
    expires_at: new Date(expires).toISOString(),
  };
};

/**
 * Returns the cost of delivering an order, valid for `quoteMinutes`.
 * @throws `notAllowedNow`
 */
export function getQuote(order: OrderRecord, postcode: string, context: ActionContext): Quote {
  requireReplaceable(order);
  return quoteFor(context.shop, order.id, postcode, context.now.getTime() + quoteMinutes * 60_000);
}

function redeem(order: OrderRecord, quote_id: string, context: ActionContext): Quote {
  const [order_id, postcode = '', fee, expires] = quote_id.split('.');
  const quote = quoteFor(context.shop, order.id, postcode, Number(expires) || 0);
  const isOurs = Number(order_id) === order.id && Number(fee) === quote.fee;
  const left = Date.parse(quote.expires_at) - context.now.getTime();
  if (!isOurs || left <= 0 || left > quoteMinutes * 60_000) throw new Problem('quoteExpired');
  return quote;
}

/** The input of `replaceByDelivery`. */
export interface DeliveryInput {
  version: number;
  quote_id: string;
  customer_name: string;
  /**
   * @default the phone number of the order or of its member
   */
  phone?: string | undefined;
  /**
   * @default the address of the order
   */
  address?: string | undefined;
}

/**
 * Turns an order into a delivery at the quoted fee, and releases its table.
 * @throws `invalid`, `notAllowedNow` or `quoteExpired`
 */
export function replaceByDelivery(
  order: OrderRecord,
  input: DeliveryInput,
  context: ActionContext,
): OrderRecord {
  requireVersion(order, input.version);
  requireReplaceable(order);
  demand(context.actor, 'order.replace', { object_id: order.id, version: order.version });
  const quote = redeem(order, input.quote_id, context);
  const phone = storedPhone(input.phone ?? (order.phone || (order.member?.phone ?? '')));
  const address = input.address ?? order.address;
  if (phone === '') throw invalid('phone', 'required', 'This field is required.');
  if (address === '') throw invalid('address', 'required', 'This field is required.');
  const delivery: OrderRecord = {
    ...order,
    order_method: 'delivery',
    delivery_fee: quote.fee,
    customer_name: input.customer_name,
    phone,
    address,
    table: null,
    promised_at: new Date(context.now.getTime() + quote.minutes * 60_000).toISOString(),
    undo: null,
  };
  requireBill(delivery, 'quote_id', order);
  return changed(delivery, context, 'deliver', { area: quote.area, fee: quote.fee });
}
