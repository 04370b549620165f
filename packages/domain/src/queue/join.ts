import { invalid, notNow } from '@servery/api';
import { storedPhone } from '../phone/readPhone.ts';
import type { EntryRecord, QueueContext, QueueBook, QueueChange } from './record.ts';
import { isLive, queueOf, waitingIn } from './rows.ts';
import { quoteFor } from './show.ts';

/** The party that wants to join a queue. */
export interface GuestInput {
  name: string;
  phone: string;
  party: number;
}

/**
 * Adds a party at the end of a queue, with the next number and a quoted wait. The queue must be
 * open, not full and fit the party size. A phone number can be in a queue only once, and guests can
 * join only a limited number of times per day with one phone number. Numbers restart on a new
 * trading day once nobody from the day before is waiting.
 * @throws `invalid`
 */
export function joinQueue(
  book: QueueBook,
  queue_id: number,
  { name, phone: given, party }: GuestInput,
  { is_guest }: { is_guest: boolean },
  { now, business_date, nextId, nextToken, limits }: QueueContext,
): QueueChange {
  const phone = storedPhone(given);
  const queue = queueOf(book, queue_id);
  if (queue.state !== 'open') throw notNow({ why: queue.state });
  if (waitingIn(book, queue_id).length >= queue.max_length) throw notNow({ why: 'full' });
  if (party < queue.party_min || party > queue.party_max)
    throw invalid(
      'party',
      'size',
      `This queue is for parties of ${queue.party_min} to ${queue.party_max}.`,
    );
  if (queue.is_notifying && phone === '')
    throw invalid('phone', 'required', 'This field is required.');
  const own = book.entries.filter((entry) => entry.queue_id === queue_id);
  if (phone !== '' && own.some((entry) => entry.phone === phone && isLive(entry)))
    throw notNow({ why: 'already_waits' });
  const most = limits.max_joins_per_phone;
  const joins = book.entries.filter(
    (entry) => entry.is_guest && entry.phone === phone && entry.business_date === business_date,
  );
  if (is_guest && phone !== '' && joins.length >= most) throw notNow({ why: 'phone_limit', most });
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
