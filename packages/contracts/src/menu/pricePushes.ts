import { listPricePushes, pushPrice, type FoodMenu, type PricePush } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { listLaws } from '../listLaws.ts';
import { refused, type Stage } from '../Stage.ts';
import { groupOutlets, groupOwner, priceStage } from './PriceStage.ts';

const hour = 60 * 60 * 1000;
const conflict = { code: 'conflict', status: 409 };

/** Prices that are pushed to the outlets of a group. */
export function pricePushes(stage: Stage): void {
  const { create, edit, preview, push, undo, list, read } = priceStage(stage);
  const pricesOf = async (...items: FoodMenu[]) =>
    Promise.all(items.map(async (item) => (await read(item)).price));

  describe('the preview of a price push', () => {
    test('has each outlet of the group, with what becomes of its price', async () => {
      const code = 'push-1';
      const first = await create(101, { code });
      const second = await create(102, { code, name: 'Nasi lemak biasa' });
      const own = await create(103, { code, price: 1150 });
      await create(104, { code: 'push-2' });
      const { item, outlets, ...sums } = await preview(first.id, 1350);
      expect(item).toMatchObject({ id: first.id, price: 1290, merchant: { id: 101 } });
      expect(sums).toEqual({ price: 1350, sold: 0, effect: 0 });
      expect(outlets[0]?.merchant).toEqual({ id: 101, name: 'Seri Melati Chow Kit' });
      const names = outlets.slice(1).map(({ merchant }) => merchant.name);
      expect(names).toEqual(names.toSorted());
      const ours = outlets.filter(({ merchant }) => groupOutlets.includes(merchant.id));
      const rows = ours.map(({ merchant, state, ...row }) => [merchant.id, state, row.item_id]);
      expect(rows.toSorted()).toEqual([
        [101, 'change', first.id],
        [102, 'change', second.id],
        [103, 'own', own.id],
        [104, 'missing', null],
      ]);
      expect((await preview(own.id, 1290)).outlets.map(({ state }) => state)).toContain('same');
    });

    test('matches items without a code by their names', async () => {
      const first = await create(101, { name: 'Nasi lemak sotong 12' });
      const other = await create(104, { name: 'NASI  lemak  Sotong 12', code: 'push-3' });
      await create(103, { name: 'Nasi lemak sotong 012' });
      const { outlets } = await preview(first.id, 1350);
      const found = outlets.filter(({ item_id }) => item_id !== null);
      expect(found.map(({ item_id }) => item_id)).toEqual([first.id, other.id]);
    });
  });

  describe('a price push', () => {
    test('changes the outlets that it names, once, and is undone for all', async () => {
      const code = 'push-5';
      const first = await create(101, { code, prices: { delivery: 1590 } });
      const second = await create(102, { code });
      const own = await create(103, { code, price: 1150 });
      const options = { idempotencyKey: crypto.randomUUID() };
      const made = await push([first, second], 1350, groupOwner, options);
      expect(made).toMatchObject({
        item_id: first.id,
        merchant_id: 101,
        name: 'Nasi lemak',
        price: 1350,
        outlets: 2,
        by: 'Kamaruddin Yusof',
        can_undo: true,
        undone_at: null,
      });
      expect(Date.parse(made.undo_until) - Date.parse(made.at)).toBe(24 * hour);
      expect(await read(first)).toMatchObject({
        price: 1350,
        prices: { delivery: 1590 },
        version: 2,
      });
      expect(await pricesOf(second, own)).toEqual([1350, 1150]);

      expect(await push([first, second], 1350, groupOwner, options)).toEqual(made);
      expect(await refused(push([first, second], 1350))).toMatchObject({
        code: 'notAllowedNow',
        matter: { details: { why: 'same_price' } },
      });
      expect((await read(second)).version).toBe(2);
      expect(await list(second.id)).toEqual([made]);
      expect(await list(own.id)).toEqual([]);

      expect(await undo(made.id)).toMatchObject({ restored: 2, kept: 0, can_undo: false });
      expect(await pricesOf(first, second, own)).toEqual([1290, 1290, 1150]);
      expect(await refused(undo(made.id))).toMatchObject({
        code: 'notAllowedNow',
        matter: { details: { why: 'undone' } },
      });
      expect((await list(first.id))[0]).toMatchObject({ undone_by: 'Kamaruddin Yusof' });
    });

    test('changes an outlet’s own price if it is chosen, and restores it', async () => {
      const first = await create(101, { code: 'push-6' });
      const own = await create(103, { code: 'push-6', price: 1150 });
      const made = await push([first, own], 1350);
      await undo(made.id);
      expect(await pricesOf(first, own)).toEqual([1290, 1150]);
    });

    test('keeps prices that have changed since when it is undone', async () => {
      const first = await create(101, { code: 'push-7', name: 'Teh tarik halia' });
      const second = await create(102, { code: 'push-7' });
      const made = await push([first, second], 1350);
      await edit(second, { price: 1400 });
      expect(await undo(made.id)).toMatchObject({ outlets: 2, restored: 1, kept: 1 });
      expect(await pricesOf(first, second)).toEqual([1290, 1400]);
    });

    test('is refused as a whole if one of its items has changed since the preview', async () => {
      const first = await create(101, { code: 'push-8' });
      const second = await create(102, { code: 'push-8' });
      await edit(second, { price: 1300 });
      expect(await refused(push([first, second], 1350))).toMatchObject({
        ...conflict,
        matter: { current: { id: second.id, price: 1300, version: 2 } },
      });
      expect(await pricesOf(first, second)).toEqual([1290, 1300]);
    });

    test('can be undone for a day', async () => {
      const first = await create(101, { code: 'push-9' });
      const made = await push([first], 1350);
      await stage.host.advance(24 * hour);
      expect((await list(first.id))[0]).toMatchObject({ can_undo: false });
      expect(await refused(undo(made.id))).toMatchObject({ code: 'tooLate', status: 422 });
      expect(await pricesOf(first)).toEqual([1350]);
    });

    test('reaches only the item’s own group, for people who look after all of it', async () => {
      const first = await create(101, { code: 'push-10' });
      const other = await create(102, { code: 'push-11' });
      expect(await refused(push([first, other], 1350))).toMatchObject({ code: 'notFound' });
      const made = await push([first], 1350);
      for (const username of ['agent', 'merchant', 'supervisor', 'cashier'])
        for (const call of [
          () => preview(first.id, 1350, username),
          () => push([first], 1400, username),
          () => undo(made.id, username),
        ])
          expect(await refused(call())).toMatchObject({
            code: 'forbidden',
            matter: { details: { capability: 'merchant.push' } },
          });
      expect(await pricesOf(first, other)).toEqual([1350, 1290]);
      for (const call of [() => preview(1, 1350), () => undo(1), () => list(1)])
        expect(await refused(call())).toMatchObject({ code: 'notFound' });
    });

    test('names each item once, and a price that the menu can have', async () => {
      const { id } = await create(101, { code: 'push-12' });
      const outlet = { item_id: id, version: 1 };
      for (const [change, field] of [
        [{ outlets: [] }, 'outlets'],
        [{ outlets: [outlet, outlet] }, 'outlets'],
        [{ price: -1 }, 'price'],
      ] as const) {
        const body = { item_id: id, price: 1350, outlets: [outlet], ...change };
        const problem = await refused(
          stage.as(groupOwner, pushPrice, { body: { ...body, outlets: [...body.outlets] } }),
        );
        expect(problem).toMatchObject({ code: 'invalid', matter: { fields: { [field]: {} } } });
      }
    });
  });

  listLaws(stage, {
    name: 'price pushes',
    list: listPricePushes,
    username: groupOwner,
    query: {},
    search: 'tarik',
    textOf: ({ name }: PricePush) => name,
  });
}
