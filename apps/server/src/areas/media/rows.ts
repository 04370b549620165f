import { createHmac } from 'node:crypto';
import type { PixelFacts, MediaRecord, PictureSize } from '@servery/domain/media';
import { nameKeysOf } from '../../storage/searchTextOf.ts';
import type { Row } from '../../storage/sql.ts';
import type { Encoded } from './encodeHere.ts';

/** Returns a picture as a database row. */
export const mediaRow = (record: MediaRecord): Row => ({
  ...record,
  ...nameKeysOf(record.name, record.alt),
});

/** Returns the URL path of a picture: it can't be guessed, and its content never changes. */
export const addressOf = (merchant_id: number, key: string, size: PictureSize): string =>
  `/api/media/${merchant_id}/${key}/${size || 'full'}.webp`;

/**
 * Returns the key of pixels: a keyed hash (HMAC) of them and their owner. Someone who has the same
 * picture can't find out from it that a merchant has it too.
 */
export const keyOf = (
  pepper: string,
  { merchant_id, id }: { merchant_id: number; id: number },
  pixels: Uint8Array,
): string =>
  createHmac('sha256', pepper)
    .update(`media ${merchant_id} ${id}\n`)
    .update(pixels)
    .digest('base64url');

/** Returns the stored properties of encoded pixels. */
export function storedPictureOf(
  pepper: string,
  owner: { merchant_id: number; id: number },
  { kind, width, height, sizes }: Encoded,
): PixelFacts {
  const own = sizes.find(({ size }) => size === 0)!.pixels;
  return { kind, width, height, bytes: own.length, key: keyOf(pepper, owner, own) };
}
