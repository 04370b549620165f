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
  type CallOptions,
  type FoodOption,
  type Input,
} from '@servery/api';
import { describe, expect, test } from 'vitest';
import { listLaws } from '../listLaws.ts';
import { outletCases } from '../outletCases.ts';
import { refused, type Stage } from '../Stage.ts';
import { searchCases } from '../searchCases.ts';

type Body = Input<typeof createOption>['body'];

const choices = (...names: string[]) => names.map((name) => ({ name, price: 0 }));

/** The food options of a menu. */
export function menuOptions(stage: Stage): void {
  const list = async () =>
    (await stage.as('merchant', listOptions, { query: { order: 'asc', length: 100 } })).aaData;
  const create = (input: Partial<Body> & { name: string }) =>
    stage.as('merchant', createOption, {
      body: { min: 0, max: 1, items: choices('Yes', 'No'), ...input },
    });
  const edit = (
    option: FoodOption,
    change: object,
    username = 'merchant',
    options: CallOptions = {},
  ) => {
    const { id, version, name, min, max, is_active, items } = option;
    const body = { version, name, min, max, is_active, items, ...change };
    return stage.as(username, editOption, { params: { id }, body }, options);
  };

  listLaws(stage, {
    name: 'food options',
    list: listOptions,
    username: 'merchant',
    query: {},
    search: 'sugar',
    textOf: ({ name, items }: FoodOption) => [name, ...items.map((it) => it.name)].join('\n'),
  });

  outletCases(stage, [[listOptions]]);

  describe('food option', () => {
    test('can be found by status', async () => {
      const off = await create({ name: 'Chopsticks', is_active: false });
      const find = async (status: 'active' | 'inactive') => {
        const query = { status, length: 100 };
        return (await stage.as('merchant', listOptions, { query })).aaData.map(({ id }) => id);
      };
      expect(await find('inactive')).toContain(off.id);
      expect(await find('active')).not.toContain(off.id);
    });

    test('includes its choices and the items that offer it', async () => {
      const [gravy] = (await list()) as [FoodOption];
      expect(gravy).toMatchObject({ name: 'Gravy', min: 1, max: 1, priority: 0 });
      expect(gravy.items.map(({ name, price }) => [name, price])[2]).toEqual(['Kuah banjir', 100]);
      expect(gravy.used_by).toHaveLength(7);
      expect(await stage.as('waiter', getOption, { params: { id: gravy.id } })).toEqual(gravy);
    });

    test('stays inactive with its choices in an edit that omits is_active', async () => {
      const items = [
        { name: 'Yes', price: 0 },
        { name: 'No', price: 0, is_active: false },
      ];
      const off = await create({ name: 'Cutlery', is_active: false, items });
      const renamed = await edit(off, {
        name: 'Cutlery too',
        is_active: undefined,
        items: off.items.map(({ id, name, price }) => ({ id, name, price })),
      });
      expect(renamed).toMatchObject({
        name: 'Cutlery too',
        is_active: false,
        items: [{ is_active: true }, { is_active: false }],
      });
      expect(await edit(renamed, { is_active: true })).toMatchObject({ is_active: true });
    });

    test('can be added to items and removed from them', async () => {
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
    ] as [Partial<Body>, string][])('refuses %j', async (input, field) => {
      const problem = await refused(create({ name: 'Refused', ...input }));
      expect(problem).toMatchObject({ code: 'invalid', status: 422 });
      expect(Object.keys(problem.matter.fields ?? {})).toContain(field);
    });

    test('cannot make the price of an item negative', async () => {
      const { aaData } = await stage.as('merchant', listMenus, { query: { search: 'roti canai' } });
      const input = { name: 'Own cup', items: [{ name: 'Own cup', price: -200 }] };
      expect(await refused(create({ ...input, menu_ids: [aaData[0]!.id] }))).toMatchObject({
        matter: { fields: { items: { code: 'below_zero' } } },
      });
      expect((await create(input)).items[0]?.price).toBe(-200);
    });

    test('keeps choices by id, and deletes those that are omitted', async () => {
      const made = await create({ name: 'Sauce', items: choices('Chilli', 'Tomato', 'Mayo') });
      const [chilli, , mayo] = made.items;
      const next = await edit(made, {
        items: [mayo, { ...chilli!, name: 'Hot chilli' }, { name: 'Garlic', price: 0 }],
      });
      expect(next.items.map(({ name }) => name)).toEqual(['Mayo', 'Hot chilli', 'Garlic']);
      expect(next.items.slice(0, 2).map(({ id }) => id)).toEqual([mayo!.id, chilli!.id]);
      expect(await refused(edit(made, {}))).toMatchObject({ code: 'conflict' });
    });

    test('can be repriced only with permission or by PIN', async () => {
      const made = await create({ name: 'Size', items: [{ name: 'Large', price: 100 }] });
      const items = made.items.map((item) => ({ ...item, price: 150 }));
      expect(await refused(edit(made, { items }, 'agent'))).toMatchObject({ code: 'forbidden' });
      expect(await refused(edit(made, { items }, 'supervisor'))).toMatchObject({
        code: 'approvalRequired',
      });
      const { id: object_id, version } = made;
      const input = { capability: 'menu.price', object_id, version } as const;
      const approval = await stage.approval('supervisor', '8264', input);
      const repriced = await edit(made, { items }, 'supervisor', { approval });
      expect(repriced.items[0]?.price).toBe(150);
    });

    test('keeps enough choices when one is deleted', async () => {
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

    test('can be deactivated and deleted', async () => {
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

    test('can only be reordered together with all others', async () => {
      const ids = (await list()).map(({ id }) => id);
      const order = (input: number[]) =>
        stage.as('merchant', orderOptions, { body: { ids: input } });
      await order(ids.toReversed());
      expect((await list()).map(({ id }) => id)).toEqual(ids.toReversed());
      expect(await refused(order(ids.slice(1)))).toMatchObject({ code: 'invalid' });
    });

    test('cannot be read or changed by another merchant', async () => {
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

  searchCases({
    rows: 'food options',
    create: async (name) => (await create({ name })).id,
    find: async (search) => {
      const query = { search, length: 100 };
      const { aaData } = await stage.as('merchant', listOptions, { query });
      return aaData.map(({ id }) => id);
    },
  });
}
