import { getUserInfo, login } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { refused } from '../Stage.ts';
import { newPassword, type StaffStage } from './StaffStage.ts';

const me = { params: { role: 'user' as const, id: 'me' as const } };
const days = 86_400_000;

/** Invitations, with which people set their first password, and a new one after a reset. */
export function invitations(staff: StaffStage): void {
  const signIn = async (username: string, password = newPassword) =>
    (await staff.browser()).call(login, { body: { username, password } });
  const unknown = { code: 'notFound', status: 404 };

  describe('an invitation', () => {
    test('lets a person set their password once, and signs them in', async () => {
      const { staff: made, token } = await staff.create();
      const { username, name, id } = made;
      expect(await refused(signIn(username, ''))).toMatchObject({ code: 'invalid' });
      expect(await refused(signIn(username))).toMatchObject({ code: 'wrongCredentials' });
      expect(await staff.open(token)).toEqual({ merchant: 'Seri Melati Chow Kit', name, username });
      const { session, call } = await staff.accept(token);
      expect(session.user).toMatchObject({ id, username, template: 'cashier' });
      expect((await call(getUserInfo, me)).id).toBe(id);
      expect(await refused(staff.open(token))).toMatchObject(unknown);
      expect(await refused(staff.accept(token))).toMatchObject(unknown);
      expect((await signIn(username)).user.id).toBe(id);
      expect(await staff.get(id)).toMatchObject({ status: 'active', invited_until: null });
    });

    test('is used by one of two requests at a time', async () => {
      const { token } = await staff.create();
      const both = await Promise.allSettled([staff.accept(token), staff.accept(token)]);
      expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    });

    test('needs a good password, and stays usable after a refused one', async () => {
      const { staff: made, token } = await staff.create();
      for (const [password, code] of [
        ['short', 'tooShort'],
        ['password123', 'tooCommon'],
        [made.username, 'isName'],
      ] as const)
        expect(await staff.fieldOf(staff.accept(token, password))).toEqual([
          ['new_password', code],
        ]);
      expect((await staff.accept(token)).session.user.id).toBe(made.id);
    });

    test('replaces the password, the sessions and the earlier invitation of a person', async () => {
      const { staff: made, call } = await staff.joined();
      const first = await staff.invite(made);
      expect(first.staff).toMatchObject({ status: 'invited', version: made.version + 1 });
      expect(await refused(call(getUserInfo, me))).toMatchObject({ code: 'sessionExpired' });
      expect(await refused(signIn(made.username))).toMatchObject({ code: 'wrongCredentials' });
      const second = await staff.invite(first.staff);
      expect(await refused(staff.open(first.token))).toMatchObject(unknown);
      await staff.accept(second.token, 'four cold teh at night');
      expect((await signIn(made.username, 'four cold teh at night')).user.id).toBe(made.id);
    });

    test('is not found if its token is unknown', async () => {
      for (const token of ['x', 'a'.repeat(43), '%'])
        expect(await refused(staff.open(token))).toMatchObject(unknown);
    });

    test('can be used for seven days', async () => {
      const [used, late] = [await staff.create(), await staff.create()];
      await staff.stage.host.advance(7 * days - 60_000);
      expect((await staff.open(used.token)).username).toBe(used.staff.username);
      await staff.stage.host.advance(60_000);
      for (const { token } of [used, late]) {
        expect(await refused(staff.open(token))).toMatchObject(unknown);
        expect(await refused(staff.accept(token))).toMatchObject(unknown);
      }
      const again = await staff.invite(late.staff);
      expect((await staff.accept(again.token)).session.user.id).toBe(late.staff.id);
    });
  });
}
