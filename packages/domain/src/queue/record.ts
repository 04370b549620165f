import type { GuestLimits, Named, QueueEntryStatus, QueueState } from '@servery/api';
import type { Capacity } from '../allocator/index.ts';

/** A queue as hosts store it; a deleted one is kept for its past entries. */
export interface QueueRecord {
  id: number;
  version: number;
  name: string;
  prefix: string;
  state: QueueState;
  party_min: number;
  party_max: number;
  max_length: number;
  average_minutes: number;
  call_minutes: number;
  is_notifying: boolean;
  token: string;
  is_deleted: boolean;
}

/** The fields that a step of an entry changes and undoing restores. */
export interface EntryState {
  status: QueueEntryStatus;
  position: number;
  called_at: string | null;
  calls: number;
  arrived_at: string | null;
  ended_at: string | null;
  reason: string;
  /** The table that the party was seated at, if one was chosen. */
  seated?: Named | null;
}

/** A queue entry as hosts store it. */
export interface EntryRecord extends EntryState {
  id: number;
  version: number;
  queue_id: number;
  /** The trading day of its number. */
  business_date: string;
  sequence: number;
  number: string;
  name: string;
  phone: string;
  party: number;
  joined_at: string;
  quoted_minutes: number;
  is_guest: boolean;
  token: string;
  undo: { until: string; was: EntryState } | null;
}

/**
 * The queues of one merchant with the entries of this trading day, by `isOfDay`; every queue rule
 * works on it.
 */
export interface QueueBook {
  merchant_id: number;
  queues: readonly QueueRecord[];
  entries: readonly EntryRecord[];
  /**
   * The tables for waiting parties, around seated parties and bookings; if absent, quotes ignore
   * tables.
   */
  capacity?: Capacity;
}

/** The time, the trading day, and generators of new ids and tokens. */
export interface QueueContext {
  now: Date;
  business_date: string;
  nextId: () => number;
  /** Returns a random token of at least 128 bits that begins with the merchant's id. */
  nextToken: () => string;
  /** The limits on actions of guests of this merchant. */
  limits: GuestLimits;
}

/** The queues after a rule ran, and the id of the changed row. */
export interface QueueChange {
  book: QueueBook;
  id: number;
}
