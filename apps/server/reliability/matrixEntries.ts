import {
  approve,
  cancelOrder,
  changePassword,
  claimOrder,
  displayMenu,
  displayOrders,
  endDevice,
  getMerchantInfo,
  getOrder,
  getPush,
  getQuote,
  getUserInfo,
  getVersion,
  listBookmarks,
  listDevices,
  listMembers,
  listOrders,
  listPaymentOptions,
  liveEvents,
  login,
  logout,
  placeOrder,
  refreshSession,
  replaceByDelivery,
  searchEverything,
  subscribePush,
  testPush,
  toggleBookmark,
  toggleClaimStatus,
  toggleOrderStatus,
  togglePaymentStatus,
  updateOrder,
  updateOrderOwner,
  voidOrder,
  type AnyEndpoint,
  type Capability,
  type Input,
} from '@servery/api';
import { getQuote as quoteFor, type OrderRecord } from '@servery/domain/orders';
import { merchants, people } from '@servery/domain/sample';
import { contractPassword, contractSubscription } from '@servery/domain/contracts';
import type { TestServer } from '../test/serverOn.ts';
import { billsMatrix } from './matrixBills.ts';
import { devicesMatrix } from './matrixDevices.ts';
import { kitchenMatrix } from './matrixKitchen.ts';
import { mediaMatrix } from './matrixMedia.ts';
import { menuMatrix } from './matrixMenu.ts';
import { printingMatrix } from './matrixPrinting.ts';
import { guestMatrix } from './matrixGuest.ts';
import { queueMatrix } from './matrixQueue.ts';
import { refundsMatrix } from './matrixRefunds.ts';
import { reservationsMatrix } from './matrixReservations.ts';
import { tablesMatrix } from './matrixTables.ts';
import { actAt, type OrderWish } from './matrixOrders.ts';

/** What a call is aimed at. */
export interface Aim {
  server: TestServer;
  merchant_id: number;
  /** An order there; where there is no such merchant, one that nobody has. */
  order: OrderRecord;
  /** A second order beside it. */
  other: OrderRecord;
  /** Somebody who stands so to the caller. */
  person_id: number;
  /** A session of the caller's, or of somebody else. */
  session_id: number;
}

/** One way of using an endpoint, right in every way but perhaps for who does it and to what. */
export interface Entry {
  to: AnyEndpoint;
  /** What it is aimed at. */
  at: 'order' | 'merchant' | 'person' | 'session' | 'nothing';
  /** How the order stands. */
  stands?: OrderWish;
  /** What the action inside asks for besides the door. */
  inner?: Capability;
  input: (aim: Aim) => object;
  /** What everybody gets, where rights do not matter. */
  always?: string;
  /** What it ends in for those who may, where that is not success. */
  done?: string;
  label?: string;
}

type Change = Input<typeof updateOrder>['body']['changes'][number];

const reason = 'The matrix';

type More = Omit<Entry, 'to' | 'at' | 'input'>;

const aimed =
  (at: Entry['at']) =>
  <E extends AnyEndpoint>(to: E, input: (aim: Aim) => Input<E>, more: More = {}): Entry => ({
    to,
    at,
    input: input as (aim: Aim) => object,
    ...more,
  });
const order = aimed('order');
const merchant = aimed('merchant');
const nothing = aimed('nothing');

const on = ({ id: order_id, version }: OrderRecord) => ({ order_id, version });

const change = (label: string, inner: Capability, one: (aim: Aim) => Change, stands?: OrderWish) =>
  order(
    updateOrder,
    (aim) => ({
      params: { order_id: aim.order.id },
      body: { version: aim.order.version, changes: [one(aim)] },
    }),
    { inner, label, ...(stands && { stands }) },
  );

const step = (
  status: 'accepted' | 'preparing' | 'ready' | 'served' | 'dispatched' | 'completed' | 'cancelled',
  inner: Capability,
  stands: OrderWish,
) =>
  order(toggleOrderStatus, (aim) => ({ body: { ...on(aim.order), status, reason } }), {
    inner,
    stands,
    label: `${stands.status} to ${status}`,
  });

const note: Change = { type: 'set_note', note: reason };
const lineOf = ({ order: { items } }: Aim) =>
  items.find(({ status }) => status !== 'voided')?.id ?? 1;
const cardOf = ({ merchant_id }: Aim) =>
  merchants
    .find(({ id }) => id === merchant_id)
    ?.payment_options.find(({ kind }) => kind === 'card')?.id ?? 1;
const pinOf = ({ merchant_id }: Aim) =>
  people.find((one) => one.merchant_id === merchant_id && one.role === 'merchant')?.pin ?? '0000';
const dishOf = ({ merchant_id }: Aim) =>
  merchants.find(({ id }) => id === merchant_id)?.items.find(({ name }) => name === 'Roti tisu')
    ?.id ?? 1;

/** Every way of using every endpoint, with what each asks for written down by hand. */
export const entries: readonly Entry[] = [
  nothing(login, () => ({ body: { username: 'waiter', password: contractPassword } }), {
    always: 'done',
  }),
  nothing(refreshSession, () => ({ body: {} }), { always: 'sessionExpired' }),
  nothing(logout, () => ({ body: {} })),
  nothing(getVersion, () => ({}), { always: 'done' }),
  nothing(listDevices, () => ({})),
  nothing(searchEverything, () => ({})),
  nothing(listBookmarks, () => ({})),
  nothing(toggleBookmark, () => ({ body: { id: 1 } })),
  nothing(changePassword, () => ({
    body: { current_password: contractPassword, new_password: 'three warm roti at noon' },
  })),
  nothing(getPush, () => ({})),
  nothing(subscribePush, () => ({
    body: contractSubscription('https://fcm.googleapis.com/fcm/send/matrix'),
  })),
  nothing(testPush, () => ({ body: {} })),
  aimed('session')(endDevice, ({ session_id }) => ({ params: { id: session_id }, body: {} })),
  aimed('person')(getUserInfo, ({ person_id }) => ({
    params: { role: 'user' as const, id: person_id },
  })),
  order(approve, (aim) => ({
    body: {
      pin: pinOf(aim),
      request: { capability: 'order.void' as const, object_id: aim.order.id, version: 1 },
    },
  })),
  merchant(getMerchantInfo, ({ merchant_id }) => ({ query: { id: merchant_id } })),
  merchant(listMembers, ({ merchant_id }) => ({ query: { merchant_id } })),
  merchant(displayMenu, ({ merchant_id }) => ({ query: { merchant_id } })),
  merchant(listPaymentOptions, ({ merchant_id }) => ({ query: { merchant_id } })),
  merchant(displayOrders, ({ merchant_id }) => ({ query: { merchant_id } })),
  merchant(listOrders, ({ merchant_id }) => ({ query: { merchant_id } })),
  merchant(liveEvents, ({ merchant_id }) => ({ query: { merchant_id } })),
  order(getOrder, (aim) => ({ params: { id: aim.order.id } })),
  merchant(placeOrder, (aim) => ({
    body: {
      merchant_id: aim.merchant_id,
      order_method: 'pickup' as const,
      lines: [{ menu_id: dishOf(aim), quantity: 1 }],
    },
  })),
  step('accepted', 'order.accept', { status: 'new' }),
  step('cancelled', 'order.accept', { status: 'new' }),
  step('preparing', 'kitchen.bump', { status: 'accepted' }),
  step('ready', 'kitchen.bump', { status: 'preparing' }),
  step('served', 'order.serve', { status: 'ready' }),
  step('dispatched', 'order.serve', { status: 'ready', method: 'delivery' }),
  step('completed', 'order.complete', { status: 'served', isPaid: true }),
  step('completed', 'order.claim', { status: 'ready', method: 'pickup', isPaid: true }),
  step('served', 'order.reopen', { status: 'completed', isPaid: true }),
  order(toggleClaimStatus, (aim) => ({ query: { order_id: aim.order.id } }), {
    stands: { status: 'ready', method: 'pickup', isPaid: true },
  }),
  order(claimOrder, (aim) => ({ body: on(aim.order) }), {
    stands: { status: 'ready', method: 'pickup', isPaid: true },
  }),
  order(voidOrder, (aim) => ({ body: { ...on(aim.order), reason } })),
  order(cancelOrder, (aim) => ({ body: { ...on(aim.order), reason } })),
  ...billsMatrix(order),
  order(getQuote, (aim) => ({ query: { order_id: aim.order.id } })),
  order(replaceByDelivery, (aim) => ({
    body: {
      ...on(aim.order),
      quote_id: quoteFor(aim.order, '', actAt(aim.server, aim.order.merchant_id)).quote_id,
      customer_name: 'Aina',
      phone: '+60123456789',
      address: '12, Jalan Raja Alang',
    },
  })),
  order(updateOrderOwner, (aim) => ({ body: { ...on(aim.order), member_id: null } })),
  change('a note', 'order.edit', () => note),
  change('a note on a printed bill', 'order.edit_after_bill', () => note, { isBillPrinted: true }),
  change('voids a line', 'order.void_line', (aim) => ({
    type: 'void_line',
    line_id: lineOf(aim),
    reason,
  })),
  change(
    'voids a line that the kitchen knows',
    'order.void_sent_line',
    (aim) => ({ type: 'void_line', line_id: lineOf(aim), reason }),
    { status: 'accepted' },
  ),
  change('comps a line', 'order.comp', (aim) => ({
    type: 'comp_line',
    line_id: lineOf(aim),
    reason,
  })),
  change('takes 60 % off', 'order.discount', () => ({
    type: 'add_adjustment',
    label: 'Matrix',
    rate: 6_000,
  })),
  order(
    togglePaymentStatus,
    (aim) => ({
      body: {
        paid: true as const,
        ...on(aim.order),
        tenders: [{ payment_option_id: cardOf(aim), amount: 100 }],
      },
    }),
    { inner: 'payment.take', label: 'takes' },
  ),
  order(
    togglePaymentStatus,
    (aim) => ({
      body: {
        paid: false as const,
        ...on(aim.order),
        payment_id: aim.order.payments[0]?.id ?? 1,
        reason,
      },
    }),
    { inner: 'payment.reverse', label: 'reverses', stands: { isPaid: true } },
  ),
  ...printingMatrix,
  ...devicesMatrix(merchant, nothing),
  ...queueMatrix(merchant, nothing),
  ...reservationsMatrix(merchant, nothing),
  ...guestMatrix(nothing),
  ...refundsMatrix(merchant, order),
  ...mediaMatrix(merchant),
  ...kitchenMatrix,
  ...menuMatrix,
  ...tablesMatrix(merchant),
];
