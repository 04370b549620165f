import * as v from 'valibot';
import { count, id, instant, named, rows, unreadable, version } from '../fields.ts';

export const queueStates = ['open', 'paused', 'closed'] as const;
export type QueueState = (typeof queueStates)[number];

export const queueEntryStatuses = [
  'waiting',
  'called',
  'arrived',
  'served',
  'no_show',
  'left',
  'removed',
] as const;
export type QueueEntryStatus = (typeof queueEntryStatuses)[number];

/** A queue of parties waiting for a table, for a range of party sizes. */
export const queue = v.object({
  id,
  version,
  merchant_id: id,
  name: v.string(),
  /** The prefix of its numbers. */
  prefix: v.string(),
  state: v.picklist(queueStates),
  party_min: count,
  party_max: count,
  /** The maximum number of waiting parties. */
  max_length: count,
  /** The minutes needed to serve one party, used until today's own pace is known. */
  average_minutes: count,
  /** The minutes after a call in which a party must come before it counts as a no-show. */
  call_minutes: count,
  /** Whether parties are notified by phone and must leave a number. */
  is_notifying: v.boolean(),
  /** The token in its QR code and its public page. */
  token: v.string(),
  waiting_count: count,
  /** The current wait in minutes for a party that joins now. */
  quoted_minutes: count,
});
export type Queue = v.InferOutput<typeof queue>;

/** A party that is waiting in a queue, or was today. */
export const queueEntry = v.object({
  id,
  version,
  merchant_id: id,
  queue_id: id,
  /** The number that is called out, such as B12. */
  number: v.string(),
  name: v.string(),
  phone: v.string(),
  party: count,
  status: v.picklist(queueEntryStatuses),
  /** The number of parties waiting before it; null if it is no longer waiting. */
  ahead: v.nullable(count),
  joined_at: instant,
  /** The wait that it was quoted on joining, in minutes. */
  quoted_minutes: count,
  /** The time that it actually waited, in minutes, once it is served. */
  waited_minutes: v.nullable(count),
  called_at: v.nullable(instant),
  calls: count,
  arrived_at: v.nullable(instant),
  /** When it was served, left, was removed or was marked as a no-show. */
  ended_at: v.nullable(instant),
  reason: v.string(),
  /** The table that it was seated at, if known. */
  seated: v.nullable(named),
  /** Whether the guest joined without staff. */
  is_guest: v.boolean(),
  /** Until when its last step can be undone; null if it can't be. */
  undo_until: v.nullable(instant),
});
export type QueueEntry = v.InferOutput<typeof queueEntry>;

/** The queues of a merchant with their current entries, at one point in time. */
export const queueBoard = v.object({
  queues: rows(queue),
  entries: rows(queueEntry),
  unreadable,
  now: instant,
});
export type QueueBoard = v.InferOutput<typeof queueBoard>;

/** The public view of a queue: numbers, no names. */
export const queueDisplay = v.object({
  merchant_name: v.string(),
  /** The time zone of its times, regardless of the reader's own. */
  time_zone: v.string(),
  name: v.string(),
  state: v.picklist(queueStates),
  party_min: count,
  party_max: count,
  is_phone_required: v.boolean(),
  /** The numbers called to come now, the last called first. */
  called: v.array(v.string()),
  next: v.array(v.string()),
  waiting_count: count,
  quoted_minutes: count,
  now: instant,
});
export type QueueDisplay = v.InferOutput<typeof queueDisplay>;

/** A guest's own place in a queue, without personal data. */
export const queueTicket = v.object({
  /** The token that identifies this place. */
  token: v.string(),
  merchant_name: v.string(),
  /** The time zone of its times, regardless of the reader's own. */
  time_zone: v.string(),
  queue_name: v.string(),
  number: v.string(),
  party: count,
  status: v.picklist(queueEntryStatuses),
  ahead: v.nullable(count),
  /** The remaining wait in minutes; null if the party is no longer waiting. */
  minutes_left: v.nullable(count),
  joined_at: instant,
  /** Until when the party must come after being called. */
  come_until: v.nullable(instant),
});
export type QueueTicket = v.InferOutput<typeof queueTicket>;
