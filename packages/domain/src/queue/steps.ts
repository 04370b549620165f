import { notNow, Problem, type Named, type QueueEntryStatus } from '@servery/api';
import type { EntryRecord, EntryState, QueueContext, QueueBook, QueueChange } from './record.ts';
import { entryOf, isLive, queueOf, waitingIn } from './rows.ts';
import { canRejoin, showEntry } from './show.ts';

const undoSeconds = 10;
const maxCalls = 2;

/** The entry that a write refers to, with the version that the caller saw. */
export interface QueueEntryInput {
  entry_id: number;
  version: number;
}

type At = Pick<QueueContext, 'now'>;

const stateOf = ({
  status,
  position,
  called_at,
  calls,
  arrived_at,
  ended_at,
  reason,
  seated = null,
}: EntryRecord): EntryState => ({
  status,
  position,
  called_at,
  calls,
  arrived_at,
  ended_at,
  reason,
  seated,
});

const put = (book: QueueBook, id: number, change: Partial<EntryRecord>): QueueBook => ({
  ...book,
  entries: book.entries.map((entry) =>
    entry.id === id ? { ...entry, ...change, version: entry.version + 1 } : entry,
  ),
});

/** Takes a step that can be undone within `undoSeconds`. */
const stepped = (
  book: QueueBook,
  entry: EntryRecord,
  change: Partial<EntryState>,
  { now }: At,
): QueueChange => {
  const until = new Date(now.getTime() + undoSeconds * 1000).toISOString();
  return {
    book: put(book, entry.id, { ...change, undo: { until, was: stateOf(entry) } }),
    id: entry.id,
  };
};

function based(book: QueueBook, { entry_id, version }: QueueEntryInput, now: Date): EntryRecord {
  const entry = entryOf(book, entry_id);
  if (entry.version !== version)
    throw new Problem('conflict', { current: showEntry(book, entry_id, now) });
  return entry;
}

function requireStatus({ status }: EntryRecord, ...from: readonly QueueEntryStatus[]): void {
  if (!from.includes(status)) throw notNow({ why: 'status', status });
}

/** Returns when the time of a called entry ends; null for other entries. */
export const callEnds = (
  { status, called_at }: Pick<EntryRecord, 'status' | 'called_at'>,
  call_minutes: number,
): Date | null =>
  status === 'called' && called_at ? new Date(Date.parse(called_at) + call_minutes * 60_000) : null;

/**
 * Calls a waiting entry, or calls one again that hasn't arrived. Its position is kept.
 * @throws `conflict`
 */
export function callEntry(book: QueueBook, input: QueueEntryInput, context: At): QueueChange {
  const entry = based(book, input, context.now);
  requireStatus(entry, 'waiting', 'called');
  if (entry.calls >= maxCalls) throw notNow({ why: 'calls', calls: entry.calls });
  return stepped(
    book,
    entry,
    { status: 'called', called_at: context.now.toISOString(), calls: entry.calls + 1 },
    context,
  );
}

/**
 * Records that a called party has arrived.
 * @throws `conflict`
 */
export function arriveEntry(book: QueueBook, input: QueueEntryInput, context: At): QueueChange {
  const entry = based(book, input, context.now);
  requireStatus(entry, 'called');
  return stepped(
    book,
    entry,
    { status: 'arrived', arrived_at: context.now.toISOString() },
    context,
  );
}

/**
 * Serves a party that was called or has arrived; `seated` is its table.
 * @throws `conflict`
 */
export function serveEntry(
  book: QueueBook,
  { seated = null, ...input }: QueueEntryInput & { seated?: Named | null },
  context: At,
): QueueChange {
  const entry = based(book, input, context.now);
  requireStatus(entry, 'called', 'arrived');
  return stepped(
    book,
    entry,
    { status: 'served', ended_at: context.now.toISOString(), seated },
    context,
  );
}

/**
 * Serves a waiting party out of turn, for a reason.
 * @throws `conflict`
 */
export function serveDirect(
  book: QueueBook,
  input: QueueEntryInput & { reason: string },
  context: At,
): QueueChange {
  const entry = based(book, input, context.now);
  requireStatus(entry, 'waiting');
  const { reason } = input;
  return stepped(
    book,
    entry,
    { status: 'served', ended_at: context.now.toISOString(), reason },
    context,
  );
}

/**
 * Returns the waiting party to serve next: the first one that fits the seats, otherwise the first.
 */
export const pickNext = <Waiting extends { party: number }>(
  waiting: readonly Waiting[],
  seats: number,
): Waiting | undefined => waiting.find(({ party }) => party <= seats) ?? waiting[0];

/**
 * Serves the next party for a freed table. `seated` is its table, and `chosen` is the entry that a
 * host has already picked under a lock.
 */
export function serveNext(
  book: QueueBook,
  { queue_id, seats, seated = null }: { queue_id: number; seats: number; seated?: Named | null },
  context: At,
  chosen: number | null = pickNext(waitingIn(book, queue_id), seats)?.id ?? null,
): QueueChange {
  queueOf(book, queue_id);
  if (chosen === null) throw notNow({ why: 'nobody_waits' });
  const entry = entryOf(book, chosen);
  return stepped(
    book,
    entry,
    { status: 'served', ended_at: context.now.toISOString(), seated },
    context,
  );
}

/**
 * Removes a party from a queue: removed by staff, left, or a no-show. Two calls and the time to
 * come are required only for a no-show that hasn't arrived.
 * @throws `conflict`
 */
export function removeEntry(
  book: QueueBook,
  input: QueueEntryInput & { how: 'removed' | 'left' | 'no_show'; reason?: string },
  context: At,
): QueueChange {
  const entry = based(book, input, context.now);
  requireStatus(entry, 'waiting', 'called', 'arrived');
  if (input.how === 'no_show' && entry.status !== 'arrived') {
    const queue = book.queues.find(({ id }) => id === entry.queue_id)!;
    const ends = callEnds(entry, queue.call_minutes);
    if (entry.calls < maxCalls) throw notNow({ why: 'calls', calls: entry.calls });
    if (!ends || ends > context.now)
      throw notNow({ why: 'early', until: ends?.toISOString() ?? null });
  }
  const { how: status, reason = '' } = input;
  return stepped(book, entry, { status, ended_at: context.now.toISOString(), reason }, context);
}

/** Removes a guest's own entry at their request. */
export const leaveQueue = (
  book: QueueBook,
  { id: entry_id, version }: Pick<EntryRecord, 'id' | 'version'>,
  context: At,
): QueueChange => removeEntry(book, { entry_id, version, how: 'left' }, context);

/**
 * Swaps the positions of two waiting entries of the same queue, both or neither.
 * @throws `conflict`
 */
export function swapEntries(
  book: QueueBook,
  input: QueueEntryInput & { other_id: number; other_version: number },
  { now }: At,
): QueueChange & { ids: [number, number] } {
  const one = based(book, input, now);
  const other = based(book, { entry_id: input.other_id, version: input.other_version }, now);
  requireStatus(one, 'waiting');
  requireStatus(other, 'waiting');
  if (one.id === other.id || one.queue_id !== other.queue_id) throw notNow({ why: 'other_queue' });
  const half = put(book, one.id, { position: other.position, undo: null });
  return {
    book: put(half, other.id, { position: one.position, undo: null }),
    id: one.id,
    ids: [one.id, other.id],
  };
}

/** Requires that no other current entry of the queue has the same phone number. */
function requireAlone(book: QueueBook, { id, queue_id, phone }: EntryRecord): void {
  const twice = book.entries.some(
    (entry) =>
      entry.id !== id && entry.queue_id === queue_id && entry.phone === phone && isLive(entry),
  );
  if (phone !== '' && twice) throw notNow({ why: 'already_waits' });
}

/**
 * Returns a no-show to the end of the queue, within `rejoinMinutes`.
 * @throws `conflict` or `tooLate`
 */
export function rejoinEntry(
  book: QueueBook,
  input: QueueEntryInput,
  context: At & Pick<QueueContext, 'nextId'>,
): QueueChange {
  const entry = based(book, input, context.now);
  requireStatus(entry, 'no_show');
  if (!canRejoin(entry, context.now)) throw new Problem('tooLate');
  if (queueOf(book, entry.queue_id).state === 'closed') throw notNow({ why: 'closed' });
  requireAlone(book, entry);
  const fresh = {
    called_at: null,
    calls: 0,
    arrived_at: null,
    ended_at: null,
    reason: '',
    seated: null,
  };
  return stepped(book, entry, { status: 'waiting', position: context.nextId(), ...fresh }, context);
}

/**
 * Undoes the last step of an entry, within `undoSeconds`.
 * @throws `conflict` or `tooLate`
 */
export function undoEntry(book: QueueBook, input: QueueEntryInput, { now }: At): QueueChange {
  const entry = based(book, input, now);
  if (!entry.undo) throw notNow({ why: 'nothing' });
  if (Date.parse(entry.undo.until) <= now.getTime()) throw new Problem('tooLate');
  if (!isLive(entry)) requireAlone(book, entry);
  return { book: put(book, entry.id, { ...entry.undo.was, undo: null }), id: entry.id };
}
