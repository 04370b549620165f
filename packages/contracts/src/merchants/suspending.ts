import {
  getGuestTable,
  getMerchantInfo,
  getUserInfo,
  joinQueue,
  listMerchants,
  listOrders,
  listQueues,
  listTables,
  searchEverything,
  type MerchantAccount,
} from '@servery/api';
import { describe, expect, test } from 'vitest';
import { refused, type Stage } from '../Stage.ts';
import { merchantCalls } from './merchantCalls.ts';

/** Suspending a merchant, and activating it again. */
export function suspending(stage: Stage): void {
  const { list, get, patch } = merchantCalls(stage);
  const orders = (by: string) => stage.as(by, listOrders, { query: { merchant_id: 103 } });

  /** Whether guests at a table of the merchant can order. */
  const isOpenForGuests = async (): Promise<boolean> => {
    const query = { merchant_id: 103, order: 'asc' as const };
    const { aaData } = await stage.as('supermerchant', listTables, { query });
    const guest = stage.recorded(await stage.host.browser());
    const token = aaData[0]!.qr_token;
    return (await guest.call(getGuestTable, { query: { token } })).is_open;
  };

  describe('patchMerchant', () => {
    let suspended: MerchantAccount;

    test('suspends a merchant with a reason', async () => {
      const before = await get(103);
      suspended = await patch(before, false);
      expect(suspended).toMatchObject({
        version: before.version + 1,
        status: 'suspended',
        setup_status: 'live',
        suspension: { by: 'Aishah Rahman', reason: 'Fees are overdue' },
      });
      expect((await list({ status: 'suspended' })).aaData.map(({ id }) => id)).toEqual([103]);
    });

    test('refuses the people of the merchant from their next request on', async () => {
      for (const by of ['merchant.cheras', 'cashier.cheras'])
        for (const call of [
          () => orders(by),
          () => stage.as(by, getMerchantInfo, { query: {} }),
          () => stage.as(by, searchEverything, {}),
          // Even for a call that they have no permission for.
          () => stage.as(by, listMerchants, { query: {} }),
        ])
          expect(await refused(call())).toMatchObject({ code: 'suspended', status: 403 });
    });

    test('leaves them their account, and others the merchant', async () => {
      const me = { params: { role: 'user' as const, id: 'me' as const } };
      const user = await stage.as('cashier.cheras', getUserInfo, me);
      expect(user.merchant).toMatchObject({ id: 103 });
      expect((await orders('supermerchant')).total).toBeGreaterThan(0);
      expect((await stage.as('merchant', listOrders, { query: {} })).total).toBeGreaterThan(0);
    });

    test('closes the merchant for guests', async () => {
      expect(await isOpenForGuests()).toBe(false);
      const query = { merchant_id: 103, order: 'asc' as const };
      const { aaData } = await stage.as('supermerchant', listQueues, { query });
      const { token, party_min: party } = aaData[0]!;
      const guest = stage.recorded(await stage.host.browser());
      const body = { token, name: 'Aina', phone: '+60123450017', party };
      expect(await refused(guest.call(joinQueue, { body }))).toMatchObject({
        code: 'outletReadOnly',
        status: 403,
      });
    });

    test('does nothing for a merchant that is suspended already', async () => {
      expect(await patch(suspended, false, 'Still overdue')).toEqual(suspended);
    });

    test('activates the merchant with everything it had', async () => {
      const before = (await orders('supermerchant')).total;
      const active = await patch(suspended, true, 'Fees were paid');
      expect(active).toMatchObject({ status: 'active', setup_status: 'live', suspension: null });
      expect((await orders('cashier.cheras')).total).toBe(before);
      const { settings } = await stage.as('merchant.cheras', getMerchantInfo, { query: {} });
      expect(settings.is_open).toBe(true);
      expect(await isOpenForGuests()).toBe(true);
    });

    test('is up to administrators, on the current version', async () => {
      const now = await get(101);
      const forbidden = { code: 'forbidden', status: 403 };
      for (const by of ['agent', 'supermerchant', 'merchant'])
        expect(await refused(patch(now, false, 'Not mine', by))).toMatchObject(forbidden);
      const old = { id: 101, version: now.version + 1 };
      expect(await refused(patch(old, false))).toMatchObject({
        code: 'conflict',
        matter: { current: now },
      });
      expect(await refused(patch(now, false, ''))).toMatchObject({ code: 'invalid' });
    });
  });
}
