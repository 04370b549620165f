import { invalid, Problem } from '@servery/api';
import type { QueueAct, QueueBook, QueueChange, QueueRecord } from './record.ts';
import { liveIn, notNow, queueOf } from './rows.ts';
import { showQueue } from './show.ts';

type QueueWish = Pick<
  QueueRecord,
  | 'name'
  | 'prefix'
  | 'party_min'
  | 'party_max'
  | 'max_length'
  | 'average_minutes'
  | 'call_minutes'
  | 'is_notifying'
>;

const keyOf = (name: string) => name.normalize('NFC').toLowerCase();

function requireFits({ queues }: QueueBook, wish: QueueWish, except: number | null): void {
  const others = queues.filter(({ id, is_deleted }) => !is_deleted && id !== except);
  if (others.some(({ name }) => keyOf(name) === keyOf(wish.name)))
    throw invalid('name', 'taken', 'Another one has this name.');
  if (others.some(({ prefix }) => prefix === wish.prefix))
    throw invalid('prefix', 'taken', 'The numbers of another one begin so.');
  if (wish.party_max < wish.party_min)
    throw invalid('party_max', 'order', 'Not below the smallest party.');
}

const fieldsOf = (wish: QueueWish): QueueWish => ({
  name: wish.name,
  prefix: wish.prefix,
  party_min: wish.party_min,
  party_max: wish.party_max,
  max_length: wish.max_length,
  average_minutes: wish.average_minutes,
  call_minutes: wish.call_minutes,
  is_notifying: wish.is_notifying,
});

/** Opens a new queue. Names and the letters of numbers are each queue's own. */
export function createQueue(book: QueueBook, wish: QueueWish, act: QueueAct): QueueChange {
  requireFits(book, wish, null);
  const id = act.nextId();
  const made: QueueRecord = {
    id,
    version: 1,
    ...fieldsOf(wish),
    state: 'open',
    token: act.nextToken(),
    is_deleted: false,
  };
  return { book: { ...book, queues: [...book.queues, made] }, id };
}

const put = (book: QueueBook, id: number, change: Partial<QueueRecord>): QueueBook => ({
  ...book,
  queues: book.queues.map((queue) =>
    queue.id === id ? { ...queue, ...change, version: queue.version + 1 } : queue,
  ),
});

function requireVersion(book: QueueBook, id: number, version: number, now: Date): void {
  if (queueOf(book, id).version !== version)
    throw new Problem('conflict', { current: showQueue(book, id, now) });
}

/** Changes a queue, opens, pauses or closes it, or renews its code. Its entries stay as they are. */
export function editQueue(
  book: QueueBook,
  id: number,
  wish: QueueWish & Pick<QueueRecord, 'version' | 'state'> & { is_token_renewed?: boolean },
  { now, nextToken }: Pick<QueueAct, 'now' | 'nextToken'>,
): QueueChange {
  requireVersion(book, id, wish.version, now);
  requireFits(book, wish, id);
  const token = wish.is_token_renewed ? { token: nextToken() } : {};
  return { book: put(book, id, { ...fieldsOf(wish), state: wish.state, ...token }), id };
}

/** Deletes a queue in which nobody is. */
export function deleteQueue(
  book: QueueBook,
  id: number,
  { version }: { version: number },
  { now }: Pick<QueueAct, 'now'>,
): QueueChange {
  requireVersion(book, id, version, now);
  const count = liveIn(book, id).length;
  if (count > 0) throw notNow('somebody_waits', { count });
  return { book: put(book, id, { is_deleted: true }), id };
}
