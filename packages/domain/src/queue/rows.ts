import { Problem } from '@servery/api';
import type { EntryRecord, QueueBook, QueueRecord } from './record.ts';

/** Whether somebody is still in the queue: waits, was called, or is there. */
export const isLive = ({ status }: Pick<EntryRecord, 'status'>): boolean =>
  status === 'waiting' || status === 'called' || status === 'arrived';

const minute = 60_000;

/** For how long somebody who did not come may wait again, in minutes. */
export const rejoinMinutes = 30;

/** How long somebody of the trading day before stays, in minutes: from joining, and after their end. */
export const carried = { waiting: 4 * 60, ended: rejoinMinutes };

/**
 * Whether somebody belongs to the queues of a trading day: they joined on it, or within the four
 * hours before and are still in line, or ended within the half hour in which they may come back.
 * So nobody who waits is lost when the day changes, and whoever was forgotten at closing is.
 */
export const isOfDay = (
  { business_date, joined_at, ended_at }: EntryRecord,
  today: string,
  now: Date,
): boolean =>
  business_date === today ||
  (now.getTime() - Date.parse(joined_at) <= carried.waiting * minute &&
    (ended_at === null || now.getTime() - Date.parse(ended_at) <= carried.ended * minute));

const inOrder = (a: EntryRecord, b: EntryRecord) => a.position - b.position || a.id - b.id;

/** Who is in a queue now, in the order in which they are served. */
export const liveIn = ({ entries }: QueueBook, queue_id: number): EntryRecord[] =>
  entries.filter((entry) => entry.queue_id === queue_id && isLive(entry)).toSorted(inOrder);

/** Who waits in a queue and was not called yet, in their order. */
export const waitingIn = (book: QueueBook, queue_id: number): EntryRecord[] =>
  liveIn(book, queue_id).filter(({ status }) => status === 'waiting');

/** A queue by its id; a deleted one is not there. */
export function queueOf({ queues }: QueueBook, id: number): QueueRecord {
  const queue = queues.find((one) => one.id === id && !one.is_deleted);
  if (!queue) throw new Problem('notFound');
  return queue;
}

/** Somebody by their id. */
export function entryOf({ entries }: QueueBook, id: number): EntryRecord {
  const entry = entries.find((one) => one.id === id);
  if (!entry) throw new Problem('notFound');
  return entry;
}

/** A refusal of the machine with its reason. */
export const notNow = (why: string, more: Record<string, unknown> = {}): Problem =>
  new Problem('notAllowedNow', { details: { why, ...more } });
