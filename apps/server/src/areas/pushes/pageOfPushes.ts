import { sql, type RawBuilder } from 'kysely';
import type { RequestContext } from '../../http/RequestContext.ts';
import { isWithin, within } from '../../http/scope.ts';
import { all, first } from '../../storage/sql.ts';
import type { Push, PushTable } from './findPush.ts';

/** Which pushes `p` a page takes from, and which of them are on it. */
interface PushQuery {
  where: RawBuilder<unknown>;
  start: number;
  length: number;
  order: 'asc' | 'desc';
}

/**
 * Returns one page of the pushes that started in the caller’s scope, by time. `show` gets whether
 * all outlets of the push are in the scope, so that the caller can undo it.
 */
export async function pageOfPushes<T extends Push, Shown>(
  { sql: db, caller: { scope }, now }: Pick<RequestContext, 'sql' | 'caller' | 'now'>,
  { table, columns }: PushTable<T>,
  { where, start, length, order }: PushQuery,
  show: (push: T, now: Date, isReachable: boolean) => Shown,
): Promise<{ aaData: Shown[]; total: number }> {
  const found = sql`from ${sql.table(table)} p
    where ${within(scope, 'p.merchant_id')} and ${where}`;
  const [rows, count] = await Promise.all([
    all(
      db,
      sql<T>`select ${columns} ${found}
        order by p.id ${sql.raw(order)} limit ${length} offset ${start}`,
    ),
    first(db, sql<{ total: number }>`select count(*) as total ${found}`),
  ]);
  const aaData = rows.map((push) => {
    const isReachable = push.outlets.every(({ merchant_id }) => isWithin(scope, merchant_id));
    return show(push, now, isReachable);
  });
  return { aaData, total: count?.total ?? 0 };
}
