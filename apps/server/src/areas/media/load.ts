import type { MediaRecord, PictureUses } from '@servery/domain/media';
import { sql } from 'kysely';
import type { Rows } from '../../storage/db/rows.ts';
import { columnsOf } from '../../storage/db/columnsOf.ts';
import { all, type Sql } from '../../storage/sql.ts';

/** The columns of a picture `m` that the rules use. */
export const mediaColumns = columnsOf<MediaRecord>()(
  'media',
  'm',
  `id, version, merchant_id, name, alt, is_active, kind, width, height, bytes, key, added_at,
  added_by`,
);

/** Whether the brand of the merchant uses a picture `m`. */
export const isInBrand = sql<boolean>`exists (select 1 from merchant b
  where b.merchant_id = m.merchant_id and to_jsonb(m.id) in (
    b.settings #> '{brand,icon_id}', b.settings #> '{brand,banner_id}',
    b.settings #> '{brand,popup,image_id}', b.settings #> '{brand,stamp_id}',
    b.settings #> '{brand,prize_id}'))`;

/** The uses of a picture `m`: its menu items, in menu order, and whether it is in the brand. */
export const usesOf = sql<PictureUses>`${isInBrand} as is_in_brand, (select coalesce(jsonb_agg(
    jsonb_build_object('id', i.id, 'name', i.name) order by i.place, i.id), '[]')
  from menu_item i where i.merchant_id = m.merchant_id and i.image_id = m.id) as used_by`;

/** Returns the pixels of a picture by its address, or null if there are none. */
export async function readPixels(
  db: Sql,
  merchant_id: number,
  key: string,
  size: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const pieces = await all(
    db,
    sql<Pick<Rows['media_piece'], 'pixels'>>`select p.pixels from media m join media_piece p
        on p.merchant_id = m.merchant_id and p.media_id = m.id
      where m.merchant_id = ${merchant_id} and m.key = ${key} and p.size = ${size}
      order by p.place`,
  );
  if (pieces.length === 0) return null;
  return new Uint8Array(Buffer.concat(pieces.map(({ pixels }) => pixels)));
}
