import { Problem } from '@servery/api';
import type { GuestPlace } from '@servery/domain/commands';
import {
  merchantOfToken,
  withoutPastLinks,
  type Floor,
  type TableRecord,
} from '@servery/domain/tables';
import { sql } from 'kysely';
import type { Rows } from '../../storage/db/rows.ts';
import { within, type Scope } from '../../http/scope.ts';
import { all, first, type Sql } from '../../storage/sql.ts';
import { loadBooked } from './booked.ts';
import { loadCarts } from './carts.ts';
import { loadTableOrders } from './loadTableOrders.ts';
import { tableColumns } from './rows.ts';

/** Returns the floors of several merchants, with the orders and carts of their tables. */
export async function loadFloors(
  db: Sql,
  merchant_ids: readonly number[],
  now: Date,
): Promise<Map<number, Floor>> {
  const floors = await loadStored(db, merchant_ids, now);
  return new Map([...floors].map(([id, floor]) => [id, withoutPastLinks(floor, now)]));
}

/** Returns the floors as they are stored, possibly with table links of parties that have left. */
async function loadStored(
  db: Sql,
  merchant_ids: readonly number[],
  now: Date,
): Promise<Map<number, Floor>> {
  const [tables, orders, carts, booked] = await Promise.all([
    all(
      db,
      sql<TableRecord>`select ${tableColumns} from dining_table
        where merchant_id = any(${merchant_ids}::bigint[]) order by place, id`,
    ),
    loadTableOrders(db, merchant_ids, now),
    loadCarts(db, merchant_ids),
    loadBooked(db, merchant_ids, now),
  ]);
  const byMerchant = Map.groupBy(tables, (table) => table.merchant_id);
  return new Map(
    merchant_ids.map((merchant_id) => [
      merchant_id,
      {
        merchant_id,
        tables: byMerchant.get(merchant_id) ?? [],
        orders,
        carts: carts.filter((line) => line.merchant_id === merchant_id),
        booked: booked.get(merchant_id),
      },
    ]),
  );
}

/**
 * Returns a floor of one table and those linked to it, as it is stored and without bookings, which
 * the rules for guests don't need.
 */
async function loadStoredTable(
  db: Sql,
  merchant_id: number,
  now: Date,
  table_id: number,
): Promise<Floor> {
  const tables = await all(
    db,
    sql<TableRecord>`select ${tableColumns} from dining_table
      where merchant_id = ${merchant_id} and coalesce(main_id, id) = (
        select coalesce(t.main_id, t.id) from dining_table t
        where t.merchant_id = ${merchant_id} and t.id = ${table_id})
      order by place, id`,
  );
  const ids = tables.map(({ id }) => id);
  const [orders, carts] = await Promise.all([
    loadTableOrders(db, [merchant_id], now, ids),
    loadCarts(db, [merchant_id], ids),
  ]);
  return { merchant_id, tables, orders, carts };
}

/** Returns the floor of one merchant as it is stored, or the part of one table. */
export const loadStoredFloor = async (
  db: Sql,
  merchant_id: number,
  now: Date,
  only?: number,
): Promise<Floor> =>
  only === undefined
    ? (await loadStored(db, [merchant_id], now)).get(merchant_id)!
    : loadStoredTable(db, merchant_id, now, only);

/** Returns the floor of one merchant, or the part of one table. */
export const loadFloor = async (
  db: Sql,
  merchant_id: number,
  now: Date,
  only?: number,
): Promise<Floor> => withoutPastLinks(await loadStoredFloor(db, merchant_id, now, only), now);

/**
 * Returns the merchant of a table in the scope.
 * @throws `notFound`
 */
export async function merchantOfTable(db: Sql, scope: Scope, id: number): Promise<number> {
  const row = await first(
    db,
    sql<Pick<Rows['dining_table'], 'merchant_id'>>`select merchant_id from dining_table
      where id = ${id} and ${within(scope)}`,
  );
  if (!row) throw new Problem('notFound');
  return row.merchant_id;
}

/**
 * Returns the table of a guest's code; a replaced code is no longer valid.
 * @throws `notFound`
 */
export async function tableOfToken(db: Sql, token: string): Promise<GuestPlace> {
  const merchant_id = merchantOfToken(token);
  const row =
    merchant_id === null
      ? undefined
      : await first(
          db,
          sql<Pick<Rows['dining_table'], 'id'>>`select id from dining_table
            where merchant_id = ${merchant_id} and qr_token = ${token}`,
        );
  if (!row || merchant_id === null) throw new Problem('notFound');
  return { merchant_id, table_id: row.id };
}
