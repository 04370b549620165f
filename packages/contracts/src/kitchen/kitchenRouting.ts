import {
  createKitchenZone,
  deleteKitchenZone,
  editKitchenZone,
  listKitchenMenus,
  toggleKitchenZone,
  type KitchenZone,
} from '@servery/api';
import { describe, expect, test } from 'vitest';
import { dishNamed, zonesNow } from './kitchenZones.ts';
import { refused, type Stage } from '../Stage.ts';

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

/** The fields of a zone as `editKitchenZone` takes them. */
const inputOf = ({ categories, items, ...zone }: KitchenZone) => ({
  version: zone.version,
  name: zone.name,
  is_active: zone.is_active,
  is_fallback: zone.is_fallback,
  course: zone.course,
  has_display: zone.has_display,
  category_ids: idsOf(categories),
  item_ids: idsOf(items),
});

/** The assignment of dishes to zones. */
export function kitchenRouting(stage: Stage): void {
  const placeOf = async (name: string) => {
    const { zone, route } = await dishNamed(stage, name);
    return [zone?.name ?? null, route];
  };
  const toggle = async (name: string, is_active: boolean) => {
    const zone = (await zonesNow(stage))[name]!;
    const body = { version: zone.version, is_active };
    await stage.as('merchant', toggleKitchenZone, { params: { id: zone.id }, body });
  };
  const edit = (zone: KitchenZone, change: Partial<ReturnType<typeof inputOf>>) =>
    stage.as('merchant', editKitchenZone, {
      params: { id: zone.id },
      body: { ...inputOf(zone), ...change },
    });
  const without = async (username: string, merchant_id: number | '' = '') =>
    stage.as(username, listKitchenMenus, {
      query: { merchant_id, status: 'unrouted', length: 100, order: 'asc' },
    });

  describe('routing of a dish', () => {
    test('uses its own zone, else its category’s, else the fallback zone', async () => {
      expect(await placeOf('Cucur udang')).toEqual(['Wok', 'item']);
      expect(await placeOf('Roti canai')).toEqual(['Roti griddle', 'category']);
      expect(await placeOf('Sotong kari')).toEqual(['Curry counter', 'fallback']);
    });

    test('uses the fallback zone while its zone is closed', async () => {
      await toggle('Wok', false);
      expect(await placeOf('Mee rebus')).toEqual(['Curry counter', 'fallback']);
      expect(await placeOf('Cucur udang')).toEqual(['Curry counter', 'fallback']);
      await toggle('Wok', true);
      expect(await placeOf('Mee rebus')).toEqual(['Wok', 'category']);
    });

    test('lists dishes without any zone', async () => {
      expect((await without('merchant')).total).toBe(0);
      const { aaData } = await without('agent', 102);
      expect(aaData.map(({ name }) => name)).toEqual([
        'Papadom basket',
        'Rojak pasembor',
        'Sotong kari',
      ]);
      const none = await stage.as('agent', listKitchenMenus, {
        query: { merchant_id: 102, status: 'routed', length: 100 },
      });
      expect(none.aaData.every(({ zone }) => zone !== null)).toBe(true);
    });

    test('lists dishes by zone, with the categories of the menu', async () => {
      const { Drinks } = await zonesNow(stage);
      const found = await stage.as('kitchen', listKitchenMenus, {
        query: { zone_id: Drinks!.id, length: 100 },
      });
      expect(found.total).toBe(9);
      expect(found.aaData.every(({ category }) => category?.name === 'Drinks')).toBe(true);
      expect(found.categories.map(({ name }) => name)).toContain('Sweets');
    });
  });

  describe('fallback zone', () => {
    test('is unique: a new one replaces the previous one', async () => {
      const before = await zonesNow(stage);
      await edit(before['Drinks']!, { is_fallback: true });
      const after = await zonesNow(stage);
      expect(after['Curry counter']).toMatchObject({
        is_fallback: false,
        version: before['Curry counter']!.version + 1,
      });
      expect(await placeOf('Sotong kari')).toEqual(['Drinks', 'fallback']);
      await edit(after['Curry counter']!, { is_fallback: true });
      expect(await placeOf('Sotong kari')).toEqual(['Curry counter', 'fallback']);
    });

    test('can have no dishes of its own, and cannot be replaced before it has some', async () => {
      const zones = await zonesNow(stage);
      const pass = await stage.as('merchant', createKitchenZone, {
        body: { name: 'Pass', is_fallback: true },
      });
      expect(await placeOf('Sotong kari')).toEqual(['Pass', 'fallback']);
      const curry = (await zonesNow(stage))['Curry counter']!;
      expect(await refused(edit(curry, { is_fallback: true }))).toMatchObject({
        code: 'invalid',
        matter: { fields: { is_fallback: { code: 'taken' } } },
      });
      await stage.as('merchant', deleteKitchenZone, {
        params: { id: pass.id },
        body: { version: pass.version },
      });
      expect(await placeOf('Sotong kari')).toEqual([null, null]);
      await edit(curry, { is_fallback: true });
      expect(Object.keys(await zonesNow(stage)).toSorted()).toEqual(Object.keys(zones).toSorted());
    });
  });
}
