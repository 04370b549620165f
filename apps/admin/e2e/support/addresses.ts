import {
  createClient,
  getBookingPage,
  getMerchantQueue,
  getReservationCalendar,
  listBookingTimes,
  listOrders,
  listStaff,
  listTables,
  requestReservation,
  type Slot,
} from '@servery/api';
import { addDays } from '@servery/domain/time';
import type { Shop } from './openShop.ts';

const isFree = ({ state }: Slot) => state === 'free' || state === 'few';

/** Books a table as a guest and returns the booking's token. */
async function bookedBy({ url }: Shop, token: string): Promise<string> {
  const { call } = createClient({ baseURL: `${url}/api` });
  const params = { token };
  const { first_date } = await call(getBookingPage, { params });
  const query = { date: addDays(first_date, 1), party: 2 };
  const slot = (await call(listBookingTimes, { params, query })).slots.find(isFree);
  if (!slot) throw new Error('Nothing is free tomorrow.');
  const guest = { name: 'Aina Zulkifli', phone: '+60123456789', party: 2 };
  const body = { ...guest, starts_at: slot.starts_at };
  return (await call(requestReservation, { params, body })).token;
}

/** Returns the URLs to visit for each path with parameters. */
export async function addressesIn(
  shop: Shop,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const { call } = await shop.as('merchant');
  const { queues } = await call(getMerchantQueue, { body: { merchant_id: null } });
  const { aaData: orders } = await call(listOrders, { query: { length: 1 } });
  const { aaData: tables } = await call(listTables, { query: { length: 100 } });
  const taken = tables.find(({ state }) => state === 'occupied') ?? tables[0]!;
  const { aaData: people } = await call(listStaff, { query: { role: 'cashier' } });
  const staff = people[0]!;
  const { token } = await call(getReservationCalendar, { query: {} });
  return {
    '/orders/:id': [`/orders/${orders[0]!.id}`],
    '/tables/:id': [`/tables/${taken.id}`],
    '/staff/:id': [`/staff/${staff.id}`, `/staff/${staff.id}?tab=seen`],
    '/book/:token': [`/book/${token}`, `/book/${token}?booking=${await bookedBy(shop, token)}`],
    '/join/:token': [`/join/${queues[0]!.token}`],
    '/display/:token': [`/display/${queues[0]!.token}`],
    '/t/:token': [`/t/${taken.qr_token}`],
    '/apps/email/:folder': ['/apps/email/sent', '/apps/email/draft?compose=new'],
    '/apps/email/label/:label': ['/apps/email/label/company'],
    '/apps/invoice/preview/:id': ['/apps/invoice/preview/4990'],
    '/apps/invoice/edit/:id': ['/apps/invoice/edit/4990'],
    '/apps/todo/:filter': ['/apps/todo/completed', '/apps/todo/deleted?task=24'],
    '/apps/todo/tag/:tag': ['/apps/todo/tag/high'],
  };
}
