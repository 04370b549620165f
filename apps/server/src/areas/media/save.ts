import type { MediaRecord } from '@servery/domain/media';
import { sql } from 'kysely';
import { groupsOf, piecesOf } from '../../storage/pieces.ts';
import { putRows, type Sql } from '../../storage/sql.ts';
import type { Encoded } from './encodeHere.ts';
import { mediaRow } from './rows.ts';

const piecesOfSizes = (sizes: Encoded['sizes']) =>
  sizes.flatMap(({ size, pixels }) =>
    piecesOf(pixels).map(({ place, content }) => ({ size, place, pixels: content })),
  );

/** Saves a picture, and replaces its pixels if there are new ones. */
export async function saveMedia(
  db: Sql,
  record: MediaRecord,
  encoded: Encoded | null,
): Promise<void> {
  const { merchant_id, id } = record;
  await putRows(db, 'media', ['merchant_id', 'id'], [mediaRow(record)]);
  if (!encoded) return;
  await sql`delete from media_piece
    where merchant_id = ${merchant_id} and media_id = ${id}`.execute(db);
  for (const group of groupsOf(piecesOfSizes(encoded.sizes)))
    await sql`insert into media_piece (merchant_id, media_id, size, place, pixels)
      select ${merchant_id}::bigint, ${id}::bigint, p.size, p.place, decode(p.pixels, 'base64')
      from jsonb_to_recordset(${group}::jsonb)
        as p (size smallint, place integer, pixels text)`.execute(db);
}
