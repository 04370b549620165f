import { Problem } from '@servery/api';
import type { KitchenStore } from '@servery/domain/commands';
import type { KitchenBook, KitchenChange } from '@servery/domain/kitchen';
import { sql } from 'kysely';
import { lockMerchant } from '../commands/lockMerchant.ts';
import { changedOf } from '../commands/recordChanges.ts';
import { within } from '../scope.ts';
import { first, putRows, type Sql } from '../sql.ts';
import type { Visit } from '../visit.ts';
import { loadKitchen, zonesOf } from './load.ts';
import { zoneRow } from './rows.ts';

/** Whose zone it is; one outside the caller's scope does not exist. */
async function merchantOf({ sql: db, caller }: Visit, id: number): Promise<number> {
  const row = await first(
    db,
    sql<{ merchant_id: number }>`select merchant_id from kitchen_zone
      where id = ${id} and ${within(caller.scope)}`,
  );
  if (!row) throw new Problem('notFound');
  return row.merchant_id;
}

async function write(db: Sql, before: KitchenBook, after: KitchenBook): Promise<void> {
  const { merchant_id } = after;
  const kept = new Set(after.zones.map(({ id }) => id));
  const gone = before.zones.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  if (gone.length > 0)
    await sql`delete from kitchen_zone
      where merchant_id = ${merchant_id} and id = any(${gone}::bigint[])`.execute(db);
  const changed = changedOf(before.zones, after.zones);
  // Who no longer takes the rest first: only one may at a time.
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
  visit: Visit,
  before: KitchenBook,
  { book, id }: KitchenChange,
  did: string,
): Promise<void> {
  if (book === before) return;
  await write(visit.sql, before, book);
  const zone = [...book.zones, ...before.zones].find((one) => one.id === id)!;
  visit.changes.push({
    kind: 'kitchen.changed',
    merchant_id: book.merchant_id,
    order_id: id,
    version: zone.version,
    facts: { did },
    ...auditOf(before, book),
  });
}

/** Kitchens in SQL. */
export const kitchenStore = (visit: Visit): KitchenStore => ({
  merchantOf: (zone_id) => merchantOf(visit, zone_id),
  zonesOf: (merchant_id) => zonesOf(visit.sql, merchant_id),
  async lock(merchant_id) {
    await lockMerchant(visit.sql, merchant_id);
    const state = await loadKitchen(visit.sql, merchant_id);
    return { state, context: { nextId: visit.host.nextId } };
  },
  save: (before, change, action) => save(visit, before, change, action),
});
