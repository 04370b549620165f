import type { MediaStore } from '@servery/domain/commands';
import * as rules from '@servery/domain/media';
import type { MediaRecord, PictureUses } from '@servery/domain/media';
import { isInBrand } from '@servery/domain/settings';
import { addressIn, type TakenPicture } from '../pictures.ts';
import type { World } from '../world.ts';
import type { MemoryUnit } from './MemoryUnit.ts';

/** Returns what uses a picture: the menu items, in menu order, and whether the brand does. */
export const usesOf = (world: World, { id, merchant_id }: MediaRecord): PictureUses => ({
  used_by: world.menus
    .of(merchant_id)
    .items.filter((item) => item.image_id === id)
    .toSorted((a, b) => a.place - b.place || a.id - b.id)
    .map((item) => ({ id: item.id, name: item.name })),
  is_in_brand: isInBrand(world.storedMerchant(merchant_id).settings.brand, id),
});

/** The media library of a world. `taken` is the uploaded picture, if there is one. */
export const mediaStore = (unit: MemoryUnit, taken: TakenPicture | null): MediaStore => {
  const { world } = unit;
  const { library } = world;
  const emit = ({ id, merchant_id, version }: MediaRecord) =>
    world.emit({ kind: 'media.changed', merchant_id, subject: { kind: 'media', id }, version });
  return {
    async lock(id) {
      const record = library.one(id);
      unit.requireScope(record.merchant_id);
      return { record, uses: usesOf(world, record) };
    },
    pixels: () => taken?.pixels ?? null,
    async save(_before, record) {
      library.save(record, taken?.url);
      emit(record);
    },
    async remove(record) {
      library.delete(record);
      emit(record);
    },
    async copy(ids, { to: merchant_id }) {
      const { actor, now, nextId } = unit.contextOf(merchant_id);
      const copies = ids.map((id) => {
        const original = library.one(id);
        const record = rules.copyMedia(original, merchant_id, { actor, now, nextId });
        const copy = { ...record, key: `copy-${record.id}` };
        library.save(copy, library.urlOf(original.key));
        emit(copy);
        return [id, copy.id] as const;
      });
      return new Map(copies);
    },
    addressOf: addressIn(world),
  };
};
