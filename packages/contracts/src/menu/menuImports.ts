import { importMenus, listMenus, type ImportRow } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { refused, type Stage } from '../Stage.ts';

const row = (name: string, more: Partial<ImportRow> = {}) => ({
  category: 'Sides',
  name,
  price: '4.50',
  ...more,
});

/** Importing items from a file. */
export function menuImports(stage: Stage): void {
  const run = (rows: ReturnType<typeof row>[], is_dry_run = false, username = 'merchant') =>
    stage.as(username, importMenus, { body: { is_dry_run, rows } });
  const find = async (search: string) =>
    (await stage.as('merchant', listMenus, { query: { search } })).aaData;

  describe('menu import', () => {
    test('changes nothing in a dry run', async () => {
      const rows = [row('Import tauhu'), row('Import pulut', { category: 'Kuih' })];
      expect(await run(rows, true)).toEqual({
        is_committed: false,
        created: 2,
        updated: 0,
        unchanged: 0,
        new_categories: ['Kuih'],
        errors: [],
      });
      expect(await find('import ')).toEqual([]);
    });

    test('adds new items, and updates those with the same code or name', async () => {
      const rows = [row('Import tempe', { code: 'IM1', stock: '12' }), row('Import kuih')];
      expect(await run(rows)).toMatchObject({ is_committed: true, created: 2 });
      const again = [row('Import tempe goreng', { code: 'im1' }), row('import KUIH')];
      expect(await run(again)).toMatchObject({ created: 0, updated: 2 });
      expect((await find('tempe'))[0]).toMatchObject({ name: 'Import tempe goreng', stock: 12 });
      expect(await run(again)).toMatchObject({ updated: 0, unchanged: 2 });
    });

    test('changes nothing if a row is invalid, and returns all errors', async () => {
      const rows = [
        row('Import fine'),
        row('X', { price: 'free', stock: '-1', active: 'maybe' }),
        row('Import fine'),
      ];
      const { is_committed, errors } = await run(rows);
      expect(is_committed).toBe(false);
      expect(errors.map(({ row: at, field, code }) => [at, field, code])).toEqual([
        [1, 'price', 'money'],
        [1, 'name', 'length'],
        [1, 'stock', 'number'],
        [1, 'active', 'flag'],
        [2, 'name', 'twice'],
      ]);
      expect(await find('import fine')).toEqual([]);
    });

    test('refuses unknown tax classes, and returns their rows', async () => {
      const rows = [
        row('Import taxed', { tax_class: 'SST' }),
        row('Import GST', { tax_class: 'GST' }),
      ];
      for (const is_dry_run of [true, false])
        expect(await run(rows, is_dry_run)).toMatchObject({
          is_committed: false,
          errors: [{ row: 1, field: 'tax_class', code: 'unknown_tax_class' }],
        });
      expect(await find('import taxed')).toEqual([]);
    });

    test('keeps what columns that are left out hold', async () => {
      const full = { pickup_price: '4.00', delivery_price: '5.00', stock: '7', active: 'no' };
      await run([row('Import kept', { ...full, code: 'IM2', description: 'Crisp' })]);
      expect(await run([row('Import kept')])).toMatchObject({ unchanged: 1, updated: 0 });
      expect(await run([row('Import kept', { category: '' })])).toMatchObject({ unchanged: 1 });
      const [before] = await find('import kept');
      expect(before).toMatchObject({
        prices: { pickup: 400, delivery: 500 },
        stock: 7,
        is_active: false,
      });
      expect(await run([row('Import kept', { pickup_price: '' })])).toMatchObject({ updated: 1 });
      const [after] = await find('import kept');
      expect(after).toMatchObject({ code: 'IM2', description: 'Crisp', is_active: false });
      expect(after!.prices).toEqual({ delivery: 500 });
    });

    test('refuses amounts that aren’t in the plain form, and unreadable characters', async () => {
      const rows = [
        ...['12,90', '1.250,00', '1,250.00', 'RM 4'].map((price, i) =>
          row(`Import amount ${i}`, { price }),
        ),
        row('Import caf\uFFFD', { description: '\uFFFD' }),
      ];
      const { errors } = await run(rows);
      expect(errors.map(({ row: at, field, code }) => [at, field, code])).toEqual([
        ...[0, 1, 2, 3].map((at) => [at, 'price', 'money']),
        [4, 'name', 'character'],
        [4, 'description', 'character'],
      ]);
    });

    test('requires the permission to change prices', async () => {
      await run([row('Import priced')]);
      const dearer = [row('Import priced', { price: '9.90' })];
      expect(await refused(run(dearer, false, 'supervisor'))).toMatchObject({
        code: 'approvalRequired',
        matter: { details: { capability: 'menu.price' } },
      });
      expect(await run(dearer, true, 'supervisor')).toMatchObject({ updated: 1 });
      expect(await run(dearer)).toMatchObject({ updated: 1, is_committed: true });
    });

    test('requires 1 to 500 rows', async () => {
      expect(await refused(run([]))).toMatchObject({ code: 'invalid' });
      const many = Array.from({ length: 501 }, (_, i) => row(`Import ${i}`));
      expect(await refused(run(many, true))).toMatchObject({ code: 'invalid' });
    });
  });
}
