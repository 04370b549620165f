import { Problem, type Order } from '@servery/api';
import { showOrder, type OrderRecord } from '@servery/domain/orders';
import { sql } from 'kysely';
import {
  first,
  inserting,
  putting,
  together,
  type Row,
  type Sql,
  type Write,
} from '../../storage/sql.ts';
import type { RequestContext } from '../../http/RequestContext.ts';
import { changeOf } from './changeOf.ts';
import { counting } from './counts.ts';
import { loadOrder } from './load.ts';
import { followTarget } from './mergedStatus.ts';
import { rowsOf, type OrderRows } from './rowsOf.ts';
import { payingOnce } from './spentVouchers.ts';

const tables = {
  lines: { table: 'order_line', key: 'id' },
  reductions: { table: 'order_reduction', key: 'id' },
  payments: { table: 'payment', key: 'id' },
  refunds: { table: 'refund', key: 'id' },
  reasons: { table: 'order_reason', key: 'place' },
  events: { table: 'order_event', key: 'place' },
} as const satisfies Record<keyof Omit<OrderRows, 'order'>, { table: string; key: string }>;

type Part = keyof typeof tables;
const parts = Object.keys(tables) as Part[];

/** Whether the order row was updated; writes to its child rows depend on that. */
const isUpdated = sql`exists (select 1 from updated)`;

/** Returns the writes for the difference between two states of an order's child rows. */
function changing(part: Part, before: readonly Row[], after: readonly Row[]): Write[] {
  const { table, key } = tables[part];
  const known = new Map(before.map((row) => [row[key], JSON.stringify(row)]));
  const changed = after.filter((row) => known.get(row[key]) !== JSON.stringify(row));
  const keys = key === 'place' ? ['merchant_id', 'order_id', 'place'] : ['merchant_id', 'id'];
  const remaining = new Set(after.map((row) => row[key]));
  const gone = before.filter((row) => !remaining.has(row[key]));
  const puts = putting(table, keys, changed, isUpdated);
  const [row] = gone;
  if (!row) return puts;
  // Lines that another order took over no longer belong to this one, so they stay.
  const drop = sql`delete from ${sql.table(table)}
    where merchant_id = ${row['merchant_id']} and order_id = ${row['order_id']}
      and ${sql.ref(key)} = any(${gone.map((child) => child[key])}::bigint[]) and ${isUpdated}`;
  return [...puts, drop];
}

/** Returns the update of the order row, conditional on the version that the change is based on. */
const updating = (row: Row, version: number): Write => {
  const sets = Object.keys(row)
    .filter((name) => name !== 'merchant_id' && name !== 'id')
    .map((name) => sql`${sql.ref(name)} = r.${sql.ref(name)}`);
  return sql`update orders o set ${sql.join(sets)}
    from jsonb_populate_record(null::orders, ${JSON.stringify(row)}::jsonb) r
    where o.merchant_id = ${row['merchant_id']} and o.id = ${row['id']}
      and o.version = ${version}
    returning o.id`;
};

/** Inserts new orders with all of their child rows, in one statement. */
export async function insertOrders(db: Sql, records: readonly OrderRecord[]): Promise<OrderRows[]> {
  const rows = records.map(rowsOf);
  const orders = rows.map(({ order }) => order);
  const below = parts.flatMap((part) =>
    inserting(
      tables[part].table,
      rows.flatMap((orderRows) => orderRows[part]),
    ),
  );
  await together([...inserting('orders', orders), ...below, ...counting([], orders)]).execute(db);
  return rows;
}

/**
 * Saves the result of a rule on an order in one statement, unless it was changed concurrently.
 * @throws `conflict`
 */
export async function updateOrders(
  db: Sql,
  before: OrderRecord,
  after: OrderRecord,
): Promise<[was: OrderRows, is: OrderRows]> {
  const [was, is] = [rowsOf(before), rowsOf(after)];
  const writes = [
    ...parts.flatMap((part) => changing(part, was[part], is[part])),
    ...counting([was.order], [is.order], isUpdated),
  ].map((write, i) => sql`${sql.ref(`w${i}`)} as (${write})`);
  const updated = await payingOnce(() =>
    first(
      db,
      sql`with ${sql.join([sql`updated as (${updating(is.order, before.version)})`, ...writes])}
        select 1 from updated`,
    ),
  );
  if (updated) {
    await followTarget(db, was, is);
    return [was, is];
  }
  const current = await loadOrder(db, [before.merchant_id], before.id);
  throw new Problem('conflict', { current: showOrder(current) });
}

/**
 * Returns the facts of the latest timeline entry for the audit, without the guest's name and
 * without notes.
 */
const factsOf = (before: OrderRecord | null, { version, timeline }: OrderRecord) => {
  const last = timeline.length > (before?.timeline.length ?? 0) ? timeline.at(-1) : undefined;
  const { by: _guest, ...facts } = last?.facts ?? {};
  if (last?.kind === 'set_note') delete facts['to'];
  // Changes by time alone add no timeline entry.
  return { version, did: last?.kind ?? 'review', ...facts };
};

/**
 * Saves the result of a rule, records the change, and returns the current order; has no other
 * consequences.
 */
export async function storeOrder(
  ctx: RequestContext,
  before: OrderRecord | null,
  after: OrderRecord,
): Promise<Order> {
  if (after === before) return showOrder(after);
  const [was, is] = before
    ? await updateOrders(ctx.sql, before, after)
    : ([null, ...(await insertOrders(ctx.sql, [after]))] as const);
  ctx.changes.push({
    // A bill that was split off is a new row but not a new order, so it raises no alert.
    kind: before || after.split_group_id !== null ? 'order.changed' : 'order.placed',
    merchant_id: after.merchant_id,
    subject: { kind: 'order', id: after.id },
    version: after.version,
    facts: factsOf(before, after),
    ...changeOf(was, is),
  });
  return showOrder(after);
}
