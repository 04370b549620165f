import {
  approve,
  changePassword,
  createPairedDevice,
  deletePairedDevice,
  endDevice,
  getPush,
  getUserInfo,
  getVersion,
  listDevices,
  listPairedDevices,
  login,
  logout,
  nameOf,
  pairDevice,
  refreshSession,
  subscribePush,
  testPush,
} from '@servery/api';
import { beforeAll, describe, expect, test } from 'vitest';
import { rightsOf } from '../people/rights.ts';
import { people } from '../sample/people.ts';
import { devicesContract } from './devices.ts';
import { pairedDevicesContract } from './pairedDevices.ts';
import { passwordsContract } from './passwords.ts';
import { pushesContract } from './pushes.ts';
import { contractPassword, type ApprovalWish, type ContractHost } from './host.ts';
import { refused, Stage } from './Stage.ts';

/** The endpoints that the account contract holds every host to, as `GET /path`. */
export const accountEndpoints: ReadonlySet<string> = new Set(
  [
    approve,
    changePassword,
    createPairedDevice,
    deletePairedDevice,
    endDevice,
    getPush,
    getUserInfo,
    getVersion,
    listDevices,
    listPairedDevices,
    login,
    logout,
    pairDevice,
    refreshSession,
    subscribePush,
    testPush,
  ].map(nameOf),
);

/** A host that also knows an order nobody else touches, at the first outlet. */
export interface AccountHost extends ContractHost {
  anOrder: () => Promise<{ id: number; version: number }>;
}

const password = contractPassword;
const lockMinutes = 5 * 60_000;

/** Registers the tests that any host of accounts must pass; the last one is that none was left out. */
export function accountContract(start: () => Promise<AccountHost> | AccountHost): void {
  const stage = new Stage();
  let host: AccountHost;
  beforeAll(() => stage.open(async () => (host = await start())));
  const browser = async () => stage.recorded(await host.browser());
  const me = { params: { role: 'user' as const, id: 'me' as const } };

  describe('signing in', () => {
    test('answers a session, and who it is', async () => {
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

    test('takes the name in any case', async () => {
      const { call } = await browser();
      const { user } = await call(login, { body: { username: ' Waiter ', password } });
      expect(user.username).toBe('waiter');
    });

    test('gives a key to sign with to those who ask', async () => {
      const { call } = await browser();
      const { signature_key } = await call(login, {
        body: { username: 'waiter', password, signed: true },
      });
      expect(signature_key).toMatch(/^[\w-]{43}$/);
    });

    test('answers a wrong name and a wrong password alike', async () => {
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

    test('needs a name and a password', async () => {
      const { call } = await browser();
      const problem = await refused(call(login, { body: { username: '', password: '' } }));
      expect(problem.code).toBe('invalid');
      expect(Object.keys(problem.matter.fields ?? {}).toSorted()).toEqual(['password', 'username']);
    });
  });

  describe('a session', () => {
    test('is renewed where it began, and nowhere else', async () => {
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

    test('is over once it was signed out', async () => {
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

    test('is over everywhere when that was asked for', async () => {
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

  describe('who somebody is', () => {
    test.each(people.filter(({ merchant_id }) => merchant_id === null || merchant_id === 101))(
      '$username may what the matrix says',
      async ({ id, username, name, role, template, merchant_ids }) => {
        const info = await stage.as(username, getUserInfo, me);
        expect(info).toMatchObject({ id, username, name, role, template });
        expect(info.rights).toEqual(rightsOf(role, template));
        expect(info.merchants.map((merchant) => merchant.id)).toEqual(merchant_ids);
      },
    );

    test('says whether they see the template apps, as a merchant of theirs decided', async () => {
      const sees = async (username: string) =>
        (await stage.as(username, getUserInfo, me)).has_template_apps;
      for (const username of ['cashier', 'admin', 'agent', 'supermerchant'])
        expect(await sees(username)).toBe(true);
      expect(await sees('merchant.kajang')).toBe(false);
    });

    test('is told by role and id, within one’s scope', async () => {
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

    test('has only the roles that there are', async () => {
      const params = { role: 'king' as 'admin', id: 'me' as const };
      expect(await refused(stage.as('merchant', getUserInfo, { params }))).toMatchObject({
        code: 'notFound',
      });
    });
  });

  test('the version is told to anybody', async () => {
    const { call } = await browser();
    const { version, minimum } = await call(getVersion, {});
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(minimum).toMatch(/^\d+\.\d+\.\d+$/);
  });

  describe('a PIN', () => {
    const ask = async (username: string, pin: string, more: Partial<ApprovalWish> = {}) => {
      const { id: object_id, version } = await host.anOrder();
      const request = { capability: 'order.void' as const, object_id, version, ...more };
      return stage.as(username, approve, { body: { pin, request } });
    };

    test('of somebody who may becomes leave for one action', async () => {
      const { approval, approver } = await ask('cashier', '5937');
      expect(approver).toBe('Suresh Pillai');
      expect(approval.length).toBeGreaterThan(8);
      expect((await ask('cashier', '5937')).approval).not.toBe(approval);
    });

    test('is refused when it is wrong, another outlet’s, or of one who may not', async () => {
      for (const pin of ['0000', '7315', '4086']) {
        expect(await refused(ask('waiter', pin))).toMatchObject({ code: 'wrongPin', status: 422 });
      }
      expect((await ask('waiter', '5937')).approver).toBe('Suresh Pillai');
    });

    test('is another person’s, unless one is the owner', async () => {
      expect(await refused(ask('supervisor', '5937'))).toMatchObject({ code: 'wrongPin' });
      expect((await ask('supervisor', '8264')).approver).toBe('Farah Kamaruddin');
      expect((await ask('merchant', '8264')).approver).toBe('Farah Kamaruddin');
    });

    test('is for something in one’s scope', async () => {
      expect(await refused(ask('merchant.bangsar', '7315'))).toMatchObject({ code: 'notFound' });
      expect(await refused(ask('cashier', '5937', { object_id: 1 }))).toMatchObject({
        code: 'notFound',
      });
    });

    test('has four to six digits', async () => {
      for (const pin of ['123', '1234567', 'abcd'])
        expect(await refused(ask('cashier', pin))).toMatchObject({ code: 'invalid' });
    });

    test('is locked for minutes after five wrong ones', async () => {
      for (let i = 0; i < 5; i++)
        expect(await refused(ask('kitchen', `111${i}`))).toMatchObject({ code: 'wrongPin' });
      const problem = await refused(ask('kitchen', '5937'));
      expect(problem).toMatchObject({ code: 'locked', status: 423 });
      expect(problem.matter.details).toHaveProperty('until');
      await host.advance(lockMinutes + 1000);
      expect((await ask('kitchen', '5937')).approver).toBe('Suresh Pillai');
    });
  });

  test('a password is locked for minutes after five wrong ones', async () => {
    const { call } = await browser();
    const sign = (word: string) => call(login, { body: { username: 'host', password: word } });
    for (let i = 0; i < 5; i++)
      expect(await refused(sign('wrong'))).toMatchObject({ code: 'wrongCredentials' });
    expect(await refused(sign(password))).toMatchObject({ code: 'locked', status: 423 });
    await host.advance(lockMinutes + 1000);
    expect((await sign(password)).user.username).toBe('host');
  });

  test('exercises every endpoint', () => {
    expect([...stage.seen].toSorted()).toEqual([...accountEndpoints].toSorted());
  });
}
