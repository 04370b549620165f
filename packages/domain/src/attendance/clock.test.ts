import type { ClockAction } from '@servery/api';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clock } from './clock.ts';
import { hoursOf, weekOf } from './hours.ts';
import { confirmAttendance, correctAttendance, deleteAttendance } from './manage.ts';
import { breakMinutes, presenceOf, workedMinutes } from './minutes.ts';
import type { AttendanceBook, AttendanceRecord } from './record.ts';
import { businessDate, toInstant } from '../time/index.ts';
import { stateOf } from './stateOf.ts';

const trading = { time_zone: 'Asia/Kuala_Lumpur', day_start: '04:00' };
const employee = { id: 7, name: 'Siti Hajar Ismail' };
const empty: AttendanceBook = { merchant_id: 101, employee, entries: [] };
let last = 0;
const nextId = () => (last += 1);
const at = (local: string) => new Date(toInstant(local, trading.time_zone));
const clockContext = (now: Date) => ({ now, today: businessDate(now, trading), nextId });
const manage = (now: Date) => ({ now, today: businessDate(now, trading), by: 'Farah', trading });

/** Returns the book after some actions at local times. */
const after = (book: AttendanceBook, ...actions: [local: string, action: ClockAction][]) =>
  actions.reduce(
    (before, [local, action]) =>
      clock(before, { action, is_paid: false }, clockContext(at(local))).book,
    book,
  );
const only = ({ entries }: AttendanceBook) => entries[0]!;
const refusal = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    return (error as { matter: unknown }).matter;
  }
  return null;
};

describe('the time clock', () => {
  test('records a day with a break', () => {
    const book = after(
      empty,
      ['2026-11-20 10:02', 'clock_in'],
      ['2026-11-20 13:00', 'start_break'],
      ['2026-11-20 13:30', 'end_break'],
      ['2026-11-20 18:30', 'clock_out'],
    );
    expect(only(book)).toMatchObject({ business_date: '2026-11-20', version: 4 });
    expect(workedMinutes(only(book))).toBe(478);
  });

  test('ends the break of someone who clocks out', () => {
    const book = after(
      empty,
      ['2026-11-20 10:00', 'clock_in'],
      ['2026-11-20 13:00', 'start_break'],
      ['2026-11-20 13:20', 'clock_out'],
    );
    expect(only(book).breaks).toMatchObject([{ minutes: 20, is_paid: false }]);
    expect(workedMinutes(only(book))).toBe(180);
  });

  test('does the same action once within a minute', () => {
    const once = after(empty, ['2026-11-20 10:00', 'clock_in']);
    const now = new Date(at('2026-11-20 10:00').getTime() + 59_000);
    const again = clock(once, { action: 'clock_in', is_paid: false }, clockContext(now));
    expect(again).toEqual({ book: once, id: only(once).id });
    expect(refusal(() => after(once, ['2026-11-20 10:01', 'clock_in']))).toEqual({
      details: { why: 'clocked_in' },
    });
  });

  test.each<[why: string, ...actions: ClockAction[]]>([
    ['not_clocked_in', 'clock_out'],
    ['not_clocked_in', 'start_break'],
    ['not_on_break', 'clock_in', 'end_break'],
    ['on_break', 'clock_in', 'start_break', 'start_break'],
    ['not_clocked_in', 'clock_in', 'clock_out', 'clock_out'],
  ])('refuses what is %s', (why, ...actions) => {
    const timed = actions.map((action, i): [string, ClockAction] => [
      `2026-11-20 1${i}:00`,
      action,
    ]);
    expect(refusal(() => after(empty, ...timed))).toEqual({ details: { why } });
  });

  test('lets someone who forgot to clock out clock in on the next day', () => {
    const book = after(empty, ['2026-11-20 22:00', 'clock_in'], ['2026-11-21 10:00', 'clock_in']);
    const states = book.entries.map((entry) => stateOf(entry, '2026-11-21'));
    expect(states).toEqual(['unconfirmed', 'open']);
  });
});

describe('a forgotten clock-out', () => {
  const forgotten = after(empty, ['2026-11-20 10:02', 'clock_in']);
  const { id, version } = only(forgotten);
  const input = { clocked_out_at: '2026-11-20 18:30', unpaid_minutes: 30, paid_minutes: 0 };
  const next = manage(at('2026-11-21 10:00'));

  test('counts nothing until it is confirmed', () => {
    const week = { start: '2026-11-16', today: '2026-11-21' };
    const worker = { ...employee, title: '' };
    expect(hoursOf(worker, forgotten.entries, week)).toMatchObject({
      minutes: 0,
      marks: ['unconfirmed'],
    });
    const { book } = confirmAttendance(forgotten, { id, version }, input, next);
    expect(hoursOf(worker, book.entries, week)).toMatchObject({ minutes: 478, marks: [] });
    expect(only(book).confirmed).toEqual({ at: next.now.toISOString(), by: 'Farah' });
  });

  test('is confirmed once, and not while the day lasts', () => {
    const done = confirmAttendance(forgotten, { id, version }, input, next).book;
    const target = { id, version: version + 1 };
    const why = { details: { why: 'already_confirmed' } };
    expect(refusal(() => confirmAttendance(done, target, input, next))).toEqual(why);
    const sameDay = manage(at('2026-11-20 23:00'));
    expect(refusal(() => confirmAttendance(forgotten, { id, version }, input, sameDay))).toEqual(
      why,
    );
  });

  test.each([
    ['clocked_out_at', 'before_start', { clocked_out_at: '2026-11-20 10:02' }],
    ['clocked_out_at', 'too_long', { clocked_out_at: '2026-11-21 10:03' }],
    ['clocked_out_at', 'future', { clocked_out_at: '2026-11-21 12:01' }],
    ['unpaid_minutes', 'too_long', { unpaid_minutes: 509 }],
  ])('refuses %s that is %s', (field, code, more) => {
    const context = manage(at('2026-11-21 12:00'));
    expect(
      refusal(() => confirmAttendance(forgotten, { id, version }, { ...input, ...more }, context)),
    ).toMatchObject({ fields: { [field]: { code } } });
  });

  test('can’t last into the next entry', () => {
    const book = after(forgotten, ['2026-11-21 09:00', 'clock_in']);
    const late = { ...input, clocked_out_at: '2026-11-21 09:30' };
    const context = manage(at('2026-11-21 09:45'));
    expect(refusal(() => confirmAttendance(book, { id, version }, late, context))).toMatchObject({
      fields: { clocked_out_at: { code: 'overlap' } },
    });
  });
});

describe('a correction', () => {
  const book = after(
    empty,
    ['2026-11-20 09:00', 'clock_in'],
    ['2026-11-20 12:00', 'clock_out'],
    ['2026-11-20 14:00', 'clock_in'],
    ['2026-11-20 18:00', 'clock_out'],
  );
  const { id, version, clocked_in_at, clocked_out_at, breaks } = only(book);
  const context = manage(at('2026-11-21 10:00'));
  const input = {
    clocked_in_at: '2026-11-20 08:30',
    clocked_out_at: '2026-11-20 12:30',
    unpaid_minutes: 15,
    paid_minutes: 10,
    reason: 'Opened the kitchen',
  };

  test('keeps the times before, the reason and the name', () => {
    const made = correctAttendance(book, { id, version }, input, context).book;
    const entry = made.entries.find((one) => one.id === id)!;
    expect(workedMinutes(entry)).toBe(225);
    expect(entry.corrections).toEqual([
      {
        at: context.now.toISOString(),
        by: 'Farah',
        reason: 'Opened the kitchen',
        before: { clocked_in_at, clocked_out_at, breaks },
      },
    ]);
  });

  test('can’t overlap another entry of the person', () => {
    const late = { ...input, clocked_out_at: '2026-11-20 14:01' };
    expect(refusal(() => correctAttendance(book, { id, version }, late, context))).toMatchObject({
      fields: { clocked_out_at: { code: 'overlap' } },
    });
  });

  test('of an outdated version is refused', () => {
    const outdated = { id, version: version - 1 };
    expect(refusal(() => correctAttendance(book, outdated, input, context))).toMatchObject({
      current: { id, version },
    });
  });

  test('isn’t possible once the entry is deleted, which keeps it with the reason', () => {
    const made = deleteAttendance(book, { id, version }, 'Test entry', context).book;
    const entry = made.entries.find((one) => one.id === id)!;
    expect(entry.deleted).toMatchObject({ by: 'Farah', reason: 'Test entry' });
    expect(() => correctAttendance(made, { id, version: version + 1 }, input, context)).toThrow(
      'notFound',
    );
    const week = hoursOf({ ...employee, title: '' }, made.entries, {
      start: '2026-11-16',
      today: '2026-11-21',
    });
    expect(week).toMatchObject({ minutes: 240, entries: [{ minutes: 0 }, { minutes: 240 }] });
  });
});

/** An action at a time after the one before, or a manager's change. */
const step = fc.record({
  wait: fc.integer({ min: 1, max: 900 }),
  seconds: fc.integer({ min: 0, max: 59 }),
  action: fc.constantFrom<ClockAction | 'confirm' | 'correct' | 'delete'>(
    'clock_in',
    'clock_out',
    'start_break',
    'end_break',
    'confirm',
    'correct',
    'delete',
  ),
  is_paid: fc.boolean(),
  pick: fc.nat(),
  length: fc.integer({ min: 1, max: 1_440 }),
  shift: fc.integer({ min: -300, max: 300 }),
  rest: fc.integer({ min: 0, max: 90 }),
});

const local = (ms: number) =>
  new Date(ms + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');

test('no sequence of actions makes entries overlap, or hours that don’t add up', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let book = empty;
      let ms = at('2026-11-16 08:00').getTime();
      for (const { wait, seconds, action, is_paid, pick, length, shift, rest } of steps) {
        ms += wait * 60_000 + seconds * 1_000;
        const now = new Date(ms);
        const picked = book.entries[pick % Math.max(1, book.entries.length)];
        const start = Date.parse(picked?.clocked_in_at ?? now.toISOString());
        const input = {
          clocked_in_at: local(start + shift * 60_000),
          clocked_out_at: local(start + (shift + length) * 60_000),
          unpaid_minutes: rest,
          paid_minutes: rest,
          reason: 'Made up',
        };
        const target = { id: picked?.id ?? 0, version: picked?.version ?? 0 };
        const context = manage(now);
        const before = book;
        try {
          if (action === 'confirm') book = confirmAttendance(book, target, input, context).book;
          else if (action === 'correct')
            book = correctAttendance(book, target, input, context).book;
          else if (action === 'delete')
            book = deleteAttendance(book, target, 'Made up', context).book;
          else book = clock(book, { action, is_paid }, clockContext(now)).book;
        } catch (error) {
          expect((error as Error).name).toBe('Problem');
          expect(book).toBe(before);
        }
      }
      const today = businessDate(new Date(ms), trading);
      const kept = book.entries.filter(({ deleted }) => !deleted);
      expectNoOverlap(kept);
      for (const entry of kept.filter(({ clocked_out_at }) => clocked_out_at)) {
        const unpaid = breakMinutes(entry.breaks, false);
        expect(workedMinutes(entry) + unpaid).toBe(presenceOf(entry));
        expect(unpaid + breakMinutes(entry.breaks, true)).toBeLessThanOrEqual(presenceOf(entry));
      }
      const weeks = Map.groupBy(book.entries, ({ business_date }) => weekOf(business_date));
      for (const [monday, entries] of weeks) {
        const week = hoursOf({ ...employee, title: '' }, entries, { start: monday, today });
        expect(week.overtime).toBeLessThanOrEqual(week.minutes);
        for (const day of week.days) expect(day.overtime).toBeLessThanOrEqual(day.minutes);
        const counted = week.entries.filter(
          ({ state }) => state === 'closed' || state === 'confirmed',
        );
        expect(week.minutes).toBe(counted.reduce((sum, { minutes }) => sum + minutes, 0));
      }
    }),
    { numRuns: 300 },
  );
});

function expectNoOverlap(entries: readonly AttendanceRecord[]): void {
  const inOrder = entries.toSorted((a, b) => a.clocked_in_at.localeCompare(b.clocked_in_at));
  inOrder.forEach(({ clocked_out_at }, i) => {
    const next = inOrder[i + 1];
    if (next && clocked_out_at) expect(clocked_out_at <= next.clocked_in_at).toBe(true);
  });
}
