import { changePassword, getUserInfo, login, type Client, type Input } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { contractPassword } from './host.ts';
import { refused } from './Stage.ts';

const me = { params: { role: 'user' as const, id: 'me' as const } };
const fresh = 'three warm roti at noon';
const lockMs = 5 * 60_000;

/** How somebody changes their password; part of the account contract. */
export function passwordsContract(
  browser: () => Promise<Client>,
  advance: (milliseconds: number) => Promise<void>,
): void {
  describe('a password', () => {
    const enter = async (username: string, password = contractPassword) => {
      const { call } = await browser();
      await call(login, { body: { username, password } });
      return call;
    };
    const wish = (more: Partial<Input<typeof changePassword>['body']> = {}) => ({
      body: { current_password: contractPassword, new_password: fresh, ...more },
    });

    test('is changed by who knows it, here and nowhere else, and signs the others out', async () => {
      const [here, there] = [await enter('waiter.bangsar'), await enter('waiter.bangsar')];
      const { ended } = await here(changePassword, wish());
      expect(ended).toBeGreaterThanOrEqual(1);
      expect((await here(getUserInfo, me)).username).toBe('waiter.bangsar');
      expect(await refused(there(getUserInfo, me))).toMatchObject({ code: 'sessionExpired' });
      expect(await refused(enter('waiter.bangsar'))).toMatchObject({ code: 'wrongCredentials' });
      expect(await enter('waiter.bangsar', fresh)).toBeTypeOf('function');
      expect((await (await enter('kitchen.bangsar'))(getUserInfo, me)).username).toBe(
        'kitchen.bangsar',
      );
    });

    test('leaves the other devices signed in where that was asked for', async () => {
      const [here, there] = [await enter('cashier.bangsar'), await enter('cashier.bangsar')];
      expect(await here(changePassword, wish({ keeps_others: true }))).toEqual({ ended: 0 });
      expect((await there(getUserInfo, me)).username).toBe('cashier.bangsar');
    });

    test('is not changed by a new one that is short, common, the name or the same', async () => {
      const here = await enter('kitchen.bangsar');
      for (const [new_password, code] of [
        ['roti', 'tooShort'],
        ['password2026', 'tooCommon'],
        ['kitchen.bangsar', 'isName'],
      ] as const) {
        const problem = await refused(here(changePassword, wish({ new_password })));
        expect(problem).toMatchObject({ code: 'invalid', status: 422 });
        expect(problem.matter.fields).toMatchObject({ new_password: { code } });
      }
      await here(changePassword, wish());
      const again = await refused(here(changePassword, wish({ current_password: fresh })));
      expect(again.matter.fields).toMatchObject({ new_password: { code: 'isCurrent' } });
      const empty = await refused(here(changePassword, wish({ new_password: '' })));
      expect(Object.keys(empty.matter.fields ?? {})).toEqual(['new_password']);
    });

    test('is not tried here more often than at the door', async () => {
      const here = await enter('cashier.cheras');
      const wrong = wish({ current_password: 'wrong' });
      for (let i = 0; i < 5; i++)
        expect(await refused(here(changePassword, wrong))).toMatchObject({
          code: 'wrongPassword',
          status: 422,
        });
      expect(await refused(here(changePassword, wish()))).toMatchObject({
        code: 'locked',
        status: 423,
      });
      expect(await refused(enter('cashier.cheras'))).toMatchObject({ code: 'locked' });
      await advance(lockMs + 1000);
      const later = await enter('cashier.cheras');
      expect(await later(changePassword, wish())).toHaveProperty('ended');
    });
  });
}
