import type { Problem } from '@servery/api';
import { beforeAll, describe, expect, test } from 'vitest';
import { refused, type Stage } from '../Stage.ts';
import { attendanceCalls, pins, weekOf } from './attendanceCalls.ts';

const minute = 60_000;

/** Clocking in and out by PIN. */
export function timeClock(stage: Stage): void {
  const { list, clock } = attendanceCalls(stage);
  const why = async (call: Promise<unknown>) => (await refused(call)).matter.details;
  const wait = (minutes: number) => stage.host.advance(minutes * minute);

  describe('the time clock', () => {
    beforeAll(() => stage.host.reset());

    test('finds the employee by their PIN, on the device of another person', async () => {
      const { at, entry } = await clock(pins.cashier, 'clock_in');
      expect(at).toBe('2026-11-20T05:30:00.000Z');
      expect(entry).toMatchObject({
        employee: { name: 'Siti Hajar Ismail' },
        business_date: '2026-11-20',
        clocked_in_at: at,
        clocked_out_at: null,
        state: 'open',
        minutes: 0,
      });
      const week = weekOf(await list(), 'Siti Hajar Ismail');
      expect(week.entries.find(({ id }) => id === entry.id)).toEqual(entry);
    });

    test('does the same once within a minute', async () => {
      const [first, second] = await Promise.all([
        clock(pins.supervisor, 'clock_in'),
        clock(pins.supervisor, 'clock_in'),
      ]);
      expect(second).toEqual(first);
    });

    test('refuses what doesn’t follow from the last action', async () => {
      await wait(5);
      expect(await why(clock(pins.cashier, 'clock_in'))).toEqual({ why: 'clocked_in' });
      expect(await why(clock(pins.cashier, 'end_break'))).toEqual({ why: 'not_on_break' });
      await clock(pins.cashier, 'start_break');
      await wait(20);
      expect(await why(clock(pins.cashier, 'start_break'))).toEqual({ why: 'on_break' });
      await clock(pins.cashier, 'end_break');
      await wait(15);
      const { entry } = await clock(pins.cashier, 'clock_out');
      expect(entry).toMatchObject({
        state: 'closed',
        minutes: 20,
        breaks: [{ started_at: '2026-11-20T05:35:00.000Z', minutes: 20, is_paid: false }],
      });
      await wait(2);
      expect(await why(clock(pins.cashier, 'clock_out'))).toEqual({ why: 'not_clocked_in' });
    });

    test('knows no owner who isn’t an employee', async () => {
      expect(await why(clock(pins.owner, 'clock_in'))).toEqual({ why: 'not_employed' });
    });

    test('locks after wrong PINs', async () => {
      const codes: string[] = [];
      for (let i = 0; i < 6; i += 1) {
        const [result] = await Promise.allSettled([clock('0718', 'clock_in', 'host')]);
        codes.push(((result as PromiseRejectedResult).reason as Problem).code);
      }
      expect(codes).toEqual([...Array<string>(5).fill('wrongPin'), 'locked']);
      expect(await refused(clock(pins.cashier, 'clock_in', 'host'))).toMatchObject({
        code: 'locked',
      });
    });

    test('doesn’t find employees of another outlet', async () => {
      expect(await refused(clock(pins.cashier, 'clock_in', 'waiter.bangsar'))).toMatchObject({
        code: 'wrongPin',
      });
    });
  });
}
