import { Problem } from '@servery/api';
import type { EntryRecord, QueueBook, QueueRecord } from './record.ts';

/** Whether somebody is still in the queue: waits, was called, or is there. */
export const isLive = ({ status }: Pick<EntryRecord, 'status'>): boolean =>
  status === 'waiting' || status === 'called' || status === 'arrived';

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
