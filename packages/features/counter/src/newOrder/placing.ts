import { Problem, type Input, type OrderMethod, type placeOrder } from '@servery/api';
import type { NewOrder, Way } from './newOrder.ts';

/** Returns the order method of a way to order. */
export const methodOf = (way: Way): OrderMethod => (way === 'phone' ? 'pickup' : way);

/** The details that a way to order requires, besides its items. */
const required = {
  pickup: [],
  dine_in: ['table'],
  delivery: ['customer_name', 'phone', 'address'],
  phone: ['customer_name', 'phone'],
} as const satisfies Record<Way, readonly (keyof NewOrder)[]>;

/** Returns the refusal of an order that lacks required details; null if it can be placed. */
export function missingOf(order: NewOrder): Problem | null {
  const missing = required[order.way].filter((name) => !order[name]);
  if (missing.length === 0) return null;
  const refusal = { code: 'required', message: 'Is required.' };
  return new Problem('invalid', {
    fields: Object.fromEntries(missing.map((name) => [name, refusal])),
  });
}

/** The circumstances under which an order is placed. */
export interface Placing {
  merchant_id: number;
  /** The number of guests at the table; every other order is for one. */
  covers: number;
  /** Whether it gets a bill of its own, even if its table has an unpaid one. */
  new_bill: boolean;
}

/** Returns the request that places an order, with only the details that its method uses. */
export function placeInput(
  { way, lines, table, ...guest }: NewOrder,
  { merchant_id, covers, new_bill }: Placing,
): Input<typeof placeOrder>['body'] {
  const isDelivery = way === 'delivery';
  return {
    merchant_id,
    order_method: methodOf(way),
    table_id: way === 'dine_in' ? (table?.id ?? null) : null,
    covers: way === 'dine_in' ? covers : 1,
    new_bill: way === 'dine_in' && new_bill,
    customer_name: way === 'dine_in' ? '' : guest.customer_name,
    phone: isDelivery || way === 'phone' ? guest.phone : '',
    address: isDelivery ? guest.address : '',
    postcode: isDelivery ? guest.postcode : '',
    lines: lines.map(({ menu_id, quantity, options, note, seat }) => ({
      menu_id,
      quantity,
      options,
      note,
      ...(way === 'dine_in' && seat && { seat }),
    })),
  };
}
