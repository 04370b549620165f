import { listOrders, type Input } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { phoneCases, searchCases } from '../searchCases.ts';
import type { Stage } from '../Stage.ts';
import { always, idsOf } from './allOrders.ts';

type Query = Input<typeof listOrders>['query'];

/** Searches of orders by guest, phone number, number and amount. */
export function searching(stage: Stage): void {
  const find = async (search: string, more: Query = {}, username = 'merchant') => {
    const query = { ...always, search, length: 100, ...more };
    return idsOf((await stage.as(username, listOrders, { query })).aaData);
  };
  searchCases({
    rows: 'orders',
    create: async (customer_name) => (await stage.placed({ customer_name })).id,
    find,
  });
  phoneCases(
    {
      rows: 'orders',
      create: async (phone) => (await stage.placed({ phone })).id,
      find: (username, search) => find(search, {}, username),
    },
    '0403',
  );

  describe('search of orders', () => {
    test('finds the number in any case', async () => {
      const { id, number } = await stage.placed();
      for (const search of [number.toLowerCase(), number.toUpperCase(), ` ${number} `])
        expect(await find(search)).toContain(id);
    });

    test('finds the amount, unless the reader sees no prices', async () => {
      const { id, total } = await stage.placed({
        lines: [{ menu_id: (await stage.item('Roti tisu')).id, quantity: 307 }],
      });
      const amount = (sen: number) => (sen / 100).toFixed(2);
      const grouped = `${Math.floor(total / 100_000)},${amount(total % 100_000).padStart(6, '0')}`;
      expect(total).toBeGreaterThan(100_000);
      for (const search of [
        amount(total),
        amount(total).replace('.', ','),
        `RM ${amount(total)}`,
        `rm${amount(total)}`,
        grouped,
      ])
        expect([search, await find(search), await find(search, { columns: ['total'] })]).toEqual([
          search,
          [id],
          [id],
        ]);
      expect(await find(amount(total + 1))).not.toContain(id);
      expect(await find(amount(total), { columns: ['phone', 'number'] })).toEqual([]);
      expect(await find(amount(total), {}, 'kitchen')).toEqual([]);
    });
  });
}
