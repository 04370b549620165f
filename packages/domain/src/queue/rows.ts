import { Problem } from '@servery/api';
import type { EntryRecord, QueueBook, QueueRecord } from './record.ts';

/** Whether a party is still in the queue: waiting, called or arrived. */
export const isLive = ({ status }: Pick<EntryRecord, 'status'>): boolean =>
  status === 'waiting' || status === 'called' || status === 'arrived';

const minute = 60_000;

/** The minutes in which a no-show can rejoin the queue. */
export const rejoinMinutes = 30;

/**
 * The minutes for which entries of the previous trading day are kept: `waiting` since joining,
 * `ended` since their end.
 */
export const carried = { waiting: 4 * 60, ended: rejoinMinutes };

/**
 * Whether an entry belongs to a trading day: it joined on that day; or it joined within the four
 * hours before and is still in the queue, or ended within the half hour in which it may rejoin. So
 * parties that are waiting aren't lost when the day changes, and entries forgotten at closing time
 * are dropped.
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

/** Returns the current entries of a queue, in the order in which they are served. */
export const liveIn = ({ entries }: QueueBook, queue_id: number): EntryRecord[] =>
  entries.filter((entry) => entry.queue_id === queue_id && isLive(entry)).toSorted(inOrder);

/** Returns the entries of a queue that wait and haven't been called, in order. */
export const waitingIn = (book: QueueBook, queue_id: number): EntryRecord[] =>
  liveIn(book, queue_id).filter(({ status }) => status === 'waiting');

/**
 * Returns a queue by its id; deleted queues aren't found.
 * @throws `notFound`
 */
export function queueOf({ queues }: QueueBook, id: number): QueueRecord {
  const queue = queues.find((one) => one.id === id && !one.is_deleted);
  if (!queue) throw new Problem('notFound');
  return queue;
}

/**
 * Returns an entry by its id.
 * @throws `notFound`
 */
export function entryOf({ entries }: QueueBook, id: number): EntryRecord {
  const entry = entries.find((one) => one.id === id);
  if (!entry) throw new Problem('notFound');
  return entry;
}
