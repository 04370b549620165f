import type { DashboardFigures } from '@servery/api';

/** The lists that the dashboard links to, and the set-up guide. */
export type DashboardLink =
  | 'dashboard'
  | 'first_order'
  | 'new_orders'
  | 'problems'
  | 'in_progress'
  | 'orders_today'
  | 'queue'
  | 'booking_requests'
  | 'bookings_expected'
  | 'prints_failed'
  | 'low_stock'
  | 'set_up';

/**
 * Returns the URL of a list for one outlet, or for all in the reader's scope; undefined if the reader
 * can't open it, or if it only shows one outlet at a time.
 */
export type HrefOf = (link: DashboardLink, merchant_id: number | undefined) => string | undefined;

/** The list of what each figure counts: each has exactly the rows that are counted. */
export const linkOf = {
  problems: 'problems',
  new_orders: 'new_orders',
  in_progress: 'in_progress',
  booking_requests: 'booking_requests',
  bookings_expected: 'bookings_expected',
  prints_failed: 'prints_failed',
  queue: 'queue',
  low_stock: 'low_stock',
  orders_today: 'orders_today',
  covers_today: 'orders_today',
} as const satisfies Partial<Record<keyof DashboardFigures, DashboardLink>>;
