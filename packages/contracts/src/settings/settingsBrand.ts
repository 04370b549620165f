import { describe, expect, test } from 'vitest';
import { editSetting, listSettingChanges } from '@servery/api';
import { refused, type Stage } from '../Stage.ts';
import { refusedFieldsOf, saveSetting, settingsNow, type Edit } from './settings.ts';

const none: Edit<'brand'> = {
  type: 'brand',
  color: null,
  icon_id: null,
  banner_id: null,
  popup: { is_on: false, title: '', text: '', image_id: null },
  stamp_id: null,
  prize_id: null,
};

/** The look of a merchant for its guests. */
export function settingsBrand(stage: Stage): void {
  const owner = 'merchant.cheras';
  const save = (change: Partial<Edit<'brand'>>) =>
    saveSetting(stage, { ...none, ...change }, owner);

  describe('brand', () => {
    test('starts empty', async () => {
      const { type: _type, ...brand } = none;
      expect(await settingsNow(stage, owner)).toMatchObject({ versions: { brand: 0 }, brand });
    });

    test('can be changed, and keeps its version if nothing changes', async () => {
      const popup = { is_on: true, title: ' Happy hour ', text: 'Until 18:00', image_id: null };
      const saved = await save({ color: '#0F766E', popup });
      expect(saved).toMatchObject({
        versions: { brand: 1, profile: expect.any(Number) },
        brand: { color: '#0f766e', popup: { ...popup, title: 'Happy hour' } },
      });
      expect(await save({ color: '#0f766e', popup })).toEqual(saved);
      const query = { section: 'brand' as const, length: 1 };
      expect((await stage.as(owner, listSettingChanges, { query })).aaData[0]).toMatchObject({
        section: 'brand',
        changes: expect.arrayContaining([
          { field: 'color', before: null, after: '#0f766e' },
          { field: 'popup.is_on', before: false, after: true },
          { field: 'popup.title', before: '', after: 'Happy hour' },
          { field: 'popup.text', before: '', after: 'Until 18:00' },
        ]),
      });
      await save({});
    });

    test('refuses other colours, a popup without a title, and pictures of others', async () => {
      for (const [change, field] of [
        [{ color: 'teal' }, ['color', 'regex']],
        [{ color: '#0f7' }, ['color', 'regex']],
        [{ popup: { ...none.popup, is_on: true } }, ['popup.title', 'required']],
        [{ popup: { ...none.popup, image_id: 1 } }, ['popup.image_id', 'unknown']],
        [{ icon_id: 1 }, ['icon_id', 'unknown']],
        [{ prize_id: 1 }, ['prize_id', 'unknown']],
      ] as const)
        expect(await refusedFieldsOf(save(change))).toEqual([field]);
    });

    test('refuses the second of two edits of one version', async () => {
      const { versions } = await settingsNow(stage, owner);
      const edit = (color: string) =>
        stage.as(owner, editSetting, { body: { ...none, color, version: versions.brand } });
      await edit('#123456');
      expect(await refused(edit('#654321'))).toMatchObject({
        code: 'conflict',
        matter: { current: { brand: { color: '#123456' } } },
      });
      await save({});
    });
  });
}
