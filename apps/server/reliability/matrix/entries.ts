import {
  approve,
  cancelOrder,
  changePassword,
  claimOrder,
  displayMenu,
  displayOrders,
  endDevice,
  getDailyReport,
  getMerchantInfo,
  getOrder,
  getPush,
  getQuote,
  getUserInfo,
  listBookmarks,
  listDevices,
  listMembers,
  listOrders,
  listPaymentOptions,
  liveEvents,
  placeOrder,
  replaceByDelivery,
  searchEverything,
  subscribePush,
  testPush,
  toggleBookmark,
  toggleClaimStatus,
  updateOrderOwner,
  voidOrder,
  type AnyEndpoint,
  type Capability,
  type Input,
} from '@servery/api';
import { getQuote as quoteFor, type OrderRecord } from '@servery/domain/orders';
import { merchants, people } from '@servery/sample';
import { contractPassword, contractSubscription } from '@servery/contracts';
import type { TestServer } from '../../test/serverOn.ts';
import { billsMatrix } from './bills.ts';
import { closingsMatrix } from './closings.ts';
import { changesMatrix } from './changes.ts';
import { devicesMatrix } from './devices.ts';
import { drawersMatrix } from './drawers.ts';
import { attendanceMatrix } from './attendance.ts';
import { employeesMatrix } from './employees.ts';
import { itemPushesMatrix } from './itemPushes.ts';
import { kitchenMatrix } from './kitchen.ts';
import { mediaMatrix } from './media.ts';
import { menuMatrix } from './menu.ts';
import { merchantsMatrix } from './merchants.ts';
import { paymentsMatrix } from './payments.ts';
import { platformAccountsMatrix } from './platformAccounts.ts';
import { pricePushesMatrix } from './pricePushes.ts';
import { printingMatrix } from './printing.ts';
import { guestMatrix } from './guest.ts';
import { queueMatrix } from './queue.ts';
import { refundsMatrix } from './refunds.ts';
import { reservationsMatrix } from './reservations.ts';
import { sessionMatrix } from './sessions.ts';
import { settingPushesMatrix } from './settingPushes.ts';
import { settingsMatrix } from './settings.ts';
import { documentsMatrix } from './documents.ts';
import { setUpGuideMatrix } from './setUpGuide.ts';
import { staffMatrix } from './staff.ts';
import { tablesMatrix } from './tables.ts';
import { contextAt, type OrderInput } from './orders.ts';

/** The target of a call. */
export interface Aim {
  server: TestServer;
  merchant_id: number;
  /** An order of that merchant, or an unstored one if the merchant doesn't exist. */
  order: OrderRecord;
  /** A second order of that merchant. */
  other: OrderRecord;
  /** A person with the required relation to the caller. */
  person_id: number;
  /** A session of the caller or of another person. */
  session_id: number;
}

/** One use of an endpoint, valid except possibly for its caller and its target. */
export interface Entry {
  to: AnyEndpoint;
  /** The kind of target. */
  at: 'order' | 'merchant' | 'person' | 'session' | 'nothing';
  /** The required state of the order. */
  given?: OrderInput;
  /** The capability that the action itself requires, in addition to the endpoint's. */
  inner?: Capability;
  input: (aim: Aim) => object;
  /** The result for every caller, if permissions don't matter. */
  always?: string;
  /**
   * The result for callers with permission.
   *
   * @default success
   */
  done?: string;
  /** The result for a print agent's token; `forbidden` if it's left out. */
  byAgent?: string;
  label?: string;
}

const reason = 'The matrix';

type More = Omit<Entry, 'to' | 'at' | 'input'>;

/** Returns the use of an endpoint with a target of one kind. */
export type Aimed = <E extends AnyEndpoint>(
  to: E,
  input: (aim: Aim) => Input<E>,
  more?: More,
) => Entry;

const aimed =
  (at: Entry['at']): Aimed =>
  (to, input, more = {}) => ({
    to,
    at,
    input: input as (aim: Aim) => object,
    ...more,
  });
const order = aimed('order');
const merchant = aimed('merchant');
const nothing = aimed('nothing');

const on = ({ id: order_id, version }: OrderRecord) => ({ order_id, version });

const pinOf = ({ merchant_id }: Aim) =>
  people.find((it) => it.merchant_id === merchant_id && it.role === 'merchant')?.pin ?? '0000';
const dishOf = ({ merchant_id }: Aim) =>
  merchants.find(({ id }) => id === merchant_id)?.items.find(({ name }) => name === 'Roti tisu')
    ?.id ?? 1;

/** All uses of all endpoints, with their requirements written by hand. */
export const entries: readonly Entry[] = [
  ...sessionMatrix(nothing),
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
  ...settingsMatrix(merchant, nothing),
  ...setUpGuideMatrix(merchant),
  ...documentsMatrix(merchant),
  ...drawersMatrix(merchant),
  ...employeesMatrix(merchant),
  ...attendanceMatrix(merchant),
  merchant(getDailyReport, ({ merchant_id }) => ({ query: { merchant_id } })),
  ...closingsMatrix(merchant),
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
  ...changesMatrix(order),
  order(toggleClaimStatus, (aim) => ({ query: { order_id: aim.order.id } }), {
    given: { status: 'ready', method: 'pickup', isPaid: true },
  }),
  order(claimOrder, (aim) => ({ body: on(aim.order) }), {
    given: { status: 'ready', method: 'pickup', isPaid: true },
  }),
  order(voidOrder, (aim) => ({ body: { ...on(aim.order), reason } })),
  order(cancelOrder, (aim) => ({ body: { ...on(aim.order), reason } })),
  ...billsMatrix(order),
  order(getQuote, (aim) => ({ query: { order_id: aim.order.id } })),
  order(replaceByDelivery, (aim) => ({
    body: {
      ...on(aim.order),
      quote_id: quoteFor(aim.order, '', contextAt(aim.server, aim.order.merchant_id)).quote_id,
      customer_name: 'Aina',
      phone: '+60123456789',
      address: '12, Jalan Raja Alang',
    },
  })),
  order(updateOrderOwner, (aim) => ({ body: { ...on(aim.order), member_id: null } })),
  ...paymentsMatrix,
  ...printingMatrix,
  ...devicesMatrix(merchant, nothing),
  ...queueMatrix(merchant, nothing),
  ...reservationsMatrix(merchant, nothing),
  ...guestMatrix(nothing),
  ...refundsMatrix(merchant, order),
  ...mediaMatrix(merchant),
  ...kitchenMatrix,
  ...menuMatrix,
  ...itemPushesMatrix(merchant),
  ...pricePushesMatrix(merchant),
  ...settingPushesMatrix(merchant),
  ...merchantsMatrix(merchant, nothing),
  ...platformAccountsMatrix(nothing),
  ...staffMatrix(merchant, nothing),
  ...tablesMatrix(merchant),
];
