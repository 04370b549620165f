import { Problem, type Order } from '@servery/api';
import { showOrder, type OrderRecord } from '@servery/domain/orders';
import { sql } from 'kysely';
import { first, inserting, putting, together, type Row, type Sql, type Write } from '../sql.ts';
import type { Visit } from '../visit.ts';
import { changeOf } from '../audit/changeOf.ts';
import { counting } from './counts.ts';
import { loadOrder } from './load.ts';
import { followTarget } from './mergedStatus.ts';
import { rowsOf, type OrderRows } from './rowsOf.ts';

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

/** Whether the order itself was changed; what is below it depends on that. */
const isUpdated = sql`exists (select 1 from updated)`;

/** What differs between two states of the rows below an order. */
function changing(part: Part, before: readonly Row[], after: readonly Row[]): Write[] {
  const { table, key } = tables[part];
  const known = new Map(before.map((row) => [row[key], JSON.stringify(row)]));
  const changed = after.filter((row) => known.get(row[key]) !== JSON.stringify(row));
  const keys = key === 'place' ? ['merchant_id', 'order_id', 'place'] : ['merchant_id', 'id'];
  const kept = new Set(after.map((row) => row[key]));
  const gone = before.filter((row) => !kept.has(row[key]));
  const puts = putting(table, keys, changed, isUpdated);
  const [row] = gone;
  if (!row) return puts;
  // A line that another order took over is no longer below this one, so it stays.
  const drop = sql`delete from ${sql.table(table)}
    where merchant_id = ${row['merchant_id']} and order_id = ${row['order_id']}
      and ${sql.ref(key)} = any(${gone.map((one) => one[key])}::bigint[]) and ${isUpdated}`;
  return [...puts, drop];
}

/** The order's own row, if it is still the version that the change was made of. */
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

/** Writes new orders with everything below them, in one statement. */
export async function insertOrders(db: Sql, records: readonly OrderRecord[]): Promise<OrderRows[]> {
  const rows = records.map(rowsOf);
  const orders = rows.map(({ order }) => order);
  const below = parts.flatMap((part) =>
    inserting(
      tables[part].table,
      rows.flatMap((one) => one[part]),
    ),
  );
  await together([...inserting('orders', orders), ...below, ...counting([], orders)]).execute(db);
  return rows;
}

/** Writes what a rule made of an order, in one statement; refuses where somebody else has changed it meanwhile. */
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
  const updated = await first(
    db,
    sql`with ${sql.join([sql`updated as (${updating(is.order, before.version)})`, ...writes])}
      select 1 from updated`,
  );
  if (updated) {
    await followTarget(db, was, is);
    return [was, is];
  }
  const current = await loadOrder(db, [before.merchant_id], before.id);
  throw new Problem('conflict', { current: showOrder(current) });
}

/** What a rule wrote into the timeline, as facts for the audit: not what a guest is called or noted. */
const factsOf = (before: OrderRecord | null, { version, timeline }: OrderRecord) => {
  const last = timeline.length > (before?.timeline.length ?? 0) ? timeline.at(-1) : undefined;
  const { by: _guest, ...facts } = last?.facts ?? {};
  if (last?.kind === 'set_note') delete facts['to'];
  // Time alone writes nothing there.
  return { version, did: last?.kind ?? 'review', ...facts };
};

/** Writes what a rule decided, tells of it, and answers the order as it is now; nothing follows from it. */
export async function keepOrder(
  visit: Visit,
  before: OrderRecord | null,
  after: OrderRecord,
): Promise<Order> {
  if (after === before) return showOrder(after);
  const [was, is] = before
    ? await updateOrders(visit.sql, before, after)
    : ([null, ...(await insertOrders(visit.sql, [after]))] as const);
  visit.changes.push({
    // A bill that was split off is a new row but not a new order, so it raises no alert.
    kind: before || after.split_group_id !== null ? 'order.changed' : 'order.placed',
    merchant_id: after.merchant_id,
    order_id: after.id,
    version: after.version,
    facts: factsOf(before, after),
    ...changeOf(was, is),
  });
  return showOrder(after);
}
