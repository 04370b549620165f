import { defaultGuestLimits } from '../guest/limits.ts';
import { describe, expect, test } from 'vitest';
import type { Capacity } from '../allocator/index.ts';
import { joinQueue } from './join.ts';
import { createQueue } from './queues.ts';
import type { QueueContext, QueueBook } from './record.ts';
import { showQueue, showTicket } from './show.ts';

const now = new Date('2026-11-20T05:00:00.000Z');
const minute = 60_000;

/** Two tables: one for two guests, free in half an hour, and one for four, booked in an hour. */
const capacity: Capacity = {
  now: now.getTime(),
  places: [
    { id: 1, seats_max: 2, free_at: now.getTime() + 30 * minute },
    { id: 2, seats_max: 4, free_at: now.getTime() },
  ].map((one) => ({ ...one, section: '', seats_min: 1, x: 0, y: 0, group: one.id })),
  holds: [{ table_id: 2, from: now.getTime() + 60 * minute, until: now.getTime() + 150 * minute }],
  waiting: [],
  stays: [
    { party_max: 2, minutes: 45 },
    { party_max: 50, minutes: 75 },
  ],
  buffer_minutes: 0,
};

let last = 0;
const context = (): QueueContext => ({
  now,
  business_date: '2026-11-20',
  nextId: () => ++last,
  limits: defaultGuestLimits,
  nextToken: () => `101-${++last}`,
});

function line(): { book: QueueBook; id: number } {
  const empty: QueueBook = { merchant_id: 101, queues: [], entries: [], capacity };
  const input = {
    name: 'Line',
    prefix: 'L',
    party_min: 1,
    party_max: 8,
    max_length: 100,
    average_minutes: 5,
    call_minutes: 10,
    is_notifying: false,
  };
  return createQueue(empty, input, context());
}

const shop = { merchant_name: 'Here', time_zone: 'Asia/Kuala_Lumpur' };

describe('queue quote with tables', () => {
  test('is the wait for a fitting table if that is longer than the turn', () => {
    const { book, id } = line();
    const quotes = [2, 4, 2, 8].reduce<{ book: QueueBook; minutes: number[] }>(
      ({ book: before, minutes }, party) => {
        const input = { name: '', phone: '', party };
        const made = joinQueue(before, id, input, { is_guest: true }, context());
        const entry = made.book.entries.at(-1)!;
        expect(showTicket(made.book, entry, shop, now).minutes_left).toBe(entry.quoted_minutes);
        return { book: made.book, minutes: [...minutes, entry.quoted_minutes] };
      },
      { book, minutes: [] },
    );
    // Parties of two fit before the booking; a party of four waits until it is over; no table fits
    // eight.
    expect(quotes.minutes).toEqual([5, 150, 30, 20]);
    expect(showQueue(quotes.book, id, now).quoted_minutes).toBe(75);
  });

  test('is the turn only if the tables are unknown', () => {
    const { book, id } = line();
    const { capacity: _room, ...blind } = book;
    expect(showQueue(blind, id, now).quoted_minutes).toBe(5);
  });
});
