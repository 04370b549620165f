import type { Media } from '@servery/api';
import type { PictureUses } from './store.ts';
import type { MediaRecord } from './record.ts';

/** The longer sides, in pixels, that a picture is stored at; 0 is the original size. */
export const pictureSizes = [320, 960] as const;
export type PictureSize = (typeof pictureSizes)[number] | 0;

/**
 * Returns the sizes that a picture is stored at: those smaller than the original, and the original.
 */
export const sizesOf = ({ width, height }: { width: number; height: number }): PictureSize[] => [
  ...pictureSizes.filter((size) => size < Math.max(width, height)),
  0,
];

/** Returns a picture as the library shows it. `addressOf` is the host's. */
export function showMedia(
  { key, ...record }: MediaRecord,
  uses: PictureUses,
  addressOf: (merchant_id: number, key: string, size: PictureSize) => string,
): Media {
  const sizes = sizesOf(record);
  const at = (size: PictureSize) =>
    addressOf(record.merchant_id, key, sizes.includes(size) ? size : 0);
  return {
    ...record,
    urls: { small: at(320), medium: at(960), full: at(0) },
    ...uses,
  };
}

/** The uses of a new picture. */
export const unused: PictureUses = { used_by: [], is_in_brand: false };

/** Whether anything uses a picture. */
export const isUsed = ({ used_by, is_in_brand }: PictureUses): boolean =>
  is_in_brand || used_by.length > 0;

/** Whether a picture matches a status filter. */
export const matchesMediaStatus = (
  status: '' | 'active' | 'inactive' | 'unused' | 'no_alt',
  { is_active, alt, ...uses }: Pick<Media, 'is_active' | 'alt'> & PictureUses,
): boolean => {
  if (status === 'unused') return !isUsed(uses);
  if (status === 'no_alt') return alt === '';
  return status === '' || is_active === (status === 'active');
};
