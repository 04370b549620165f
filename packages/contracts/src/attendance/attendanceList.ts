import { listMyAttendance } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { outletCases } from '../outletCases.ts';
import { refused, type Stage } from '../Stage.ts';
import { attendanceCalls, weekOf } from './attendanceCalls.ts';

/** The hours of a week, in the unchanged sample. */
export function attendanceList(stage: Stage): void {
  const { list, mine } = attendanceCalls(stage);

  outletCases(stage, [[listMyAttendance]]);

  describe('the hours of a week', () => {
    test('are those of the current week by default, from Monday, by name', async () => {
      const now = await list();
      expect(now).toMatchObject({ start: '2026-11-16', today: '2026-11-20', total: 8 });
      expect(now.aaData.map(({ name }) => name)).toEqual(
        now.aaData.map(({ name }) => name).toSorted(),
      );
      for (const { days } of now.aaData) {
        expect(days.map(({ date }) => date.slice(-2))).toEqual([
          '16',
          '17',
          '18',
          '19',
          '20',
          '21',
          '22',
        ]);
      }
      expect(await list({ week: '2026-11-22' })).toEqual(now);
    });

    test('count nothing for entries without a clock-out', async () => {
      const now = await list();
      const forgot = now.aaData.filter(({ marks }) => marks.includes('unconfirmed'));
      expect(forgot.map(({ name }) => name)).toEqual(['Muthu Krishnan']);
      expect(forgot[0]!.days[3]).toEqual({
        date: '2026-11-19',
        minutes: 0,
        overtime: 0,
        marks: ['unconfirmed'],
      });
      const atWork = now.aaData.filter(({ marks }) => marks.includes('open'));
      expect(atWork.map(({ name }) => name)).toEqual(['Azlan Hakim']);
      expect(atWork[0]!.entries.at(-1)).toMatchObject({ state: 'open', minutes: 0 });
    });

    test('have overtime and corrections', async () => {
      const before = await list({ week: '2026-11-13' });
      expect(before).toMatchObject({ start: '2026-11-09', today: '2026-11-20' });
      const long = weekOf(before, 'Suresh Pillai').days[4];
      expect(long).toMatchObject({ date: '2026-11-13', minutes: 615, overtime: 135 });
      expect(long!.marks).toEqual(['long_day', 'long_spread', 'no_rest']);
      const corrected = weekOf(before, 'Siti Hajar Ismail').entries.filter(
        ({ corrections }) => corrections.length > 0,
      );
      expect(corrected).toMatchObject([
        {
          clocked_in_at: '2026-11-13T01:30:00.000Z',
          corrections: [
            {
              by: 'Suresh Pillai',
              reason: 'Took the delivery at 09:30',
              before: { clocked_in_at: '2026-11-13T02:02:00.000Z' },
            },
          ],
        },
      ]);
    });

    test('are the same for an export', async () => {
      expect(await list({ is_export: true })).toEqual(await list());
    });

    test('are found by name, and have a merchant', async () => {
      expect((await list({ search: 'siti' })).aaData).toHaveLength(1);
      expect((await list({ merchant_id: 103 }, 'supermerchant')).total).toBe(2);
      expect(await refused(list({}, 'supermerchant'))).toMatchObject({ code: 'invalid' });
      expect(await refused(list({ merchant_id: 102 }))).toMatchObject({ code: 'forbidden' });
    });

    test('are only one’s own without permission to manage them', async () => {
      const own = await mine('cashier');
      expect(own.aaData).toEqual([weekOf(await list(), 'Siti Hajar Ismail')]);
      expect(own).toMatchObject({ start: '2026-11-16', today: '2026-11-20', total: 1 });
      expect(await mine('cashier', { week: '2026-11-13' })).toMatchObject({ start: '2026-11-09' });
      expect(await mine('merchant')).toMatchObject({ aaData: [], total: 0 });
    });
  });
}
