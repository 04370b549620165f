import { Problem, type ReservationStatus } from '@servery/api';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createReservation, requestReservation } from './book.ts';
import { moveReservation } from './change.ts';
import { startsOn } from './hours.ts';
import { passTime } from './pass.ts';
import type { BookingContext, Venue } from './record.ts';
import { holdsOf } from './capacity.ts';
import { begin, today } from './reservationsStaging.ts';
import { isBlocking } from './rows.ts';
import { changeReservation, type ReservationStep } from './steps.ts';
import { timesOf } from './times.ts';

/** The expected transitions; undoing reverses one of them. */
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

/** Returns one of the last six start times of the evening. */
const startAt = (venue: Venue, at: number) =>
  new Date(startsOn(venue, today).slice(-6)[at]!).toISOString();

function decide(venue: Venue, one: Step, context: BookingContext): Venue {
  const input = { section: '', experience_id: null, stay_minutes: null, table_ids: [] };
  if (one.kind === 'pass') return passTime(venue, context);
  if ('phone' in one) {
    const { at, kind: _kind, ...rest } = one;
    const request = { ...input, ...rest, starts_at: startAt(venue, at), name: 'Guest', note: '' };
    return one.kind === 'ask'
      ? requestReservation(venue, request, context).venue
      : createReservation(venue, { ...request, staff_note: '' }, context).venue;
  }
  const live = venue.reservations.filter((row) => arrows[row.status].length > 0 || row.undo);
  const base = live[one.who % Math.max(1, live.length)];
  if (!base) return venue;
  const { id, version } = base;
  if (one.kind === 'move') {
    const to = { ...input, id, version, starts_at: startAt(venue, one.at), party: one.party };
    return moveReservation(venue, to, context).venue;
  }
  const more = { reason: 'Why', table_ids: [] };
  const change = { id, version, action: one.action, ...more } as ReservationStep;
  return changeReservation(venue, change, context).venue;
}

function requireArrows(before: Venue, after: Venue, isUndo: boolean): void {
  const was = new Map(before.reservations.map((reservation) => [reservation.id, reservation]));
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

function requireSound(venue: Venue, context: BookingContext): void {
  const blocking = venue.reservations.filter(isBlocking);
  for (const one of blocking) expect(one.table_ids.length).toBeGreaterThan(0);
  const holds = holdsOf(venue.reservations);
  for (const [i, a] of holds.entries())
    for (const b of holds.slice(i + 1))
      if (a.table_id === b.table_id) expect(a.from < b.until && b.from < a.until).toBe(false);
  const starting = Map.groupBy(blocking, ({ starts_at }) => starts_at);
  for (const some of starting.values())
    expect(some.reduce((sum, { party }) => sum + party, 0)).toBeLessThanOrEqual(20);
  const numbers = venue.reservations.map(({ sequence }) => sequence);
  expect(new Set(numbers).size).toBe(numbers.length);
  // Offered slots can be booked, and full ones can't.
  const input = { date: today, party: 4, section: '', experience_id: null };
  for (const slot of timesOf(venue, input, { now: context.now, is_guest: false }).slots) {
    const request = { ...input, starts_at: slot.starts_at, stay_minutes: null, table_ids: [] };
    const guest = { name: 'Guest', phone: '', note: '', staff_note: '', is_waitlisted: false };
    let isMade = true;
    try {
      createReservation(venue, { ...request, ...guest }, context);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      isMade = false;
    }
    expect([slot.time, isMade]).toEqual([slot.time, slot.left > 0]);
  }
}

describe('booking state machine', () => {
  test('takes only the allowed transitions and never books a table twice', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 50, size: 'max' }), (steps) => {
        const { venue: empty, context, pass } = begin();
        let venue = empty;
        for (const one of steps) {
          if (one.kind === 'pass') pass(one.minutes);
          try {
            const made = decide(venue, one, context());
            requireArrows(venue, made, one.kind === 'step' && one.action === 'undo');
            venue = made;
          } catch (error) {
            // Only refusals with a code are expected; anything else is an error in the rules.
            if (!(error instanceof Problem)) throw error;
          }
          for (const { status } of venue.reservations) seen.add(status);
        }
        requireSound(venue, context());
      }),
      { numRuns: 150, seed: 3 },
    );
    // Guards against a vacuous test: every other status was reached.
    expect([...seen].toSorted()).toEqual(
      Object.keys(arrows)
        .filter((status) => status !== 'cancelled_guest')
        .toSorted(),
    );
  });
});
