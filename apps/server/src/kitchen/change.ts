import { Problem } from '@servery/api';
import type { KitchenBook, KitchenChange } from '@servery/domain/kitchen';
import { sql } from 'kysely';
import { within } from '../scope.ts';
import { first, putRows, type Sql } from '../sql.ts';
import type { Visit } from '../visit.ts';
import { loadKitchen } from './load.ts';
import { zoneRow } from './rows.ts';

/** Whose zone it is; one outside the caller's scope does not exist. */
export async function ownerOf({ sql: db, caller }: Visit, id: number): Promise<number> {
  const row = await first(
    db,
    sql<{ merchant_id: number }>`select merchant_id from kitchen_zone
      where id = ${id} and ${within(caller.scope)}`,
  );
  if (!row) throw new Problem('notFound');
  return row.merchant_id;
}

async function save(db: Sql, before: KitchenBook, after: KitchenBook): Promise<void> {
  const { merchant_id } = after;
  const known = new Set<object>(before.zones);
  const kept = new Set(after.zones.map(({ id }) => id));
  const gone = before.zones.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  if (gone.length > 0)
    await sql`delete from kitchen_zone
      where merchant_id = ${merchant_id} and id = any(${gone}::bigint[])`.execute(db);
  const changed = after.zones.filter((zone) => !known.has(zone));
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

/**
 * Decides about a merchant's kitchen by a rule and saves what came of it. One after the other: who
 * changes a zone decides about all of them, such as that no other makes the same.
 */
export async function changeKitchen(
  visit: Visit,
  merchant_id: number,
  did: string,
  decide: (book: KitchenBook) => KitchenChange,
): Promise<KitchenBook & { id: number }> {
  const { sql: db } = visit;
  await sql`select 1 from merchant where merchant_id = ${merchant_id} for no key update`.execute(
    db,
  );
  const before = await loadKitchen(db, merchant_id);
  const { book, id } = decide(before);
  if (book === before) return { ...book, id };
  await save(db, before, book);
  const version =
    book.zones.find((zone) => zone.id === id)?.version ??
    before.zones.find((zone) => zone.id === id)!.version;
  visit.changes.push({
    kind: 'kitchen.changed',
    merchant_id,
    order_id: id,
    version,
    facts: { did },
    ...auditOf(before, book),
  });
  return { ...book, id };
}
