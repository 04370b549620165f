import { Problem } from '@servery/api';
import { sql, type RawBuilder } from 'kysely';
import { isWithin, within, type Scope } from '../../http/scope.ts';
import { first, type Sql } from '../../storage/sql.ts';

/** A stored push, with the outlets that it changed. */
export interface Push {
  outlets: readonly { merchant_id: number }[];
}

/** The table of a kind of push, and its columns for the alias `p`. */
export interface PushTable<T extends Push> {
  table: 'item_push' | 'price_push' | 'setting_push';
  columns: RawBuilder<T>;
}

/**
 * Returns a push.
 * @throws `notFound` if it or one of its outlets is outside the scope
 */
export async function findPush<T extends Push>(
  db: Sql,
  scope: Scope,
  id: number,
  { table, columns }: PushTable<T>,
): Promise<T> {
  const push = await first(
    db,
    sql<T>`select ${columns} from ${sql.table(table)} p
      where p.id = ${id} and ${within(scope, 'p.merchant_id')}`,
  );
  if (!push?.outlets.every(({ merchant_id }) => isWithin(scope, merchant_id)))
    throw new Problem('notFound');
  return push;
}
