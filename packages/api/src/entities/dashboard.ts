import * as v from 'valibot';
import { businessDate, count, id, instant } from '../fields.ts';
import { merchantInfo } from './merchant.ts';
import { guideSteps } from './setUpMarks.ts';

/** How many rows need attention, and since when the oldest of them has. */
export const backlog = v.object({ count, since: v.nullable(instant) });
export type Backlog = v.InferOutput<typeof backlog>;

/** The figures of one outlet, or the totals of several. */
export const dashboardFigures = v.object({
  /** Orders that haven't been accepted yet. */
  new_orders: backlog,
  /** Orders with an open reason. */
  problems: backlog,
  /** Open orders without an open reason. */
  in_progress: count,
  /** Orders placed on the current trading day, without drafts, combined and cancelled ones. */
  orders_today: count,
  covers_today: count,
  /**
   * The orders placed by this time on the same weekday, as the median of the last four weeks; null
   * until an outlet has four such days.
   */
  orders_usual: v.nullable(count),
  /** Parties that are waiting in a queue. */
  queue: backlog,
  /** Booking requests that haven't been answered yet. */
  booking_requests: backlog,
  /** Confirmed bookings of the current trading day that haven't arrived, and their guests. */
  bookings_expected: count,
  covers_expected: count,
  /** Print jobs that failed. */
  prints_failed: backlog,
  /** Active items whose stock is low or used up. */
  low_stock: count,
});
export type DashboardFigures = v.InferOutput<typeof dashboardFigures>;

/** One outlet on the dashboard. */
export const dashboardOutlet = v.object({
  id,
  name: v.string(),
  setup_status: merchantInfo.entries.setup_status,
  is_open: v.boolean(),
  business_date: businessDate,
  /** The steps of the set-up that are open; null for people who can't change the set-up. */
  set_up: v.nullable(v.array(v.picklist(guideSteps))),
  figures: dashboardFigures,
});
export type DashboardOutlet = v.InferOutput<typeof dashboardOutlet>;

/** The dashboard of everyone who manages outlets. */
export const dashboard = v.object({
  /** When the figures were counted. */
  at: instant,
  /** Whether any of the outlets has ever had an order. */
  has_orders: v.boolean(),
  /** The outlets, those that most need attention first. */
  outlets: v.array(dashboardOutlet),
  totals: dashboardFigures,
});
export type Dashboard = v.InferOutput<typeof dashboard>;
