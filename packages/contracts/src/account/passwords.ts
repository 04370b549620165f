import { changePassword, getUserInfo, login, type Client, type Input } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { contractPassword } from '../host.ts';
import { refused } from '../Stage.ts';

const me = { params: { role: 'user' as const, id: 'me' as const } };
const fresh = 'three warm roti at noon';
const lockMs = 5 * 60_000;

/** Changing a password. Part of the account contract. */
export function passwordsContract(
  browser: () => Promise<Client>,
  advance: (milliseconds: number) => Promise<void>,
): void {
  describe('password change', () => {
    const enter = async (username: string, password = contractPassword) => {
      const { call } = await browser();
      await call(login, { body: { username, password } });
      return call;
    };
    const input = (more: Partial<Input<typeof changePassword>['body']> = {}) => ({
      body: { current_password: contractPassword, new_password: fresh, ...more },
    });

    test('applies to the caller only, and signs out their other devices', async () => {
      const [here, there] = [await enter('waiter.bangsar'), await enter('waiter.bangsar')];
      const { ended } = await here(changePassword, input());
      expect(ended).toBeGreaterThanOrEqual(1);
      expect((await here(getUserInfo, me)).username).toBe('waiter.bangsar');
      expect(await refused(there(getUserInfo, me))).toMatchObject({ code: 'sessionExpired' });
      expect(await refused(enter('waiter.bangsar'))).toMatchObject({ code: 'wrongCredentials' });
      expect(await enter('waiter.bangsar', fresh)).toBeTypeOf('function');
      expect((await (await enter('kitchen.bangsar'))(getUserInfo, me)).username).toBe(
        'kitchen.bangsar',
      );
    });

    test('keeps the other devices signed in on request', async () => {
      const [here, there] = [await enter('cashier.bangsar'), await enter('cashier.bangsar')];
      expect(await here(changePassword, input({ keeps_others: true }))).toEqual({ ended: 0 });
      expect((await there(getUserInfo, me)).username).toBe('cashier.bangsar');
    });

    test('refuses passwords that are short, common, the username or unchanged', async () => {
      const here = await enter('kitchen.bangsar');
      for (const [new_password, code] of [
        ['roti', 'tooShort'],
        ['password2026', 'tooCommon'],
        ['kitchen.bangsar', 'isName'],
      ] as const) {
        const problem = await refused(here(changePassword, input({ new_password })));
        expect(problem).toMatchObject({ code: 'invalid', status: 422 });
        expect(problem.matter.fields).toMatchObject({ new_password: { code } });
      }
      await here(changePassword, input());
      const again = await refused(here(changePassword, input({ current_password: fresh })));
      expect(again.matter.fields).toMatchObject({ new_password: { code: 'isCurrent' } });
      const empty = await refused(here(changePassword, input({ new_password: '' })));
      expect(Object.keys(empty.matter.fields ?? {})).toEqual(['new_password']);
    });

    test('is locked after five incorrect passwords, together with sign-in', async () => {
      const here = await enter('cashier.cheras');
      const wrong = input({ current_password: 'wrong' });
      for (let i = 0; i < 5; i++)
        expect(await refused(here(changePassword, wrong))).toMatchObject({
          code: 'wrongPassword',
          status: 422,
        });
      expect(await refused(here(changePassword, input()))).toMatchObject({
        code: 'locked',
        status: 423,
      });
      expect(await refused(enter('cashier.cheras'))).toMatchObject({ code: 'locked' });
      await advance(lockMs + 1000);
      const later = await enter('cashier.cheras');
      expect(await later(changePassword, input())).toHaveProperty('ended');
    });
  });
}
