import { defaultGuestLimits } from '../guest/limits.ts';
import { Problem } from '@servery/api';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joinQueue } from './join.ts';
import { createQueue } from './queues.ts';
import type { EntryRecord, QueueContext, QueueBook, QueueChange } from './record.ts';
import { isLive, waitingIn } from './rows.ts';
import {
  arriveEntry,
  callEntry,
  rejoinEntry,
  removeEntry,
  serveDirect,
  serveEntry,
  serveNext,
  swapEntries,
  undoEntry,
} from './steps.ts';

type Status = EntryRecord['status'];

/** The expected transitions; undoing reverses one of them. */
const arrows: Record<string, readonly Status[]> = {
  waiting: ['called', 'served', 'left', 'removed'],
  called: ['called', 'arrived', 'served', 'left', 'removed', 'no_show'],
  arrived: ['served', 'left', 'removed', 'no_show'],
  no_show: ['waiting'],
  served: [],
  left: [],
  removed: [],
};

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'call' as const,
        'call' as const,
        'arrive' as const,
        'serve' as const,
        'direct' as const,
        'left' as const,
        'removed' as const,
        'no_show' as const,
        'no_show' as const,
        'rejoin' as const,
        'rejoin' as const,
        'undo' as const,
      ),
      who: fc.constantFrom(0, 0, 1, 3),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('join' as const),
      party: fc.integer({ min: 1, max: 30 }),
      phone: fc.constantFrom('', '+60123450001', '+60123450002'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('swap' as const),
      who: fc.constantFrom(0, 0, 1, 3),
      other: fc.constantFrom(0, 0, 1, 3),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('next' as const),
      seats: fc.integer({ min: 1, max: 12 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('pass' as const),
      minutes: fc.constantFrom(0, 1, 10, 10, 31),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

function begin() {
  let last = 0;
  let time = Date.UTC(2026, 10, 20, 5);
  const context = (): QueueContext => ({
    now: new Date(time),
    business_date: '2026-11-20',
    nextId: () => ++last,
    limits: defaultGuestLimits,
    nextToken: () => `101-${++last}`,
  });
  const empty: QueueBook = { merchant_id: 101, queues: [], entries: [] };
  const input = {
    name: 'Line',
    prefix: 'L',
    party_min: 1,
    party_max: 20,
    max_length: 5,
    average_minutes: 10,
    call_minutes: 10,
    is_notifying: false,
  };
  const { book, id: queue_id } = createQueue(empty, input, context());
  return { book, queue_id, context, pass: (minutes: number) => (time += minutes * 60_000) };
}

function decide(
  book: QueueBook,
  queue_id: number,
  one: Step,
  context: QueueContext,
): QueueChange | null {
  const at = (nth: number) => {
    // Mostly entries that still allow an action.
    const open = book.entries.filter((one) => isLive(one) || one.status === 'no_show');
    const among = nth === 3 ? book.entries : open;
    const entry = among[nth % Math.max(1, among.length)];
    return entry && { entry_id: entry.id, version: entry.version };
  };
  if (one.kind === 'join')
    return joinQueue(book, queue_id, { name: '', ...one }, { is_guest: false }, context);
  if (one.kind === 'next') return serveNext(book, { queue_id, seats: one.seats }, context);
  if (one.kind === 'pass') return null;
  const input = at(one.who);
  if (!input) return null;
  switch (one.kind) {
    case 'swap': {
      const other = at(one.other);
      if (!other) return null;
      const more = { other_id: other.entry_id, other_version: other.version };
      return swapEntries(book, { ...input, ...more }, context);
    }
    case 'call':
      return callEntry(book, input, context);
    case 'arrive':
      return arriveEntry(book, input, context);
    case 'serve':
      return serveEntry(book, input, context);
    case 'direct':
      return serveDirect(book, { ...input, reason: 'Wheelchair' }, context);
    case 'rejoin':
      return rejoinEntry(book, input, context);
    case 'undo':
      return undoEntry(book, input, context);
    case 'left':
    case 'removed':
    case 'no_show':
      return removeEntry(book, { ...input, how: one.kind, reason: 'Why' }, context);
  }
}

function requireArrows(before: QueueBook, after: QueueBook, isUndo: boolean): void {
  const was = new Map(before.entries.map((entry) => [entry.id, entry]));
  for (const entry of after.entries) {
    const old = was.get(entry.id);
    if (!old) expect(entry).toMatchObject({ status: 'waiting', calls: 0, version: 1 });
    else if (old !== entry) {
      expect(entry.version).toBe(old.version + 1);
      const [from, to] = isUndo ? [entry.status, old.status] : [old.status, entry.status];
      if (from !== to || to === 'called') expect(arrows[from]).toContain(to);
    }
  }
}

function requireSound(book: QueueBook, queue_id: number): void {
  const live = book.entries.filter(isLive);
  const phones = live.flatMap(({ phone }) => (phone ? [phone] : []));
  expect(new Set(phones).size).toBe(phones.length);
  const numbers = book.entries.map(({ sequence }) => sequence);
  expect(numbers).toEqual(numbers.map((_, i) => i + 1));
  const places = live.map(({ position }) => position);
  expect(new Set(places).size).toBe(places.length);
  for (const entry of book.entries) {
    expect(entry.calls).toBeLessThanOrEqual(2);
    expect(entry.ended_at === null).toBe(isLive(entry));
    // A party that arrived and left again needs no second call.
    if (entry.status === 'no_show' && !entry.arrived_at) expect(entry.calls).toBe(2);
  }
  expect(waitingIn(book, queue_id).every(({ status }) => status === 'waiting')).toBe(true);
}

describe('queue state machine', () => {
  test('takes only the allowed transitions in any sequence of actions', () => {
    const taken = new Set<string>();
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 80, size: 'max' }), (steps) => {
        const { book: empty, queue_id, context, pass } = begin();
        let book = empty;
        for (const one of steps) {
          if (one.kind === 'pass') pass(one.minutes);
          try {
            const made = decide(book, queue_id, one, context());
            if (!made) continue;
            requireArrows(book, made.book, one.kind === 'undo');
            ({ book } = made);
            taken.add(one.kind);
          } catch (error) {
            // Only refusals with a code are expected; anything else is an error in the rules.
            if (!(error instanceof Problem)) throw error;
          }
          requireSound(book, queue_id);
        }
      }),
      { numRuns: 600, seed: 7 },
    );
    // Guards against a vacuous test: every action succeeded at least once.
    expect([...taken].toSorted()).toEqual(
      'arrive call direct join left next no_show rejoin removed serve swap undo'.split(' '),
    );
  });
});
