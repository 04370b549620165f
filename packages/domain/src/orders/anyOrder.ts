import type { OrderMethod, OrderStatus, PaymentOption, Role, StaffTemplate } from '@servery/api';
import { rightsOf } from '../people/rights.ts';
import { menuAt } from '../sample/menu.ts';
import { merchants } from '../sample/merchants.ts';
import { billOf, moneyOf } from './bill.ts';
import { withLines } from './change.ts';
import { placeOrder } from './placeOrder.ts';
import type { Act, OrderRecord, Shop } from './record.ts';
import { takePayment } from './togglePaymentStatus.ts';

/** For tests: the outlet that all orders of tests are placed at, with its menu and tables. */
export const outlet = merchants[0]!;

/** For tests: the menu for those who eat in. */
export const menu = menuAt(outlet.items, 'dine_in');

/** For tests: an item by its name. */
export const itemNamed = (name: string) => outlet.items.find((item) => item.name === name)!;

/** For tests: a payment option by its kind. */
export const optionOf = (kind: PaymentOption['kind']) =>
  outlet.payment_options.find((option) => option.kind === kind)!;

const { rank: _rank, ...guest } = outlet.members[0]!;
const opening = Date.parse('2026-11-20T04:00:00.000Z');
let ids = 1_000_000;

/** For tests: somebody acting so many seconds after noon. */
export const actBy = (
  who: Exclude<Role, 'staff'> | StaffTemplate = 'merchant',
  seconds = 0,
  shop: Shop = outlet,
): Act => {
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

/** For tests: a new order of two roti tisu and a fried chicken, 15.90 and 18.54 in all when eaten in. */
export const anyOrder = (
  order_method: Exclude<OrderMethod, 'delivery'> = 'dine_in',
  act: Act = actBy(),
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
    act,
  );

/** For tests: what is still owed on an order, in sen. */
export const owed = (order: OrderRecord): number =>
  moneyOf(order, billOf(order).totals.total).balance;

/** For tests: the order paid in full by one tender. */
export const paidBy = (
  order: OrderRecord,
  kind: PaymentOption['kind'],
  act: Act = actBy(),
): OrderRecord =>
  takePayment(
    order,
    {
      version: order.version,
      tenders: [{ payment_option_id: optionOf(kind).id, amount: owed(order) }],
    },
    outlet.payment_options,
    act,
  );

const isAway = new Set<OrderStatus>(['served', 'dispatched', 'completed']);

/** For tests: an order at a status as if it had come there, paid by card unless told. */
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

/** For tests: the code of what a rule refused, or null when it did not. */
export const refusalOf = (decide: () => unknown): string | null => {
  try {
    decide();
    return null;
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
};
