import { Problem } from '@servery/api';
import type { ExperienceRecord, House, ReservationRecord } from './record.ts';

const minute = 60_000;

/** A refusal of the machine with its reason. */
export const notNow = (why: string, more: Record<string, unknown> = {}): Problem =>
  new Problem('notAllowedNow', { details: { why, ...more } });

/** Whether a booking keeps its tables from others. */
export const isBlocking = ({ status }: Pick<ReservationRecord, 'status'>): boolean =>
  status === 'requested' || status === 'confirmed' || status === 'arrived' || status === 'seated';

/** Whether something is still expected of a booking. */
export const isLive = (one: Pick<ReservationRecord, 'status'>): boolean =>
  isBlocking(one) || one.status === 'waitlisted';

/** A booking by its id. */
export function reservationOf({ reservations }: House, id: number): ReservationRecord {
  const found = reservations.find((one) => one.id === id);
  if (!found) throw new Problem('notFound');
  return found;
}

/** An experience by its id; a deleted one is not there. */
export function experienceOf({ experiences }: House, id: number): ExperienceRecord {
  const found = experiences.find((one) => one.id === id && !one.is_deleted);
  if (!found) throw new Problem('notFound');
  return found;
}

/** From when until when a booking keeps its tables, in milliseconds: its stay and the buffer, sooner for those who sat down early. */
export function spanOf({
  starts_at,
  stay_minutes,
  buffer_minutes,
  seated_at = null,
}: Pick<ReservationRecord, 'starts_at' | 'stay_minutes' | 'buffer_minutes'> &
  Partial<Pick<ReservationRecord, 'seated_at'>>): { from: number; until: number } {
  const from = Math.min(Date.parse(starts_at), Date.parse(seated_at ?? starts_at));
  return { from, until: from + (stay_minutes + buffer_minutes) * minute };
}

/** Until when a party may be late. */
export const graceUntil = ({
  starts_at,
  grace_minutes,
}: Pick<ReservationRecord, 'starts_at' | 'grace_minutes'>): Date =>
  new Date(Date.parse(starts_at) + grace_minutes * minute);

/** The house with one booking changed, a version on. */
export const put = (house: House, id: number, change: Partial<ReservationRecord>): House => ({
  ...house,
  reservations: house.reservations.map((one) =>
    one.id === id ? { ...one, ...change, version: one.version + 1 } : one,
  ),
});
