import { describe, expect, test } from 'vitest';
import { contractNow, contractSample } from '../contracts/host.ts';
import { createReservation } from '../reservations/book.ts';
import { holdsOf } from '../reservations/room.ts';
import { isBlocking } from '../reservations/rows.ts';
import { seatedAt } from '../reservations/seat.ts';
import { rightsOf } from '../people/rights.ts';
import { houseAt } from './houseAt.ts';
import { createWorld } from './world.ts';
import { Problem } from '@servery/api';

const moments = [
  '2026-11-20T05:30:00.000Z',
  '2026-11-20T12:10:00.000Z',
  '2027-01-02T17:59:00.000Z',
];

describe.each(moments)('the bookings of the sample at %s', (moment) => {
  const world = createWorld({ now: () => new Date(moment), ...contractSample });
  const houses = [101, 102, 103].map((id) => houseAt(world, id));

  test('keep no table for two at one time, and fill the days', () => {
    for (const { reservations } of houses) {
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

  test('belong to guests who sit where they say', () => {
    const all = houses.flatMap((house) => house.reservations.map((one) => ({ house, one })));
    const seated = all.filter(({ one }) => one.status === 'seated');
    expect(seated.map(({ house, one }) => seatedAt(house, one)?.id)).toEqual(
      seated.map(({ one }) => one.table_ids[0]),
    );
    expect(all.filter(({ one }) => isBlocking(one) && one.table_ids.length === 0)).toEqual([]);
    expect(all.filter(({ one }) => one.ended_at !== null && one.ended_at > moment)).toEqual([]);
  });

  test('let those wait for whom there is no table', () => {
    for (const house of houses)
      for (const { starts_at, party, section, status } of house.reservations) {
        if (status !== 'waitlisted') continue;
        const wish = { starts_at, party, section, experience_id: null, stay_minutes: null };
        const guest = { name: '', phone: '', note: '', staff_note: '', is_waitlisted: false };
        const act = {
          actor: { id: 1, name: 'Host', rights: rightsOf('merchant', null), approval: null },
          now: new Date(moment),
          nextId: () => 1,
          nextToken: () => '1',
          business_date: moment.slice(0, 10),
          shop: world.merchant(house.merchant_id),
        };
        const placing = () => createReservation(house, { ...wish, ...guest, table_ids: [] }, act);
        expect(placing).toThrow(Problem);
      }
  });

  test('are the same whenever they are made for one moment', () => {
    const again = createWorld({ now: () => new Date(moment), ...contractSample });
    expect(again.reservations.of(101)).toEqual(world.reservations.of(101));
    expect(contractNow.toISOString()).toBe(moments[0]);
  });
});
