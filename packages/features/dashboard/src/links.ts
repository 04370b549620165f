import type { DashboardFigures } from '@servery/api';

/** The screens that the dashboard links to. */
export type DashboardLink =
  | 'dashboard'
  | 'live_orders'
  | 'order_history'
  | 'queue'
  | 'reservations'
  | 'prints_failed'
  | 'low_stock';

/**
 * Returns the URL of a list for one outlet, or for all in the reader's scope; undefined if the reader
 * can't open it, or if it only shows one outlet at a time.
 */
export type HrefOf = (link: DashboardLink, merchant_id: number | undefined) => string | undefined;

/** The list of what each figure counts. */
export const linkOf = {
  problems: 'live_orders',
  new_orders: 'live_orders',
  in_progress: 'live_orders',
  booking_requests: 'reservations',
  bookings_expected: 'reservations',
  prints_failed: 'prints_failed',
  queue: 'queue',
  low_stock: 'low_stock',
  orders_today: 'order_history',
  covers_today: 'order_history',
} as const satisfies Partial<Record<keyof DashboardFigures, DashboardLink>>;
