import { createHmac } from 'node:crypto';
import type { Kept, MediaRecord, PictureSize } from '@servery/domain/media';
import { searchTextOf } from '../orders/rowsOf.ts';
import type { Row } from '../sql.ts';
import type { Encoded } from './encode.ts';

/** A picture as the database keeps it. */
export const mediaRow = (record: MediaRecord): Row => ({
  ...record,
  name_key: record.name.normalize('NFC').toLowerCase(),
  search_text: searchTextOf(record.name, record.alt),
});

/** Where a picture is read: nobody can guess it, and it says the same for ever. */
export const addressOf = (merchant_id: number, key: string, size: PictureSize): string =>
  `/api/media/${merchant_id}/${key}/${size || 'full'}.webp`;

/**
 * What is known of pixels once they are kept. Their key is a hash that only we can make, of them and
 * whose they are: who has the same picture does not learn from it that a merchant has it too.
 */
export function keptOf(
  pepper: string,
  owner: { merchant_id: number; id: number },
  { kind, width, height, sizes }: Encoded,
): Kept {
  const own = sizes.find(({ size }) => size === 0)!.pixels;
  const key = createHmac('sha256', pepper)
    .update(`media ${owner.merchant_id} ${owner.id}\n`)
    .update(own)
    .digest('base64url');
  return { kind, width, height, bytes: own.length, key };
}
