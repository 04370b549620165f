import {
  createOption,
  deleteOption,
  deleteOptionItem,
  editOption,
  getMenu,
  getOption,
  listMenus,
  listOptions,
  orderOptions,
  toggleOption,
  type FoodOption,
  type Input,
} from '@servery/api';
import { describe, expect, test } from 'vitest';
import { listLaws } from './listLaws.ts';
import { refused, type Stage } from './Stage.ts';

type Wish = Input<typeof createOption>['body'];

const choices = (...names: string[]) => names.map((name) => ({ name, price: 0 }));

/** The food options of a menu. */
export function menuOptions(stage: Stage): void {
  const list = async () =>
    (await stage.as('merchant', listOptions, { query: { order: 'asc', length: 100 } })).aaData;
  const create = (wish: Partial<Wish> & { name: string }) =>
    stage.as('merchant', createOption, {
      body: { min: 0, max: 1, items: choices('Yes', 'No'), ...wish },
    });
  const edit = (option: FoodOption, change: object, username = 'merchant') => {
    const { id, version, name, min, max, is_active, items } = option;
    return stage.as(username, editOption, {
      params: { id },
      body: { version, name, min, max, is_active, items, ...change },
    });
  };

  listLaws(stage, {
    name: 'food options',
    list: listOptions,
    username: 'merchant',
    query: {},
    search: 'sugar',
    textOf: ({ name, items }: FoodOption) => [name, ...items.map((it) => it.name)].join('\n'),
  });

  describe('a food option', () => {
    test('comes with its choices and the items that it hangs on', async () => {
      const [gravy] = (await list()) as [FoodOption];
      expect(gravy).toMatchObject({ name: 'Gravy', min: 1, max: 1, priority: 0 });
      expect(gravy.items.map(({ name, price }) => [name, price])[2]).toEqual(['Kuah banjir', 100]);
      expect(gravy.used_by).toHaveLength(7);
      expect(await stage.as('waiter', getOption, { params: { id: gravy.id } })).toEqual(gravy);
    });

    test('is added and hung on items', async () => {
      const { aaData } = await stage.as('merchant', listMenus, { query: { search: 'cendol' } });
      const made = await create({ name: 'Topping', menu_ids: [aaData[0]!.id] });
      expect(made.used_by).toEqual([{ id: aaData[0]!.id, name: 'Cendol' }]);
      const menu = await stage.as('merchant', getMenu, { params: { id: aaData[0]!.id } });
      expect(menu.option_ids).toEqual([made.id]);
      const loose = await edit(made, { menu_ids: [] });
      expect(loose.used_by).toEqual([]);
    });

    test.each([
      [{ name: 'gravy' }, 'name'],
      [{ min: 2, max: 1 }, 'max'],
      [{ max: 3 }, 'max'],
      [{ max: 21 }, 'max'],
      [{ items: [] }, 'items'],
      [{ items: choices('Same', 'same') }, 'items.1.name'],
      [{ items: [{ name: 'A', price: 10_000_000 }] }, 'items.0.price'],
      [{ items: choices('A', 'B').map((one) => ({ ...one, is_default: true })) }, 'items'],
      [{ menu_ids: [1] }, 'menu_ids.0'],
    ] as [Partial<Wish>, string][])('is refused with %j', async (wish, field) => {
      const problem = await refused(create({ name: 'Refused', ...wish }));
      expect(problem).toMatchObject({ code: 'invalid', status: 422 });
      expect(Object.keys(problem.matter.fields ?? {})).toContain(field);
    });

    test('makes no item cost less than nothing', async () => {
      const { aaData } = await stage.as('merchant', listMenus, { query: { search: 'roti canai' } });
      const wish = { name: 'Own cup', items: [{ name: 'Own cup', price: -200 }] };
      expect(await refused(create({ ...wish, menu_ids: [aaData[0]!.id] }))).toMatchObject({
        matter: { fields: { items: { code: 'below_zero' } } },
      });
      expect((await create(wish)).items[0]?.price).toBe(-200);
    });

    test('keeps its choices by their ids; one that is left out is gone', async () => {
      const made = await create({ name: 'Sauce', items: choices('Chilli', 'Tomato', 'Mayo') });
      const [chilli, , mayo] = made.items;
      const next = await edit(made, {
        items: [mayo, { ...chilli!, name: 'Hot chilli' }, { name: 'Garlic', price: 0 }],
      });
      expect(next.items.map(({ name }) => name)).toEqual(['Mayo', 'Hot chilli', 'Garlic']);
      expect(next.items.slice(0, 2).map(({ id }) => id)).toEqual([mayo!.id, chilli!.id]);
      expect(await refused(edit(made, {}))).toMatchObject({ code: 'conflict' });
    });

    test('is repriced only by who may set prices', async () => {
      const made = await create({ name: 'Size', items: [{ name: 'Large', price: 100 }] });
      const items = made.items.map((one) => ({ ...one, price: 150 }));
      expect(await refused(edit(made, { items }, 'agent'))).toMatchObject({ code: 'forbidden' });
      expect(await refused(edit(made, { items }, 'supervisor'))).toMatchObject({
        code: 'approvalRequired',
      });
      expect((await edit(made, { items })).items[0]?.price).toBe(150);
    });

    test('loses a choice only while enough are left', async () => {
      const made = await create({ name: 'Dip', min: 1, max: 2, items: choices('Sour', 'Sweet') });
      const remove = (id: number, version: number) =>
        stage.as('merchant', deleteOptionItem, { params: { id }, body: { version } });
      const [sour, sweet] = made.items;
      const one = await remove(sour!.id, made.version);
      expect(one).toMatchObject({ max: 1, items: [{ name: 'Sweet' }] });
      expect(await refused(remove(sweet!.id, one.version))).toMatchObject({
        code: 'notAllowedNow',
        matter: { details: { why: 'no_choice' } },
      });
      expect(await refused(remove(sour!.id, one.version))).toMatchObject({ code: 'notFound' });
    });

    test('is switched off, on again and deleted', async () => {
      const made = await create({ name: 'Cutlery' });
      const body = { id: made.id, version: made.version, is_active: false };
      const off = await stage.as('merchant', toggleOption, { body });
      expect(off.is_active).toBe(false);
      expect(await refused(stage.as('merchant', toggleOption, { body }))).toMatchObject({
        code: 'conflict',
      });
      const params = { id: made.id };
      const remove = () =>
        stage.as('merchant', deleteOption, { params, body: { version: off.version } });
      expect(await remove()).toEqual(params);
      expect(await refused(remove())).toMatchObject({ code: 'notFound' });
      expect((await list()).map(({ id }) => id)).not.toContain(made.id);
    });

    test('moves in the order only together with all the others', async () => {
      const ids = (await list()).map(({ id }) => id);
      const order = (wish: number[]) => stage.as('merchant', orderOptions, { body: { ids: wish } });
      await order(ids.toReversed());
      expect((await list()).map(({ id }) => id)).toEqual(ids.toReversed());
      expect(await refused(order(ids.slice(1)))).toMatchObject({ code: 'invalid' });
    });

    test('is found and changed by nobody of another merchant', async () => {
      const [first] = (await list()) as [FoodOption];
      const params = { id: first.id };
      expect(await refused(stage.as('merchant.cheras', getOption, { params }))).toMatchObject({
        code: 'notFound',
      });
      const body = { id: first.id, version: first.version, is_active: false };
      expect(await refused(stage.as('merchant.cheras', toggleOption, { body }))).toMatchObject({
        code: 'notFound',
      });
      const [choice] = first.items;
      expect(
        await refused(
          stage.as('merchant.cheras', deleteOptionItem, {
            params: { id: choice!.id },
            body: { version: first.version },
          }),
        ),
      ).toMatchObject({ code: 'notFound' });
    });
  });
}
