import { Problem } from '@servery/api';
import type { CartRecord } from '@servery/domain/tables';
import { sql } from 'kysely';
import { columnsOf } from '../../storage/db/columnsOf.ts';
import { within } from '../../http/scope.ts';
import { all, first, type Sql } from '../../storage/sql.ts';
import type { RequestContext } from '../../http/RequestContext.ts';

const columns = columnsOf<CartRecord>()(
  'table_cart',
  'table_cart',
  `id, version, merchant_id, table_id, menu_id, name, quantity, unit_price, options, note,
    seat, tax_class, by, at`,
);

/** Returns the cart lines of some or all of several merchants' tables, the oldest first. */
export const loadCarts = (
  db: Sql,
  merchant_ids: readonly number[],
  table_ids?: readonly number[],
): Promise<CartRecord[]> =>
  all(
    db,
    sql<CartRecord>`select ${columns} from table_cart
      where merchant_id = any(${merchant_ids}::bigint[])
        ${table_ids ? sql`and table_id = any(${table_ids}::bigint[])` : sql``}
      order by id`,
  );

/**
 * Locks the lines of a table's cart until the transaction ends, so that none is sent or changed
 * concurrently.
 */
export async function lockCart(db: Sql, merchant_id: number, table_id: number): Promise<void> {
  await sql`select 1 from table_cart
    where merchant_id = ${merchant_id} and table_id = ${table_id} order by id for update`.execute(
    db,
  );
}

/**
 * Returns one line, locked until the transaction ends.
 * @throws `notFound` if it isn't in the caller's scope
 */
export async function lockLine(
  { sql: db, caller }: RequestContext,
  id: number,
): Promise<CartRecord> {
  const line = await first(
    db,
    sql<CartRecord>`select ${columns} from table_cart
      where id = ${id} and ${within(caller.scope)} for update`,
  );
  if (!line) throw new Problem('notFound');
  return line;
}

/** Records a change of a table's cart for live screens and the audit. */
export function recordCartChange(
  ctx: RequestContext,
  { merchant_id, table_id, version }: Pick<CartRecord, 'merchant_id' | 'table_id' | 'version'>,
  did: string,
  change: { before?: CartRecord | null; after?: CartRecord | null } = {},
): void {
  const audited = (line: CartRecord | null | undefined) =>
    line ? { id: line.id, menu_id: line.menu_id, quantity: line.quantity } : null;
  ctx.changes.push({
    kind: 'table.changed',
    merchant_id,
    subject: { kind: 'table', id: table_id },
    version,
    facts: { did },
    before: audited(change.before),
    after: audited(change.after),
  });
}

/**
 * Returns cart lines of a merchant, locked until the transaction ends; lines that no longer exist
 * are left out.
 */
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

/** Deletes cart lines of a merchant. */
export async function dropLines(
  db: Sql,
  merchant_id: number,
  ids: readonly number[],
): Promise<void> {
  await sql`delete from table_cart
    where merchant_id = ${merchant_id} and id = any(${ids}::bigint[])`.execute(db);
}
