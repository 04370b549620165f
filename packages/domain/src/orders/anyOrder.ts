import type { OrderMethod, OrderStatus, PaymentOption, Role, StaffTemplate } from '@servery/api';
import { rightsOf } from '../people/rights.ts';
import { menuAt } from '../fixtures/menu.ts';
import { merchants } from '../fixtures/merchants.ts';
import { billOf, moneyOf } from './bill.ts';
import { withLines } from './change.ts';
import { placeOrder } from './placeOrder.ts';
import type { ActionContext, OrderRecord, Shop } from './record.ts';
import { takePayment } from './togglePaymentStatus.ts';

/** For tests: the outlet that test orders are placed at, with its menu and tables. */
export const outlet = merchants[0]!;

/** For tests: the dine-in menu. */
export const menu = menuAt(outlet.items, 'dine_in');

/** For tests: returns an item by its name. */
export const itemNamed = (name: string) => outlet.items.find((item) => item.name === name)!;

/** For tests: returns a payment option by its kind. */
export const optionOf = (kind: PaymentOption['kind']) =>
  outlet.payment_options.find((option) => option.kind === kind)!;

const { rank: _rank, ...guest } = outlet.members[0]!;
const opening = Date.parse('2026-11-20T04:00:00.000Z');
let ids = 1_000_000;

/** For tests: returns an action context of a role, some seconds after noon. */
export const contextBy = (
  who: Exclude<Role, 'staff'> | StaffTemplate = 'merchant',
  seconds = 0,
  shop: Shop = outlet,
): ActionContext => {
  const isRole = ['admin', 'agent', 'supermerchant', 'merchant'].includes(who);
  return {
    actor: {
      id: 1,
      name: who,
      rights: isRole ? rightsOf(who as Role, null) : rightsOf('staff', who as StaffTemplate),
      approval: null,
    },
    now: new Date(opening + seconds * 1000),
    nextId: () => ++ids,
    business_date: '2026-11-20',
    shop,
  };
};

/**
 * For tests: returns a new order of two roti tisu and one fried chicken: 15.90 net, 18.54 in total
 * for dine-in.
 */
export const anyOrder = (
  order_method: Exclude<OrderMethod, 'delivery'> = 'dine_in',
  context: ActionContext = contextBy(),
): OrderRecord =>
  placeOrder(
    {
      order_method,
      table: outlet.tables[0]!,
      member: guest,
      staff: null,
      customer_name: 'Aina',
      phone: '+60123456789',
      address: '',
      postcode: '',
      source: 'guest',
      covers: 2,
      note: '',
      lines: [
        { menu_id: itemNamed('Roti tisu').id, quantity: 2, options: [], note: '' },
        { menu_id: itemNamed('Ayam goreng sekor').id, quantity: 1, options: [], note: '' },
      ],
      number: '001',
    },
    menu,
    context,
  );

/** For tests: returns the amount left to pay of an order, in sen. */
export const owed = (order: OrderRecord): number =>
  moneyOf(order, billOf(order).totals.total).balance;

/** For tests: returns the order paid in full by one tender. */
export const paidBy = (
  order: OrderRecord,
  kind: PaymentOption['kind'],
  context: ActionContext = contextBy(),
): OrderRecord =>
  takePayment(
    order,
    {
      version: order.version,
      tenders: [{ payment_option_id: optionOf(kind).id, amount: owed(order) }],
    },
    outlet.payment_options,
    context,
  );

const isAway = new Set<OrderStatus>(['served', 'dispatched', 'completed']);

/**
 * For tests: returns an order with the given status, without the steps that lead there; paid by
 * card unless `isPaid` is false.
 */
export const orderAt = (
  status: OrderStatus,
  order_method: OrderMethod = 'dine_in',
  isPaid = true,
): OrderRecord => {
  const fresh = anyOrder(order_method === 'delivery' ? 'pickup' : order_method);
  const order = isPaid ? paidBy(fresh, 'card') : fresh;
  const at = order.placed_at;
  return {
    ...order,
    status,
    order_method,
    promised_at: at,
    accepted_at: at,
    ready_at: at,
    served_at: at,
    completed_at: status === 'completed' ? at : null,
    items: isAway.has(status) ? withLines(order.items, 'served') : order.items,
  };
};

/** For tests: returns the code of a rule's refusal, or null if there is none. */
export const refusalOf = (decide: () => unknown): string | null => {
  try {
    decide();
    return null;
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
};
