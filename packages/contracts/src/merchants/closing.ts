import {
  acceptInvitation,
  createTable,
  getGuestTable,
  getMerchantInfo,
  getUserInfo,
  listOrders,
  listTables,
  logout,
  startMerchantExport,
  updateTable,
  voidOrder,
  type Client,
  type MerchantAccount,
} from '@servery/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fieldsOf, on, refused, type Stage } from '../Stage.ts';
import { agentCalls, mei } from './agentCalls.ts';
import { merchantCalls, newMerchant } from './merchantCalls.ts';
import { supermerchantCalls } from './supermerchantCalls.ts';

const day = 24 * 60 * 60_000;
const me = { params: { role: 'user' as const, id: 'me' as const } };
const table = { name: 'S1', seats_max: 4, shape: 'square' as const, x: 0, y: 0 };

/** Closing a merchant, and reopening it. */
export function closing(stage: Stage): void {
  const { list, get, create, edit, patch, close, reopen } = merchantCalls(stage);
  const groups = supermerchantCalls(stage);
  const agents = agentCalls(stage);

  describe('closeMerchant', () => {
    let merchant: MerchantAccount;
    let owner: Client;
    let groupOwner: Client;
    let qr_token: string;

    /** Whether guests at the table of the merchant can order. */
    const isOpenForGuests = async (): Promise<boolean> => {
      const guest = stage.recorded(await stage.host.browser());
      return (await guest.call(getGuestTable, { query: { token: qr_token } })).is_open;
    };

    beforeAll(async () => {
      const { owner: first } = newMerchant('owner.senja');
      const body = { owner: { ...first, email: 'senja@example.com', phone: '' } };
      const { merchant: added, token } = await create({
        ...body,
        name: 'Warung Senja',
        time_zone: 'Asia/Kuala_Lumpur',
      });
      owner = stage.recorded(await stage.host.browser());
      const new_password = 'lemang over an open fire';
      await owner.call(acceptInvitation, { body: { token, new_password } });
      ({ qr_token } = await owner.call(createTable, { body: table }));
      const group = await groups.join('senja.group');
      groupOwner = group.client;
      const grouped = await groups.assign(await get(added.id), group.named.id);
      merchant = await agents.assign(grouped, [mei.id]);
    });
    afterAll(async () => {
      await agents.assign(await get(merchant.id), []);
    });

    test('is refused while an order is open', async () => {
      const order = await stage.placed({}, 'merchant.cheras');
      expect(await refused(close(await get(103)))).toMatchObject({
        code: 'notAllowedNow',
        matter: { details: { why: 'open_orders', count: expect.any(Number) } },
      });
      expect(await get(103)).toMatchObject({ status: 'active', closure: null });
      const { id, version } = await stage.now(order, 'merchant.cheras');
      const body = { ...on({ id, version }), reason: 'A mistake' };
      await stage.as('merchant.cheras', voidOrder, { body });
    });

    test('is up to administrators, who type the name', async () => {
      for (const by of ['agent', 'supermerchant', 'merchant'])
        expect(await refused(close(merchant, by))).toMatchObject({ code: 'forbidden' });
      expect(await fieldsOf(close(merchant, 'admin', 'Warung'))).toEqual([['confirm', 'mismatch']]);
      const old = { ...merchant, version: merchant.version + 1 };
      expect(await refused(close(old))).toMatchObject({
        code: 'conflict',
        matter: { current: merchant },
      });
      expect(await get(merchant.id)).toEqual(merchant);
    });

    test('keeps who closes the merchant, why and until when it can be reopened', async () => {
      expect(await isOpenForGuests()).toBe(true);
      const after = await close(merchant, 'admin', 'warung senja');
      const { at, closes_at } = after.closure!;
      expect(after).toMatchObject({
        version: merchant.version + 1,
        status: 'closing',
        setup_status: 'draft',
        closure: { by: 'Aishah Rahman', reason: 'The lease has ended', closed_at: null },
      });
      expect(Date.parse(closes_at) - Date.parse(at)).toBe(30 * day);
      expect((await list({ status: 'closing' })).aaData.map(({ id }) => id)).toEqual([merchant.id]);
      merchant = after;
    });

    test('leaves the owner everything to read, and nothing to change', async () => {
      const user = await owner.call(getUserInfo, me);
      expect(user.closes_at).toBe(merchant.closure!.closes_at);
      expect((await owner.call(listOrders, { query: {} })).total).toBe(0);
      expect((await owner.call(listTables, { query: {} })).total).toBe(1);
      expect(await owner.call(getMerchantInfo, { query: {} })).toMatchObject({ id: merchant.id });
      expect(await owner.call(startMerchantExport, { body: {} })).toMatchObject({
        merchant: { id: merchant.id, name: 'Warung Senja' },
      });
      const body = { ...table, name: 'S2' };
      expect(await refused(owner.call(createTable, { body }))).toMatchObject({
        code: 'merchantClosing',
        status: 403,
      });
      expect((await owner.call(listTables, { query: {} })).total).toBe(1);
    });

    test.each([
      ['the owner of its group', () => groupOwner],
      ['its agents', () => stage.client('agent.mei')],
    ])('leaves %s everything to read, and nothing to change', async (_people, clientOf) => {
      const client = await clientOf();
      const query = { merchant_id: merchant.id, order: 'asc' as const };
      const { aaData } = await client.call(listTables, { query });
      expect(aaData).toHaveLength(1);
      const { id, version } = aaData[0]!;
      for (const write of [
        () => client.call(createTable, { body: { merchant_id: merchant.id, ...table } }),
        () => client.call(updateTable, { params: { id }, body: { version, ...table } }),
      ])
        expect(await refused(write())).toMatchObject({ code: 'merchantClosing', status: 403 });
      expect((await client.call(listTables, { query })).aaData).toEqual(aaData);
    });

    test('closes the merchant for guests', async () => {
      expect(await isOpenForGuests()).toBe(false);
    });

    test('isn’t started again, and leaves no suspension to change', async () => {
      for (const write of [() => close(merchant), () => patch(merchant, false)])
        expect(await refused(write())).toMatchObject({
          code: 'notAllowedNow',
          matter: { details: { why: 'merchant_closing' } },
        });
      merchant = await edit(merchant, { name: 'Warung Senja Lama' });
      expect(merchant.status).toBe('closing');
    });

    test('is taken back by an administrator, with everything as it was', async () => {
      for (const by of ['agent', 'merchant'])
        expect(await refused(reopen(merchant, by))).toMatchObject({ code: 'forbidden' });
      const after = await reopen(merchant);
      expect(after).toMatchObject({
        version: merchant.version + 1,
        status: 'active',
        setup_status: 'draft',
        closure: null,
      });
      expect(await isOpenForGuests()).toBe(true);
      expect((await owner.call(getUserInfo, me)).closes_at).toBeNull();
      await owner.call(createTable, { body: { ...table, name: 'S2' } });
      // A merchant that isn’t closing stays as it is.
      expect(await reopen(after)).toMatchObject({ version: after.version, status: 'active' });
      await owner.call(logout, { body: {} });
    });
  });
}
