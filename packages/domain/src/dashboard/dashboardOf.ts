import type {
  Backlog,
  Dashboard,
  DashboardFigures,
  DashboardOutlet,
  StoredFeatures,
} from '@servery/api';
import { offBy } from '../features/index.ts';
import { byName } from '../search/nameKey.ts';
import { usualOf } from './usualOf.ts';

/** The counted figures of an outlet. */
export interface CountedOutlet extends Omit<DashboardOutlet, 'figures'> {
  figures: Omit<DashboardFigures, 'orders_usual'>;
  features: StoredFeatures;
  /** Whether it has ever had an order. */
  has_orders: boolean;
  /** The orders placed by this time on the same weekday of earlier weeks with any order. */
  earlier: readonly number[];
}

const earliest = (a: string | null, b: string | null): string | null =>
  a === null || (b !== null && b < a) ? b : a;

const addBacklog = (a: Backlog, b: Backlog): Backlog => ({
  count: a.count + b.count,
  since: earliest(a.since, b.since),
});

const none: Backlog = { count: 0, since: null };

/** The figures of no outlet. */
export const noFigures: DashboardFigures = {
  new_orders: none,
  problems: none,
  in_progress: 0,
  orders_today: 0,
  covers_today: 0,
  orders_usual: 0,
  queue: none,
  booking_requests: none,
  bookings_expected: 0,
  covers_expected: 0,
  prints_failed: none,
  low_stock: 0,
};

const { queue, booking_requests, bookings_expected, covers_expected } = noFigures;

/** Sets the figures of features that are off to zero, because nobody can act on them. */
const withoutOff = <Figures>(figures: Figures, stored: StoredFeatures): Figures => ({
  ...figures,
  ...(offBy(stored, 'queue') && { queue }),
  ...(offBy(stored, 'reservations') && { booking_requests, bookings_expected, covers_expected }),
});

/** Adds the figures of two outlets; there is no usual number unless both have one. */
const add = (a: DashboardFigures, b: DashboardFigures): DashboardFigures => ({
  new_orders: addBacklog(a.new_orders, b.new_orders),
  problems: addBacklog(a.problems, b.problems),
  in_progress: a.in_progress + b.in_progress,
  orders_today: a.orders_today + b.orders_today,
  covers_today: a.covers_today + b.covers_today,
  orders_usual:
    a.orders_usual === null || b.orders_usual === null ? null : a.orders_usual + b.orders_usual,
  queue: addBacklog(a.queue, b.queue),
  booking_requests: addBacklog(a.booking_requests, b.booking_requests),
  bookings_expected: a.bookings_expected + b.bookings_expected,
  covers_expected: a.covers_expected + b.covers_expected,
  prints_failed: addBacklog(a.prints_failed, b.prints_failed),
  low_stock: a.low_stock + b.low_stock,
});

/** The number of rows that need attention. */
const urgency = ({ figures }: DashboardOutlet): number =>
  figures.problems.count +
  figures.new_orders.count +
  figures.booking_requests.count +
  figures.prints_failed.count;

/** Returns the dashboard of some outlets: those that most need attention first, and the totals. */
export function dashboardOf(counted: readonly CountedOutlet[], now: Date): Dashboard {
  const outlets = counted.map(
    ({ earlier, features, figures, has_orders: _has, ...outlet }): DashboardOutlet => ({
      ...outlet,
      figures: { ...withoutOff(figures, features), orders_usual: usualOf(earlier) },
    }),
  );
  return {
    at: now.toISOString(),
    has_orders: counted.some(({ has_orders }) => has_orders),
    outlets: outlets.toSorted((a, b) => urgency(b) - urgency(a) || byName(a, b)),
    totals: outlets.map(({ figures }) => figures).reduce(add, noFigures),
  };
}
