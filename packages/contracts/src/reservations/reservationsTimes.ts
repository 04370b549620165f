import { createExperience, listReservations, listTimes, type Input } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { bookingsOf } from './reservationsStage.ts';
import type { Stage } from '../Stage.ts';

type Query = Partial<Input<typeof listTimes>['query']>;

/** The times that are offered to a party, and the bookings in a status. */
export function reservationsTimes(stage: Stage): void {
  const { book, at, step } = bookingsOf(stage);
  const date = '2026-12-16';
  const starts_at = at(date, '19:00');
  const times = (query: Query = {}) =>
    stage.as('host', listTimes, { query: { date, party: 2, ...query } });
  const left = async (query: Query = {}) =>
    (await times(query)).slots.find((slot) => slot.starts_at === starts_at)!.left;

  describe('times for a party', () => {
    test('count only the tables of a section', async () => {
      const [all, hall, terrace] = [
        await left(),
        await left({ section: 'Hall' }),
        await left({ section: 'Terrace' }),
      ];
      expect(Math.min(hall, terrace)).toBeGreaterThan(0);
      expect(hall + terrace).toBeLessThan(all);
    });

    test('are those of an experience', async () => {
      const body = { name: 'Long table', stay_minutes: 240, party_min: 2, party_max: 4 };
      const { id: experience_id } = await stage.as('merchant', createExperience, { body });
      const plain = await times();
      const long = await times({ experience_id });
      expect(plain.stay_minutes).toBeLessThan(240);
      expect(long.stay_minutes).toBe(240);
      expect(await times({ experience_id, party: 5 })).toMatchObject({
        slots: [],
        why: 'party',
      });
    });

    test('count the table of a booking that moves as free', async () => {
      const { id: except_id } = await book({ starts_at, party: 2 });
      expect(await left({ except_id })).toBe((await left()) + 1);
    });
  });

  test('the list of bookings has those in a status', async () => {
    const [kept, lost] = [
      await book({ starts_at, party: 2 }),
      await step(await book({ starts_at, party: 2 }), { action: 'cancel', reason: 'They called' }),
    ];
    const query = { status: 'cancelled_merchant' as const, from: date, until: date, length: 100 };
    const { aaData } = await stage.as('host', listReservations, { query });
    expect(aaData.map(({ id }) => id)).toContain(lost.id);
    expect(aaData.map(({ id }) => id)).not.toContain(kept.id);
    expect(new Set(aaData.map(({ status }) => status))).toEqual(new Set(['cancelled_merchant']));
  });
}
