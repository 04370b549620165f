import { describe, expect, test } from 'vitest';

import { createReservation, holdsOf, isBlocking, seatedAt } from '@servery/domain/reservations';
import { rightsOf } from '@servery/domain/people';
import { venueAt } from './venueAt.ts';
import { createWorld } from './world.ts';
import { Problem } from '@servery/api';

/** As few days and orders as in the contract suites. */
const small = { days: 2, perDay: 8 };
const contractNow = new Date('2026-11-20T05:30:00.000Z');

const moments = [
  '2026-11-20T05:30:00.000Z',
  '2026-11-20T12:10:00.000Z',
  '2027-01-02T17:59:00.000Z',
];

describe.each(moments)('sample bookings at %s', (moment) => {
  const world = createWorld({ now: () => new Date(moment), ...small });
  const venues = [101, 102, 103].map((id) => venueAt(world, id));

  test('never assign a table twice at one time, and fill the days', () => {
    for (const { reservations } of venues) {
      expect(reservations.length).toBeGreaterThan(60);
      expect(new Set(reservations.map(({ id }) => id)).size).toBe(reservations.length);
      const holds = holdsOf(reservations);
      const clashes = holds.filter((a, i) =>
        holds
          .slice(i + 1)
          .some((b) => a.table_id === b.table_id && a.from < b.until && b.from < a.until),
      );
      expect(clashes).toEqual([]);
      expect(new Set(reservations.map(({ status }) => status)).size).toBeGreaterThan(4);
    }
  });

  test('have tables whenever they need them, and seated ones match the floor', () => {
    const all = venues.flatMap((venue) => venue.reservations.map((one) => ({ venue, one })));
    const seated = all.filter(({ one }) => one.status === 'seated');
    expect(seated.map(({ venue, one }) => seatedAt(venue, one)?.id)).toEqual(
      seated.map(({ one }) => one.table_ids[0]),
    );
    expect(all.filter(({ one }) => isBlocking(one) && one.table_ids.length === 0)).toEqual([]);
    expect(all.filter(({ one }) => one.ended_at !== null && one.ended_at > moment)).toEqual([]);
  });

  test('are waitlisted only at times without a free table', () => {
    for (const venue of venues)
      for (const { starts_at, party, section, status } of venue.reservations) {
        if (status !== 'waitlisted') continue;
        const input = { starts_at, party, section, experience_id: null, stay_minutes: null };
        const guest = { name: '', phone: '', note: '', staff_note: '', is_waitlisted: false };
        const context = {
          actor: { id: 1, name: 'Host', rights: rightsOf('merchant', null), approval: null },
          now: new Date(moment),
          nextId: () => 1,
          nextToken: () => '1',
          business_date: moment.slice(0, 10),
          shop: world.merchant(venue.merchant_id),
        };
        const placing = () =>
          createReservation(venue, { ...input, ...guest, table_ids: [] }, context);
        expect(placing).toThrow(Problem);
      }
  });

  test('are the same each time they are generated for the same time', () => {
    const again = createWorld({ now: () => new Date(moment), ...small });
    expect(again.reservations.of(101)).toEqual(world.reservations.of(101));
    expect(contractNow.toISOString()).toBe(moments[0]);
  });
});
