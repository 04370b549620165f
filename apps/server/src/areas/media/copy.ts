import { copyMedia } from '@servery/domain/media';
import type { MediaContext, MediaRecord } from '@servery/domain/media';
import { sql } from 'kysely';
import { all, type Sql } from '../../storage/sql.ts';
import { mediaColumns, readPixels } from './load.ts';
import { keyOf } from './rows.ts';
import { saveMedia } from './save.ts';

interface Copy {
  original_id: number;
  record: MediaRecord;
}

/** Copies pictures of one merchant, with all sizes of their pixels, to another one. */
export async function copyPictures(
  db: Sql,
  ids: readonly number[],
  { from, to }: { from: number; to: number },
  context: MediaContext,
  pepper: string,
): Promise<Copy[]> {
  const originals = await all(
    db,
    sql<MediaRecord>`select ${mediaColumns} from media m
      where m.merchant_id = ${from} and m.id = any(${ids}::bigint[]) order by m.id`,
  );
  const copies: Copy[] = [];
  for (const original of originals) {
    const record = copyMedia(original, to, context);
    const pixels = await readPixels(db, from, original.key, 0);
    const copy = { ...record, key: keyOf(pepper, record, pixels ?? new Uint8Array()) };
    await saveMedia(db, copy, null);
    await sql`insert into media_piece (merchant_id, media_id, size, place, pixels)
      select ${to}::bigint, ${copy.id}::bigint, p.size, p.place, p.pixels from media_piece p
      where p.merchant_id = ${from} and p.media_id = ${original.id}`.execute(db);
    copies.push({ original_id: original.id, record: copy });
  }
  return copies;
}
