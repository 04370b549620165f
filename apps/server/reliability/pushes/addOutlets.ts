import { sql } from 'kysely';
import type { Sql } from '../../src/storage/sql.ts';

/** The merchant of the sample whose item is pushed. */
export const merchant_id = 101;
/** The number of items of each outlet. */
export const itemsEach = 300;
const firstOutlet = 5_000;
const idsPerOutlet = 1_000;

/** Adds outlets like the first one of the sample, run by the same person, each with many items. */
export async function addOutlets(db: Sql, many: number, item_id: number): Promise<void> {
  const outlets = sql`generate_series(1, ${many}::int) n`;
  await sql`insert into merchant select c.* from merchant m, ${outlets}, jsonb_populate_record(m,
      jsonb_build_object('merchant_id', ${firstOutlet} + n, 'name', 'Outlet ' || n,
        'name_key', 'outlet ' || n, 'search_text', 'outlet ' || n)) c
    where m.merchant_id = ${merchant_id}`.execute(db);
  await sql`insert into person_merchant (merchant_id, person_id)
    select ${firstOutlet} + n, p.id from person p, ${outlets}
    where p.username = 'supermerchant'`.execute(db);
  const item = sql`menu_item i where i.merchant_id = ${merchant_id} and i.id = ${item_id}`;
  await sql`insert into menu_category select c.* from menu_category t, ${outlets},
      jsonb_populate_record(t, jsonb_build_object('merchant_id', ${firstOutlet} + n)) c
    where t.merchant_id = ${merchant_id} and t.id = (select i.category_id from ${item})`.execute(
    db,
  );
  // In parts, because a statement has a limited time.
  for (let outlet = 1; outlet <= many; outlet += 1)
    await sql`insert into menu_item select c.* from menu_item t,
        generate_series(1, ${itemsEach}::int) k, jsonb_populate_record(t, jsonb_build_object(
          'merchant_id', ${firstOutlet + outlet}::int,
          'id', ${(firstOutlet + outlet) * idsPerOutlet}::bigint + k,
          'place', k) || case when k = 1 then '{}' else jsonb_build_object('name', 'Dish ' || k,
            'name_key', 'dish ' || k, 'code', 'D' || k, 'search_text', 'dish ' || k || chr(10) || 'd' || k)
          end) c
      where t.merchant_id = ${merchant_id} and t.id = ${item_id}`.execute(db);
  await sql`analyze`.execute(db);
}
