import { describe, expect, test } from 'vitest';
import { refused, type Stage } from '../Stage.ts';
import { merchantCalls } from './merchantCalls.ts';

/** The list and the accounts of merchants, in the unchanged sample. */
export function merchantList(stage: Stage): void {
  const { list, get } = merchantCalls(stage);
  const namesOf = async (...input: Parameters<typeof list>) =>
    (await list(...input)).aaData.map(({ name }) => name.replace('Seri Melati ', ''));

  describe('the list of merchants', () => {
    test('has the merchants in the caller’s scope, with their owners', async () => {
      const { aaData, total } = await list();
      expect(total).toBe(4);
      expect(aaData[0]).toMatchObject({
        id: 102,
        name: 'Seri Melati Bangsar',
        parent: { id: 100, name: 'Seri Melati' },
        status: 'active',
        setup_status: 'live',
        created_at: '2025-01-06T02:00:00.000Z',
        time_zone: 'Asia/Kuala_Lumpur',
        owner: { name: 'Hafiz Kamaruddin', phone: '', email: '' },
      });
      expect(await namesOf({}, 'agent')).toEqual(['Bangsar', 'Chow Kit']);
      expect(await namesOf({}, 'supermerchant')).toHaveLength(4);
    });

    test('is sorted by the date of joining or by name', async () => {
      const ids = async (columns?: 'created_at' | 'name') =>
        (await list({ columns, order: 'desc' })).aaData.map(({ id }) => id);
      expect(await ids('created_at')).toEqual([104, 103, 102, 101]);
      expect(await ids('name')).toEqual([104, 101, 103, 102]);
    });

    test('is found by the owner, in the caller’s scope only', async () => {
      expect(await namesOf({ search: 'noraini' })).toEqual(['Kajang']);
      expect(await namesOf({ search: 'MERCHANT.CHERAS' })).toEqual(['Cheras']);
      expect(await namesOf({ search: 'noraini' }, 'agent')).toEqual([]);
      // A member of staff isn't an owner.
      expect(await namesOf({ search: 'siti hajar' })).toEqual([]);
    });

    test('is filtered by status, set-up and date', async () => {
      expect(await namesOf({ setup_status: 'approved' })).toEqual(['Kajang']);
      expect(await namesOf({ status: 'suspended' })).toEqual([]);
      expect(await namesOf({ status: 'active' })).toHaveLength(4);
      expect(await namesOf({ startDate: '2025-01-06', endDate: '2025-01-06' })).toHaveLength(4);
      expect(await namesOf({ endDate: '2025-01-05' })).toEqual([]);
      expect(await namesOf({ startDate: '2025-01-07' })).toEqual([]);
    });
  });

  describe('the account of a merchant', () => {
    test('has its owner, its agents and its set-up', async () => {
      const account = await get(101);
      expect(account).toMatchObject({
        id: 101,
        owner: { id: 11, username: 'merchant', status: 'active', invited_until: null },
        agents: [{ id: 2, name: 'Jason Lim Wei Jie' }],
        supermerchant: { id: 3, name: 'Kamaruddin Yusof' },
        suspension: null,
        closure: null,
        needed: [],
      });
      expect(account.steps.find(({ step }) => step === 'menu')).toMatchObject({ state: 'done' });
      expect((await get(104)).agents).toEqual([]);
    });

    test('isn’t found outside the caller’s scope', async () => {
      expect((await get(102, 'agent')).name).toBe('Seri Melati Bangsar');
      for (const [id, by] of [
        [103, 'agent'],
        [999, 'admin'],
      ] as const)
        expect(await refused(get(id, by))).toMatchObject({ code: 'notFound', status: 404 });
    });
  });
}
