import {
  createClient,
  createPairedDevice,
  getGuestMenu,
  getReservationCalendar,
  joinQueue,
  listBookingTimes,
  listMedia,
  listQueues,
  listTables,
  requestReservation,
  type Client,
  type MenuItem,
} from '@servery/api';
import type { Call } from '../floods/sendCall.ts';

/** An endpoint that needs no sign-in, with the valid calls that clients repeat. */
export interface Door {
  name: string;
  calls: readonly Call[];
}

const day = 24 * 60 * 60_000;
const dateAfter = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);

/** Returns a dish that needs no choices. */
async function aDish({ call }: Client, token: string): Promise<number> {
  const { categories } = await call(getGuestMenu, { query: { token } });
  const dishes = categories.flatMap(({ items }) => items as readonly Pick<MenuItem, 'id'>[]);
  const plain = dishes.find((dish) => !JSON.stringify(dish).includes('"min":1'));
  return (plain ?? dishes[0]!).id;
}

/** Returns every endpoint of a server that anyone can call, with codes of the staff's merchant. */
export async function doorsAt(api: string, staff: Client): Promise<Door[]> {
  const anyone = createClient({ baseURL: api, credentials: { token: () => null } });
  const { aaData: tables } = await staff.call(listTables, { query: { length: 12 } });
  const codes = tables.filter(({ is_active }) => is_active).map(({ qr_token }) => qr_token);
  const { aaData: queues } = await staff.call(listQueues, { query: {} });
  const queue = queues.find(({ state }) => state === 'open') ?? queues[0]!;
  const party = queue.party_min;
  const { token: page } = await staff.call(getReservationCalendar, { query: {} });
  const { aaData: pictures } = await staff.call(listMedia, { query: { length: 1 } });
  const menu_id = await aDish(anyone, codes[0]!);
  await staff.call(createPairedDevice, { body: { name: 'Bench', kind: 'kitchen' } });

  const at = (path: string, more: Partial<Call> = {}): Call => ({ url: `${api}${path}`, ...more });
  const posted = (path: string, body: object, more: Partial<Call> = {}) =>
    at(path, { body: JSON.stringify(body), ...more });
  const forEach = (make: (token: string) => Call): Call[] => codes.map(make);
  const line = (token: string, quantity = 1) => ({ token, lines: [{ menu_id, quantity }] });

  const changing = await Promise.all(
    codes.map(async (token) => {
      const sent = await fetch(`${api}/guest_cart`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(line(token)),
      });
      const { cart } = (await sent.json()) as { cart: { id: number; version: number }[] };
      const { id, version } = cart.at(-1)!;
      return posted(`/guest_cart/${id}`, { token, version, quantity: 1 }, { method: 'PUT' });
    }),
  );
  const { token: ticket } = await anyone.call(joinQueue, {
    body: { token: queue.token, party },
  });
  const { slots } = await anyone.call(listBookingTimes, {
    params: { token: page },
    query: { date: dateAfter(6), party: 2 },
  });
  const { starts_at } = slots.find(({ left }) => left > 0)!;
  const phone = '+60123450199';
  const body = { starts_at, party: 2, name: 'Bench', phone };
  const booked = await anyone.call(requestReservation, { params: { token: page }, body });

  return [
    { name: 'guest_help', calls: forEach((token) => posted('/guest_help', { token })) },
    { name: 'guest_bill', calls: forEach((token) => posted('/guest_bill', { token })) },
    { name: 'guest_cart, changing a line', calls: changing },
    { name: 'guest_cart, adding', calls: forEach((token) => posted('/guest_cart', line(token))) },
    {
      name: 'guest_cart, removing an unknown line',
      calls: forEach((token) =>
        posted('/guest_cart/1', { token, version: 1 }, { method: 'DELETE' }),
      ),
    },
    {
      name: 'guest_order, an unknown line',
      calls: forEach((token) => posted('/guest_order', { token, cart: [{ id: 1, version: 1 }] })),
    },
    { name: 'guest_table', calls: forEach((token) => at(`/guest_table?token=${token}`)) },
    { name: 'guest_menu', calls: forEach((token) => at(`/guest_menu?token=${token}`)) },
    { name: 'join_queue', calls: [posted('/join_queue', { token: queue.token, party })] },
    { name: 'queue_display', calls: [at(`/queue_display?token=${queue.token}`)] },
    { name: 'queue_place', calls: [at(`/queue_place?token=${ticket}`)] },
    { name: 'leave_queue', calls: [posted('/leave_queue', { token: ticket })] },
    { name: 'book', calls: [posted(`/book/${page}`, body)] },
    { name: 'booking page', calls: [at(`/book/${page}`)] },
    {
      name: 'booking times',
      calls: Array.from({ length: 28 }, (_, nth) =>
        at(`/book/${page}/time_list?date=${dateAfter(nth)}&party=2`),
      ),
    },
    { name: 'booking', calls: [at(`/booking/${booked.token}`)] },
    {
      name: 'booking, cancelling',
      calls: [posted(`/booking/${booked.token}/cancel`, { version: booked.version })],
    },
    { name: 'login', calls: [posted('/login', { username: 'merchant', password: 'wrong' })] },
    { name: 'refresh', calls: [posted('/refresh', {})] },
    { name: 'device/pair', calls: [posted('/device/pair', { code: 'WRNG-1000' })] },
    { name: 'print_agent/pair', calls: [posted('/print_agent/pair', { code: 'WRNG-1000' })] },
    { name: 'get_version', calls: [at('/get_version')] },
    { name: 'openapi.json', calls: [at('/openapi.json')] },
    { name: 'docs', calls: [at('/docs')] },
    ...pictures.slice(0, 1).map(({ urls }) => ({
      name: 'a picture',
      calls: [{ url: new URL(urls.small, api).href }],
    })),
    { name: 'an unknown path', calls: [at('/nowhere')] },
    { name: 'an endpoint of staff', calls: [at('/admin/display_order')] },
    { name: 'readyz', calls: [{ url: new URL('/readyz', api).href }] },
    { name: 'pages', calls: [{ url: new URL('/', api).href }] },
  ];
}
