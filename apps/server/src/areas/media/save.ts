import type { MediaRecord } from '@servery/domain/media';
import { sql } from 'kysely';
import { putRows, type Sql } from '../../storage/sql.ts';
import type { Encoded } from './encodeHere.ts';
import { mediaRow } from './rows.ts';

/** The size of one piece in bytes: a backup reads 500 rows at a time, whatever their size. */
const pieceBytes = 24 * 1024;
const piecesAtOnce = 40;

interface Piece {
  size: number;
  place: number;
  pixels: string;
}

const piecesOf = (sizes: Encoded['sizes']): Piece[] =>
  sizes.flatMap(({ size, pixels }) =>
    Array.from({ length: Math.ceil(pixels.length / pieceBytes) }, (_, place) => ({
      size,
      place,
      pixels: pixels.subarray(place * pieceBytes, (place + 1) * pieceBytes).toString('base64'),
    })),
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
  const pieces = piecesOf(encoded.sizes);
  for (let at = 0; at < pieces.length; at += piecesAtOnce) {
    const some = JSON.stringify(pieces.slice(at, at + piecesAtOnce));
    await sql`insert into media_piece (merchant_id, media_id, size, place, pixels)
      select ${merchant_id}::bigint, ${id}::bigint, p.size, p.place, decode(p.pixels, 'base64')
      from jsonb_to_recordset(${some}::jsonb)
        as p (size smallint, place integer, pixels text)`.execute(db);
  }
}
