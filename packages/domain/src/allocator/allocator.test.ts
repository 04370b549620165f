import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { offersOf } from './offer.ts';
import type { Hold, Place, Capacity, Waiting } from './record.ts';
import { quoteWait, seatQueue } from './seatQueue.ts';
import { longestStay, measuredStays, stayOf } from './stays.ts';
import { fits, tableSets } from './tableSets.ts';

const minute = 60_000;
const now = Date.UTC(2026, 10, 20, 11);

const stays = fc
  .tuple(
    fc.integer({ min: 15, max: 120 }),
    fc.integer({ min: 15, max: 180 }),
    fc.integer({ min: 15, max: 240 }),
  )
  .map(([two, four, more]) => [
    { party_max: 2, minutes: two },
    { party_max: 4, minutes: four },
    { party_max: 50, minutes: more },
  ]);

const place = fc.record({
  section: fc.constantFrom('Hall', 'Terrace'),
  seats_max: fc.integer({ min: 1, max: 8 }),
  small: fc.boolean(),
  x: fc.integer({ min: 0, max: 1600 }),
  y: fc.integer({ min: 0, max: 960 }),
  busy: fc.constantFrom(0, 0, 10, 45, 90, null),
  linked: fc.boolean(),
});

/** Holds that don't overlap at any table, as the database guarantees. */
function holdsOf(
  places: readonly Place[],
  wanted: readonly { at: number; from: number; minutes: number }[],
) {
  const holds: Hold[] = [];
  for (const { at, from, minutes } of wanted) {
    const table_id = places[at % places.length]!.id;
    const hold = { table_id, from: now + from * minute, until: now + (from + minutes) * minute };
    const isTaken = holds.some(
      (one) => one.table_id === table_id && one.from < hold.until && hold.from < one.until,
    );
    if (!isTaken) holds.push(hold);
  }
  return holds;
}

const capacities = fc
  .record({
    places: fc.array(place, { minLength: 1, maxLength: 10 }),
    wanted: fc.array(
      fc.record({
        at: fc.nat(9),
        from: fc.integer({ min: -60, max: 360 }),
        minutes: fc.integer({ min: 15, max: 240 }),
      }),
      { maxLength: 12 },
    ),
    parties: fc.array(fc.integer({ min: 1, max: 10 }), { maxLength: 12 }),
    stays,
    buffer_minutes: fc.constantFrom(0, 10, 15),
  })
  .map(({ places: some, wanted, parties, ...rest }): Capacity => {
    const places = some.map(({ small, busy, linked, ...one }, i): Place => ({
      ...one,
      id: i + 1,
      seats_min: small ? 1 : Math.min(3, one.seats_max),
      free_at: busy === null ? null : now + busy * minute,
      // Some tables are linked with the one before them.
      group: linked && i > 0 ? i : i + 1,
    }));
    const waiting = parties.map((party, i): Waiting => ({ id: 100 + i, party }));
    return { ...rest, now, places, waiting, holds: holdsOf(places, wanted) };
  });

const clash = (a: { from: number; until: number }, b: { from: number; until: number }) =>
  a.from < b.until && b.from < a.until;

const runs = { numRuns: 1500, seed: 11 };

describe('seatQueue and quoteWait', () => {
  test('never seat a waiting party at an occupied table or into a booking', () => {
    let seated = 0;
    fc.assert(
      fc.property(capacities, (it) => {
        for (const { id, table_ids, from, until } of seatQueue(it)) {
          const { party } = it.waiting.find((entry) => entry.id === id)!;
          const set = it.places.filter((place) => table_ids.includes(place.id));
          expect(fits(set, party)).toBe(true);
          expect(until - from).toBe((stayOf(it.stays, party) + it.buffer_minutes) * minute);
          expect(from).toBeGreaterThanOrEqual(now);
          for (const { free_at } of set) expect(free_at).toBeLessThanOrEqual(from);
          const near = it.holds.filter(({ table_id }) => table_ids.includes(table_id));
          expect(near.filter((hold) => clash(hold, { from, until }))).toEqual([]);
          seated += 1;
        }
      }),
      runs,
    );
    // Guards against a vacuous test: some parties were seated.
    expect(seated).toBeGreaterThan(1000);
  });

  test('never seat two waiting parties at one table at the same time', () => {
    fc.assert(
      fc.property(capacities, (it) => {
        const seats = seatQueue(it);
        for (const [i, one] of seats.entries())
          for (const other of seats.slice(i + 1))
            if (one.table_ids.some((id) => other.table_ids.includes(id)))
              expect(clash(one, other)).toBe(false);
      }),
      runs,
    );
  });

  test('never quote a shorter wait for one more party ahead, at any position in the queue', () => {
    let longer = 0;
    const more = fc.record({ party: fc.integer({ min: 1, max: 10 }), at: fc.nat(12) });
    fc.assert(
      fc.property(
        capacities,
        more,
        fc.integer({ min: 1, max: 10 }),
        (it, { party, at }, wanted) => {
          const waiting = it.waiting.toSpliced(at, 0, { id: 999, party });
          const [short, long] = [quoteWait(it, wanted), quoteWait({ ...it, waiting }, wanted)];
          if (short === null) expect(long).toBeNull();
          else if (long !== null) {
            expect(long).toBeGreaterThanOrEqual(short);
            if (long > short) longer += 1;
          }
        },
      ),
      runs,
    );
    expect(longer).toBeGreaterThan(50);
  });

  test('quote the wait for the first fitting table, unaffected by parties that take others', () => {
    const table = (id: number, seats: number, free: number): Place => ({
      id,
      section: '',
      seats_min: seats > 4 ? 3 : 1,
      seats_max: seats,
      x: 0,
      y: 0,
      free_at: now + free * minute,
      group: id,
    });
    const it: Capacity = {
      now,
      places: [table(1, 2, 0), table(2, 4, 25), table(3, 6, 41)],
      holds: [],
      waiting: [],
      stays: [{ party_max: 50, minutes: 60 }],
      buffer_minutes: 0,
    };
    expect([2, 3, 5, 7].map((party) => quoteWait(it, party))).toEqual([0, 25, 45, 45]);
    expect(quoteWait(it, 13)).toBeNull();
    const behind = {
      ...it,
      waiting: [
        { id: 1, party: 2 },
        { id: 2, party: 6 },
      ],
    };
    expect([2, 3, 5].map((party) => quoteWait(behind, party))).toEqual([25, 25, 105]);
    // The table is booked half an hour from now: too soon for a stay of an hour.
    const booked = {
      ...it,
      holds: [{ table_id: 1, from: now + 30 * minute, until: now + 120 * minute }],
    };
    expect(quoteWait(booked, 2)).toBe(25);
  });
});

describe('a party too large for any single table', () => {
  const table = (id: number, seats: number, free: number, x: number, section = 'Hall'): Place => {
    const size = { seats_min: 1, seats_max: seats };
    return { id, section, ...size, x, y: 0, free_at: now + free * minute, group: id };
  };
  const it: Capacity = {
    now,
    places: [table(1, 4, 0, 0), table(2, 4, 20, 100), table(3, 4, 0, 900, 'Terrace')],
    holds: [],
    waiting: [],
    stays: [{ party_max: 50, minutes: 60 }],
    buffer_minutes: 0,
  };

  test('waits until adjacent tables are free together, never across two sections', () => {
    expect([4, 8, 9].map((party) => quoteWait(it, party))).toEqual([0, 20, null]);
  });

  test('waits for bookings and for parties ahead that take those tables first', () => {
    const holds = [{ table_id: 1, from: now + 60 * minute, until: now + 150 * minute }];
    expect(quoteWait({ ...it, holds }, 8)).toBe(150);
    const waiting = [
      { id: 1, party: 4 },
      { id: 2, party: 4 },
      { id: 3, party: 4 },
    ];
    expect(quoteWait({ ...it, waiting }, 8)).toBe(80);
  });

  test('is quoted a time at which a set of tables is free for its whole stay', () => {
    let quoted = 0;
    fc.assert(
      fc.property(capacities, fc.integer({ min: 9, max: 24 }), (some, party) => {
        const places = some.places.map((place) => ({ ...place, group: place.id }));
        const any = { ...some, places, waiting: [] };
        const wait = quoteWait(any, party);
        const sets = tableSets(places, party);
        expect(wait === null).toBe(sets.length === 0);
        if (wait === null) return;
        quoted += 1;
        const length = (stayOf(any.stays, party) + any.buffer_minutes) * minute;
        const from = Array.from({ length: 5 }, (_, i) => now + (wait - i) * minute);
        const isFree = (set: (typeof sets)[number], at: number) =>
          set.every(({ free_at }) => free_at! <= at) &&
          !any.holds.some(
            (hold) =>
              set.some(({ id }) => id === hold.table_id) &&
              clash(hold, { from: at, until: at + length }),
          );
        expect(sets.some((set) => from.some((at) => isFree(set, at)))).toBe(true);
      }),
      runs,
    );
    expect(quoted).toBeGreaterThan(20);
  });
});

describe('booking', () => {
  const input = fc.record({
    party: fc.integer({ min: 1, max: 20 }),
    start: fc.integer({ min: 0, max: 400 }),
    minutes: fc.integer({ min: 15, max: 240 }),
  });

  test('is assigned fitting tables of one section that nobody occupies, holds or will get', () => {
    let given = 0;
    fc.assert(
      fc.property(capacities, input, (it, { party, start, minutes }) => {
        const wanted = {
          party,
          from: now + start * minute,
          until: now + (start + minutes) * minute,
        };
        const offers = offersOf(it, party);
        const ids = offers.assign(wanted);
        expect(offers.countFor(wanted) > 0).toBe(ids !== null);
        if (!ids) return;
        given += 1;
        const set = it.places.filter(({ id }) => ids.includes(id));
        expect(fits(set, party)).toBe(true);
        expect(new Set(set.map(({ section }) => section)).size).toBe(1);
        for (const { free_at } of set) expect(free_at).toBeLessThanOrEqual(wanted.from);
        const taken = [
          ...it.holds,
          ...seatQueue(it).flatMap((seat) =>
            seat.table_ids.map((table_id) => ({ ...seat, table_id })),
          ),
        ];
        for (const hold of taken)
          if (ids.includes(hold.table_id)) expect(clash(hold, wanted)).toBe(false);
      }),
      runs,
    );
    expect(given).toBeGreaterThan(300);
  });

  test('can be assigned as many times in a row as countFor returns', () => {
    fc.assert(
      fc.property(capacities, input, (it, { party, start, minutes }) => {
        const wanted = {
          party,
          from: now + start * minute,
          until: now + (start + minutes) * minute,
        };
        const quiet = { ...it, waiting: [] };
        const count = offersOf(quiet, party).countFor(wanted);
        let holds = quiet.holds;
        for (let i = 0; i < count; i++) {
          const ids = offersOf({ ...quiet, holds }, party).assign(wanted);
          expect(ids).not.toBeNull();
          holds = [...holds, ...ids!.map((table_id) => ({ ...wanted, table_id }))];
        }
      }),
      { ...runs, numRuns: 400 },
    );
  });

  test('takes as few tables as possible, then the smallest', () => {
    const table = (id: number, seats: number, x: number, section = 'Hall'): Place => {
      const at = { id, section, seats_min: 1, seats_max: seats, x, y: 0, free_at: now, group: id };
      return at;
    };
    const places = [
      table(1, 6, 0),
      table(2, 2, 100),
      table(3, 4, 200),
      table(4, 4, 300),
      table(5, 2, 0, 'Patio'),
    ];
    const best = (party: number, sections: string[] = []) =>
      tableSets(places, party, sections)[0]
        ?.map(({ id }) => id)
        .toSorted();
    expect(best(2)).toEqual([2]);
    expect(best(3)).toEqual([3]);
    expect(best(5)).toEqual([1]);
    expect(best(8)).toEqual([1, 2]);
    expect(best(16)).toEqual([1, 2, 3, 4]);
    expect(best(17)).toBeUndefined();
    expect(best(2, ['Patio'])).toEqual([5]);
    expect(best(3, ['Patio'])).toBeUndefined();
  });
});

describe('measured stays', () => {
  test('are the median per party size, or the expected stay if few were observed', () => {
    const expected = [
      { party_max: 2, minutes: 60 },
      { party_max: 4, minutes: 90 },
      { party_max: 6, minutes: 120 },
    ];
    const turns = [
      ...[40, 44, 47, 51, 300].map((minutes) => ({ party: 2, minutes })),
      ...[70, 70, 70, 70].map((minutes) => ({ party: 4, minutes })),
      ...[100, 101, 102, 104, 105, 900].map((minutes) => ({ party: 9, minutes })),
    ];
    expect(measuredStays(expected, turns).map(({ minutes }) => minutes)).toEqual([47, 90, 103]);
    expect(longestStay(expected, 3)).toBe(90);
    expect(
      longestStay(
        [
          { party_max: 2, minutes: 60 },
          { party_max: 9, minutes: 45 },
        ],
        5,
      ),
    ).toBe(60);
  });
});
