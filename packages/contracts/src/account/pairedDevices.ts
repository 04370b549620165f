import {
  changePassword,
  createPairedDevice,
  deletePairedDevice,
  getUserInfo,
  listDevices,
  listPairedDevices,
  logout,
  pairDevice,
  refreshSession,
  type Client,
  type PairedDeviceKind,
} from '@servery/api';
import { describe, expect, test } from 'vitest';
import { contractPassword } from '../host.ts';
import { listLaws } from '../listLaws.ts';
import { outletCases } from '../outletCases.ts';
import { refused, type Stage } from '../Stage.ts';
import { nameOrderCases, searchCases } from '../searchCases.ts';

const minute = 60_000;
const hour = 60 * minute;
const me = { params: { role: 'user' as const, id: 'me' as const } };

/**
 * Shared devices, which are paired by a code and stay signed in until they are revoked. Part of the
 * account contract.
 */
export function pairedDevicesContract(stage: Stage): void {
  let made = 0;
  const add = (kind: PairedDeviceKind = 'kitchen', username = 'merchant') => {
    made += 1;
    return stage.as(username, createPairedDevice, { body: { name: `Screen ${made}`, kind } });
  };
  const pair = async (code: string): Promise<Client> => {
    const client = stage.recorded(await stage.host.browser());
    await client.call(pairDevice, { body: { code } });
    return client;
  };
  const listed = async (id: number) =>
    (await stage.as('merchant', listPairedDevices, { query: { length: 100 } })).aaData.find(
      (device) => device.id === id,
    );

  describe('shared device', () => {
    test('is paired by its code in any case, and included in the session', async () => {
      const { device, code, minutes } = await add('kitchen', 'supervisor');
      expect(device).toMatchObject({ kind: 'kitchen', state: 'waiting', seen_at: null });
      expect(code).toMatch(/^[A-Z\d]{4}-[A-Z\d]{4}$/);
      expect(minutes).toBe(10);
      const { call } = stage.recorded(await stage.host.browser());
      const { user } = await call(pairDevice, { body: { code: code.toLowerCase() } });
      expect(user).toMatchObject({
        name: device.name,
        device: { id: device.id, name: device.name, kind: 'kitchen' },
        merchant: { id: 101 },
        rights: { grants: { 'kitchen.bump': 'allow', 'order.void': 'deny' } },
        off: [{ feature: 'template_apps', by: 'platform' }],
      });
      expect(await call(getUserInfo, me)).toEqual(user);
      expect(await listed(device.id)).toMatchObject({ state: 'paired', code_ends_at: null });
      expect((await listed(device.id))!.seen_at).not.toBeNull();
    });

    test('gets a signing key on request', async () => {
      const { code } = await add();
      const { call } = stage.recorded(await stage.host.browser());
      const { signature_key } = await call(pairDevice, { body: { code, signed: true } });
      expect(signature_key).toMatch(/^[\w-]{43}$/);
    });

    test('stays signed in for days without use', async () => {
      const { call } = await pair((await add()).code);
      for (const hours of [13, 24 * 10]) {
        await stage.host.advance(hours * hour);
        expect((await call(refreshSession, { body: {} })).user.device?.kind).toBe('kitchen');
        expect((await call(getUserInfo, me)).device?.kind).toBe('kitchen');
      }
    });

    test('can be paired once; a second use of the code is refused and shown to staff', async () => {
      const { device, code } = await add();
      const { call } = await pair(code);
      expect((await listed(device.id))!.reused_at).toBeNull();
      expect(await refused(pair(code))).toMatchObject({ code: 'notFound', status: 404 });
      expect((await listed(device.id))!.reused_at).not.toBeNull();
      expect((await call(getUserInfo, me)).device?.id).toBe(device.id);
    });

    test('cannot be paired after its code has expired', async () => {
      const { device, code } = await add();
      await stage.host.advance(11 * minute);
      expect(await refused(pair(code))).toMatchObject({ code: 'notFound' });
      expect(await listed(device.id)).toMatchObject({ state: 'expired', reused_at: null });
      expect(await refused(pair('AAAA-AAAA'))).toMatchObject({ code: 'notFound' });
    });

    test('is signed out when it is revoked', async () => {
      const { device, code } = await add();
      const { call } = await pair(code);
      const revoke = (version: number, username = 'merchant') =>
        stage.as(username, deletePairedDevice, { params: { id: device.id }, body: { version } });
      expect(await refused(revoke(99))).toMatchObject({ code: 'conflict' });
      expect(await refused(revoke(99, 'merchant.bangsar'))).toMatchObject({ code: 'notFound' });
      await revoke((await listed(device.id))!.version);
      expect(await listed(device.id)).toBeUndefined();
      for (const request of [() => call(getUserInfo, me), () => call(refreshSession, { body: {} })])
        expect(await refused(request())).toMatchObject({ code: 'sessionExpired' });
      expect(await refused(pair(code))).toMatchObject({ code: 'notFound' });
    });

    test('cannot manage an account, and a display is read-only', async () => {
      const { call } = await pair((await add('display')).code);
      const { grants } = (await call(getUserInfo, me)).rights;
      const allowed = Object.entries(grants).filter(([, grant]) => grant !== 'deny');
      expect(allowed.map(([name]) => name).toSorted()).toEqual(['merchant.view', 'order.view']);
      const password = {
        current_password: contractPassword,
        new_password: 'four cold teas at dawn',
      };
      for (const request of [
        () => call(listDevices, {}),
        () => call(logout, { body: {} }),
        () => call(changePassword, { body: password }),
        () => call(listPairedDevices, { query: {} }),
        () => call(createPairedDevice, { body: { name: 'Another', kind: 'kitchen' } }),
      ])
        expect(await refused(request())).toMatchObject({ code: 'forbidden', status: 403 });
    });

    test('needs a unique name, and can only be managed with permission', async () => {
      const { device } = await add();
      const twin = stage.as('merchant', createPairedDevice, {
        body: { name: device.name.toUpperCase(), kind: 'display' },
      });
      expect((await refused(twin)).matter.fields).toHaveProperty('name');
      expect(await refused(add('kitchen', 'cashier'))).toMatchObject({ code: 'forbidden' });
      const list = stage.as('cashier', listPairedDevices, { query: {} });
      expect(await refused(list)).toMatchObject({ code: 'forbidden' });
      const others = await stage.as('merchant.bangsar', listPairedDevices, { query: {} });
      expect(others.aaData.map(({ id }) => id)).not.toContain(device.id);
      const foreign = { query: { merchant_id: 101 } };
      expect(await refused(stage.as('merchant.bangsar', listPairedDevices, foreign))).toMatchObject(
        {
          code: 'forbidden',
        },
      );
    });
  });

  const added = async (name: string) =>
    (await stage.as('merchant', createPairedDevice, { body: { name, kind: 'kitchen' } })).device.id;
  const find = async (query: { search?: string; order?: 'asc' }) => {
    const { aaData } = await stage.as('merchant', listPairedDevices, {
      query: { length: 100, ...query },
    });
    return aaData.map(({ id }) => id);
  };
  searchCases({ rows: 'shared devices', create: added, find: (search) => find({ search }) });
  nameOrderCases({ rows: 'shared devices', create: added, list: () => find({ order: 'asc' }) });
  listLaws(stage, {
    name: 'shared devices',
    list: listPairedDevices,
    username: 'merchant',
    query: {},
    search: 'screen',
    textOf: ({ name }: { name: string }) => name,
  });
  outletCases(stage, [[listPairedDevices]]);
}
