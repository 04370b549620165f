import { invalid, notNow, Problem } from '@servery/api';
import { isNameTaken } from '../search/nameKey.ts';
import type { QueueContext, QueueBook, QueueChange, QueueRecord } from './record.ts';
import { liveIn, queueOf } from './rows.ts';
import { showQueue } from './show.ts';

type QueueInput = Pick<
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

function requireFits({ queues }: QueueBook, input: QueueInput, except: number | null): void {
  const current = queues.filter(({ is_deleted }) => !is_deleted);
  if (isNameTaken(current, input.name, except))
    throw invalid('name', 'taken', 'This name is already in use.');
  if (current.some(({ id, prefix }) => id !== except && prefix === input.prefix))
    throw invalid('prefix', 'taken', 'Another queue already uses this prefix.');
  if (input.party_max < input.party_min)
    throw invalid('party_max', 'order', 'Must not be less than the smallest party.');
}

const fieldsOf = (input: QueueInput): QueueInput => ({
  name: input.name,
  prefix: input.prefix,
  party_min: input.party_min,
  party_max: input.party_max,
  max_length: input.max_length,
  average_minutes: input.average_minutes,
  call_minutes: input.call_minutes,
  is_notifying: input.is_notifying,
});

/**
 * Creates an open queue. Names and number prefixes are unique to each queue.
 * @throws `invalid`
 */
export function createQueue(
  book: QueueBook,
  input: QueueInput,
  context: QueueContext,
): QueueChange {
  requireFits(book, input, null);
  const id = context.nextId();
  const made: QueueRecord = {
    id,
    version: 1,
    ...fieldsOf(input),
    state: 'open',
    token: context.nextToken(),
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

/**
 * Changes a queue; opens, pauses or closes it, or renews its token. Its entries stay unchanged.
 * @throws `conflict` or `invalid`
 */
export function editQueue(
  book: QueueBook,
  id: number,
  input: QueueInput & Pick<QueueRecord, 'version' | 'state'> & { is_token_renewed?: boolean },
  { now, nextToken }: Pick<QueueContext, 'now' | 'nextToken'>,
): QueueChange {
  requireVersion(book, id, input.version, now);
  requireFits(book, input, id);
  const token = input.is_token_renewed ? { token: nextToken() } : {};
  return { book: put(book, id, { ...fieldsOf(input), state: input.state, ...token }), id };
}

/**
 * Deletes a queue without current entries.
 * @throws `conflict`
 */
export function deleteQueue(
  book: QueueBook,
  id: number,
  { version }: { version: number },
  { now }: Pick<QueueContext, 'now'>,
): QueueChange {
  requireVersion(book, id, version, now);
  const count = liveIn(book, id).length;
  if (count > 0) throw notNow({ why: 'somebody_waits', count });
  return { book: put(book, id, { is_deleted: true }), id };
}
