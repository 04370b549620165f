import { listMenus, pushItem } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { refused, type Stage } from '../Stage.ts';
import { itemPushStage, outletsOf } from './itemPushStage.ts';
import { groupOwner } from './PriceStage.ts';

/** The other items of a menu that an item is pushed to: they decide what the push and its undo do. */
export function itemPushMenus(stage: Stage): void {
  const { create, createWithRows, preview, push, undo, read, ...at } = itemPushStage(stage);

  /** Adds an item that has nothing to do with the pushed one at the end of a menu. */
  const addOther = (merchant_id: number) => create(merchant_id, { name: 'Kuih talam' });

  describe('the menu that an item is pushed to', () => {
    test('gets the item at its end', async () => {
      const first = await createWithRows('end-1');
      const last = await addOther(102);
      await push(first, [102]);
      const [added] = await at.itemsWith(102, 'end-1');
      expect(added!.priority).toBe(last.priority + 1);
    });

    test.each([
      ['code', { code: 'late-1' }, { code: 'LATE-1', name: 'Another name' }],
      ['name', { code: '', name: 'Mee kari lewat' }, { code: 'late-2', name: 'MEE KARI LEWAT' }],
    ])('refuses the item if one with its %s was added since', async (_same, item, added) => {
      const first = await create(101, item);
      const { outlets } = await preview(first.id);
      const shown = outletsOf(outlets).filter(({ merchant_id }) => merchant_id === 102);
      expect(shown).toMatchObject([{ item_id: null }]);
      const body = { item_id: first.id, version: 1, outlets: shown };
      const { id } = await create(102, added);
      await addOther(102);
      expect(await refused(stage.as(groupOwner, pushItem, { body }))).toMatchObject({
        code: 'conflict',
        matter: { current: { id } },
      });
    });

    test('keeps the category and the food option of a push that other items use', async () => {
      const code = 'shared-1';
      const first = await createWithRows(code);
      const made = await push(first, [102, 103]);
      const [[in102], [in103]] = [await at.itemsWith(102, code), await at.itemsWith(103, code)];
      await create(102, { code: 'in-category', category_id: in102!.category_id });
      await create(103, { code: 'with-option', option_ids: in103!.option_ids });
      for (const outlet of [102, 103]) await addOther(outlet);
      expect(await undo(made.id)).toMatchObject({ restored: 2, kept: 0 });
      expect(await at.rowsWith(102, code)).toEqual([`Rice ${code}`]);
      expect(await at.rowsWith(103, code)).toEqual([`Extras ${code}`]);
    });

    test('keeps a pushed item whose earlier code another item has now', async () => {
      const name = 'Laksa utara';
      const first = await create(101, { code: '', name });
      const own = await create(102, { code: 'taken-1', name });
      const made = await push(first, [102]);
      expect(await read(own)).toMatchObject({ code: '' });
      await create(102, { code: 'TAKEN-1', name: 'Laksa selatan' });
      await addOther(102);
      expect(await undo(made.id)).toMatchObject({ restored: 0, kept: 1 });
      expect(await read(own)).toMatchObject({ code: '' });
      const query = { merchant_id: 102, search: 'taken-1' };
      const { aaData } = await stage.as(groupOwner, listMenus, { query });
      expect(aaData.map((item) => item.name)).toEqual(['Laksa selatan']);
    });
  });
}
