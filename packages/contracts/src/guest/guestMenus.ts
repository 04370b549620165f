import { describe, expect, test } from 'vitest';
import { defaultCartLimits } from '@servery/domain/guest';
import type { GuestStage } from './GuestStage.ts';

/** The table and the menu as guests see them before they choose. */
export function guestMenus(guests: GuestStage): void {
  describe('guests at a table', () => {
    test('see the merchant and the table without orders', async () => {
      const { table, guest } = await guests.fresh();
      expect(await guest.look()).toEqual({
        version: table.version,
        merchant_name: 'Seri Melati Chow Kit',
        name: table.name,
        section: table.section,
        currency: 'MYR',
        time_zone: 'Asia/Kuala_Lumpur',
        is_open: true,
        is_active: true,
        limits: defaultCartLimits,
        minimum_order: expect.any(Number),
        service_charge: 1000,
        taxes: [{ rate: 600, is_inclusive: false }],
        cart: [],
        cart_totals: { gross: 0, total: 0 },
        orders: [],
        owed: 0,
        bill_asked_at: null,
        help_asked_at: null,
        answered_at: null,
        is_bill_printed: false,
      });
    });

    test('see the menu with availability, options and pictures', async () => {
      const { guest } = await guests.fresh();
      const dishes = await guest.dishes();
      expect(dishes.find(({ name }) => name === 'Puding karamel')).toMatchObject({
        is_available: false,
        unavailable: 'sold_out',
      });
      const tea = dishes.find(({ name }) => name === 'Teh tarik')!;
      expect(tea).toMatchObject({ price: 280, is_available: true });
      expect(tea.options.map(({ name, min, max }) => [name, min, max])).toContainEqual([
        'Served',
        1,
        1,
      ]);
      expect(tea.picture).toMatchObject({ alt: expect.stringMatching(/tea/), width: 640 });
      expect(tea.picture!.small).toMatch(/^(\/api\/media\/|data:image\/)/);
      expect(dishes.find(({ picture }) => picture === null)).toBeDefined();
    });
  });
}
