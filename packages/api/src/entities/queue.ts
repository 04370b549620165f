import * as v from 'valibot';
import { count, id, instant, named, version } from '../fields.ts';

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

/** One line of those who wait for a table of some size. */
export const queue = v.object({
  id,
  version,
  merchant_id: id,
  name: v.string(),
  /** What its numbers begin with. */
  prefix: v.string(),
  state: v.picklist(queueStates),
  party_min: count,
  party_max: count,
  /** How many may wait in it at most. */
  max_length: count,
  /** How long one party takes to be served, in minutes, before today's own pace is known. */
  average_minutes: count,
  /** How long somebody who was called has until they count as absent, in minutes. */
  call_minutes: count,
  /** Whether those who wait are told by phone, and must leave a number. */
  is_notifying: v.boolean(),
  /** What its QR code and its public page carry. */
  token: v.string(),
  waiting_count: count,
  /** How long whoever joins now will wait, in minutes. */
  quoted_minutes: count,
});
export type Queue = v.InferOutput<typeof queue>;

/** Somebody who waits, or waited today. */
export const queueEntry = v.object({
  id,
  version,
  merchant_id: id,
  queue_id: id,
  /** What is called out, such as B12. */
  number: v.string(),
  name: v.string(),
  phone: v.string(),
  party: count,
  status: v.picklist(queueEntryStatuses),
  /** How many wait before it; null once it waits no more. */
  ahead: v.nullable(count),
  joined_at: instant,
  /** How long it was told to wait, in minutes. */
  quoted_minutes: count,
  /** How long it waited in fact, in minutes, once it was served. */
  waited_minutes: v.nullable(count),
  called_at: v.nullable(instant),
  calls: count,
  arrived_at: v.nullable(instant),
  /** When it was served, left, was removed or did not show up. */
  ended_at: v.nullable(instant),
  reason: v.string(),
  /** The table that it was seated at, where somebody said which. */
  seated: v.nullable(named),
  /** Whether the guest joined without the staff. */
  is_guest: v.boolean(),
  /** Until when its last step can be taken back. */
  undo_until: v.nullable(instant),
});
export type QueueEntry = v.InferOutput<typeof queueEntry>;

/** The queues of a merchant and who is in them now, as of one moment. */
export const queueBoard = v.object({
  queues: v.array(queue),
  entries: v.array(queueEntry),
  now: instant,
});
export type QueueBoard = v.InferOutput<typeof queueBoard>;

/** What anybody may know of a queue: numbers, no names. */
export const queueDisplay = v.object({
  merchant_name: v.string(),
  /** The zone that its times are shown in, wherever the reader is. */
  time_zone: v.string(),
  name: v.string(),
  state: v.picklist(queueStates),
  party_min: count,
  party_max: count,
  is_phone_required: v.boolean(),
  /** Who may come now; the last called first. */
  called: v.array(v.string()),
  next: v.array(v.string()),
  waiting_count: count,
  quoted_minutes: count,
  now: instant,
});
export type QueueDisplay = v.InferOutput<typeof queueDisplay>;

/** A guest's own place in a queue: nothing that says who they are. */
export const queueTicket = v.object({
  /** What finds this place again. */
  token: v.string(),
  merchant_name: v.string(),
  /** The zone that its times are shown in, wherever the reader is. */
  time_zone: v.string(),
  queue_name: v.string(),
  number: v.string(),
  party: count,
  status: v.picklist(queueEntryStatuses),
  ahead: v.nullable(count),
  /** How long it still takes, in minutes; null once it waits no more. */
  minutes_left: v.nullable(count),
  joined_at: instant,
  /** Until when they must be there, once called. */
  come_until: v.nullable(instant),
});
export type QueueTicket = v.InferOutput<typeof queueTicket>;
