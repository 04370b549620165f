import { drawings, sampleMedia, type SampleMerchant } from '@servery/domain/sample';
import type { Sql } from '../sql.ts';
import { encodePicture, type Encoded } from './encode.ts';
import { keptOf } from './rows.ts';
import { saveMedia } from './save.ts';

/** The drawings of the sample as they are kept. */
export async function encodeDrawings(): Promise<Encoded[]> {
  const encoded: Encoded[] = [];
  for (const { svg } of drawings) encoded.push(await encodePicture(new TextEncoder().encode(svg)));
  return encoded;
}

/** Writes the media library of a merchant of the sample, as of a moment. */
export async function insertMedia(
  db: Sql,
  shop: SampleMerchant,
  { now, pepper }: { now: Date; pepper: string },
  encoded: readonly Encoded[],
): Promise<void> {
  for (const [at, record] of sampleMedia(shop, now).entries()) {
    const pixels = encoded[at]!;
    await saveMedia(db, { ...record, ...keptOf(pepper, record, pixels) }, pixels);
  }
}
