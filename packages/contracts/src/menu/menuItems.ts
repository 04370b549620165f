import {
  bulkMenus,
  createMenu,
  editMenu,
  getMenu,
  listCategories,
  listMenus,
  orderMenus,
  toggleMenu,
  type CallOptions,
  type FoodMenu,
  type Input,
} from '@servery/api';
import { describe, expect, test } from 'vitest';
import { listLaws } from '../listLaws.ts';
import { outletCases } from '../outletCases.ts';
import { refused, type Stage } from '../Stage.ts';

type Body = Input<typeof createMenu>['body'];

/** The items of a menu. */
export function menuItems(stage: Stage): void {
  const list = async (query: Input<typeof listMenus>['query'] = {}, username = 'merchant') =>
    (await stage.as(username, listMenus, { query: { order: 'asc', length: 100, ...query } }))
      .aaData;
  const named = async (name: string) => (await list({ search: name }))[0] as FoodMenu;
  const categories = async () =>
    (await stage.as('merchant', listCategories, { query: { order: 'asc', length: 100 } })).aaData;
  const create = async (input: Partial<Body>) =>
    stage.as('merchant', createMenu, {
      body: {
        category_id: (await categories())[0]!.id,
        name: 'Nasi dagang',
        price: 1150,
        tax_class: 'SST',
        ...input,
      },
    });
  const edit = (
    menu: FoodMenu,
    change: object,
    username = 'merchant',
    options: CallOptions = {},
  ) => {
    const { category_id, name, code, description, price, prices, tax_class, is_active } = menu;
    const { version, min_quantity, max_quantity, prep_minutes, windows, option_ids } = menu;
    const same = { category_id, name, code, description, price, prices, tax_class, is_active };
    const more = { version, min_quantity, max_quantity, prep_minutes, windows, option_ids };
    const body = { ...same, ...more, low_stock: menu.low_stock, ...change };
    return stage.as(username, editMenu, { params: { id: menu.id }, body }, options);
  };
  const toggle = ({ id, version }: FoodMenu, change: object, username = 'merchant') =>
    stage.as(username, toggleMenu, { params: { id }, body: { version, ...change } });

  for (const sort of ['priority', 'name', 'price'] as const)
    listLaws(stage, {
      name: `food menus by ${sort}`,
      list: listMenus,
      username: 'merchant',
      query: { sort },
      search: 'goreng',
      textOf: (row: FoodMenu) => row.name,
    });

  outletCases(stage, [[listMenus, { remark: 'food' }]]);

  describe('menu item', () => {
    test('can be found by category, code and status, and sorted by name', async () => {
      const [first] = await categories();
      const inside = await list({ category_id: first!.id });
      expect(inside.length).toBeGreaterThan(5);
      expect(new Set(inside.map(({ category_id }) => category_id))).toEqual(new Set([first!.id]));
      expect((await list({ search: 'nk06' })).map(({ name }) => name)).toEqual([
        'Nasi kandar telur ikan',
      ]);
      expect((await list({ status: 'low_stock' })).map(({ code }) => code)).toEqual(['NK06']);
      const out = await list({ status: 'sold_out' });
      expect(out.map(({ name }) => name)).toEqual(['Puding karamel']);
      const off = await list({ status: 'inactive' });
      expect(off.map(({ name, is_active }) => [name, is_active])).toEqual([
        ['Bubur lambuk', false],
      ]);
      const names = (await list({ sort: 'name' })).map(({ name }) => name.toLowerCase());
      expect(names).toEqual(names.toSorted());
    });

    test('stays inactive in an edit that omits is_active', async () => {
      const off = await create({ name: 'Nasi lemuni', is_active: false });
      const renamed = await edit(off, { name: 'Nasi lemuni set', is_active: undefined });
      expect(renamed).toMatchObject({ name: 'Nasi lemuni set', is_active: false });
      expect(await edit(renamed, { is_active: true })).toMatchObject({ is_active: true });
    });

    test('needs a tax class of its merchant', async () => {
      const unknown = {
        code: 'invalid',
        matter: { fields: { tax_class: { code: 'unknown_tax_class' } } },
      };
      expect(await refused(create({ tax_class: 'GST' }))).toMatchObject(unknown);
      const made = await create({ name: 'Laksa taxed' });
      expect(await refused(edit(made, { tax_class: 'sst' }))).toMatchObject(unknown);
      expect(await named('Laksa taxed')).toMatchObject({ tax_class: 'SST', version: 1 });
    });

    test('is added at the end of the menu with all its fields', async () => {
      const made = await create({
        code: 'ND01',
        prices: { delivery: 1290, pickup: null },
        min_quantity: 2,
        max_quantity: 6,
        prep_minutes: 15,
        windows: [{ weekdays: [5], start: '22:00', end: '02:00' }],
        stock: 30,
        low_stock: 5,
      });
      expect(made).toMatchObject({
        version: 1,
        prices: { delivery: 1290 },
        windows: [{ weekdays: [5], start: '22:00', end: '02:00' }],
        stock: 30,
        is_available: true,
        category_name: 'Nasi kandar',
        moves: [{ mode: 'set', quantity: 30, before: null, after: 30 }],
      });
      expect((await list()).at(-1)?.id).toBe(made.id);
      expect(await stage.as('waiter', getMenu, { params: { id: made.id } })).toEqual(made);
    });

    test.each([
      [{ name: 'X' }, 'name'],
      [{ price: -1 }, 'price'],
      [{ tax_class: '' }, 'tax_class'],
      [{ category_id: 1 }, 'category_id'],
      [{ min_quantity: 3, max_quantity: 2 }, 'max_quantity'],
      [{ min_quantity: 0 }, 'min_quantity'],
      [{ prep_minutes: 241 }, 'prep_minutes'],
      [{ stock: 100_000 }, 'stock'],
      [{ option_ids: [1] }, 'option_ids.0'],
      [{ code: 'nk06' }, 'code'],
      [{ windows: [{ weekdays: [], start: '10:00', end: '11:00' }] }, 'windows.0.weekdays'],
      [{ windows: [{ weekdays: null, start: '24:00', end: '11:00' }] }, 'windows.0.start'],
    ] as [Partial<Body>, string][])('refuses %j', async (input, field) => {
      const problem = await refused(create(input));
      expect(problem).toMatchObject({ code: 'invalid', status: 422 });
      expect(Object.keys(problem.matter.fields ?? {})).toContain(field);
    });

    test('refuses an edit of an outdated version', async () => {
      const made = await create({ name: 'Laksa utara' });
      const next = await edit(made, { name: 'Laksa Penang', prices: { pickup: 1000 } });
      expect(next).toMatchObject({ name: 'Laksa Penang', prices: { pickup: 1000 }, version: 2 });
      expect(await refused(edit(made, { name: 'Laksa Johor' }))).toMatchObject({
        code: 'conflict',
        matter: { current: { name: 'Laksa Penang' } },
      });
    });

    test('can be repriced only with permission or by PIN', async () => {
      const made = await create({ name: 'Soto ayam' });
      const renamed = await edit(made, { description: 'Clear soup' }, 'supervisor');
      expect(renamed.description).toBe('Clear soup');
      expect(await refused(edit(renamed, { price: 900 }, 'agent'))).toMatchObject({
        code: 'forbidden',
        matter: { details: { capability: 'menu.price' } },
      });
      expect(await refused(edit(renamed, { price: 900 }, 'supervisor'))).toMatchObject({
        code: 'approvalRequired',
        matter: { details: { capability: 'menu.price', object_id: made.id, version: 2 } },
      });
      const { id: object_id, version } = renamed;
      const input = { capability: 'menu.price', object_id, version } as const;
      const approval = await stage.approval('supervisor', '8264', input);
      const repriced = await edit(renamed, { price: 900 }, 'supervisor', { approval });
      expect(repriced.price).toBe(900);
      expect(
        await refused(edit(repriced, { price: 950 }, 'supervisor', { approval })),
      ).toMatchObject({ code: 'approvalRequired' });
      expect((await edit(repriced, { price: 950 })).price).toBe(950);
    });

    test('can be marked as sold out until a given time, and as available again', async () => {
      const made = await create({ name: 'Ikan bakar' });
      const until = '2026-11-20T07:00:00.000Z';
      const out = await toggle(made, { is_available: false, unavailable_until: until }, 'kitchen');
      expect(out).toMatchObject({ is_available: false, unavailable_until: until, is_active: true });
      expect((await list({ status: 'sold_out' })).map(({ id }) => id)).toContain(made.id);
      const back = await toggle(out, { is_available: true }, 'cashier');
      expect(back).toMatchObject({ is_available: true, unavailable_until: null });
      const past = { is_available: false, unavailable_until: '2026-11-20T05:00:00.000Z' };
      expect(await refused(toggle(back, past))).toMatchObject({
        matter: { fields: { unavailable_until: { code: 'past' } } },
      });
      const both = { is_available: true, unavailable_until: until };
      expect(await refused(toggle(back, both))).toMatchObject({
        matter: { fields: { unavailable_until: { code: 'not_out' } } },
      });
    });

    test('can be deactivated only with permission to edit the menu', async () => {
      const made = await create({ name: 'Sup tulang' });
      expect(await refused(toggle(made, { is_active: false }, 'kitchen'))).toMatchObject({
        code: 'forbidden',
        matter: { details: { capability: 'menu.edit' } },
      });
      expect(await toggle(made, { is_active: false })).toMatchObject({ is_active: false });
    });

    test('is moved and deactivated in bulk, all items or none', async () => {
      const [one, other] = [await create({ name: 'Bulk one' }), await create({ name: 'Bulk two' })];
      const to = (await categories())[3]!;
      const bulk = (body: Omit<Input<typeof bulkMenus>['body'], 'merchant_id'>) =>
        stage.as('merchant', bulkMenus, { body });
      const both = [one, other].map(({ id, version }) => ({ id, version }));
      const moved = await bulk({ menus: both, action: 'move', category_id: to.id });
      expect(moved.menus.map(({ category_id }) => category_id)).toEqual([to.id, to.id]);
      expect(await refused(bulk({ menus: both, action: 'deactivate' }))).toMatchObject({
        code: 'conflict',
      });
      const stale = [
        { id: one.id, version: 2 },
        { id: other.id, version: 1 },
      ];
      expect(await refused(bulk({ menus: stale, action: 'deactivate' }))).toMatchObject({
        code: 'conflict',
      });
      expect((await named('Bulk one')).is_active).toBe(true);
      const fresh = both.map(({ id }) => ({ id, version: 2 }));
      const off = await bulk({ menus: fresh, action: 'deactivate' });
      expect(off).toMatchObject({
        changed: 2,
        menus: [{ is_active: false }, { is_active: false }],
      });
      const none = await refused(bulk({ menus: [{ id: 1, version: 1 }], action: 'activate' }));
      expect(none).toMatchObject({ code: 'notFound' });
    });

    test('can only be reordered together with all others', async () => {
      const ids = (await list()).map(({ id }) => id);
      const order = (input: number[]) => stage.as('merchant', orderMenus, { body: { ids: input } });
      const turned = [...ids.slice(1), ids[0]!];
      await order(turned);
      expect((await list()).map(({ id }) => id)).toEqual(turned);
      expect(await refused(order(ids.slice(1)))).toMatchObject({ code: 'invalid' });
      await order(ids);
    });

    test('cannot be read or changed by another merchant', async () => {
      const menu = await named('Roti tisu');
      const params = { id: menu.id };
      expect(await refused(stage.as('merchant.bangsar', getMenu, { params }))).toMatchObject({
        code: 'notFound',
      });
      for (const one of [
        () => toggle(menu, { is_available: false }, 'merchant.bangsar'),
        () => edit(menu, { price: 1 }, 'merchant.bangsar'),
      ])
        expect(await refused(one())).toMatchObject({ code: 'notFound' });
      expect(await named('Roti tisu')).toEqual(menu);
    });
  });
}
