import {
  createCategory,
  deleteCategory,
  editCategory,
  getCategory,
  listCategories,
  orderCategories,
  toggleCategory,
  type MenuCategory,
} from '@servery/api';
import { describe, expect, test } from 'vitest';
import { listLaws } from '../listLaws.ts';
import { refused, type Stage } from '../Stage.ts';
import { searchCases } from '../searchCases.ts';

/** The categories of a menu. */
export function menuCategories(stage: Stage): void {
  const list = async (username = 'merchant') =>
    (await stage.as(username, listCategories, { query: { order: 'asc', length: 100 } })).aaData;
  const create = (name: string, more: { parent_id?: number } = {}, username = 'merchant') =>
    stage.as(username, createCategory, { body: { name, ...more } });
  const edit = ({ id, version, name, parent_id, is_active }: MenuCategory, change: object) =>
    stage.as('merchant', editCategory, {
      params: { id },
      body: { version, name, parent_id, is_active, ...change },
    });
  const remove = ({ id, version }: MenuCategory) =>
    stage.as('merchant', deleteCategory, { params: { id }, body: { version } });

  listLaws(stage, {
    name: 'categories',
    list: listCategories,
    username: 'merchant',
    query: {},
    search: 'ro',
    textOf: (row: MenuCategory) => row.name,
  });

  describe('menu category', () => {
    test('is listed in menu order, with its numbers of items', async () => {
      const rows = await list();
      expect(rows.slice(0, 2)).toMatchObject([
        { name: 'Nasi kandar', priority: 0, item_count: 10, active_count: 10, is_active: true },
        { name: 'Roti and tosai', priority: 1, item_count: 11 },
      ]);
      const [{ id }] = rows as [MenuCategory];
      expect(await stage.as('waiter', getCategory, { params: { id } })).toEqual(rows[0]);
    });

    test('is added at the end, and needs a unique name', async () => {
      const made = await create('  Set lunch ');
      expect(made).toMatchObject({ name: 'Set lunch', version: 1, item_count: 0, is_active: true });
      expect((await list()).at(-1)).toEqual(made);
      expect(await refused(create('SET LUNCH'))).toMatchObject({
        code: 'invalid',
        matter: { fields: { name: { code: 'taken' } } },
      });
      expect(await create('Set lunch', {}, 'merchant.bangsar')).toMatchObject({ merchant_id: 102 });
      expect(await refused(create('X'))).toMatchObject({ code: 'invalid' });
    });

    test('stays inactive in an edit that omits is_active', async () => {
      const off = await edit(await create('Late supper'), { is_active: false });
      const renamed = await edit(off, { name: 'Supper', is_active: undefined });
      expect(renamed).toMatchObject({ name: 'Supper', is_active: false });
      expect(await edit(renamed, { is_active: true })).toMatchObject({ is_active: true });
    });

    test('refuses an edit of an outdated version', async () => {
      const made = await create('Snaks');
      const next = await edit(made, { name: 'Snacks' });
      expect(next).toMatchObject({ name: 'Snacks', version: made.version + 1 });
      expect(await refused(edit(made, { name: 'Bites' }))).toMatchObject({
        code: 'conflict',
        matter: { current: { name: 'Snacks', version: next.version } },
      });
    });

    test('can have a parent, on two levels at most', async () => {
      const [top, below] = [await create('Cakes'), await create('Cheesecakes')];
      const inside = await edit(below, { parent_id: top.id });
      expect(inside.parent_id).toBe(top.id);
      for (const [category, parent_id] of [
        [top, inside.id],
        [top, top.id],
      ] as const)
        expect(await refused(edit(category, { parent_id }))).toMatchObject({
          matter: { fields: { parent_id: { code: 'depth' } } },
        });
      expect(await refused(create('Third', { parent_id: inside.id }))).toMatchObject({
        matter: { fields: { parent_id: { code: 'depth' } } },
      });
      expect(await refused(create('Nowhere', { parent_id: 1 }))).toMatchObject({
        matter: { fields: { parent_id: { code: 'unknown' } } },
      });
    });

    test('can be deactivated and activated again', async () => {
      const made = await create('Late night');
      const toggle = (version: number, is_active: boolean) =>
        stage.as('merchant', toggleCategory, {
          params: { id: made.id },
          body: { version, is_active },
        });
      const off = await toggle(made.version, false);
      expect(off.is_active).toBe(false);
      const inactive = await stage.as('merchant', listCategories, {
        query: { status: 'inactive', length: 100 },
      });
      expect(inactive.aaData).toContainEqual(off);
      expect(inactive.aaData.every((one) => !one.is_active)).toBe(true);
      expect((await toggle(off.version, true)).is_active).toBe(true);
      expect(await refused(toggle(off.version, false))).toMatchObject({ code: 'conflict' });
    });

    test('cannot be deleted while it has active items', async () => {
      const [full] = (await list()) as [MenuCategory];
      expect(await refused(remove(full))).toMatchObject({
        code: 'notAllowedNow',
        matter: { details: { active_count: full.active_count } },
      });
      const made = await create('Gone tomorrow');
      expect(await remove(made)).toEqual({ id: made.id });
      expect((await list()).map(({ id }) => id)).not.toContain(made.id);
      expect(await refused(remove(made))).toMatchObject({ code: 'notFound' });
      expect((await create('Gone tomorrow')).id).not.toBe(made.id);
    });

    test('can only be reordered together with all others', async () => {
      const ids = (await list()).map(({ id }) => id);
      const order = (input: number[], username = 'merchant') =>
        stage.as(username, orderCategories, { body: { ids: input } });
      const turned = ids.toReversed();
      expect(await order(turned)).toEqual({ ids: turned });
      expect((await list()).map(({ id }) => id)).toEqual(turned);
      for (const wrong of [ids.slice(1), [...ids, 1], []])
        expect(await refused(order(wrong))).toMatchObject({
          code: 'invalid',
          matter: { fields: { ids: { code: 'permutation' } } },
        });
      expect(await refused(order(ids, 'merchant.bangsar'))).toMatchObject({ code: 'invalid' });
      await order(ids);
    });

    test('cannot be read or changed by another merchant', async () => {
      const [first] = (await list()) as [MenuCategory];
      const params = { id: first.id };
      const body = { version: first.version, is_active: false };
      for (const outside of ['merchant.bangsar', 'merchant.cheras']) {
        expect(await refused(stage.as(outside, getCategory, { params }))).toMatchObject({
          code: 'notFound',
          status: 404,
        });
        expect(await refused(stage.as(outside, toggleCategory, { params, body }))).toMatchObject({
          code: 'notFound',
        });
      }
      expect((await stage.as('admin', getCategory, { params })).id).toBe(first.id);
      expect(
        await refused(stage.as('admin', createCategory, { body: { name: 'Which one' } })),
      ).toMatchObject({ code: 'invalid', matter: { fields: { merchant_id: {} } } });
    });

    test('is added once for a repeated idempotency key', async () => {
      const options = { idempotencyKey: crypto.randomUUID() };
      const once = () =>
        stage.as('merchant', createCategory, { body: { name: 'Sent twice' } }, options);
      expect(await once()).toEqual(await once());
    });
  });

  searchCases({
    rows: 'categories',
    create: async (name) => (await create(name)).id,
    find: async (search) => {
      const query = { search, length: 100 };
      const { aaData } = await stage.as('merchant', listCategories, { query });
      return aaData.map(({ id }) => id);
    },
  });
  test('a category can’t have the name of another one in another spelling', async () => {
    await create('İçecekler');
    for (const name of ['içecekler', 'ICECEKLER', 'İçecekler '])
      expect(await refused(create(name))).toMatchObject({
        matter: { fields: { name: { code: 'taken' } } },
      });
  });
}
