import { listCashMovements, type AttendanceEntry } from '@servery/api';
import { beforeAll, describe, expect, test } from 'vitest';
import { fieldsOf, refused, type Stage } from '../Stage.ts';
import { attendanceCalls, pins, weekOf } from './attendanceCalls.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const name = 'Siti Hajar Ismail';

/** Forgotten clock-outs, corrections and deletions. */
export function attendanceChanges(stage: Stage): void {
  const { list, mine, clock, confirm, correct, remove } = attendanceCalls(stage);
  let entry: AttendanceEntry;

  describe('a forgotten clock-out', () => {
    beforeAll(async () => {
      await stage.host.reset();
      // From Friday, 13:30, to Saturday, 10:02.
      await stage.host.advance((20 * 60 + 32) * minute);
      ({ entry } = await clock(pins.cashier, 'clock_in'));
      await stage.host.advance(day);
    });

    const saturday = async () => {
      const week = weekOf(await list({ week: '2026-11-21' }), name);
      return { week, on: week.days[5]! };
    };
    const input = { clocked_out_at: '2026-11-21 18:30', unpaid_minutes: 30 };

    test('counts nothing on the next day', async () => {
      const { week, on } = await saturday();
      expect(on).toEqual({
        date: '2026-11-21',
        minutes: 0,
        overtime: 0,
        marks: ['unconfirmed'],
      });
      expect(week.entries.at(-1)).toMatchObject({ id: entry.id, state: 'unconfirmed', minutes: 0 });
    });

    test('is refused with times that it can’t have', async () => {
      const at = (clocked_out_at: string) => confirm(entry, { ...input, clocked_out_at });
      const field = 'clocked_out_at';
      expect(await fieldsOf(at('2026-11-21 10:02'))).toEqual([[field, 'before_start']]);
      expect(await fieldsOf(at('2026-11-22 10:03'))).toEqual([[field, 'future']]);
      expect(await fieldsOf(confirm(entry, { ...input, unpaid_minutes: 509 }))).toEqual([
        ['unpaid_minutes', 'too_long'],
      ]);
      const outdated = { ...entry, version: 7 };
      expect(await refused(confirm(outdated, input))).toMatchObject({
        code: 'conflict',
        matter: { current: { id: entry.id, state: 'unconfirmed' } },
      });
    });

    test('counts once it is confirmed', async () => {
      const confirmed = await confirm(entry, input);
      expect(confirmed).toMatchObject({
        version: entry.version + 1,
        state: 'confirmed',
        minutes: 7 * 60 + 58,
        confirmed: { by: 'Suresh Pillai' },
      });
      expect(await refused(confirm(confirmed, input))).toMatchObject({
        code: 'notAllowedNow',
        matter: { details: { why: 'already_confirmed' } },
      });
      const { on } = await saturday();
      expect(on).toMatchObject({ minutes: 478, overtime: 0, marks: [] });
      entry = confirmed;
    });
  });

  describe('a correction', () => {
    const input = {
      clocked_in_at: '2026-11-21 09:45',
      clocked_out_at: '2026-11-21 18:30',
      unpaid_minutes: 20,
      paid_minutes: 10,
      reason: 'Opened the shop',
    };

    test('keeps the times before, the reason and the name', async () => {
      const corrected = await correct(entry, input);
      expect(corrected).toMatchObject({
        minutes: 505,
        corrections: [
          {
            by: 'Suresh Pillai',
            reason: 'Opened the shop',
            before: {
              clocked_in_at: entry.clocked_in_at,
              clocked_out_at: entry.clocked_out_at,
              breaks: entry.breaks,
            },
          },
        ],
      });
      expect((await mine('cashier', { week: '2026-11-21' })).aaData[0]!.entries).toContainEqual(
        corrected,
      );
      entry = corrected;
    });

    test('needs a reason, and overlaps no other entry', async () => {
      expect(await fieldsOf(correct(entry, { ...input, reason: 'So' }))).toEqual([
        ['reason', expect.any(String)],
      ]);
      const thursday = weekOf(await list({ week: '2026-11-21' }), name).entries.find(
        ({ business_date }) => business_date === '2026-11-19',
      )!;
      const moved = {
        ...input,
        clocked_in_at: '2026-11-19 17:00',
        clocked_out_at: '2026-11-19 20:00',
      };
      expect(thursday.clocked_out_at).toBe('2026-11-19T10:30:00.000Z');
      expect(await fieldsOf(correct(entry, moved))).toEqual([['clocked_out_at', 'overlap']]);
    });
  });

  describe('a deleted entry', () => {
    test('no longer counts, stays on record, and changes no cash', async () => {
      const cash = () =>
        stage.as('merchant', listCashMovements, { query: { merchant_id: '', length: 100 } });
      const before = await cash();
      const deleted = await remove(entry, 'Clocked in twice');
      expect(deleted).toMatchObject({
        minutes: 0,
        deleted: { by: 'Suresh Pillai', reason: 'Clocked in twice' },
      });
      const week = weekOf(await list({ week: '2026-11-21' }), name);
      expect(week.days[5]).toMatchObject({ minutes: 0, marks: [] });
      expect(week.entries.at(-1)).toEqual(deleted);
      expect(await cash()).toEqual(before);
      expect(await refused(remove(deleted, 'Once more'))).toMatchObject({ code: 'notFound' });
    });

    test('of another outlet isn’t found', async () => {
      const by = 'supervisor.bangsar';
      const times = { clocked_in_at: '2026-11-19 09:00', clocked_out_at: '2026-11-19 10:00' };
      for (const { id, version } of [entry, { id: 999_999, version: 1 }])
        for (const call of [
          () => confirm({ id, version }, { clocked_out_at: '2026-11-19 10:00' }, by),
          () => correct({ id, version }, { ...times, reason: 'Not ours' }, by),
          () => remove({ id, version }, 'Not ours', by),
        ])
          expect(await refused(call())).toMatchObject({ code: 'notFound' });
    });
  });
}
