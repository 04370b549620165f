import { listOrders, type OrderRow } from '@servery/api';
import { showRow } from '@servery/domain/orders';
import { pageOf, sample } from '@servery/sample';
import { answer } from '@servery/sample/answer';
import type { SystemNotice } from './systemNotice.ts';

const minutesAgo = (minutes: number) =>
  // 15 s extra, so that no age changes during a test.
  new Date(Date.now() - minutes * 60_000 - 15_000).toISOString();

const [any] = sample()
  .ordersOf([101])
  .map(showRow)
  .filter(({ order_method }) => order_method === 'dine_in');

const row = (id: number, number: string, more: Partial<OrderRow>): OrderRow => ({
  ...any!,
  id,
  number,
  list: 'action',
  placed_at: minutesAgo(90),
  promised_at: null,
  status_at: minutesAgo(80),
  table: null,
  ...more,
});

/**
 * Leaves the given number of booking requests unanswered; the others of the sample are confirmed.
 */
export function withBookingRequests(count: number): void {
  const { reservations } = sample();
  const book = reservations.of(101);
  let left = count;
  const rows = book.reservations.map((reservation) => {
    if (reservation.status !== 'requested' && reservation.status !== 'confirmed')
      return reservation;
    const status = left > 0 ? ('requested' as const) : ('confirmed' as const);
    left -= 1;
    return { ...reservation, status };
  });
  reservations.save({ ...book, reservations: rows });
}

/** Orders that need attention, the latest first. */
export const matters: readonly OrderRow[] = [
  row(401, 'A12', {
    reasons: ['accept_overdue'],
    list: 'new',
    status: 'new',
    placed_at: minutesAgo(6),
    table: { id: 7, name: 'Terrace 4' },
  }),
  row(402, 'A09', {
    reasons: ['prep_overdue', 'print_failed'],
    status: 'preparing',
    promised_at: minutesAgo(11),
    order_method: 'pickup',
    customer_name: 'Nur Aisyah',
  }),
  row(403, 'A07', { reasons: ['payment_failed'], status: 'accepted', status_at: minutesAgo(14) }),
  row(404, 'A03', {
    reasons: ['ready_uncollected'],
    status: 'ready',
    status_at: minutesAgo(26),
    order_method: 'pickup',
    customer_name: 'Tan Wei Ming',
  }),
  row(405, 'A01', {
    reasons: ['unpaid_after_served'],
    status: 'served',
    status_at: minutesAgo(75),
    table: { id: 9, name: 'A1' },
  }),
];

const made = Date.now();
let passed: number | undefined;
/**
 * Shifts a timestamp, so that ages count from the first request: the clock may have been different
 * when this module was evaluated.
 */
const later = (at: string) => {
  passed ??= Date.now() - made;
  return new Date(Date.parse(at) + passed).toISOString();
};
const asOfNow = (order: OrderRow): OrderRow => ({
  ...order,
  placed_at: later(order.placed_at),
  promised_at: order.promised_at && later(order.promised_at),
  status_at: later(order.status_at),
});

/** Story parameters with a host whose lists return these orders. */
export const listed = (rows: readonly OrderRow[]) => ({
  msw: {
    handlers: [
      answer(listOrders, ({ query }) => {
        const matching = rows.filter(({ list }) => list === query.type);
        return pageOf(matching.map(asOfNow), query);
      }),
    ],
  },
});

/** System notices for stories. */
export const notices = (onPress: () => void): SystemNotice[] => [
  { id: 'offline', tone: 'danger', text: 'The connection is lost.', at: minutesAgo(2) },
  {
    id: 'version',
    tone: 'info',
    text: 'A new version waits.',
    at: minutesAgo(20),
    action: { label: 'Load it now', onPress },
  },
];
