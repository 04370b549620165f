import { approve, getUserInfo, getVersion, login, logout, refreshSession } from '@servery/api';
import { beforeAll, describe, expect, test } from 'vitest';
import { rightsOf } from '@servery/domain/people';
import { people } from '@servery/sample';
import { accountEndpoints } from './accountEndpoints.ts';
import { countersContract } from './counters.ts';
import { devicesContract } from './devices.ts';
import { lockoutsContract } from './lockouts.ts';
import { pairedDevicesContract } from './pairedDevices.ts';
import { passwordsContract } from './passwords.ts';
import { pushesContract } from './pushes.ts';
import { contractPassword, type ApprovalInput, type ContractHost } from '../host.ts';
import { refused, Stage } from '../Stage.ts';

/** A contract host that also provides an order at the first outlet that no other test changes. */
export interface AccountHost extends ContractHost {
  anOrder: () => Promise<{ id: number; version: number }>;
}

const password = contractPassword;
const lockMinutes = 5 * 60_000;

/**
 * Registers the tests that any host of accounts must pass. The last one checks that every endpoint
 * was called.
 */
export function accountContract(start: () => Promise<AccountHost> | AccountHost): void {
  const stage = new Stage();
  let host: AccountHost;
  beforeAll(() => stage.open(async () => (host = await start())));
  const browser = async () => stage.recorded(await host.browser());
  const me = { params: { role: 'user' as const, id: 'me' as const } };

  describe('signing in', () => {
    test('returns a session with the user’s data', async () => {
      const { call } = await browser();
      const session = await call(login, { body: { username: 'cashier', password } });
      expect(session).toMatchObject({
        signature_key: null,
        user: {
          username: 'cashier',
          name: 'Siti Hajar Ismail',
          role: 'staff',
          template: 'cashier',
          merchant: { id: 101, name: 'Seri Melati Chow Kit' },
          merchants: [{ id: 101, time_zone: 'Asia/Kuala_Lumpur', day_start: '04:00' }],
        },
      });
      expect(await call(getUserInfo, me)).toEqual(session.user);
    });

    test('accepts the username in any case', async () => {
      const { call } = await browser();
      const { user } = await call(login, { body: { username: ' Waiter ', password } });
      expect(user.username).toBe('waiter');
    });

    test('returns a signing key on request', async () => {
      const { call } = await browser();
      const { signature_key } = await call(login, {
        body: { username: 'waiter', password, signed: true },
      });
      expect(signature_key).toMatch(/^[\w-]{43}$/);
    });

    test('returns the same problem for an unknown username and an incorrect password', async () => {
      const { call } = await browser();
      const wrong = [
        { username: 'nobody.at.all', password },
        { username: 'kitchen', password: 'wrong' },
      ];
      for (const body of wrong) {
        const problem = await refused(call(login, { body }));
        expect(problem).toMatchObject({ code: 'wrongCredentials', status: 422 });
        expect(problem.matter.details).toBeUndefined();
      }
    });

    test('requires a username and a password', async () => {
      const { call } = await browser();
      const problem = await refused(call(login, { body: { username: '', password: '' } }));
      expect(problem.code).toBe('invalid');
      expect(Object.keys(problem.matter.fields ?? {}).toSorted()).toEqual(['password', 'username']);
    });
  });

  describe('session', () => {
    test('is renewed only in the browser where it started', async () => {
      const stranger = await browser();
      expect(await refused(stranger.call(refreshSession, { body: {} }))).toMatchObject({
        code: 'sessionExpired',
        status: 401,
      });
      const { call } = await browser();
      await call(login, { body: { username: 'waiter', password } });
      const { user } = await call(refreshSession, { body: {} });
      expect(user.username).toBe('waiter');
      expect(await call(getUserInfo, me)).toEqual(user);
    });

    test('ends on sign-out', async () => {
      const { call } = await browser();
      await call(login, { body: { username: 'host', password } });
      expect(await call(logout, { body: {} })).toEqual({ is_signed_out: true });
      expect(await refused(call(getUserInfo, me))).toMatchObject({
        code: 'sessionExpired',
        status: 401,
      });
      expect(await refused(call(refreshSession, { body: {} }))).toMatchObject({
        code: 'sessionExpired',
      });
    });

    test('ends on all devices on request', async () => {
      const { call } = await browser();
      await call(login, { body: { username: 'marketing', password } });
      await call(logout, { body: { everywhere: true } });
      expect(await refused(call(logout, { body: {} }))).toMatchObject({ code: 'sessionExpired' });
    });
  });

  devicesContract(browser, (ms) => host.advance(ms));
  passwordsContract(browser, (ms) => host.advance(ms));
  pushesContract(browser);
  pairedDevicesContract(stage);
  countersContract(stage, () => host.anOrder());

  describe('getUserInfo', () => {
    test.each(people.filter(({ merchant_id }) => merchant_id === null || merchant_id === 101))(
      'returns the permissions of the role of $username',
      async ({ id, username, name, role, template, merchant_ids }) => {
        const info = await stage.as(username, getUserInfo, me);
        expect(info).toMatchObject({ id, username, name, role, template });
        expect(info.rights).toEqual(rightsOf(role, template));
        expect(info.merchants.map((merchant) => merchant.id)).toEqual(merchant_ids);
      },
    );

    test('has the features that are off at all of the person’s merchants', async () => {
      const offOf = async (username: string) => (await stage.as(username, getUserInfo, me)).off;
      for (const username of ['cashier', 'admin', 'agent', 'supermerchant'])
        expect(await offOf(username)).toEqual([]);
      expect(await offOf('merchant.kajang')).toEqual([
        { feature: 'template_apps', by: 'merchant' },
      ]);
    });

    test('finds people by role and id within the caller’s scope only', async () => {
      const read = (username: string, role: 'staff' | 'merchant' | 'admin' | 'user', id: number) =>
        stage.as(username, getUserInfo, { params: { role, id } });
      expect((await read('merchant', 'staff', 14)).username).toBe('waiter');
      expect((await read('admin', 'merchant', 21)).username).toBe('merchant.bangsar');
      for (const [username, role, id] of [
        ['merchant', 'merchant', 14],
        ['merchant', 'staff', 24],
        ['merchant', 'admin', 1],
        ['merchant', 'staff', 999],
      ] as const)
        expect(await refused(read(username, role, id))).toMatchObject({
          code: 'notFound',
          status: 404,
        });
    });

    test('returns notFound for an unknown role', async () => {
      const params = { role: 'king' as 'admin', id: 'me' as const };
      expect(await refused(stage.as('merchant', getUserInfo, { params }))).toMatchObject({
        code: 'notFound',
      });
    });
  });

  test('getVersion needs no session', async () => {
    const { call } = await browser();
    const { version, minimum } = await call(getVersion, {});
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(minimum).toMatch(/^\d+\.\d+\.\d+$/);
  });

  describe('approval by PIN', () => {
    const requestApproval = async (
      username: string,
      pin: string,
      more: Partial<ApprovalInput> = {},
    ) => {
      const { id: object_id, version } = await host.anOrder();
      const request = { capability: 'order.void' as const, object_id, version, ...more };
      return stage.as(username, approve, { body: { pin, request } });
    };

    test('returns an approval for the PIN of a person with permission', async () => {
      const { approval, approver } = await requestApproval('cashier', '5937');
      expect(approver).toBe('Suresh Pillai');
      expect(approval.length).toBeGreaterThan(8);
      expect((await requestApproval('cashier', '5937')).approval).not.toBe(approval);
    });

    test('refuses PINs that are unknown, of another outlet or of a person without permission', async () => {
      for (const pin of ['0000', '7315', '4086']) {
        expect(await refused(requestApproval('waiter', pin))).toMatchObject({
          code: 'wrongPin',
          status: 422,
        });
      }
      expect((await requestApproval('waiter', '5937')).approver).toBe('Suresh Pillai');
    });

    test('refuses the caller’s own PIN, except the owner’s', async () => {
      expect(await refused(requestApproval('supervisor', '5937'))).toMatchObject({
        code: 'wrongPin',
      });
      expect((await requestApproval('supervisor', '8264')).approver).toBe('Farah Kamaruddin');
      expect((await requestApproval('merchant', '8264')).approver).toBe('Farah Kamaruddin');
    });

    test('requires an object in the caller’s scope', async () => {
      expect(await refused(requestApproval('merchant.bangsar', '7315'))).toMatchObject({
        code: 'notFound',
      });
      expect(await refused(requestApproval('cashier', '5937', { object_id: 1 }))).toMatchObject({
        code: 'notFound',
      });
    });

    test('requires four to six digits', async () => {
      for (const pin of ['123', '1234567', 'abcd'])
        expect(await refused(requestApproval('cashier', pin))).toMatchObject({ code: 'invalid' });
    });

    test('is locked for five minutes after five incorrect PINs', async () => {
      for (let i = 0; i < 5; i++)
        expect(await refused(requestApproval('kitchen', `111${i}`))).toMatchObject({
          code: 'wrongPin',
        });
      const problem = await refused(requestApproval('kitchen', '5937'));
      expect(problem).toMatchObject({ code: 'locked', status: 423 });
      expect(problem.matter.details).toHaveProperty('until');
      await host.advance(lockMinutes + 1000);
      expect((await requestApproval('kitchen', '5937')).approver).toBe('Suresh Pillai');
    });
  });

  test('sign-in is locked for five minutes after five incorrect passwords', async () => {
    const { call } = await browser();
    const sign = (word: string) => call(login, { body: { username: 'host', password: word } });
    for (let i = 0; i < 5; i++)
      expect(await refused(sign('wrong'))).toMatchObject({ code: 'wrongCredentials' });
    expect(await refused(sign(password))).toMatchObject({ code: 'locked', status: 423 });
    await host.advance(lockMinutes + 1000);
    expect((await sign(password)).user.username).toBe('host');
  });

  lockoutsContract(stage, () => host.anOrder());

  test('exercises every endpoint', () => {
    expect([...stage.seen].toSorted()).toEqual([...accountEndpoints].toSorted());
  });
}
