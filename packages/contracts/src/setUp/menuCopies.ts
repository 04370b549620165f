import {
  copyMenu,
  createCategory,
  createMenu,
  getSetUpGuide,
  listCategories,
  listMedia,
  listMenus,
  listMenuSources,
  listOptions,
  type CallOptions,
  type FoodMenu,
} from '@servery/api';
import { describe, expect, test } from 'vitest';
import { refused, type Stage } from '../Stage.ts';
import type { SetUpGuideHost } from './setUpGuideHost.ts';

const owner = 'supermerchant';
const source = 101;
const all = { length: 100, order: 'asc' } as const;

/** Copies of another outlet's menu. */
export function menuCopies(stage: Stage): void {
  const addOutlet: SetUpGuideHost['addOutlet'] = (...outlet) =>
    (stage.host as SetUpGuideHost).addOutlet(...outlet);
  const sourcesFor = async (merchant_id: number, username = owner) =>
    (await stage.as(username, listMenuSources, { query: { merchant_id } })).sources;
  const copy = (merchant_id: number, from_id = source, username = owner, options?: CallOptions) =>
    stage.as(username, copyMenu, { body: { merchant_id, from_id } }, options);
  const menuOf = async (merchant_id: number) => {
    const rows: FoodMenu[] = [];
    for (;;) {
      const query = { ...all, merchant_id, start: rows.length };
      const { aaData, total } = await stage.as(owner, listMenus, { query });
      rows.push(...aaData);
      if (rows.length >= total) return rows;
    }
  };
  const categoriesOf = async (merchant_id: number) =>
    (await stage.as(owner, listCategories, { query: { ...all, merchant_id } })).aaData;
  const optionsOf = async (merchant_id: number) =>
    (await stage.as(owner, listOptions, { query: { ...all, merchant_id } })).aaData;
  const picturesOf = async (merchant_id: number) =>
    (await stage.as(owner, listMedia, { query: { ...all, merchant_id } })).total;
  const has_menu = { code: 'notAllowedNow', matter: { details: { why: 'has_menu' } } };

  describe('copying another outlet’s menu', () => {
    test('is offered to an outlet without a menu, with what a copy has', async () => {
      const outlet = await addOutlet('Seri Melati Ampang');
      const sources = await sourcesFor(outlet);
      expect(sources.map(({ id }) => id).toSorted()).toEqual([101, 102, 103, 104]);
      expect(sources.find(({ id }) => id === source)).toMatchObject({
        name: 'Seri Melati Chow Kit',
        categories: (await categoriesOf(source)).length,
        items: (await menuOf(source)).length,
        options: (await optionsOf(source)).length,
        tax_classes: 1,
      });
      expect(await sourcesFor(source)).toEqual([]);
    });

    test('copies categories, items, options, taxes and pictures as they are, without stock', async () => {
      const outlet = await addOutlet('Seri Melati Bukit Bintang');
      const offered = (await sourcesFor(outlet)).find(({ id }) => id === source);
      expect(await copy(outlet)).toEqual(offered);

      const plain = async (merchant_id: number) => {
        const [rows, options] = [await menuOf(merchant_id), await optionsOf(merchant_id)];
        const nameOf = new Map(options.map(({ id, name }) => [id, name]));
        return rows.map(
          ({ name, code, description, category_name, price, prices, tax_class, ...item }) => ({
            name,
            code,
            description,
            category_name,
            price,
            prices,
            tax_class,
            windows: item.windows,
            is_active: item.is_active,
            has_picture: item.image_id !== null,
            options: item.option_ids.flatMap((id) => nameOf.get(id) ?? []),
          }),
        );
      };
      expect(await plain(outlet)).toEqual(await plain(source));
      const names = async (merchant_id: number) =>
        (await categoriesOf(merchant_id)).map(({ name, is_active }) => [name, is_active]);
      expect(await names(outlet)).toEqual(await names(source));
      const choices = async (merchant_id: number) =>
        (await optionsOf(merchant_id)).map(({ name, min, max, items }) => ({
          name,
          min,
          max,
          items: items.map(({ id: _id, ...choice }) => choice),
        }));
      expect(await choices(outlet)).toEqual(await choices(source));

      const copied = await menuOf(outlet);
      expect(copied.every(({ stock, is_available }) => stock === null && is_available)).toBe(true);
      const known = new Set((await menuOf(source)).flatMap(({ image_id }) => image_id ?? []));
      const shown = new Set(copied.flatMap(({ image_id }) => image_id ?? []));
      expect([...shown].filter((id) => known.has(id))).toEqual([]);
      expect(await picturesOf(outlet)).toBe(shown.size);
      expect(shown.size).toBe(offered?.pictures);

      const query = { merchant_id: outlet };
      const { steps } = await stage.as(owner, getSetUpGuide, { query });
      const stateOf = (wanted: string) => steps.find(({ step }) => step === wanted);
      expect(stateOf('menu')).toMatchObject({ state: 'done' });
      expect(stateOf('taxes')).toMatchObject({ state: 'done', count: 1 });
    });

    test('happens once: repeated under its key, it answers the same, and otherwise is refused', async () => {
      const outlet = await addOutlet('Seri Melati Damansara');
      const options = { idempotencyKey: crypto.randomUUID() };
      const first = await copy(outlet, 103, owner, options);
      expect(await copy(outlet, 103, owner, options)).toEqual(first);
      expect(await refused(copy(outlet, 103))).toMatchObject(has_menu);
      expect(await menuOf(outlet)).toHaveLength(first.items);
    });

    test('is done by one of two people who copy at once', async () => {
      const outlet = await addOutlet('Seri Melati Puchong');
      const results = await Promise.allSettled([copy(outlet, 101), copy(outlet, 102)]);
      const done = results.flatMap((result) =>
        result.status === 'fulfilled' ? [result.value] : [],
      );
      const failed = results.flatMap((result) =>
        result.status === 'rejected' ? [result.reason as unknown] : [],
      );
      expect(done).toHaveLength(1);
      expect(failed).toMatchObject([has_menu]);
      expect(await menuOf(outlet)).toHaveLength(done[0]!.items);
    });

    test('is refused from the outlet itself, from another business and beyond one’s outlets', async () => {
      const outlet = await addOutlet('Seri Melati Setapak');
      const stranger = await addOutlet('Warung Pak Man', true);
      expect(await refused(copy(outlet, outlet))).toMatchObject({ code: 'invalid' });
      expect(await refused(copy(outlet, 999))).toMatchObject({ code: 'notFound' });
      expect(await refused(copy(stranger, source, 'admin'))).toMatchObject({ code: 'notFound' });
      expect(await sourcesFor(stranger, 'admin')).toEqual([]);
      // The administrator sees both, but independent merchants aren't one business.
      const neighbour = await addOutlet('Warung Mak Jah', true);
      const menuBody = { merchant_id: neighbour, name: 'Soto', parent_id: null };
      const { id: category_id } = await stage.as('admin', createCategory, { body: menuBody });
      const soto = { merchant_id: neighbour, category_id, name: 'Soto', price: 850 };
      await stage.as('admin', createMenu, { body: { ...soto, tax_class: 'SST' } });
      expect(await refused(copy(stranger, neighbour, 'admin'))).toMatchObject({ code: 'notFound' });
      expect(await sourcesFor(stranger, 'admin')).toEqual([]);
      const codes = [
        await refused(copy(101, 102, 'merchant')),
        await refused(copy(outlet, 101, 'merchant')),
        await refused(copy(stranger, source)),
      ].map(({ code }) => code);
      expect(codes).toEqual(['notFound', 'forbidden', 'forbidden']);
      for (const username of ['supervisor', 'cashier'])
        expect(await refused(copy(101, 102, username))).toMatchObject({ code: 'forbidden' });
      expect(await menuOf(outlet)).toEqual([]);
    });
  });
}
