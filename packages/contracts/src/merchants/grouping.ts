import { getOrder, listMerchants } from '@servery/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fieldsOf, refused, type Stage } from '../Stage.ts';
import { settingPushStage } from '../settings/settingPushStage.ts';
import { refusedPeople } from './agentCalls.ts';
import { merchantCalls } from './merchantCalls.ts';
import { kamaruddin, notSupermerchants, supermerchantCalls } from './supermerchantCalls.ts';

/** Assigning supermerchants to merchants, starting with the groups of the sample. */
export function grouping(stage: Stage): void {
  const { list: merchants, get } = merchantCalls(stage);
  const calls = supermerchantCalls(stage);
  const { assign, counts } = calls;

  describe('assignSupermerchant', () => {
    let nora: Awaited<ReturnType<typeof calls.join>>;
    beforeAll(async () => {
      nora = await calls.join('nora.group');
    });
    afterAll(calls.assignSample);

    test('gives the merchant to a supermerchant, and takes it from the one before', async () => {
      const before = await get(102);
      expect(before.supermerchant).toEqual(kamaruddin);
      const { id } = await stage.placed({}, 'merchant.bangsar');
      const order = { params: { id } };
      const byFirst = () => stage.as('supermerchant', getOrder, order);
      expect(await byFirst()).toMatchObject({ id });
      expect(await refused(nora.client.call(getOrder, order))).toMatchObject({ code: 'notFound' });

      const after = await assign(before, nora.named.id);
      expect(after).toEqual({
        ...before,
        version: before.version + 1,
        supermerchant: nora.named,
        // She runs no merchants whose group this one could join.
        parent: null,
      });
      expect(await get(102)).toEqual(after);
      expect(await nora.client.call(getOrder, order)).toMatchObject({ id });
      expect(await refused(byFirst())).toMatchObject({ code: 'notFound' });
      expect(await refused(get(102, 'supermerchant'))).toMatchObject({ code: 'notFound' });
      const hers = await nora.client.call(listMerchants, { query: {} });
      expect(hers.aaData.map((row) => row.id)).toEqual([102]);
      expect((await merchants({}, 'supermerchant')).total).toBe(3);
      expect(await counts()).toEqual({ [kamaruddin.id]: 3, [nora.named.id]: 1 });
    });

    test('decides which outlets a price is pushed to', async () => {
      const first = await stage.client('supermerchant');
      for (const client of [first, await stage.client('admin')])
        expect(await calls.reachedFrom(101, client)).toEqual([101, 103, 104]);
      expect(await calls.reachedFrom(102, nora.client)).toEqual([102]);
      await assign(await get(101), nora.named.id);
      expect(await calls.reachedFrom(102, nora.client)).toEqual([101, 102]);
      expect(await calls.reachedFrom(103, first)).toEqual([103, 104]);
      const back = await assign(await get(102), kamaruddin.id);
      expect(back.parent).toEqual((await get(103)).parent);
      expect(await calls.reachedFrom(103, first)).toEqual([102, 103, 104]);
    });

    test('unlocks the settings that the group before locked', async () => {
      const pushes = settingPushStage(stage);
      await pushes.push('service_charge', 'locked', [103], { merchant_id: 104 });
      expect(await pushes.read(103)).toHaveProperty(['locks', 'service_charge']);
      await assign(await get(103), nora.named.id);
      const back = await assign(await get(103), kamaruddin.id);
      expect(back.supermerchant).toEqual(kamaruddin);
      expect(await pushes.read(103)).not.toHaveProperty(['locks', 'service_charge']);
    });

    test('changes nothing for the same supermerchant', async () => {
      const before = await get(103);
      expect(await assign(before, kamaruddin.id)).toEqual(before);
      const none = await assign(before, null);
      expect(none).toMatchObject({ version: before.version + 1, supermerchant: null });
      expect(await assign(none, null)).toEqual(none);
      expect(await get(103)).toEqual(none);
      expect(await refused(get(103, 'supermerchant'))).toMatchObject({ code: 'notFound' });
    });

    test('keeps or removes one who can no longer sign in, and refuses to add them', async () => {
      const { id } = nora.named;
      const held = await assign(await get(104), id);
      await calls.patch(id, false);
      expect(await get(104)).toEqual(held);
      expect(await assign(held, id)).toEqual(held);
      const none = await assign(held, null);
      expect(none.supermerchant).toBeNull();
      expect(await fieldsOf(assign(none, id))).toEqual([['supermerchant_id', 'unknown']]);
      await calls.patch(id, true);
    });

    test('refuses someone who isn’t a supermerchant', async () => {
      const now = await get(103);
      for (const id of notSupermerchants)
        expect(await fieldsOf(assign(now, id))).toEqual([['supermerchant_id', 'unknown']]);
      expect(await get(103)).toEqual(now);
    });

    test('refuses an older version, and a merchant that doesn’t exist', async () => {
      const now = await get(103);
      const old = assign({ id: 103, version: now.version - 1 }, null);
      expect(await refused(old)).toMatchObject({ code: 'conflict', matter: { current: now } });
      const missing = assign({ id: 999_999, version: 1 }, null);
      expect(await refused(missing)).toMatchObject({ code: 'notFound', status: 404 });
    });

    test('lets only one of two concurrent assignments win', async () => {
      const before = await get(103);
      const both = [kamaruddin, nora.named];
      const ends = await Promise.allSettled(both.map(({ id }) => assign(before, id)));
      const lost = ends.filter(({ status }) => status === 'rejected');
      expect(lost).toMatchObject([{ reason: { code: 'conflict' } }]);
      const after = await get(103);
      expect(after.version).toBe(before.version + 1);
      expect(both).toContainEqual(after.supermerchant);
    });

    test('is up to administrators', async () => {
      const now = await get(102);
      for (const by of refusedPeople)
        expect(await refused(assign(now, null, by))).toMatchObject({ code: 'forbidden' });
      expect(await get(102)).toEqual(now);
    });
  });
}
