import { drawings, sampleMedia, type SampleMerchant } from '@servery/sample';
import type { Sql } from '../../storage/sql.ts';
import { inspectPicture } from '@servery/domain/media';
import { encodeHere, type Encoded } from './encodeHere.ts';
import { storedPictureOf } from './rows.ts';
import { saveMedia } from './save.ts';

/** Returns the encoded drawings of the sample. */
export async function encodeDrawings(): Promise<Encoded[]> {
  const encoded: Encoded[] = [];
  for (const { svg } of drawings) {
    const bytes = new TextEncoder().encode(svg);
    encoded.push(await encodeHere(bytes, inspectPicture(bytes)));
  }
  return encoded;
}

/** Inserts the media library of a sample merchant, with dates relative to `now`. */
export async function insertMedia(
  db: Sql,
  shop: SampleMerchant,
  { now, pepper }: { now: Date; pepper: string },
  encoded: readonly Encoded[],
): Promise<void> {
  for (const [at, record] of sampleMedia(shop, now).entries()) {
    const pixels = encoded[at]!;
    await saveMedia(db, { ...record, ...storedPictureOf(pepper, record, pixels) }, pixels);
  }
}
