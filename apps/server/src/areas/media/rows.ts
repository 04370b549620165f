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
 * Returns the stored properties of encoded pixels. The key is a keyed hash (HMAC) of the pixels and
 * their owner: someone who has the same picture can't find out from it that a merchant has it too.
 */
export function storedPictureOf(
  pepper: string,
  owner: { merchant_id: number; id: number },
  { kind, width, height, sizes }: Encoded,
): PixelFacts {
  const own = sizes.find(({ size }) => size === 0)!.pixels;
  const key = createHmac('sha256', pepper)
    .update(`media ${owner.merchant_id} ${owner.id}\n`)
    .update(own)
    .digest('base64url');
  return { kind, width, height, bytes: own.length, key };
}
