import { Problem } from '@servery/api';
import type { GuestPlace } from '@servery/domain/commands';
import {
  merchantOfToken,
  ordersByTable,
  withoutPastLinks,
  type Floor,
  type OrderFacts,
  type TableRecord,
} from '@servery/domain/tables';
import { sql } from 'kysely';
import type { Rows } from '../../storage/db/rows.ts';
import { within, type Scope } from '../../http/scope.ts';
import { all, first, type Sql } from '../../storage/sql.ts';
import { loadBooked } from './booked.ts';
import { loadCarts } from './carts.ts';
import { tableColumns } from './rows.ts';

const day = 24 * 60 * 60_000;

/** The columns of an order that tables need. */
const factsColumns = sql`o.id, o.version, o.number, o.status, o.covers, o.total, o.balance,
  o.is_bill_printed, o.placed_at, o.status_at, o.table_id`;

async function ordersOf(db: Sql, merchant_ids: readonly number[], now: Date) {
  const [open, ended] = await Promise.all([
    all(
      db,
      sql<OrderFacts>`select ${factsColumns} from orders o
        where o.merchant_id = any(${merchant_ids}::bigint[]) and o.table_id is not null
          and o.list in ('new', 'action')`,
    ),
    all(
      db,
      sql<OrderFacts>`select distinct on (o.merchant_id, o.table_id) ${factsColumns} from orders o
        where o.merchant_id = any(${merchant_ids}::bigint[]) and o.table_id is not null
          and o.list = 'completed' and o.status_at > ${new Date(now.getTime() - day)}
        order by o.merchant_id, o.table_id, o.status_at desc`,
    ),
  ]);
  return ordersByTable([...open, ...ended], now);
}

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
    ordersOf(db, merchant_ids, now),
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

/** Returns the floor of one merchant. */
export const loadFloor = async (db: Sql, merchant_id: number, now: Date): Promise<Floor> =>
  (await loadFloors(db, [merchant_id], now)).get(merchant_id)!;

/** Returns the floor of one merchant as it is stored. */
export const loadStoredFloor = async (db: Sql, merchant_id: number, now: Date): Promise<Floor> =>
  (await loadStored(db, [merchant_id], now)).get(merchant_id)!;

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
