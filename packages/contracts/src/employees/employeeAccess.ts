import { describe, expect, test } from 'vitest';
import { refused, type Stage } from '../Stage.ts';
import { employeeCalls } from './employeeCalls.ts';

/** The scope of employees, and their phone numbers. */
export function employeeAccess(stage: Stage): void {
  const { list, create, edit, patch } = employeeCalls(stage);

  describe('the scope of employees', () => {
    test('hides and protects those outside the caller’s scope', async () => {
      const [theirs] = await list({}, 'merchant.bangsar');
      expect((await list()).some(({ id }) => id === theirs!.id)).toBe(false);
      for (const { id, version } of [theirs!, { id: 999_999, version: 1 }])
        for (const call of [
          () => edit({ id, version }, { name: 'Mine now' }),
          () => patch({ id, version }, true),
        ])
          expect(await refused(call())).toMatchObject({ code: 'notFound', status: 404 });
      expect(await refused(list({ merchant_id: 102 }))).toMatchObject({ code: 'forbidden' });
      expect(await refused(list({ merchant_id: 999 }, 'admin'))).toMatchObject({
        code: 'notFound',
      });
      expect(await refused(create({ merchant_id: 102, name: 'Mine now' }))).toMatchObject({
        code: 'forbidden',
      });
    });

    test('masks phone numbers, which an edit keeps', async () => {
      const made = await create(
        { merchant_id: 103, name: 'Group cook', phone: '+60198765432' },
        'admin',
      );
      const seen = (await list({ search: 'Group cook' }, 'supermerchant'))[0]!;
      expect(seen).toMatchObject({ id: made.id, phone: '•••• 5432' });
      expect(await list({ search: '98765432' }, 'supermerchant')).toEqual([]);
      await edit(seen, { name: 'Group cook', title: 'Cook' }, 'supermerchant');
      const [kept] = await list({ search: '98765432' }, 'admin');
      expect(kept).toMatchObject({ id: made.id, title: 'Cook', phone: '+60198765432' });
    });
  });
}
