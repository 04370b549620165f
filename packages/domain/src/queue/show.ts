import type { Queue, QueueBoard, QueueDisplay, QueueEntry, QueueTicket } from '@servery/api';
import { quoteWait } from '../allocator/index.ts';
import { byName } from '../search/nameKey.ts';
import { quoteMinutes, type Pace } from './quote.ts';
import type { EntryRecord, QueueBook, QueueRecord } from './record.ts';
import { entryOf, isLive, liveIn, queueOf, rejoinMinutes, waitingIn } from './rows.ts';

/** Returns the pace of a queue today. */
export const paceOf = (book: QueueBook, queue: QueueRecord, now: Date): Pace => ({
  average_minutes: queue.average_minutes,
  stays: book.entries
    .filter(({ queue_id }) => queue_id === queue.id)
    .map(({ joined_at, ended_at, status }) => ({
      joined_at,
      ended_at,
      is_served: status === 'served',
    })),
  now,
});

/**
 * Returns the current entries of all queues in the order in which tables are assigned: parties that
 * were called or have arrived first.
 */
function everybodyIn(book: QueueBook): EntryRecord[] {
  const rank = ({ status }: EntryRecord) => (status === 'waiting' ? 1 : 0);
  return book.queues
    .filter(({ is_deleted }) => !is_deleted)
    .flatMap(({ id }) => liveIn(book, id))
    .toSorted((a, b) => rank(a) - rank(b) || a.position - b.position || a.id - b.id);
}

/**
 * Returns how long a party waits for a table behind others, in minutes; 0 if the tables are unknown
 * or none fits.
 */
const tableWait = ({ capacity }: QueueBook, ahead: readonly EntryRecord[], party: number): number =>
  capacity ? (quoteWait({ ...capacity, waiting: ahead }, party) ?? 0) : 0;

/**
 * Returns the wait of a party that joins a queue now, in minutes: the longer of its turn, at the
 * pace of this queue, and the wait for a table that fits it. One more party ahead shortens neither.
 */
export const quoteFor = (book: QueueBook, queue: QueueRecord, party: number, now: Date): number => {
  const turn = quoteMinutes(liveIn(book, queue.id).length, paceOf(book, queue, now));
  return Math.max(turn, tableWait(book, everybodyIn(book), party));
};

/**
 * Returns the party size that a queue is quoted for by default: two, or the nearest size it
 * accepts.
 */
const usualParty = ({ party_min, party_max }: QueueRecord) =>
  Math.max(party_min, Math.min(2, party_max));

/** Returns a queue as screens show it. */
export function showQueue(book: QueueBook, id: number, now: Date): Queue {
  const queue = queueOf(book, id);
  const { is_deleted: _deleted, ...shown } = queue;
  return {
    ...shown,
    merchant_id: book.merchant_id,
    waiting_count: waitingIn(book, id).length,
    quoted_minutes: quoteFor(book, queue, usualParty(queue), now),
  };
}

/** Returns a queue entry as screens show it; `ahead` is the number of entries waiting before it. */
export function showRecord(
  merchant_id: number,
  ahead: number | null,
  entry: EntryRecord,
  now: Date,
): QueueEntry {
  const {
    business_date: _date,
    sequence: _sequence,
    position: _position,
    token: _token,
    undo,
    seated = null,
    ...shown
  } = entry;
  const waited = Date.parse(entry.ended_at ?? entry.joined_at) - Date.parse(entry.joined_at);
  return {
    ...shown,
    seated,
    merchant_id,
    ahead,
    waited_minutes: entry.status === 'served' ? Math.round(waited / 60_000) : null,
    undo_until: undo && Date.parse(undo.until) > now.getTime() ? undo.until : null,
  };
}

const aheadOf = (book: QueueBook, entry: EntryRecord): number | null =>
  entry.status === 'waiting'
    ? waitingIn(book, entry.queue_id).findIndex(({ id }) => id === entry.id)
    : null;

/** Returns a queue entry as screens show it. */
export function showEntry(book: QueueBook, id: number, now: Date): QueueEntry {
  const entry = entryOf(book, id);
  return showRecord(book.merchant_id, aheadOf(book, entry), entry, now);
}

/** Returns everything that the queue screen shows, including no-shows that can still rejoin. */
export function showBoard(book: QueueBook, now: Date): QueueBoard {
  const queues = book.queues.filter((queue) => !queue.is_deleted).toSorted(byName);
  return {
    queues: queues.map(({ id }) => showQueue(book, id, now)),
    entries: queues.flatMap((queue) => [
      ...liveIn(book, queue.id).map(({ id }) => showEntry(book, id, now)),
      ...book.entries
        .filter((entry) => entry.queue_id === queue.id && canRejoin(entry, now))
        .map(({ id }) => showEntry(book, id, now)),
    ]),
    now: now.toISOString(),
  };
}

/** Whether a no-show can still rejoin the queue, within `rejoinMinutes`. */
export const canRejoin = (
  { status, ended_at }: Pick<EntryRecord, 'status' | 'ended_at'>,
  now: Date,
): boolean =>
  status === 'no_show' &&
  ended_at !== null &&
  now.getTime() - Date.parse(ended_at) <= rejoinMinutes * 60_000;

/** The data of a merchant that guests in a queue see. */
export type QueueShop = Pick<QueueDisplay, 'merchant_name' | 'time_zone'>;

/** Returns the public view of a queue. */
export function showDisplay(book: QueueBook, id: number, shop: QueueShop, now: Date): QueueDisplay {
  const { name, state, party_min, party_max, is_notifying, waiting_count, quoted_minutes } =
    showQueue(book, id, now);
  const called = liveIn(book, id)
    .filter(({ status }) => status === 'called')
    .toSorted((a, b) => (b.called_at ?? '').localeCompare(a.called_at ?? '') || b.id - a.id);
  return {
    ...shop,
    name,
    state,
    party_min,
    party_max,
    is_phone_required: is_notifying,
    called: called.slice(0, 8).map(({ number }) => number),
    next: waitingIn(book, id)
      .slice(0, 6)
      .map(({ number }) => number),
    waiting_count,
    quoted_minutes,
    now: now.toISOString(),
  };
}

/**
 * Returns the remaining wait of an entry, in minutes: the longer of its turn and the wait for a
 * table.
 */
function minutesLeft(book: QueueBook, queue: QueueRecord, entry: EntryRecord, now: Date): number {
  const before = liveIn(book, queue.id).findIndex(({ id }) => id === entry.id);
  const all = everybodyIn(book);
  const ahead = all.slice(0, all.indexOf(entry));
  const turn = quoteMinutes(before, paceOf(book, queue, now));
  return Math.max(turn, tableWait(book, ahead, entry.party));
}

/** Returns a guest's own entry as the guest sees it. */
export function showTicket(
  book: QueueBook,
  entry: EntryRecord,
  shop: QueueShop,
  now: Date,
): QueueTicket {
  const queue = book.queues.find(({ id }) => id === entry.queue_id)!;
  const { token, number, party, status, joined_at, called_at } = entry;
  const until = called_at && new Date(Date.parse(called_at) + queue.call_minutes * 60_000);
  return {
    token,
    ...shop,
    queue_name: queue.name,
    number,
    party,
    status,
    ahead: aheadOf(book, entry),
    minutes_left: status === 'waiting' ? minutesLeft(book, queue, entry, now) : null,
    joined_at,
    come_until: isLive(entry) && status === 'called' && until ? until.toISOString() : null,
  };
}
