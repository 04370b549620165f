import type { AnyEndpoint } from './endpoint.ts';
import * as attendance from './endpoints/attendance.ts';
import * as kitchen from './endpoints/kitchen.ts';
import * as queue from './endpoints/queue.ts';
import * as reservations from './endpoints/reservations.ts';
import type { Feature } from './features.ts';

/**
 * The calls of each feature: they are refused while it is off. The template apps have none on a
 * server. Guests keep access to the booking or the place in the queue that they already have.
 */
const calls: Readonly<Record<Feature, readonly AnyEndpoint[]>> = {
  attendance: [
    attendance.clockAttendance,
    attendance.confirmAttendance,
    attendance.deleteAttendance,
    attendance.editAttendance,
    attendance.listAttendance,
    attendance.listMyAttendance,
  ],
  kitchen_display: [
    kitchen.bumpLines,
    kitchen.displayKitchen,
    kitchen.fireLines,
    kitchen.recallLines,
    kitchen.undoBump,
  ],
  queue: [
    queue.addQueueEntry,
    queue.callQueueEntry,
    queue.changeQueueEntry,
    queue.createQueue,
    queue.deleteQueue,
    queue.displayQueue,
    queue.editQueue,
    queue.getMerchantQueue,
    queue.joinQueue,
    queue.listQueueEntries,
    queue.listQueues,
    queue.removeQueueEntry,
    queue.serveDirectQueue,
    queue.serveNext,
    queue.serveQueue,
    queue.swapQueueEntry,
  ],
  reservations: [
    reservations.changeReservation,
    reservations.createExperience,
    reservations.createReservation,
    reservations.deleteExperience,
    reservations.editExperience,
    reservations.editReservation,
    reservations.editReservationCalendar,
    reservations.getBookingPage,
    reservations.getReservation,
    reservations.getReservationCalendar,
    reservations.getReservationDay,
    reservations.listBookingTimes,
    reservations.listExperiences,
    reservations.listReservations,
    reservations.listTimes,
    reservations.moveReservation,
    reservations.requestReservation,
  ],
  template_apps: [],
};

const featureOf: ReadonlyMap<AnyEndpoint, Feature> = new Map(
  Object.entries(calls).flatMap(([feature, all]) => all.map((to) => [to, feature as Feature])),
);

/** The parsed input of a call. */
interface Sent {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

const fieldIn = (parts: readonly unknown[], field: string): unknown =>
  parts.map((part) => ((part ?? {}) as Record<string, unknown>)[field]).find(Boolean);

/** Returns the feature that a call belongs to; null for exports and for calls that are always on. */
export function featureOfCall(to: AnyEndpoint, { query }: Sent = {}): Feature | null {
  const feature = featureOf.get(to);
  return feature === undefined || fieldIn([query], 'is_export') === true ? null : feature;
}

/** Returns the merchant that a call names in its query or body, or in a public token. */
export function merchantOfCall({ params, query, body }: Sent): number | null {
  const named = fieldIn([query, body], 'merchant_id');
  if (typeof named === 'number') return named;
  const token = fieldIn([params, query, body], 'token');
  return typeof token === 'string' ? Number(/^\d{1,15}(?=-)/.exec(token)?.[0]) || null : null;
}
