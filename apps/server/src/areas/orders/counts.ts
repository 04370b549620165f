import { sql, type RawBuilder } from 'kysely';
import type { Row, Write } from '../../storage/sql.ts';
import type { Period } from './period.ts';

/** The attributes by which orders are counted per day. */
const kindOf = (row: Row) => ({
  merchant_id: row['merchant_id'],
  day: String(row['placed_at']).slice(0, 10),
  list: row['list'] ?? '',
  order_method: row['order_method'],
  payment_status: row['payment_status'],
});

/**
 * Returns the statements that update the order counts per day: subtracts the orders before a change
 * and adds those after it. Drafts are never counted.
 */
export function counting(
  before: readonly Row[],
  after: readonly Row[],
  condition: RawBuilder<unknown> = sql`true`,
): Write[] {
  const changes = new Map<string, Row & { n: number }>();
  const add = (rows: readonly Row[], n: number) => {
    for (const row of rows) {
      if (row['status'] === 'draft') continue;
      const kind = kindOf(row);
      const name = JSON.stringify(kind);
      changes.set(name, { ...kind, n: (changes.get(name)?.n ?? 0) + n });
    }
  };
  add(before, -1);
  add(after, 1);
  // Always in the same order, so that two saves can't deadlock.
  const rows = [...changes].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  const changed = rows.filter(({ n }) => n !== 0);
  if (changed.length === 0) return [];
  return [
    sql`insert into order_count as c
      select * from jsonb_populate_recordset(null::order_count, ${JSON.stringify(changed)}::jsonb)
      where ${condition}
      on conflict (merchant_id, day, list, order_method, payment_status)
      do update set n = c.n + excluded.n`,
  ];
}

const dayMs = 86_400_000;
const dayAt = (ms: number): string => new Date(ms).toISOString();

/** Returns the whole days (UTC) inside a period, or null if there are none. */
export function wholeDaysOf({ start, end }: Period): Period | null {
  const from = Math.ceil(Date.parse(start) / dayMs) * dayMs;
  const to = Math.floor(Date.parse(end) / dayMs) * dayMs;
  return to > from ? { start: dayAt(from), end: dayAt(to) } : null;
}

/**
 * Returns the number of orders counted on whole days, as an SQL value; `where` refers to no other
 * table.
 */
export const countedOn = (days: Period, where: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select coalesce(sum(n), 0)::bigint from order_count o
    where ${where} and o.day >= ${days.start.slice(0, 10)}::date
      and o.day < ${days.end.slice(0, 10)}::date)`;
