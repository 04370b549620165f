import type {
  BookingHours,
  Experience,
  Named,
  Reservation,
  ReservationCalendar,
  ReservationStatus,
} from '@servery/api';
import type { Turn, Waiting } from '../allocator/index.ts';
import type { ActionContext } from '../orders/record.ts';
import type { Floor } from '../tables/record.ts';

/** The fields that a step of a booking changes and undoing restores. */
export interface ReservationState {
  status: ReservationStatus;
  table_ids: readonly number[];
  is_deposit_paid: boolean;
  arrived_at: string | null;
  seated_at: string | null;
  ended_at: string | null;
  /** The sitting of the booking on the floor. */
  sitting_id: number | null;
  reason: string;
}

/** A booking as hosts store it. */
export interface ReservationRecord
  extends
    ReservationState,
    Pick<
      Reservation,
      | 'id'
      | 'version'
      | 'number'
      | 'business_date'
      | 'name'
      | 'phone'
      | 'party'
      | 'starts_at'
      | 'stay_minutes'
      | 'buffer_minutes'
      | 'section'
      | 'deposit'
      | 'note'
      | 'staff_note'
      | 'is_guest'
      | 'created_at'
    > {
  /** Increments from one on each trading day. */
  sequence: number;
  experience: Named | null;
  grace_minutes: number;
  token: string;
  undo: { until: string; was: ReservationState } | null;
}

/** A merchant's reservation calendar as hosts store it. */
export type CalendarRecord = Omit<ReservationCalendar, 'merchant_id' | 'time_zone' | 'sections'>;

/** An experience as hosts store it; a deleted one is kept for its bookings. */
export interface ExperienceRecord extends Omit<Experience, 'merchant_id'> {
  is_deleted: boolean;
}

/**
 * Everything that booking rules work on: the floor, the queue, and all bookings of the affected
 * trading days and the days next to them.
 */
export interface Venue {
  merchant_id: number;
  name: string;
  time_zone: string;
  day_start: string;
  currency: string;
  calendar: CalendarRecord;
  experiences: readonly ExperienceRecord[];
  reservations: readonly ReservationRecord[];
  floor: Floor;
  waiting: readonly Waiting[];
  /** The measured stays of recent parties. */
  turns: readonly Turn[];
}

/** The action context of booking rules, with a generator of tokens. */
export interface BookingContext extends ActionContext {
  /** Returns a random token of at least 128 bits that begins with the merchant's id. */
  nextToken: () => string;
}

/** The venue after a rule ran, and the id of the changed row. */
export interface VenueChange {
  venue: Venue;
  id: number;
}

/** The time, party and preferences of a booking. */
export interface BookingInput {
  starts_at: string;
  party: number;
  section: string;
  experience_id: number | null;
}

export type { BookingHours };
