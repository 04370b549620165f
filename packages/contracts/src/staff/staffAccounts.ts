import { getUserInfo, listStaff } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { listLaws } from '../listLaws.ts';
import { refused } from '../Stage.ts';
import type { StaffStage } from './StaffStage.ts';

const me = { params: { role: 'user' as const, id: 'me' as const } };
const edited = { name: 'Siti', role: 'cashier' as const, email: 'siti@example.com' };

/** The list of staff, and what can be changed about an account. */
export function staffAccounts(staff: StaffStage): void {
  const { stage } = staff;

  listLaws(stage, {
    name: 'staff',
    list: listStaff,
    username: 'merchant',
    query: {},
    search: 'kitchen',
    textOf: ({ name, username }: { name: string; username: string }) => `${name}\n${username}`,
  });

  describe('the list of staff', () => {
    const named = async (query: object, by = 'merchant') =>
      (
        await stage.as(by, listStaff, { query: { length: 100, order: 'asc', ...query } })
      ).aaData.map(({ username }) => username);

    test('lists only people of the merchant, by name', async () => {
      expect(await named({})).toEqual([
        'marketing',
        'merchant',
        'waiter',
        'cashier',
        'supervisor',
        'kitchen',
        'host',
      ]);
      expect(await staff.byUsername('cashier')).toMatchObject({
        merchant: { id: 101, name: 'Seri Melati Chow Kit' },
        name: 'Siti Hajar Ismail',
        role: 'cashier',
        status: 'active',
        invited_until: null,
        version: 1,
      });
    });

    test('is filtered by role, status and outlet', async () => {
      expect(await named({ role: 'merchant' })).toEqual(['merchant']);
      expect(await named({ role: 'host' })).toEqual(['host']);
      expect(await named({ status: 'inactive' })).toEqual([]);
      expect(await named({ status: 'active' })).toHaveLength(7);
      expect(await named({ role: 'merchant' }, 'supermerchant')).toHaveLength(4);
      expect(await named({ merchant_id: 103 }, 'admin')).toEqual([
        'waiter.cheras',
        'merchant.cheras',
        'cashier.cheras',
      ]);
      expect(await refused(named({ merchant_id: 102 }))).toMatchObject({ code: 'forbidden' });
      expect(await refused(named({ merchant_id: 999 }, 'admin'))).toMatchObject({
        code: 'notFound',
      });
    });
  });

  describe('a staff account', () => {
    test('is created with an invitation, in any role', async () => {
      const { staff: made, token } = await staff.create({
        name: '  Nur Aisyah ',
        username: 'nur.aisyah',
        role: 'supervisor',
        email: '',
        phone: '+600123456789',
      });
      expect(made).toMatchObject({
        merchant: { id: 101 },
        name: 'Nur Aisyah',
        username: 'nur.aisyah',
        role: 'supervisor',
        phone: '+60123456789',
        email: '',
        status: 'invited',
        version: 1,
      });
      expect(token.length).toBeGreaterThan(8);
      expect(await staff.get(made.id)).toEqual(made);
      const owner = await staff.create({ role: 'merchant' });
      expect(owner.staff).toMatchObject({ role: 'merchant', status: 'invited' });
    });

    test('needs a new username, a name, and a phone number or an email address', async () => {
      for (const [body, field] of [
        [{ username: 'CASHIER' }, ['username', 'taken']],
        [{ username: 'merchant.Bangsar' }, ['username', 'taken']],
        [{ email: '' }, ['phone', 'no_contact']],
        [{ username: 'ab' }, ['username', expect.any(String)]],
        [{ username: 'a'.repeat(31) }, ['username', expect.any(String)]],
        [{ username: 'with space' }, ['username', expect.any(String)]],
        [{ name: 'A' }, ['name', expect.any(String)]],
        [{ name: 'A'.repeat(81) }, ['name', expect.any(String)]],
        [{ email: 'nobody' }, ['email', expect.any(String)]],
        [{ phone: '0123456789' }, ['phone', expect.any(String)]],
      ] as const)
        expect([body, await staff.fieldOf(staff.create(body))]).toEqual([body, [field]]);
      const role = 'admin' as 'cashier';
      expect(await staff.fieldOf(staff.create({ role }))).toEqual([['role', expect.any(String)]]);
    });

    test('is edited, and its new role applies to the person’s next action', async () => {
      const { staff: made, call } = await staff.joined({ phone: '+60198765432' });
      expect((await call(getUserInfo, me)).rights.grants['order.void']).toBe('approve');
      const next = await staff.edit(made, { ...edited, role: 'supervisor' });
      expect(next).toMatchObject({
        name: 'Siti',
        role: 'supervisor',
        email: 'siti@example.com',
        phone: '+60198765432',
        username: made.username,
        version: made.version + 1,
      });
      expect((await call(getUserInfo, me)).rights.grants['order.void']).toBe('allow');
      expect(await staff.edit(next, { ...edited, phone: '' })).toMatchObject({ phone: '' });
      const bare = { ...next, version: next.version + 1 };
      expect(await staff.fieldOf(staff.edit(bare, { ...edited, email: '' }))).toEqual([
        ['phone', 'no_contact'],
      ]);
    });

    test('is not edited by a second manager on an outdated version', async () => {
      const { staff: made } = await staff.create();
      await staff.edit(made, edited, 'merchant');
      const late = await refused(staff.edit(made, { ...edited, name: 'Late' }, 'admin'));
      expect(late).toMatchObject({
        code: 'conflict',
        status: 409,
        matter: { current: { id: made.id, name: 'Siti', version: made.version + 1 } },
      });
      expect(await refused(staff.patch(made, false))).toMatchObject({ code: 'conflict' });
      expect(await refused(staff.invite(made))).toMatchObject({ code: 'conflict' });
    });

    test('is not found outside the caller’s scope, and neither are people of the platform', async () => {
      const theirs = await staff.byUsername('cashier.bangsar', 'merchant.bangsar');
      for (const id of [theirs.id, 1, 2, 3, 999_999]) {
        const ref = { id, version: 1 };
        for (const call of [
          () => staff.get(id),
          () => staff.edit(ref, edited),
          () => staff.patch(ref, false),
          () => staff.invite(ref),
        ])
          expect(await refused(call())).toMatchObject({ code: 'notFound', status: 404 });
      }
      expect(await refused(staff.invite({ id: 2, version: 1 }, 'admin'))).toMatchObject({
        code: 'notFound',
      });
      expect(await refused(staff.create({ merchant_id: 102 }))).toMatchObject({
        code: 'forbidden',
      });
      expect(await staff.get(theirs.id, 'merchant.bangsar')).toEqual(theirs);
    });
  });
}
