import { createMenu, getMenu, listCategories, updateBalance, type FoodMenu } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { refused, type Stage } from '../Stage.ts';

/** The stock of items. */
export function menuBalances(stage: Stage): void {
  const item = async (name: string, stock: number | null, allow_negative = false) => {
    const { aaData } = await stage.as('merchant', listCategories, { query: {} });
    const body = { category_id: aaData[0]!.id, name, price: 500, tax_class: 'SST' };
    return stage.as('merchant', createMenu, { body: { ...body, stock, allow_negative } });
  };
  const balance = (
    { id, version }: FoodMenu,
    mode: 'set' | 'add' | 'waste' | 'return',
    quantity: number | null,
    reason = '',
  ) =>
    stage.as('kitchen', updateBalance, {
      params: { id },
      body: { version, mode, quantity, reason },
    });

  describe('stock', () => {
    test('can be set, added to, wasted and returned, and each move is recorded', async () => {
      let menu = await item('Counted', 10);
      menu = await balance(menu, 'add', 5);
      expect(menu.stock).toBe(15);
      menu = await balance(menu, 'waste', 4, 'Burnt');
      expect(menu.stock).toBe(11);
      menu = await balance(menu, 'return', 1);
      menu = await balance(menu, 'set', 7);
      expect(menu).toMatchObject({ stock: 7, version: 5 });
      const { moves } = await stage.as('merchant', getMenu, { params: { id: menu.id } });
      expect(moves.map(({ mode, before, after, reason }) => [mode, before, after, reason])).toEqual(
        [
          ['set', 12, 7, ''],
          ['return', 11, 12, ''],
          ['waste', 15, 11, 'Burnt'],
          ['add', 10, 15, ''],
          ['set', null, 10, ''],
        ],
      );
      expect(moves[2]?.by).toBe('Tan Boon Heng');
    });

    test('requires a reason for waste', async () => {
      const menu = await item('Wasted', 3);
      expect(await refused(balance(menu, 'waste', 1))).toMatchObject({
        code: 'invalid',
        matter: { fields: { reason: { code: 'required' } } },
      });
    });

    test('cannot fall below zero, unless the item allows it', async () => {
      const menu = await item('Few', 2);
      expect(await refused(balance(menu, 'waste', 3, 'Spoilt'))).toMatchObject({
        matter: { fields: { quantity: { code: 'below_zero' } } },
      });
      const open = await item('Owed', 2, true);
      expect((await balance(open, 'waste', 3, 'Spoilt')).stock).toBe(-1);
    });

    test('is tracked from a first `set` until a `set` without a quantity', async () => {
      const menu = await item('Uncounted', null);
      expect(await refused(balance(menu, 'add', 1))).toMatchObject({
        matter: { fields: { mode: { code: 'not_counted' } } },
      });
      const counted = await balance(menu, 'set', 4);
      expect(counted.stock).toBe(4);
      expect((await balance(counted, 'set', null)).stock).toBe(null);
    });

    test('refuses a change of an outdated version', async () => {
      const menu = await item('Raced', 5);
      await balance(menu, 'add', 1);
      expect(await refused(balance(menu, 'add', 1))).toMatchObject({
        code: 'conflict',
        matter: { current: { stock: 6 } },
      });
    });
  });
}
