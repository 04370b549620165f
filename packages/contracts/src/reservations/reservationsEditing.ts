import { editReservation, listReservations } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { bookingsOf } from './reservationsStage.ts';
import type { Stage } from '../Stage.ts';
import { phoneCases, searchCases } from '../searchCases.ts';

/** Editing bookings, and finding them by parts of a phone number. */
export function reservationsEditing(stage: Stage): void {
  const { free } = bookingsOf(stage);

  describe('editing a booking', () => {
    test('changes the guest’s data, by which it can then be found, and keeps an omitted phone number', async () => {
      const made = await free('2026-11-24', 2);
      const body = {
        version: made.version,
        name: 'Zarina Quek',
        phone: '+60198887766',
        note: 'A cake',
        staff_note: 'Regular',
      };
      const edited = await stage.as('host', editReservation, {
        params: { id: made.id },
        // With the 0 that is dialled only within the country.
        body: { ...body, phone: '+600198887766' },
      });
      const version = made.version + 1;
      expect(edited).toMatchObject({
        ...body,
        phone: '•••• 7766',
        version,
        tables: made.tables,
      });
      const found = async (username: string, search: string) =>
        (await stage.as(username, listReservations, { query: { search } })).aaData;
      for (const [username, search] of [
        ['host', 'zarina'],
        ['host', '+60198887766'],
        ['host', '019-888 7766'],
        ['merchant', '98887766'],
      ] as const)
        expect((await found(username, search)).map(({ id }) => id)).toEqual([made.id]);
      expect(await found('host', '98887766')).toEqual([]);
      const { phone: _phone, ...rest } = body;
      const again = await stage.as('host', editReservation, {
        params: { id: made.id },
        body: { ...rest, version, name: 'Zarina Q' },
      });
      expect(again.phone).toBe('•••• 7766');
      const [known] = await found('merchant', 'zarina q');
      expect(known).toMatchObject({ name: 'Zarina Q', phone: body.phone });
    });
  });

  const find = async (username: string, search: string) => {
    const query = { search, length: 100 };
    return (await stage.as(username, listReservations, { query })).aaData.map(({ id }) => id);
  };
  searchCases({
    rows: 'bookings',
    create: async (name) => (await free('2026-12-16', 2, { name })).id,
    find: (search) => find('merchant', search),
  });
  phoneCases(
    {
      rows: 'bookings',
      create: async (phone) => (await free('2026-12-17', 2, { phone })).id,
      find,
    },
    '0402',
  );
}
