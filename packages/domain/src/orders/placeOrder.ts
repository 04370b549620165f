import {
  invalid,
  Problem,
  type MenuItem,
  type Named,
  type Order,
  type OrderMethod,
  type WantedLine,
} from '@servery/api';
import { demand } from '../people/demand.ts';
import { chargeFor } from '../settings/chargeFor.ts';
import { usualPrefixes } from '../settings/inForce.ts';
import { isOpenAt } from '../settings/opening.ts';
import { billOf } from './bill.ts';
import { changed } from './change.ts';
import { storedPhone } from '../phone/readPhone.ts';
import { areaOf } from './delivery.ts';
import { priceLine } from './priceLine.ts';
import type { ActionContext, OrderRecord, Shop } from './record.ts';
import { requireBill } from './requireBill.ts';
import { requireLeft } from './stock.ts';
import { takeStep } from './toggleOrderStatus.ts';

/** A cart, with the records of its ids already looked up. */
export interface Cart {
  order_method: OrderMethod;
  /** The table; one that is out of service is refused for dine-in orders. */
  table: (Named & { is_active?: boolean }) | null;
  member: Order['member'];
  staff: Named | null;
  customer_name: string;
  phone: string;
  /** The address of a delivery. */
  address: string;
  postcode: string;
  /**
   * The source of the order: staff orders are accepted automatically, guest orders by the
   * merchant's rule.
   */
  source: 'staff' | 'guest';
  covers: number;
  /** The guests at the table, including those that other orders count. @default covers */
  party?: number;
  note: string;
  lines: readonly WantedLine[];
  /** The next number of the merchant's business date. */
  number: string;
  /** Whether the seating already has an unpaid bill: a further round has no minimum order. */
  is_round?: boolean;
  /** Whether the order gets a bill of its own, even if its seating has an unpaid bill. */
  new_bill?: boolean;
}

const namedOf = ({ id, name }: Named): Named => ({ id, name });

/**
 * Places an order: the store must be open, every item available, and the choices valid for their
 * groups; prices come from the menu.
 * @throws `invalid` or `storeClosed`
 */
export function placeOrder(
  cart: Cart,
  menu: ReadonlyMap<number, MenuItem>,
  context: ActionContext,
): OrderRecord {
  const { shop, now } = context;
  demand(context.actor, 'order.create', { object_id: shop.id, version: 0 });
  if (!isOpenAt(shop.settings, now)) throw new Problem('storeClosed');
  if (cart.lines.length === 0) throw invalid('lines', 'min_length', 'Add at least one item.');
  if (cart.order_method === 'dine_in' && !cart.table)
    throw invalid('table_id', 'required', 'Choose a table.');
  if (cart.order_method === 'dine_in' && cart.table?.is_active === false)
    throw invalid('table_id', 'out_of_service', 'This table is out of service.');
  const area = cart.order_method === 'delivery' ? deliveryOf(cart, shop) : null;
  const id = context.nextId();
  const at = now.toISOString();
  const { tax_classes, order_prefixes = usualPrefixes } = shop.settings;
  const { order_method, party = cart.covers } = cart;
  const service_charge = chargeFor(shop.settings.service_charge, order_method, party);
  const order: OrderRecord = {
    id,
    version: 0,
    merchant_id: shop.id,
    merchant_name: shop.name,
    number: `${order_prefixes[cart.order_method]}${cart.number}`,
    transaction_id: `T${id.toString(36).toUpperCase()}`,
    business_date: context.business_date,
    order_method: cart.order_method,
    status: 'new',
    table: cart.order_method === 'dine_in' && cart.table ? namedOf(cart.table) : null,
    staff: cart.staff,
    member: cart.member,
    promotion: null,
    customer_name: cart.customer_name || (cart.member?.name ?? ''),
    phone: storedPhone(cart.phone) || (cart.member?.phone ?? ''),
    address: area ? cart.address : '',
    covers: cart.covers,
    note: cart.note,
    placed_at: at,
    promised_at: null,
    status_at: at,
    accepted_at: null,
    ready_at: null,
    served_at: null,
    claimed_at: null,
    completed_at: null,
    delivery_fee: area?.fee ?? 0,
    apply_service_charge: true,
    is_bill_printed: false,
    undo: null,
    merged_into: null,
    split_group_id: null,
    pricing: { service_charge, tax_classes },
    review_at: null,
    reasons: [],
    items: cart.lines.map((line, i) =>
      priceLine(line, menu, context.nextId, `lines.${i}`, tax_classes),
    ),
    reductions: [],
    payments: [],
    refunds: [],
    timeline: [],
  };
  requireBill(order, 'lines');
  if (!cart.is_round && billOf(order).totals.net < shop.settings.minimum_order)
    throw invalid('lines', 'minimum_order', 'This is below the minimum order.');
  requireLeft(null, order, menu);
  const placed = changed(order, context, 'place', {
    by: cart.staff?.name ?? cart.customer_name,
    // Stored for orders that are accepted later.
    ...(order.table && !cart.new_bill && { joins: true }),
  });
  const isAccepted =
    cart.source === 'staff' || shop.settings.auto_accept.includes(cart.order_method);
  return isAccepted ? accepted(placed, area?.minutes ?? null, context) : placed;
}

/** Returns the area of a delivery; a delivery requires a name, a phone number and an address. */
function deliveryOf(cart: Cart, shop: Shop) {
  const to = {
    customer_name: cart.customer_name || cart.member?.name,
    phone: cart.phone || cart.member?.phone,
    address: cart.address,
  };
  for (const [field, value] of Object.entries(to))
    if (!value)
      throw invalid(field, 'required', 'A delivery needs a name, a phone number and an address.');
  return areaOf(shop, cart.postcode);
}

/**
 * Returns a placed order with its number of the day after the letter of its method, for hosts that
 * assign numbers only to orders that are stored.
 */
export const numbered = (order: OrderRecord, number: string): OrderRecord => ({
  ...order,
  number: `${order.number}${number}`,
});

/**
 * Accepts by the merchant's own rule, regardless of the person's permissions; there is nothing to
 * undo.
 */
const accepted = (
  order: OrderRecord,
  minutes: number | null,
  context: ActionContext,
): OrderRecord => {
  const rights = {
    ...context.actor.rights,
    grants: { ...context.actor.rights.grants, 'order.accept': 'allow' as const },
  };
  const actor = { ...context.actor, rights };
  return { ...takeStep(order, 'accept', { minutes }, { ...context, actor }), undo: null };
};
