import { Problem } from '@servery/api';
import type { CartRecord } from '@servery/domain/tables';
import { sql } from 'kysely';
import { within } from '../scope.ts';
import { all, first, type Sql } from '../sql.ts';
import type { Visit } from '../visit.ts';

const columns = sql<CartRecord>`id, version, merchant_id, table_id, menu_id, name, quantity,
  unit_price, options, note, by, at`;

/** The lines that wait in the carts of some merchants, the oldest first. */
export const loadCarts = (db: Sql, merchant_ids: readonly number[]): Promise<CartRecord[]> =>
  all(
    db,
    sql<CartRecord>`select ${columns} from table_cart
      where merchant_id = any(${merchant_ids}::bigint[]) order by id`,
  );

/** Holds the lines of a table's cart until the transaction ends: what is sent meanwhile stays away. */
export async function lockCart(db: Sql, merchant_id: number, table_id: number): Promise<void> {
  await sql`select 1 from table_cart
    where merchant_id = ${merchant_id} and table_id = ${table_id} order by id for update`.execute(
    db,
  );
}

/** One line, held until the transaction ends; one outside the scope does not exist. */
export async function lockLine({ sql: db, caller }: Visit, id: number): Promise<CartRecord> {
  const line = await first(
    db,
    sql<CartRecord>`select ${columns} from table_cart
      where id = ${id} and ${within(caller.scope)} for update`,
  );
  if (!line) throw new Problem('notFound');
  return line;
}

/** Tells those who look at a table that its cart was changed. */
export function tellCart(
  visit: Visit,
  { merchant_id, table_id, version }: Pick<CartRecord, 'merchant_id' | 'table_id' | 'version'>,
  did: string,
  change: { before?: CartRecord | null; after?: CartRecord | null } = {},
): void {
  const audited = (line: CartRecord | null | undefined) =>
    line ? { id: line.id, menu_id: line.menu_id, quantity: line.quantity } : null;
  visit.changes.push({
    kind: 'table.changed',
    merchant_id,
    order_id: table_id,
    version,
    facts: { did },
    before: audited(change.before),
    after: audited(change.after),
  });
}

/** Lines of carts of a merchant, held until the transaction ends; those that are gone are left out. */
export const lockLines = (
  db: Sql,
  merchant_id: number,
  ids: readonly number[],
): Promise<CartRecord[]> =>
  all(
    db,
    sql<CartRecord>`select ${columns} from table_cart
      where merchant_id = ${merchant_id} and id = any(${ids}::bigint[]) order by id for update`,
  );

/** Removes lines of carts of a merchant. */
export async function dropLines(
  db: Sql,
  merchant_id: number,
  ids: readonly number[],
): Promise<void> {
  await sql`delete from table_cart
    where merchant_id = ${merchant_id} and id = any(${ids}::bigint[])`.execute(db);
}
