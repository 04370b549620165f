import {
  createMerchant,
  editMerchant,
  endView,
  getUserInfo,
  listDevices,
  listMembers,
  listMerchants,
  listOrders,
  listStaff,
  login,
  refreshSession,
  startView,
  voidOrder,
  type Client,
} from '@servery/api';
import { rightsOf } from '@servery/domain/people';
import { describe, expect, test } from 'vitest';
import { contractPassword as password } from '../host.ts';
import { refused, type Stage } from '../Stage.ts';
import { newMerchant } from './merchantCalls.ts';

const me = { params: { role: 'user' as const, id: 'me' as const } };
const viewed = { id: 102, name: 'Seri Melati Bangsar' };

/** Viewing a merchant as its owner sees it. */
export function viewing(stage: Stage): void {
  const signIn = async (username: string): Promise<Client> => {
    const client = stage.recorded(await stage.host.browser());
    await client.call(login, { body: { username, password } });
    return client;
  };
  const start = ({ call }: Client, merchant_id: number) =>
    call(startView, { body: { merchant_id } });

  describe('startView', () => {
    test('shows the merchant as its owner sees it', async () => {
      const agent = await signIn('agent');
      const before = await agent.call(getUserInfo, me);
      expect(before).toMatchObject({ viewing: null, merchant: null });
      const user = await start(agent, viewed.id);
      expect(user).toMatchObject({
        id: before.id,
        name: before.name,
        viewing: viewed,
        merchant: viewed,
        merchants: [viewed],
        rights: rightsOf('merchant', null),
      });
      expect(await agent.call(getUserInfo, me)).toEqual(user);
      const { total } = await stage.as('merchant.bangsar', listOrders, { query: {} });
      expect((await agent.call(listOrders, { query: {} })).total).toBe(total);
      expect((await agent.call(listStaff, { query: {} })).total).toBeGreaterThan(0);
    });

    test('shows nothing of other merchants', async () => {
      const admin = await signIn('admin');
      await start(admin, viewed.id);
      const { aaData } = await admin.call(listOrders, { query: { length: 100 } });
      expect(new Set(aaData.map(({ merchant_id }) => merchant_id))).toEqual(new Set([viewed.id]));
      const other = { query: { merchant_id: 101 } };
      expect(await refused(admin.call(listOrders, other))).toMatchObject({ status: 403 });
      expect(await refused(admin.call(listMerchants, { query: {} }))).toMatchObject({
        code: 'forbidden',
      });
    });

    test('keeps personal data masked from those who see it masked elsewhere', async () => {
      const agent = await signIn('agent');
      await start(agent, viewed.id);
      const { aaData } = await agent.call(listMembers, { query: {} });
      const phones = aaData.map(({ phone }) => phone).filter((phone) => phone !== '');
      expect(phones.length).toBeGreaterThan(0);
      for (const phone of phones) expect(phone).toMatch(/^•/);
    });

    test('refuses every change, and leaves the caller their account', async () => {
      const admin = await signIn('admin');
      await start(admin, viewed.id);
      const { aaData } = await admin.call(listOrders, { query: { length: 1 } });
      const { id: order_id, version } = aaData[0]!;
      const viewOnly = { code: 'viewOnly', status: 403 };
      for (const change of [
        () => admin.call(voidOrder, { body: { order_id, version, reason: 'A mistake' } }),
        () => admin.call(createMerchant, { body: newMerchant('view.only') }),
        () =>
          admin.call(editMerchant, {
            params: { id: viewed.id },
            body: { version: 1, name: 'Renamed' },
          }),
        () => start(admin, 101),
      ])
        expect(await refused(change())).toMatchObject(viewOnly);
      expect((await admin.call(listDevices, {})).devices.length).toBeGreaterThan(0);
    });

    test('lasts through a renewal, in this session only', async () => {
      const other = await signIn('supermerchant');
      const one = await signIn('supermerchant');
      await start(one, 103);
      expect((await one.call(refreshSession, { body: {} })).user.viewing).toMatchObject({
        id: 103,
      });
      expect((await other.call(getUserInfo, me)).viewing).toBeNull();
    });

    test('is up to those who look after the merchant', async () => {
      for (const [username, merchant_id] of [
        ['merchant', 101],
        ['cashier', 101],
        ['agent', 103],
      ] as const) {
        const client = await signIn(username);
        expect(await refused(start(client, merchant_id))).toMatchObject({ code: 'forbidden' });
        expect((await client.call(getUserInfo, me)).viewing).toBeNull();
      }
      const admin = await signIn('admin');
      expect(await refused(start(admin, 999_999))).toMatchObject({ code: 'notFound' });
    });
  });

  describe('endView', () => {
    test('returns the caller to their own scope', async () => {
      const agent = await signIn('agent');
      const before = await agent.call(getUserInfo, me);
      await start(agent, viewed.id);
      expect(await agent.call(endView, { body: {} })).toEqual(before);
      expect(await agent.call(getUserInfo, me)).toEqual(before);
      expect((await agent.call(listMerchants, { query: {} })).total).toBeGreaterThan(1);
    });

    test('does nothing without a view', async () => {
      const agent = await signIn('agent');
      const before = await agent.call(getUserInfo, me);
      expect(await agent.call(endView, { body: {} })).toEqual(before);
    });
  });
}
