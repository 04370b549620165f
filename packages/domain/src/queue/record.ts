import type { GuestLimits, Named, QueueEntryStatus, QueueState } from '@servery/api';
import type { Room } from '../allocator/index.ts';

/** A queue as it is kept; a deleted one stays for those who waited in it. */
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

/** What a step of somebody changes, and what taking it back restores. */
export interface EntryState {
  status: QueueEntryStatus;
  position: number;
  called_at: string | null;
  calls: number;
  arrived_at: string | null;
  ended_at: string | null;
  reason: string;
  /** The table that they were seated at, where somebody said which. */
  seated?: Named | null;
}

/** Somebody in a queue as they are kept. */
export interface EntryRecord extends EntryState {
  id: number;
  version: number;
  queue_id: number;
  /** The trading day that its number is of. */
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

/** The queues of one merchant and everybody of this trading day, as `isOfDay` says: what every rule decides about. */
export interface QueueBook {
  merchant_id: number;
  queues: readonly QueueRecord[];
  entries: readonly EntryRecord[];
  /** The tables that those who wait are given, around who sits and who booked; left out, nobody looks at them. */
  room?: Room;
}

/** When, on which trading day, and what is fresh. */
export interface QueueAct {
  now: Date;
  business_date: string;
  nextId: () => number;
  /** A random token of at least 128 bits that begins with the merchant's id. */
  nextToken: () => string;
  /** What guests of this merchant can do by themselves. */
  limits: GuestLimits;
}

/** What a rule made of a book, and which row it was about. */
export interface QueueChange {
  book: QueueBook;
  id: number;
}
