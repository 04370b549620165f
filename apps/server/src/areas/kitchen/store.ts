import { Problem } from '@servery/api';
import type { KitchenStore } from '@servery/domain/commands';
import type { KitchenBook, KitchenChange } from '@servery/domain/kitchen';
import { sql } from 'kysely';
import type { Rows } from '../../storage/db/rows.ts';
import { lockMerchant } from '../commands/lockMerchant.ts';
import { changedOf } from '../commands/recordChanges.ts';
import { within } from '../../http/scope.ts';
import { first, putRows, type Sql } from '../../storage/sql.ts';
import type { RequestContext } from '../../http/RequestContext.ts';
import { loadKitchen, zonesOf } from './load.ts';
import { zoneRow } from './rows.ts';

/** Returns the merchant of a zone. Throws `notFound` if the zone is outside the caller's scope. */
async function merchantOf({ sql: db, caller }: RequestContext, id: number): Promise<number> {
  const row = await first(
    db,
    sql<Pick<Rows['kitchen_zone'], 'merchant_id'>>`select merchant_id from kitchen_zone
      where id = ${id} and ${within(caller.scope)}`,
  );
  if (!row) throw new Problem('notFound');
  return row.merchant_id;
}

async function write(db: Sql, before: KitchenBook, after: KitchenBook): Promise<void> {
  const { merchant_id } = after;
  const remaining = new Set(after.zones.map(({ id }) => id));
  const gone = before.zones.filter(({ id }) => !remaining.has(id)).map(({ id }) => id);
  if (gone.length > 0)
    await sql`delete from kitchen_zone
      where merchant_id = ${merchant_id} and id = any(${gone}::bigint[])`.execute(db);
  const changed = changedOf(before.zones, after.zones);
  // Save the zone that stops being the fallback first: only one zone may be it at a time.
  for (const zone of changed.toSorted((a, b) => Number(a.is_fallback) - Number(b.is_fallback)))
    await putRows(db, 'kitchen_zone', ['merchant_id', 'id'], [zoneRow(merchant_id, zone)]);
}

const auditOf = (before: KitchenBook, after: KitchenBook) => {
  const was = new Map(before.zones.map((zone) => [zone.id, zone]));
  const is = new Map(after.zones.map((zone) => [zone.id, zone]));
  const ids = [...new Set([...was.keys(), ...is.keys()])].filter(
    (id) => was.get(id) !== is.get(id),
  );
  const of = (zones: ReadonlyMap<number, object>) =>
    Object.fromEntries(ids.map((id) => [String(id), zones.get(id) ?? null]));
  return { before: of(was), after: of(is) };
};

async function save(
  ctx: RequestContext,
  before: KitchenBook,
  { book, id }: KitchenChange,
  did: string,
): Promise<void> {
  if (book === before) return;
  await write(ctx.sql, before, book);
  const zone = [...book.zones, ...before.zones].find((candidate) => candidate.id === id)!;
  ctx.changes.push({
    kind: 'kitchen.changed',
    merchant_id: book.merchant_id,
    subject: { kind: 'kitchen_zone', id },
    version: zone.version,
    facts: { did },
    ...auditOf(before, book),
  });
}

/** Returns the SQL store of kitchens. */
export const kitchenStore = (ctx: RequestContext): KitchenStore => ({
  merchantOf: (zone_id) => merchantOf(ctx, zone_id),
  zonesOf: (merchant_id) => zonesOf(ctx.sql, merchant_id),
  async lock(merchant_id) {
    await lockMerchant(ctx.sql, merchant_id);
    const state = await loadKitchen(ctx.sql, merchant_id);
    return { state, context: { nextId: ctx.host.nextId } };
  },
  save: (before, change, action) => save(ctx, before, change, action),
});
