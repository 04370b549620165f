import {
  chooseOutlets,
  getMerchantAccount,
  getUserInfo,
  listMerchants,
  previewSettingPush,
  setOutletLimit,
  type Order,
} from '@servery/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fieldsOf, refused, type Stage } from '../Stage.ts';
import { merchantCalls } from './merchantCalls.ts';
import { outletPlanCalls } from './outletPlanCalls.ts';
import { readOnlyOutlet } from './readOnlyOutlet.ts';
import { kamaruddin, supermerchantCalls } from './supermerchantCalls.ts';

const me = { params: { role: 'user' as const, id: 'me' as const } };

/** The outlets that the plan of a group includes: a downgrade from 5 to 3, and back. */
export function outletPlans(stage: Stage): void {
  const { get, limit, choose, readOnly, assign, addOutlet } = outletPlanCalls(stage);
  const params = { id: kamaruddin.id };

  describe('outlet plans', () => {
    let fifth = 0;
    let open: Order;
    beforeAll(async () => {
      open = await stage.placed({}, 'merchant.bangsar');
      fifth = await addOutlet('Seri Melati Ampang');
    });
    afterAll(async () => {
      await limit(null);
      await assign(fifth, null);
    });

    test('have no limit at first', async () => {
      const plan = await get();
      expect(plan).toMatchObject({ ...kamaruddin, outlets_included: null });
      expect(plan.outlets.map(({ merchant }) => merchant.id)).toEqual([101, 102, 103, 104, fifth]);
      expect(await readOnly()).toEqual([]);
      expect(await get('supermerchant')).toEqual(plan);
    });

    test('close the newest outlets after a downgrade', async () => {
      const before = await get();
      const plan = await limit(3);
      expect(plan).toMatchObject({ version: before.version + 1, outlets_included: 3 });
      expect(await get('supermerchant')).toEqual(plan);
      expect(await readOnly()).toEqual([104, fifth]);
      expect(await limit(3)).toEqual(plan);
      const query = { length: 100, order: 'asc' as const, columns: 'name' as const };
      const { aaData } = await stage.as('supermerchant', listMerchants, { query });
      const closed = aaData.filter((row) => row.is_read_only).map(({ id }) => id);
      expect(closed.toSorted((a, b) => a - b)).toEqual([104, fifth]);
    });

    test('let the owner choose other outlets, and show that to their people', async () => {
      const before = await get();
      const plan = await choose([fifth, 101, 104]);
      expect(plan.version).toBe(before.version + 1);
      expect(await readOnly()).toEqual([102, 103]);
      const outlet = { params: { id: 102 } };
      expect(await stage.as('admin', getMerchantAccount, outlet)).toMatchObject({
        status: 'active',
        is_read_only: true,
      });
      const seenBy = async (by: string) =>
        (await stage.as(by, getUserInfo, me)).read_only.map(({ id }) => id);
      expect(await seenBy('supermerchant')).toEqual([102, 103]);
      expect(await seenBy('merchant.bangsar')).toEqual([102]);
      expect(await seenBy('cashier.cheras')).toEqual([103]);
      for (const by of ['merchant', 'admin', 'agent']) expect(await seenBy(by)).toEqual([]);
    });

    readOnlyOutlet(stage, () => open);

    test('don’t count suspended and closing outlets, and push nothing to closing ones', async () => {
      const { get: account, patch, close, reopen } = merchantCalls(stage);
      const query = { merchant_id: 101, section: 'tax_classes' as const };
      const pushedTo = async () =>
        (await stage.as('supermerchant', previewSettingPush, { query })).outlets
          .map(({ merchant }) => merchant.id)
          .filter((id) => id !== 101)
          .toSorted((a, b) => a - b);
      await patch(await account(101), false);
      expect(await readOnly()).toEqual([103]);
      await patch(await account(101), true);
      expect(await readOnly()).toEqual([102, 103]);
      await close(await account(fifth));
      expect(await readOnly()).toEqual([103]);
      expect(await pushedTo()).toEqual([102, 104]);
      await reopen(await account(fifth));
      expect(await readOnly()).toEqual([102, 103]);
    });

    test('open an outlet that leaves the group, and another in its place', async () => {
      const left = await assign(103, null);
      expect(left).toMatchObject({ supermerchant: null, is_read_only: false });
      expect(await readOnly()).toEqual([102]);
      await assign(fifth, null);
      expect(await readOnly()).toEqual([]);
      await assign(fifth, kamaruddin.id);
      const back = await assign(103, kamaruddin.id);
      expect(back).toMatchObject({ supermerchant: kamaruddin, is_read_only: true });
      expect(await readOnly()).toEqual([102, 103]);
    });

    test('refuse a choice of another number of outlets, and of outlets of others', async () => {
      const before = await get();
      for (const outlets of [[101], [101, 102], [101, 102, 103, 104]])
        expect(await fieldsOf(choose(outlets))).toEqual([['outlets', 'count']]);
      expect(await fieldsOf(choose([101, 999_999, 102]))).toEqual([['outlets.1', 'unknown']]);
      expect(await refused(choose([101, 101, 102]))).toMatchObject({ code: 'invalid' });
      expect(await refused(limit(0))).toMatchObject({ code: 'invalid' });
      expect(await get()).toEqual(before);
    });

    test('refuse an older version', async () => {
      const current = await get();
      const version = current.version - 1;
      for (const write of [
        () => stage.as('admin', setOutletLimit, { params, body: { version, outlets_included: 2 } }),
        () =>
          stage.as('supermerchant', chooseOutlets, {
            params,
            body: { version, outlets: [101, 102, 103] },
          }),
      ])
        expect(await refused(write())).toMatchObject({ code: 'conflict', matter: { current } });
    });

    test('are chosen by the owner of the group, and limited by administrators', async () => {
      const before = await get();
      const ids = [101, 102, 103];
      for (const by of ['admin', 'agent', 'merchant', 'cashier'])
        expect(await refused(choose(ids, by))).toMatchObject({ code: 'forbidden', status: 403 });
      const body = { version: before.version, outlets_included: 5 };
      for (const by of ['agent', 'supermerchant', 'merchant'])
        expect(await refused(stage.as(by, setOutletLimit, { params, body }))).toMatchObject({
          code: 'forbidden',
        });
      const { client } = await supermerchantCalls(stage).join('nora.plans');
      for (const call of [
        () =>
          client.call(chooseOutlets, { params, body: { version: before.version, outlets: ids } }),
        () => get('supermerchant', 1),
        () => get('admin', 11),
      ])
        expect(await refused(call())).toMatchObject({ code: 'notFound', status: 404 });
      expect(await get()).toEqual(before);
    });

    test('open all outlets after an upgrade, and remember the choice', async () => {
      const chosen = await get();
      await limit(5);
      expect(await readOnly()).toEqual([]);
      const { is_read_only } = await stage.as('admin', getMerchantAccount, { params: { id: 102 } });
      expect(is_read_only).toBe(false);
      expect((await stage.placed({}, 'merchant.bangsar')).merchant_id).toBe(102);
      const again = await limit(3);
      expect(again).toEqual({ ...chosen, version: again.version });
      const free = await limit(null);
      expect(free.outlets_included).toBeNull();
      expect(await readOnly()).toEqual([]);
    });
  });
}
