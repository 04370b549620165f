import {
  changeTable,
  createMenu,
  deleteMedia,
  editMenu,
  getMenu,
  listMedia,
  listTables,
  type FoodMenuDetail,
  type Table,
} from '@servery/api';
import { describe, expect, test } from 'vitest';
import { changeZone, printerOf } from './flow.ts';
import { refused, type Stage } from '../Stage.ts';

const inputOf = (menu: FoodMenuDetail) => ({
  category_id: menu.category_id,
  name: menu.name,
  code: menu.code,
  description: menu.description,
  price: menu.price,
  prices: menu.prices,
  tax_class: menu.tax_class,
  is_active: menu.is_active,
  min_quantity: menu.min_quantity,
  max_quantity: menu.max_quantity,
  prep_minutes: menu.prep_minutes,
  windows: menu.windows,
  low_stock: menu.low_stock,
  allow_negative: menu.allow_negative,
  image_id: menu.image_id,
  option_ids: menu.option_ids,
});

/** References from one area to another must exist and be usable. */
export function flowGuards(stage: Stage): void {
  const unknown = (field: string) => ({
    code: 'invalid',
    status: 422,
    matter: { fields: { [field]: { code: 'unknown' } } },
  });

  describe('order', () => {
    const change = (table: Table, action: 'activate' | 'deactivate') =>
      stage.as('merchant', changeTable, {
        params: { id: table.id },
        body: { action, version: table.version },
      });

    test('is refused at a table that is out of service', async () => {
      const { aaData } = await stage.as('merchant', listTables, { query: { length: 100 } });
      const free = aaData.find(({ state }) => state === 'available')!;
      const off = await change(free, 'deactivate');
      expect(await refused(stage.placed({ table_id: off.id }))).toMatchObject({
        code: 'invalid',
        matter: { fields: { table_id: { code: 'out_of_service' } } },
      });
      const on = await change(off, 'activate');
      expect(await stage.placed({ table_id: on.id })).toMatchObject({ table: { id: on.id } });
    });
  });

  describe('kitchen zone', () => {
    test('refuses unknown printers', async () => {
      expect(await refused(changeZone(stage, 'Wok', { printer_id: 1 }))).toMatchObject(
        unknown('printer_id'),
      );
      const { id: printer_id } = await printerOf(stage, 'Bar');
      const input = { printer_id, fallback_printer_id: 1 };
      expect(await refused(changeZone(stage, 'Wok', input))).toMatchObject(
        unknown('fallback_printer_id'),
      );
      expect(await changeZone(stage, 'Wok', { printer_id })).toMatchObject({ printer_id });
      await changeZone(stage, 'Wok', { printer_id: null });
    });
  });

  describe('menu item', () => {
    const menuOf = async (name: string) =>
      stage.as('merchant', getMenu, { params: { id: (await stage.item(name)).id } });

    test('refuses unknown pictures, and a picture in use cannot be deleted', async () => {
      const { version, ...menu } = await menuOf('Roti tisu');
      const edit = (image_id: number | null, from = version) =>
        stage.as('merchant', editMenu, {
          params: { id: menu.id },
          body: { ...inputOf({ ...menu, version }), version: from, image_id },
        });
      expect(await refused(edit(1))).toMatchObject(unknown('image_id'));
      const body = { ...inputOf({ ...menu, version }), name: 'A', code: '', stock: null };
      const made = stage.as('merchant', createMenu, {
        body: { ...body, name: 'Roti baru', image_id: 1 },
      });
      expect(await refused(made)).toMatchObject(unknown('image_id'));

      const query = { status: 'unused', length: 1 } as const;
      const { aaData } = await stage.as('merchant', listMedia, { query });
      const picture = aaData[0]!;
      const shown = await edit(picture.id);
      const gone = stage.as('merchant', deleteMedia, {
        params: { id: picture.id },
        body: { version: picture.version },
      });
      expect(await refused(gone)).toMatchObject({
        code: 'notAllowedNow',
        matter: { details: { why: 'in_use' } },
      });
      expect(await edit(menu.image_id, shown.version)).toMatchObject({ image_id: menu.image_id });
    });
  });
}
