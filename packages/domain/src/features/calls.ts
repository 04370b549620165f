import * as api from '@servery/api';
import { Problem, type AnyEndpoint, type Feature, type StoredFeatures } from '@servery/api';
import { offBy } from './featureOf.ts';

/**
 * The calls of each feature: they are refused while it is off. The template apps have none on a
 * server. Guests keep access to the booking or the place in the queue that they already have.
 */
const calls: Readonly<Record<Feature, readonly AnyEndpoint[]>> = {
  attendance: [
    api.clockAttendance,
    api.confirmAttendance,
    api.deleteAttendance,
    api.editAttendance,
    api.listAttendance,
    api.listMyAttendance,
  ],
  kitchen_display: [
    api.bumpLines,
    api.displayKitchen,
    api.fireLines,
    api.recallLines,
    api.undoBump,
  ],
  queue: [
    api.addQueueEntry,
    api.callQueueEntry,
    api.changeQueueEntry,
    api.createQueue,
    api.deleteQueue,
    api.displayQueue,
    api.editQueue,
    api.getMerchantQueue,
    api.joinQueue,
    api.listQueueEntries,
    api.listQueues,
    api.removeQueueEntry,
    api.serveDirectQueue,
    api.serveNext,
    api.serveQueue,
    api.swapQueueEntry,
  ],
  reservations: [
    api.changeReservation,
    api.createExperience,
    api.createReservation,
    api.deleteExperience,
    api.editExperience,
    api.editReservation,
    api.editReservationCalendar,
    api.getBookingPage,
    api.getReservation,
    api.getReservationCalendar,
    api.getReservationDay,
    api.listBookingTimes,
    api.listExperiences,
    api.listReservations,
    api.listTimes,
    api.moveReservation,
    api.requestReservation,
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

/**
 * Refuses a feature that is off at a merchant.
 * @throws `featureOff`
 */
export function requireFeature(stored: StoredFeatures, feature: Feature): void {
  const by = offBy(stored, feature);
  if (by !== null) throw new Problem('featureOff', { details: { feature, by } });
}

/**
 * Returns the merchants in a scope that have a feature.
 * @throws `featureOff` if none of them has it
 */
export function scopeWith(
  feature: Feature,
  scope: readonly number[],
  featuresAt: (merchant_id: number) => StoredFeatures,
): readonly number[] {
  const having = scope.filter((id) => offBy(featuresAt(id), feature) === null);
  const [first] = scope;
  if (having.length === 0 && first !== undefined) requireFeature(featuresAt(first), feature);
  return having.length === scope.length ? scope : having;
}
