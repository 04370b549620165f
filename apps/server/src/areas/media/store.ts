import { Problem } from '@servery/api';
import type { MediaStore } from '@servery/domain/commands';
import type { MediaRecord, PictureUses } from '@servery/domain/media';
import { sql } from 'kysely';
import type { Rows } from '../../storage/db/rows.ts';
import { lockMerchant } from '../commands/lockMerchant.ts';
import { within } from '../../http/scope.ts';
import { first } from '../../storage/sql.ts';
import type { RequestContext } from '../../http/RequestContext.ts';
import type { Encoded } from './encodeHere.ts';
import { contextAt, loadShop } from '../orders/shop.ts';
import { copyPictures } from './copy.ts';
import { mediaColumns, usesOf } from './load.ts';
import { addressOf, storedPictureOf } from './rows.ts';
import { saveMedia } from './save.ts';

/** Records a change of a picture for the audit and for live screens. */
function recordChange(
  { changes }: RequestContext,
  did: string,
  before: MediaRecord | null,
  after: MediaRecord | null,
): void {
  const { id, version, merchant_id } = (after ?? before)!;
  changes.push({
    kind: 'media.changed',
    merchant_id,
    subject: { kind: 'media', id },
    version,
    facts: { did },
    before: before && { ...before },
    after: after && { ...after },
  });
}

/**
 * Locks a picture, after its merchant: giving a menu item a picture locks the merchant too, so that
 * no picture in use is deleted.
 */
async function lock({ sql: db, caller }: RequestContext, id: number) {
  const found = await first(
    db,
    sql<Pick<Rows['media'], 'merchant_id'>>`select merchant_id from media
      where id = ${id} and ${within(caller.scope)}`,
  );
  if (!found) throw new Problem('notFound');
  const { merchant_id } = found;
  await lockMerchant(db, merchant_id);
  const row = await first(
    db,
    sql<MediaRecord & PictureUses>`select ${mediaColumns}, ${usesOf}
      from media m where m.merchant_id = ${merchant_id} and m.id = ${id}`,
  );
  if (!row) throw new Problem('notFound');
  const { used_by, is_in_brand, ...record } = row;
  return { record, uses: { used_by, is_in_brand } };
}

/** Returns the SQL store of the media library; `picture` is the encoded upload. */
export const mediaStore = (ctx: RequestContext, picture: Encoded | null = null): MediaStore => ({
  lock: (id) => lock(ctx, id),
  pixels: (owner) => picture && storedPictureOf(ctx.host.pepper, owner, picture),
  async save(before, after, action) {
    await saveMedia(ctx.sql, after, picture);
    recordChange(ctx, action, before, after);
  },
  async remove(record) {
    await sql`delete from media
      where merchant_id = ${record.merchant_id} and id = ${record.id}`.execute(ctx.sql);
    recordChange(ctx, 'delete', record, null);
  },
  async copy(ids, between) {
    const context = contextAt(ctx, await loadShop(ctx.sql, between.to, ctx.now));
    const copies = await copyPictures(ctx.sql, ids, between, context, ctx.host.pepper);
    for (const { record } of copies) recordChange(ctx, 'copy', null, record);
    return new Map(copies.map(({ original_id, record }) => [original_id, record.id]));
  },
  addressOf,
});
