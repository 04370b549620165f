import { Problem, type Named, type QueueEntryStatus } from '@servery/api';
import type { EntryRecord, EntryState, QueueAct, QueueBook, QueueChange } from './record.ts';
import { entryOf, isLive, notNow, queueOf, waitingIn } from './rows.ts';
import { canRejoin, showEntry } from './show.ts';

const undoSeconds = 10;
const mostCalls = 2;

/** What a write on somebody names. */
export interface EntryWish {
  entry_id: number;
  version: number;
}

type At = Pick<QueueAct, 'now'>;

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

/** Takes a step that can be taken back for ten seconds. */
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

function based(book: QueueBook, { entry_id, version }: EntryWish, now: Date): EntryRecord {
  const entry = entryOf(book, entry_id);
  if (entry.version !== version)
    throw new Problem('conflict', { current: showEntry(book, entry_id, now) });
  return entry;
}

function requireStatus({ status }: EntryRecord, ...from: readonly QueueEntryStatus[]): void {
  if (!from.includes(status)) throw notNow('status', { status });
}

/** When the time of somebody who was called is over; null for anybody else. */
export const callEnds = (
  { status, called_at }: Pick<EntryRecord, 'status' | 'called_at'>,
  call_minutes: number,
): Date | null =>
  status === 'called' && called_at ? new Date(Date.parse(called_at) + call_minutes * 60_000) : null;

/** Calls somebody who waits; who was called and did not come is called once more. Their place is kept. */
export function callEntry(book: QueueBook, wish: EntryWish, act: At): QueueChange {
  const entry = based(book, wish, act.now);
  requireStatus(entry, 'waiting', 'called');
  if (entry.calls >= mostCalls) throw notNow('calls', { calls: entry.calls });
  return stepped(
    book,
    entry,
    { status: 'called', called_at: act.now.toISOString(), calls: entry.calls + 1 },
    act,
  );
}

/** Notes that somebody who was called is there. */
export function arriveEntry(book: QueueBook, wish: EntryWish, act: At): QueueChange {
  const entry = based(book, wish, act.now);
  requireStatus(entry, 'called');
  return stepped(book, entry, { status: 'arrived', arrived_at: act.now.toISOString() }, act);
}

/** Serves somebody who was called or is there; `seated` is the table that they get. */
export function serveEntry(
  book: QueueBook,
  { seated = null, ...wish }: EntryWish & { seated?: Named | null },
  act: At,
): QueueChange {
  const entry = based(book, wish, act.now);
  requireStatus(entry, 'called', 'arrived');
  return stepped(book, entry, { status: 'served', ended_at: act.now.toISOString(), seated }, act);
}

/** Serves somebody who waits out of turn, for a reason. */
export function serveDirect(
  book: QueueBook,
  wish: EntryWish & { reason: string },
  act: At,
): QueueChange {
  const entry = based(book, wish, act.now);
  requireStatus(entry, 'waiting');
  const { reason } = wish;
  return stepped(book, entry, { status: 'served', ended_at: act.now.toISOString(), reason }, act);
}

/** Who of those who wait is served next: the first who fits so many seats, else the first. */
export const pickNext = <Waiting extends { party: number }>(
  waiting: readonly Waiting[],
  seats: number,
): Waiting | undefined => waiting.find(({ party }) => party <= seats) ?? waiting[0];

/** Serves who is next for a freed table; `chosen` is who a host already picked under a lock. */
export function serveNext(
  book: QueueBook,
  { queue_id, seats }: { queue_id: number; seats: number },
  act: At,
  chosen: number | null = pickNext(waitingIn(book, queue_id), seats)?.id ?? null,
): QueueChange {
  queueOf(book, queue_id);
  if (chosen === null) throw notNow('nobody_waits');
  const entry = entryOf(book, chosen);
  return stepped(book, entry, { status: 'served', ended_at: act.now.toISOString() }, act);
}

/** Takes a party out of a queue: removed by staff, left, or a no-show. Two calls and their time apply only to a party that has not arrived. */
export function removeEntry(
  book: QueueBook,
  wish: EntryWish & { how: 'removed' | 'left' | 'no_show'; reason?: string },
  act: At,
): QueueChange {
  const entry = based(book, wish, act.now);
  requireStatus(entry, 'waiting', 'called', 'arrived');
  if (wish.how === 'no_show' && entry.status !== 'arrived') {
    const queue = book.queues.find(({ id }) => id === entry.queue_id)!;
    const ends = callEnds(entry, queue.call_minutes);
    if (entry.calls < mostCalls) throw notNow('calls', { calls: entry.calls });
    if (!ends || ends > act.now) throw notNow('early', { until: ends?.toISOString() ?? null });
  }
  const { how: status, reason = '' } = wish;
  return stepped(book, entry, { status, ended_at: act.now.toISOString(), reason }, act);
}

/** Gives a guest's own place up, as they wish it. */
export const leaveQueue = (
  book: QueueBook,
  { id: entry_id, version }: Pick<EntryRecord, 'id' | 'version'>,
  act: At,
): QueueChange => removeEntry(book, { entry_id, version, how: 'left' }, act);

/** Lets two who wait in the same queue change places, both or neither. */
export function swapEntries(
  book: QueueBook,
  wish: EntryWish & { other_id: number; other_version: number },
  { now }: At,
): QueueChange & { ids: [number, number] } {
  const one = based(book, wish, now);
  const other = based(book, { entry_id: wish.other_id, version: wish.other_version }, now);
  requireStatus(one, 'waiting');
  requireStatus(other, 'waiting');
  if (one.id === other.id || one.queue_id !== other.queue_id) throw notNow('other_queue');
  const half = put(book, one.id, { position: other.position, undo: null });
  return {
    book: put(half, other.id, { position: one.position, undo: null }),
    id: one.id,
    ids: [one.id, other.id],
  };
}

/** Requires that nobody else waits by the same phone. */
function requireAlone(book: QueueBook, { id, queue_id, phone }: EntryRecord): void {
  const twice = book.entries.some(
    (one) => one.id !== id && one.queue_id === queue_id && one.phone === phone && isLive(one),
  );
  if (phone !== '' && twice) throw notNow('already_waits');
}

/** Lets somebody who did not come wait again, at the end, within half an hour. */
export function rejoinEntry(
  book: QueueBook,
  wish: EntryWish,
  act: At & Pick<QueueAct, 'nextId'>,
): QueueChange {
  const entry = based(book, wish, act.now);
  requireStatus(entry, 'no_show');
  if (!canRejoin(entry, act.now)) throw new Problem('tooLate');
  if (queueOf(book, entry.queue_id).state === 'closed') throw notNow('closed');
  requireAlone(book, entry);
  const fresh = {
    called_at: null,
    calls: 0,
    arrived_at: null,
    ended_at: null,
    reason: '',
    seated: null,
  };
  return stepped(book, entry, { status: 'waiting', position: act.nextId(), ...fresh }, act);
}

/** Takes somebody's last step back, within ten seconds. */
export function undoEntry(book: QueueBook, wish: EntryWish, { now }: At): QueueChange {
  const entry = based(book, wish, now);
  if (!entry.undo) throw notNow('nothing');
  if (Date.parse(entry.undo.until) <= now.getTime()) throw new Problem('tooLate');
  if (!isLive(entry)) requireAlone(book, entry);
  return { book: put(book, entry.id, { ...entry.undo.was, undo: null }), id: entry.id };
}
