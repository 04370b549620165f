import { invalid } from '@servery/api';
import type { EntryRecord, QueueAct, QueueBook, QueueChange } from './record.ts';
import { isLive, notNow, queueOf, waitingIn } from './rows.ts';
import { quoteFor } from './show.ts';

/** Who wants to wait. */
export interface GuestWish {
  name: string;
  phone: string;
  party: number;
}

/**
 * Puts somebody at the end of a queue, with the next number and how long it will take. The queue must
 * be open and not full, fit the party, and nobody waits twice by one phone. Guests join only so often
 * on one day by one phone. Numbers begin again with
 * the trading day, once nobody of the day before is in line.
 */
export function joinQueue(
  book: QueueBook,
  queue_id: number,
  { name, phone, party }: GuestWish,
  { is_guest }: { is_guest: boolean },
  { now, business_date, nextId, nextToken, limits }: QueueAct,
): QueueChange {
  const queue = queueOf(book, queue_id);
  if (queue.state !== 'open') throw notNow(queue.state);
  if (waitingIn(book, queue_id).length >= queue.max_length) throw notNow('full');
  if (party < queue.party_min || party > queue.party_max)
    throw invalid('party', 'size', `This queue is for ${queue.party_min} to ${queue.party_max}.`);
  if (queue.is_notifying && phone === '') throw invalid('phone', 'required', 'Is required.');
  const own = book.entries.filter((entry) => entry.queue_id === queue_id);
  if (phone !== '' && own.some((entry) => entry.phone === phone && isLive(entry)))
    throw notNow('already_waits');
  const most = limits.max_joins_per_phone;
  const joins = book.entries.filter(
    (entry) => entry.is_guest && entry.phone === phone && entry.business_date === business_date,
  );
  if (is_guest && phone !== '' && joins.length >= most) throw notNow('phone_limit', { most });
  const id = nextId();
  const sequence = own.reduce((last, entry) => Math.max(last, entry.sequence), 0) + 1;
  const joined: EntryRecord = {
    id,
    version: 1,
    queue_id,
    business_date,
    sequence,
    number: `${queue.prefix}${sequence}`,
    name,
    phone,
    party,
    status: 'waiting',
    position: id,
    joined_at: now.toISOString(),
    quoted_minutes: quoteFor(book, queue, party, now),
    called_at: null,
    calls: 0,
    arrived_at: null,
    ended_at: null,
    reason: '',
    is_guest,
    token: nextToken(),
    undo: null,
  };
  return { book: { ...book, entries: [...book.entries, joined] }, id };
}
