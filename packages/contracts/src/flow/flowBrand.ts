import { deleteMedia, getGuestMenu, listMedia, listTables } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { saveSetting } from '../settings/settings.ts';
import { refused, type Stage } from '../Stage.ts';

/** The effects of a merchant's brand on its guests and its media library. */
export function flowBrand(stage: Stage): void {
  describe('brand', () => {
    const save = (icon_id: number | null) =>
      saveSetting(stage, {
        type: 'brand',
        color: icon_id === null ? null : '#7c3aed',
        icon_id,
        banner_id: null,
        popup: { is_on: icon_id !== null, title: 'Happy hour', text: '', image_id: icon_id },
        stamp_id: null,
        prize_id: null,
      });

    test('is shown to guests, and its pictures can’t be deleted', async () => {
      const { aaData: tables } = await stage.as('merchant', listTables, { query: { length: 1 } });
      const token = tables[0]!.qr_token;
      const guest = await stage.host.browser();
      const menu = () => guest.call(getGuestMenu, { query: { token } });
      expect((await menu()).brand).toBeNull();
      const query = { status: 'unused', length: 1 } as const;
      const [unused] = (await stage.as('merchant', listMedia, { query })).aaData;
      const { id, version, alt } = unused!;
      await save(id);
      expect((await menu()).brand).toMatchObject({
        color: '#7c3aed',
        icon: { alt },
        banner: null,
        popup: { title: 'Happy hour', picture: { alt } },
      });
      const used = await stage.as('merchant', listMedia, { query: { ids: [id] } });
      expect(used.aaData).toMatchObject([{ is_in_brand: true, used_by: [] }]);
      const [next] = (await stage.as('merchant', listMedia, { query })).aaData;
      expect(next?.id).not.toBe(id);
      const gone = stage.as('merchant', deleteMedia, { params: { id }, body: { version } });
      expect(await refused(gone)).toMatchObject({
        code: 'notAllowedNow',
        matter: { details: { why: 'in_use' } },
      });
      await save(null);
      expect((await menu()).brand).toMatchObject({ color: null, icon: null, popup: null });
      expect((await stage.as('merchant', listMedia, { query })).aaData[0]?.id).toBe(id);
    });
  });
}
