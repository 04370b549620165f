import type {
  BookingHours,
  Experience,
  Named,
  Reservation,
  ReservationCalendar,
  ReservationStatus,
} from '@servery/api';
import type { Turn, Waiting } from '../allocator/index.ts';
import type { Act } from '../orders/record.ts';
import type { Floor } from '../tables/record.ts';

/** What a step of a booking changes, and what taking it back restores. */
export interface ReservationState {
  status: ReservationStatus;
  table_ids: readonly number[];
  is_deposit_paid: boolean;
  arrived_at: string | null;
  seated_at: string | null;
  ended_at: string | null;
  /** Those who sit for it, as the floor knows them. */
  sitting_id: number | null;
  reason: string;
}

/** A booking as hosts keep it. */
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
  /** Counts up from one on each trading day. */
  sequence: number;
  experience: Named | null;
  grace_minutes: number;
  token: string;
  undo: { until: string; was: ReservationState } | null;
}

/** What a merchant has decided, as hosts keep it. */
export type CalendarRecord = Omit<ReservationCalendar, 'merchant_id' | 'time_zone' | 'sections'>;

/** An experience as hosts keep it; a deleted one stays for those who booked it. */
export interface ExperienceRecord extends Omit<Experience, 'merchant_id'> {
  is_deleted: boolean;
}

/**
 * What every rule of bookings decides about: the floor, who waits, and all bookings of the trading
 * days that a decision is about and of the days beside them.
 */
export interface House {
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
  /** How long recent parties stayed in fact. */
  turns: readonly Turn[];
}

/** Who acts and when, and what is fresh. */
export interface BookAct extends Act {
  /** A random token of at least 128 bits that begins with the merchant's id. */
  nextToken: () => string;
}

/** What a rule made of a house, and which row it was about. */
export interface HouseChange {
  house: House;
  id: number;
}

/** When and what somebody wants to book. */
export interface BookingWish {
  starts_at: string;
  party: number;
  section: string;
  experience_id: number | null;
}

/** Hours as one of them. */
export type { BookingHours };
