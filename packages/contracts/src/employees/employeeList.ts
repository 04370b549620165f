import { describe, expect, test } from 'vitest';
import type { Stage } from '../Stage.ts';
import { employeeCalls } from './employeeCalls.ts';

/** The list of employees with its filters, in the unchanged sample. */
export function employeeList(stage: Stage): void {
  const { list } = employeeCalls(stage);
  const named = async (query: object, by?: string) =>
    (await list(query, by)).map(({ name }) => name);

  describe('the list of employees', () => {
    test('has the people with and without an account, by name', async () => {
      expect(await named({})).toEqual([
        'Azlan Hakim',
        'Daniel Arumugam',
        'Muthu Krishnan',
        'Salmah Yusof',
        'Siti Hajar Ismail',
        'Suresh Pillai',
        'Tan Boon Heng',
        'Vincent Ong',
        'Wong Mei Ling',
      ]);
      const found = await list({ search: 'siti' });
      expect(found).toMatchObject([
        {
          version: 1,
          merchant: { id: 101, name: 'Seri Melati Chow Kit' },
          name: 'Siti Hajar Ismail',
          title: 'Cashier',
          hourly_wage: 1_150,
          staff: { name: 'Siti Hajar Ismail' },
          left_at: null,
        },
      ]);
    });

    test('is filtered by status and outlet', async () => {
      expect(await named({ status: 'left' })).toEqual(['Vincent Ong']);
      expect(await named({ status: 'active' })).toHaveLength(8);
      expect(await named({ status: 'active' })).not.toContain('Vincent Ong');
      expect(await named({ merchant_id: 103 }, 'supermerchant')).toEqual([
        'Kelvin Goh Zhi Hao',
        'Nurul Ain Zakaria',
      ]);
      expect((await named({}, 'supermerchant')).length).toBeGreaterThan(9);
    });
  });
}
