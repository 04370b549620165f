import { getUserInfo, login } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { refused } from '../Stage.ts';
import { newPassword, type StaffStage } from './StaffStage.ts';

const me = { params: { role: 'user' as const, id: 'me' as const } };

/** Deactivated accounts, and the limits of what a manager can do. */
export function staffLeaving(staff: StaffStage): void {
  const signIn = async (username: string, password = newPassword) =>
    (await staff.browser()).call(login, { body: { username, password } });

  describe('a deactivated person', () => {
    test('is signed out immediately, and can sign in again when activated', async () => {
      const { staff: made, call } = await staff.joined();
      const second = await staff.browser();
      await second.call(login, { body: { username: made.username, password: newPassword } });
      const off = await staff.patch(made, false);
      expect(off).toMatchObject({ status: 'inactive', version: made.version + 1 });
      for (const session of [call, second.call])
        expect(await refused(session(getUserInfo, me))).toMatchObject({
          code: 'sessionExpired',
          status: 401,
        });
      expect(await refused(signIn(made.username))).toMatchObject({ code: 'wrongCredentials' });
      expect(await staff.patch(off, false)).toEqual(off);
      const on = await staff.patch(off, true);
      expect(on).toMatchObject({ status: 'active' });
      expect((await signIn(made.username)).user.id).toBe(made.id);
    });

    test('is deactivated by a manager who has not seen that they set their password', async () => {
      const { staff: invited, token } = await staff.create();
      const { call } = await staff.accept(token);
      expect(await staff.patch(invited, false)).toMatchObject({ status: 'inactive' });
      expect(await refused(call(getUserInfo, me))).toMatchObject({ code: 'sessionExpired' });
    });

    test('can’t use or get an invitation', async () => {
      const { staff: made, token } = await staff.create();
      const off = await staff.patch(made, false);
      expect(await refused(staff.open(token))).toMatchObject({ code: 'notFound' });
      expect(await refused(staff.accept(token))).toMatchObject({ code: 'notFound' });
      expect(await refused(staff.invite(off))).toMatchObject({
        code: 'notAllowedNow',
        matter: { details: { why: 'status', status: 'inactive' } },
      });
    });
  });

  describe('a manager', () => {
    const why = (reason: string) => ({
      code: 'notAllowedNow',
      matter: { details: { why: reason } },
    });

    test('can’t deactivate or invite themselves, or change their own role', async () => {
      const own = await staff.byUsername('merchant');
      expect(await refused(staff.patch(own, false))).toMatchObject(why('own_account'));
      expect(await refused(staff.invite(own))).toMatchObject(why('own_account'));
      const { name } = own;
      const edit = staff.edit(own, { name, role: 'cashier', email: 'farah@example.com' });
      expect(await staff.fieldOf(edit)).toEqual([['role', 'own_account']]);
    });

    test('can’t deactivate the last owner who can sign in, or take their role', async () => {
      const owner = await staff.byUsername('merchant.kajang', 'admin');
      const by = 'supermerchant';
      expect(await refused(staff.patch(owner, false, by))).toMatchObject(why('last_owner'));
      const { id: merchant_id } = owner.merchant;
      const second = await staff.create({ merchant_id, role: 'merchant' }, by);
      expect(await refused(staff.patch(owner, false, by))).toMatchObject(why('last_owner'));
      const edit = staff.edit(owner, { name: 'N', role: 'waiter', email: 'n@example.com' }, by);
      expect(await staff.fieldOf(edit)).toEqual([['name', expect.any(String)]]);
      const demote = staff.edit(owner, { ...owner, role: 'waiter', email: 'n@example.com' }, by);
      expect(await staff.fieldOf(demote)).toEqual([['role', 'last_owner']]);
      await staff.accept(second.token);
      expect(await staff.patch(owner, false, by)).toMatchObject({ status: 'inactive' });
    });

    test('can’t give rights that they lack, or act on people who have them', async () => {
      await staff.grant('supervisor', { 'staff.manage': 'allow' });
      const by = 'supervisor';
      const forbidden = { code: 'forbidden', status: 403, matter: { details: {} } };
      const { staff: made } = await staff.create({}, by);
      expect(made).toMatchObject({ role: 'cashier' });
      const peer = await staff.edit(made, { ...made, role: 'supervisor' }, by);
      expect(peer.role).toBe('supervisor');
      expect(await refused(staff.create({ role: 'merchant' }, by))).toMatchObject(forbidden);
      const promote = staff.edit(peer, { ...peer, role: 'merchant' }, by);
      expect(await refused(promote)).toMatchObject(forbidden);
      const owner = await staff.byUsername('merchant', by);
      for (const call of [
        () => staff.edit(owner, { ...owner, name: 'Mine now', email: 'me@example.com' }, by),
        () => staff.patch(owner, false, by),
        () => staff.invite(owner, by),
      ])
        expect(await refused(call())).toMatchObject(forbidden);
      expect(await staff.byUsername('merchant')).toEqual(owner);
      await staff.grant('supervisor', {});
      expect(await refused(staff.all(by))).toMatchObject({
        code: 'forbidden',
        matter: { details: { capability: 'staff.manage' } },
      });
    });
  });
}
