import { Problem, type ReservationStatus } from '@servery/api';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createReservation, requestReservation } from './book.ts';
import { moveReservation } from './change.ts';
import { startsOn } from './hours.ts';
import { passTime } from './pass.ts';
import type { BookAct, House } from './record.ts';
import { holdsOf } from './room.ts';
import { begin, today } from './reservationsStaging.ts';
import { isBlocking } from './rows.ts';
import { changeReservation, type ReservationStep } from './steps.ts';
import { timesOf } from './times.ts';

/** The arrows of the machine, written down by hand; taking back turns one of them round. */
const arrows: Record<ReservationStatus, readonly ReservationStatus[]> = {
  requested: ['confirmed', 'declined', 'cancelled_merchant', 'cancelled_guest'],
  waitlisted: ['requested', 'confirmed', 'declined', 'cancelled_merchant', 'cancelled_guest'],
  confirmed: ['arrived', 'seated', 'cancelled_merchant', 'cancelled_guest', 'no_show'],
  arrived: ['seated', 'cancelled_merchant'],
  seated: ['completed'],
  completed: [],
  declined: [],
  cancelled_guest: [],
  cancelled_merchant: [],
  no_show: [],
};

const place = { at: fc.nat(5), party: fc.integer({ min: 1, max: 12 }) };
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('book' as const, 'ask' as const, 'ask' as const),
      ...place,
      is_waitlisted: fc.boolean(),
      section: fc.constantFrom('', '', 'Hall', 'Terrace'),
      phone: fc.constantFrom('+60123450001', '+60123450002', '+60123450003'),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('step' as const),
      who: fc.nat(7),
      action: fc.constantFrom(
        'confirm' as const,
        'arrive' as const,
        'complete' as const,
        'complete' as const,
        'no_show' as const,
        'promote' as const,
        'pay_deposit' as const,
        'pay_deposit' as const,
        'undo' as const,
        'decline' as const,
        'cancel' as const,
        'seat' as const,
        'seat' as const,
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('move' as const), who: fc.nat(7), ...place }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('pass' as const),
      minutes: fc.constantFrom(0, 1, 16, 45),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** The time of the evening that somebody names. */
const startAt = (house: House, at: number) =>
  new Date(startsOn(house, today).slice(-6)[at]!).toISOString();

function decide(house: House, one: Step, act: BookAct): House {
  const wish = { section: '', experience_id: null, stay_minutes: null, table_ids: [] };
  if (one.kind === 'pass') return passTime(house, act);
  if ('phone' in one) {
    const { at, kind: _kind, ...rest } = one;
    const asked = { ...wish, ...rest, starts_at: startAt(house, at), name: 'Guest', note: '' };
    return one.kind === 'ask'
      ? requestReservation(house, asked, act).house
      : createReservation(house, { ...asked, staff_note: '' }, act).house;
  }
  const live = house.reservations.filter((row) => arrows[row.status].length > 0 || row.undo);
  const base = live[one.who % Math.max(1, live.length)];
  if (!base) return house;
  const { id, version } = base;
  if (one.kind === 'move') {
    const to = { ...wish, id, version, starts_at: startAt(house, one.at), party: one.party };
    return moveReservation(house, to, act).house;
  }
  const more = { reason: 'Why', table_ids: [] };
  const said = { id, version, action: one.action, ...more } as ReservationStep;
  return changeReservation(house, said, act).house;
}

function requireArrows(before: House, after: House, isUndo: boolean): void {
  const was = new Map(before.reservations.map((one) => [one.id, one]));
  for (const one of after.reservations) {
    const old = was.get(one.id);
    if (!old || old === one || old.status === one.status) continue;
    const reached = isUndo ? arrows[one.status].includes(old.status) : false;
    expect([old.status, one.status, reached || arrows[old.status].includes(one.status)]).toEqual([
      old.status,
      one.status,
      true,
    ]);
  }
}

function requireSound(house: House, act: BookAct): void {
  const blocking = house.reservations.filter(isBlocking);
  for (const one of blocking) expect(one.table_ids.length).toBeGreaterThan(0);
  const holds = holdsOf(house.reservations);
  for (const [i, a] of holds.entries())
    for (const b of holds.slice(i + 1))
      if (a.table_id === b.table_id) expect(a.from < b.until && b.from < a.until).toBe(false);
  const starting = Map.groupBy(blocking, ({ starts_at }) => starts_at);
  for (const some of starting.values())
    expect(some.reduce((sum, { party }) => sum + party, 0)).toBeLessThanOrEqual(20);
  const numbers = house.reservations.map(({ sequence }) => sequence);
  expect(new Set(numbers).size).toBe(numbers.length);
  // What is offered can be had, and what is full cannot.
  const wish = { date: today, party: 4, section: '', experience_id: null };
  for (const slot of timesOf(house, wish, { now: act.now, is_guest: false }).slots) {
    const asked = { ...wish, starts_at: slot.starts_at, stay_minutes: null, table_ids: [] };
    const guest = { name: 'Guest', phone: '', note: '', staff_note: '', is_waitlisted: false };
    let isMade = true;
    try {
      createReservation(house, { ...asked, ...guest }, act);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      isMade = false;
    }
    expect([slot.time, isMade]).toEqual([slot.time, slot.left > 0]);
  }
}

describe('the machine of bookings', () => {
  test('goes along its arrows only and never keeps a table for two, whatever is asked of it', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 50, size: 'max' }), (steps) => {
        const { house: empty, act, pass } = begin();
        let house = empty;
        for (const one of steps) {
          if (one.kind === 'pass') pass(one.minutes);
          try {
            const made = decide(house, one, act());
            requireArrows(house, made, one.kind === 'step' && one.action === 'undo');
            house = made;
          } catch (error) {
            // A refusal has a name; anything else is a mistake of the rules.
            if (!(error instanceof Problem)) throw error;
          }
          for (const { status } of house.reservations) seen.add(status);
        }
        requireSound(house, act());
      }),
      { numRuns: 150, seed: 3 },
    );
    // Had one of them never been reached, this would have tried too little.
    expect([...seen].toSorted()).toEqual(
      Object.keys(arrows)
        .filter((status) => status !== 'cancelled_guest')
        .toSorted(),
    );
  });
});
