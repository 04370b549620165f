import { describe, expect, test } from 'vitest';
import { itemPushStage } from '../menu/itemPushStage.ts';
import { saveSetting, settingsNow } from '../settings/settings.ts';
import { refused, type Stage } from '../Stage.ts';

const beer = { code: 'BEER', name: 'Alcohol', rate: 800, is_inclusive: false };

/** Pushes of items between outlets with different taxes. */
export function flowPushes(stage: Stage): void {
  const { create, edit, preview, push, itemsWith } = itemPushStage(stage);

  describe('an item of a tax class that other outlets lack', () => {
    test('can’t be pushed to them', async () => {
      const { tax_classes } = await settingsNow(stage);
      await saveSetting(stage, { type: 'tax_classes', tax_classes: [...tax_classes, beer] });
      const code = 'stout';
      const item = await create(101, { name: 'Stout', tax_class: beer.code, code });
      const { outlets } = await preview(item.id);
      expect(outlets).toHaveLength(3);
      for (const outlet of outlets)
        expect(outlet).toMatchObject({ state: 'refused', obstacle: 'no_tax_class' });
      expect(await refused(push(item, [102]))).toMatchObject({
        code: 'notAllowedNow',
        matter: { details: { why: 'no_tax_class' } },
      });
      expect(await itemsWith(102, code)).toEqual([]);
      // Other contracts use the outlet too.
      await edit(item, { tax_class: 'SST' });
      await saveSetting(stage, { type: 'tax_classes', tax_classes });
    });
  });
}
