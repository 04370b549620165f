import { Problem, type Media, type Named } from '@servery/api';
import { showMedia, type MediaRecord } from '@servery/domain/media';
import { sql } from 'kysely';
import { within, type Scope } from '../scope.ts';
import { all, first, type Sql } from '../sql.ts';
import type { Visit } from '../visit.ts';
import { addressOf } from './rows.ts';

/** The columns of a picture `m` as the rules know it. */
export const mediaColumns = sql<MediaRecord>`m.id, m.version, m.merchant_id, m.name, m.alt,
  m.is_active, m.kind, m.width, m.height, m.bytes, m.key, m.added_at, m.added_by`;

/** The items of the menu that show a picture `m`, in the order of the menu. */
export const usesOf = sql<Named[]>`(select coalesce(jsonb_agg(
    jsonb_build_object('id', i.id, 'name', i.name) order by i.place, i.id), '[]')
  from menu_item i where i.merchant_id = m.merchant_id and i.image_id = m.id)`;

/** A picture that is about to be changed, and how it is shown. */
export interface Held {
  record: MediaRecord;
  used_by: Named[];
  show: () => Media;
}

/**
 * Holds a picture until the transaction ends, and the merchant before it: who gives an item of the
 * menu a picture holds the merchant too, so that none is taken away meanwhile.
 */
export async function holdMedia({ sql: db, caller }: Visit, id: number): Promise<Held> {
  const { merchant_id } = await found(db, caller.scope, id);
  await sql`select 1 from merchant where merchant_id = ${merchant_id} for no key update`.execute(
    db,
  );
  const row = await first(
    db,
    sql<MediaRecord & { used_by: Named[] }>`select ${mediaColumns}, ${usesOf} as used_by
      from media m where m.merchant_id = ${merchant_id} and m.id = ${id}`,
  );
  if (!row) throw new Problem('notFound');
  const { used_by, ...record } = row;
  return { record, used_by, show: () => showMedia(record, used_by, addressOf) };
}

async function found(db: Sql, scope: Scope, id: number): Promise<{ merchant_id: number }> {
  const row = await first(
    db,
    sql<{ merchant_id: number }>`select merchant_id from media
      where id = ${id} and ${within(scope)}`,
  );
  if (!row) throw new Problem('notFound');
  return row;
}

/** The pixels of a picture by its address; null where there are none. */
export async function readPixels(
  db: Sql,
  merchant_id: number,
  key: string,
  size: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const pieces = await all(
    db,
    sql<{ pixels: Uint8Array }>`select p.pixels from media m join media_piece p
        on p.merchant_id = m.merchant_id and p.media_id = m.id
      where m.merchant_id = ${merchant_id} and m.key = ${key} and p.size = ${size}
      order by p.place`,
  );
  if (pieces.length === 0) return null;
  return new Uint8Array(Buffer.concat(pieces.map(({ pixels }) => pixels)));
}
