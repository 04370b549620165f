import {
  createKitchenZone,
  deleteKitchenZone,
  editKitchenZone,
  listKitchenMenus,
  listKitchenZones,
  toggleKitchenZone,
  type Input,
  type KitchenZone,
} from '@servery/api';
import { describe, expect, test } from 'vitest';
import { listLaws } from '../listLaws.ts';
import { refused, type Stage } from '../Stage.ts';

type Body = Input<typeof createKitchenZone>['body'];

/** Returns the kitchen zones of the busiest outlet by their names. */
export const zonesNow = async (stage: Stage): Promise<Record<string, KitchenZone>> => {
  const query = { length: 100 };
  const { aaData } = await stage.as('merchant', listKitchenZones, { query });
  return Object.fromEntries(aaData.map((zone) => [zone.name, zone]));
};

/** Returns a dish of the busiest outlet's menu by its name. */
export const dishNamed = async (stage: Stage, name: string) => {
  const query = { search: name, length: 100 };
  const { aaData } = await stage.as('merchant', listKitchenMenus, { query });
  return aaData.find((dish) => dish.name === name)!;
};

/** The kitchen zones and their validation. */
export function kitchenZones(stage: Stage): void {
  const create = (body: Body) => stage.as('merchant', createKitchenZone, { body });
  const fieldOf = async (body: Body) => {
    const problem = await refused(create(body));
    expect(problem).toMatchObject({ code: 'invalid', status: 422 });
    return Object.entries(problem.matter.fields ?? {}).map(([path, { code }]) => [path, code]);
  };

  listLaws(stage, {
    name: 'zones',
    list: listKitchenZones,
    username: 'merchant',
    query: {},
    search: 'wo',
    textOf: ({ name }: KitchenZone) => name,
  });
  listLaws(stage, {
    name: 'dishes and their zones',
    list: listKitchenMenus,
    username: 'merchant',
    query: {},
    search: 'roti',
    textOf: ({ name }: { name: string }) => name,
  });

  describe('kitchen zone', () => {
    test('is visible to everyone who can see orders, with its dishes', async () => {
      const zones = await zonesNow(stage);
      expect(zones['Sweets']).toMatchObject({
        merchant_id: 101,
        version: 1,
        is_active: true,
        course: 2,
        has_display: true,
        categories: [{ name: 'Sweets' }],
        item_count: 4,
      });
      expect(zones['Wok']!.items.map(({ name }) => name)).toContain('Cucur udang');
      const { total } = await stage.as('kitchen', listKitchenZones, { query: {} });
      expect(total).toBe(Object.keys(zones).length);
      const closed = { status: 'inactive' as const };
      expect((await stage.as('kitchen', listKitchenZones, { query: closed })).total).toBe(0);
    });

    test('can be created, edited, closed, reopened and deleted', async () => {
      const { id: dish } = await dishNamed(stage, 'Roti bom');
      const made = await create({ name: '  Sweet griddle ', item_ids: [dish], course: 3 });
      expect(made).toMatchObject({
        version: 1,
        name: 'Sweet griddle',
        course: 3,
        items: [{ id: dish, name: 'Roti bom' }],
        categories: [],
        item_count: 1,
        is_fallback: false,
      });
      const params = { id: made.id };
      const edited = await stage.as('supervisor', editKitchenZone, {
        params,
        body: { version: 1, name: 'Griddle two', item_ids: [dish] },
      });
      expect(edited).toMatchObject({ version: 2, name: 'Griddle two', course: 1 });
      const toggle = (version: number, is_active: boolean) =>
        stage.as('merchant', toggleKitchenZone, { params, body: { version, is_active } });
      expect(await toggle(2, false)).toMatchObject({ version: 3, is_active: false, item_count: 0 });
      expect(await toggle(3, false)).toMatchObject({ version: 3 });
      const renamed = await stage.as('supervisor', editKitchenZone, {
        params,
        body: { version: 3, name: 'Griddle 2', item_ids: [dish] },
      });
      expect(renamed).toMatchObject({ version: 4, name: 'Griddle 2', is_active: false });
      expect(await toggle(4, true)).toMatchObject({ version: 5, item_count: 1 });
      const remove = (version: number) =>
        stage.as('merchant', deleteKitchenZone, { params, body: { version } });
      expect(await refused(remove(4))).toMatchObject({ code: 'conflict', status: 409 });
      expect(await remove(5)).toEqual({ id: made.id });
      expect(await refused(remove(5))).toMatchObject({ code: 'notFound' });
      expect(await zonesNow(stage)).not.toHaveProperty('Griddle 2');
    });

    test('needs a unique name of 2 to 40 characters', async () => {
      const is_fallback = false;
      expect(await fieldOf({ name: ' wOK ', is_fallback })).toEqual([['name', 'taken']]);
      for (const name of ['W', ' W ', 'W'.repeat(41)]) {
        const [[path] = []] = await fieldOf({ name });
        expect(path).toBe('name');
      }
    });

    test('needs dishes, and a display or a printer', async () => {
      const { id } = await dishNamed(stage, 'Roti bom');
      expect(await fieldOf({ name: 'Nothing' })).toEqual([['category_ids', 'empty']]);
      const dish = { name: 'Quiet', item_ids: [id] };
      expect(await fieldOf({ ...dish, has_display: false })).toEqual([['has_display', 'silent']]);
      expect(await fieldOf({ ...dish, printer_id: 7, fallback_printer_id: 7 })).toEqual([
        ['fallback_printer_id', 'same'],
      ]);
      expect(await fieldOf({ ...dish, fallback_printer_id: 7 })).toEqual([
        ['fallback_printer_id', 'no_printer'],
      ]);
      expect(await fieldOf({ name: 'Unknown', item_ids: [1] })).toEqual([
        ['item_ids.0', 'unknown'],
      ]);
      const [[path] = []] = await fieldOf({ name: 'Late', item_ids: [id], course: 10 });
      expect(path).toBe('course');
    });

    test('refuses dishes and categories of another zone', async () => {
      const { Wok } = await zonesNow(stage);
      const [category] = Wok!.categories;
      const [item] = Wok!.items;
      expect(await fieldOf({ name: 'Wok two', category_ids: [category!.id] })).toEqual([
        ['category_ids.0', 'in_other_zone'],
      ]);
      expect(await fieldOf({ name: 'Wok two', item_ids: [item!.id] })).toEqual([
        ['item_ids.0', 'in_other_zone'],
      ]);
    });

    test('refuses an edit of an outdated version, and returns the current zone', async () => {
      const { Drinks } = await zonesNow(stage);
      const { id, version, categories } = Drinks!;
      const body = { version: version + 1, name: 'Bar', category_ids: categories.map((c) => c.id) };
      const edit = stage.as('merchant', editKitchenZone, { params: { id }, body });
      expect(await refused(edit)).toMatchObject({
        code: 'conflict',
        matter: { current: { id, name: 'Drinks', version } },
      });
    });

    test('is created once for a repeated idempotency key', async () => {
      const { id } = await dishNamed(stage, 'Roti planta');
      const body = { name: 'Only once', item_ids: [id] };
      const options = { idempotencyKey: crypto.randomUUID() };
      const once = () => stage.as('merchant', createKitchenZone, { body }, options);
      const first = await once();
      expect(await once()).toEqual(first);
      const { version } = first;
      const remove = { params: { id: first.id }, body: { version } };
      await stage.as('merchant', deleteKitchenZone, remove);
    });
  });
}
