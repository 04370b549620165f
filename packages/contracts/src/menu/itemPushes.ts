import {
  deleteCategory,
  listItemPushes,
  listMenus,
  pushItem,
  toggleMenu,
  type ItemPush,
} from '@servery/api';
import { describe, expect, test } from 'vitest';
import { listLaws } from '../listLaws.ts';
import { refused, type Stage } from '../Stage.ts';
import { itemPushStage, outletsOf } from './itemPushStage.ts';
import { groupOwner } from './PriceStage.ts';

const hour = 60 * 60 * 1000;
const by = 'Kamaruddin Yusof';
const because = (why: string) => ({
  code: 'notAllowedNow',
  status: 422,
  matter: { details: { why } },
});

/** Items that are pushed to the outlets of a group. */
export function itemPushes(stage: Stage): void {
  const { create, createWithRows, edit, read, preview, push, undo, list, ...at } =
    itemPushStage(stage);

  describe('the preview of an item push', () => {
    test('has each other outlet of the group, with what becomes of its item', async () => {
      const code = 'item-1';
      const first = await createWithRows(code);
      const own = await create(103, { code, name: 'Nasi lemak biasa', price: 1150 });
      const category = await at.addCategory(104, `RICE ${code}`);
      const option = await at.addOption(104, `Extras ${code}`);
      const rows = { category_id: category.id, option_ids: [option.id] };
      const same = await create(104, { code, price: 990, ...rows });
      const { item, outlets } = await preview(first.id);
      expect(item).toEqual({
        id: first.id,
        version: 1,
        name: 'Nasi lemak',
        merchant: { id: 101, name: 'Seri Melati Chow Kit' },
      });
      const nothing = { changes: [], new_categories: [], new_options: [], obstacle: null };
      const created = { new_categories: [`Rice ${code}`], new_options: [`Extras ${code}`] };
      expect(outlets.map(({ merchant: { id }, ...outlet }) => [id, outlet])).toEqual([
        [102, { item_id: null, version: null, ...nothing, state: 'missing', ...created }],
        [
          103,
          {
            item_id: own.id,
            version: 1,
            ...nothing,
            state: 'differs',
            changes: ['name', 'category', 'options'],
            ...created,
          },
        ],
        [104, { item_id: same.id, version: 1, ...nothing, state: 'same' }],
      ]);
    });

    test('refuses every outlet for an item whose category was deleted', async () => {
      const { id, version, category_id } = await createWithRows('item-2');
      const off = { version, is_active: false };
      await stage.as(groupOwner, toggleMenu, { params: { id }, body: off });
      const gone = { params: { id: category_id }, body: { version: 1 } };
      await stage.as(groupOwner, deleteCategory, gone);
      const { outlets } = await preview(id);
      for (const outlet of outlets)
        expect(outlet).toMatchObject({ state: 'refused', obstacle: 'no_category' });
      expect(await refused(push({ id }, [102]))).toMatchObject(because('no_category'));
    });
  });

  describe('an item push', () => {
    test('adds and changes the item once, and is undone for all outlets', async () => {
      const code = 'item-3';
      const prices = { delivery: 1590 };
      const first = await createWithRows(code, { prices, prep_minutes: 12 });
      const own = await create(103, { code, name: 'Nasi lemak biasa', price: 1150, stock: 7 });
      const options = { idempotencyKey: crypto.randomUUID() };
      const { outlets } = await preview(first.id);
      const named = outletsOf(outlets).filter(({ merchant_id }) => merchant_id !== 104);
      const body = { item_id: first.id, version: 1, outlets: named };
      const made = await stage.as(groupOwner, pushItem, { body }, options);
      expect(made).toMatchObject({
        item_id: first.id,
        merchant_id: 101,
        name: 'Nasi lemak',
        outlets: 2,
        added: 1,
        by,
        can_undo: true,
        undone_at: null,
      });
      expect(Date.parse(made.undo_until) - Date.parse(made.at)).toBe(24 * hour);
      const [added] = await at.itemsWith(102, code);
      const pushed = { name: 'Nasi lemak', category_name: `Rice ${code}`, prep_minutes: 12 };
      expect(added).toMatchObject({ ...pushed, price: 1290, prices, stock: null });
      expect(added).toMatchObject({ is_active: true, is_available: true });
      expect(added!.option_ids).toHaveLength(1);
      expect(await read(own)).toMatchObject({ ...pushed, price: 1150, prices: {}, stock: 7 });
      expect(await at.itemsWith(104, code)).toEqual([]);

      expect(await stage.as(groupOwner, pushItem, { body }, options)).toEqual(made);
      const again = stage.as(groupOwner, pushItem, { body });
      expect(await refused(again)).toMatchObject(because('same_item'));
      expect((await read(own)).version).toBe(2);
      expect(await list(own.id)).toEqual([made]);

      expect(await undo(made.id)).toMatchObject({ restored: 2, kept: 0, can_undo: false });
      expect(await at.itemsWith(102, code)).toEqual([]);
      for (const id of [102, 103]) expect(await at.rowsWith(id, code)).toEqual([]);
      const { version: _version, ...before } = own;
      expect(await read(own)).toMatchObject({ ...before, version: 3 });
      expect(await refused(undo(made.id))).toMatchObject(because('undone'));
      expect((await list(first.id))[0]).toMatchObject({ undone_by: by });
    });

    test('can be repeated after it was undone', async () => {
      const first = await createWithRows('item-4', { name: 'Teh tarik halia' });
      await undo((await push(first, [102])).id);
      expect(await push(first, [102])).toMatchObject({ outlets: 1, added: 1 });
      expect(await at.rowsWith(102, 'item-4')).toEqual(['Rice item-4', 'Extras item-4']);
    });

    test('gives each outlet a copy of the picture, and recognises it', async () => {
      const query = { merchant_id: 101, length: 100 };
      const { aaData } = await stage.as(groupOwner, listMenus, { query });
      const { image_id } = aaData.find((item) => item.image_id !== null)!;
      const first = await createWithRows('item-5', { image_id });
      const own = await create(103, { code: 'item-5' });
      await push(first, [102, 103]);
      const [added] = await at.itemsWith(102, 'item-5');
      const pictures = [added!.image_id, (await read(own)).image_id];
      expect(pictures.every((id) => id !== null && id !== image_id)).toBe(true);
      const { outlets } = await preview(first.id);
      const states = outlets.slice(0, 2).map(({ state }) => state);
      expect(states).toEqual(['same', 'same']);
    });

    test('keeps items that were changed or used since when it is undone', async () => {
      const code = 'item-6';
      const first = await createWithRows(code);
      const own = await create(103, { code });
      const made = await push(first, [102, 103, 104]);
      await edit(own, { description: 'With sambal' });
      // The item that was added at 104 is pushed on, so it can’t be removed.
      await edit(first, { description: 'With egg' });
      const [used] = await at.itemsWith(104, code);
      await push(used!, [101]);
      expect(await undo(made.id)).toMatchObject({ outlets: 3, restored: 1, kept: 2 });
      expect(await read(own)).toMatchObject({ description: 'With sambal' });
      expect(await at.itemsWith(102, code)).toEqual([]);
      expect(await at.itemsWith(104, code)).toHaveLength(1);
      expect(await at.rowsWith(104, code)).toEqual([`Rice ${code}`, `Extras ${code}`]);
    });

    test('is refused as a whole if the item or an outlet has changed since the preview', async () => {
      const code = 'item-7';
      const first = await createWithRows(code);
      const own = await create(103, { code });
      const { outlets } = await preview(first.id);
      const body = { item_id: first.id, version: 1, outlets: outletsOf(outlets) };
      const send = () => stage.as(groupOwner, pushItem, { body });
      await edit(own, { description: 'With sambal' });
      expect(await refused(send())).toMatchObject({
        code: 'conflict',
        status: 409,
        matter: { current: { id: own.id, version: 2 } },
      });
      await edit(first, { description: 'With egg' });
      expect(await refused(send())).toMatchObject({
        code: 'conflict',
        matter: { current: { id: first.id, version: 2 } },
      });
      expect(await at.itemsWith(102, code)).toEqual([]);
    });

    test('can be undone for a day', async () => {
      const first = await createWithRows('item-8');
      const made = await push(first, [102]);
      await stage.host.advance(24 * hour);
      expect((await list(first.id))[0]).toMatchObject({ can_undo: false });
      expect(await refused(undo(made.id))).toMatchObject({ code: 'tooLate', status: 422 });
      expect(await at.itemsWith(102, 'item-8')).toHaveLength(1);
    });

    test('reaches only the item’s own group, for people who look after all of it', async () => {
      const first = await createWithRows('item-9');
      const send = (username: string, merchant_id: number) => {
        const outlets = [{ merchant_id, item_id: null, version: null }];
        return stage.as(username, pushItem, { body: { item_id: first.id, version: 1, outlets } });
      };
      for (const merchant_id of [101, 999_999])
        expect(await refused(send(groupOwner, merchant_id))).toMatchObject({ code: 'notFound' });
      const made = await push(first, [102]);
      for (const username of ['agent', 'merchant', 'supervisor', 'cashier'])
        for (const call of [
          () => preview(first.id, username),
          () => send(username, 103),
          () => undo(made.id, username),
        ])
          expect(await refused(call())).toMatchObject({
            code: 'forbidden',
            matter: { details: { capability: 'merchant.push' } },
          });
      expect(await at.itemsWith(103, 'item-9')).toEqual([]);
      for (const call of [() => preview(1), () => undo(1), () => list(1)])
        expect(await refused(call())).toMatchObject({ code: 'notFound' });
    });

    test('names each outlet once', async () => {
      const { id: item_id } = await create(101, { code: 'item-10' });
      const outlet = { merchant_id: 102, item_id: null, version: null };
      for (const outlets of [[], [outlet, outlet]]) {
        const body = { item_id, version: 1, outlets };
        expect(await refused(stage.as(groupOwner, pushItem, { body }))).toMatchObject({
          code: 'invalid',
          matter: { fields: { outlets: {} } },
        });
      }
    });
  });

  listLaws(stage, {
    name: 'item pushes',
    list: listItemPushes,
    username: groupOwner,
    query: {},
    search: 'tarik',
    textOf: ({ name }: ItemPush) => name,
  });
}
