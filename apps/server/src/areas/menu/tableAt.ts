import { Problem, type Named } from '@servery/api';
import { sql } from 'kysely';
import { first, type Sql } from '../../storage/sql.ts';

/**
 * Returns the table that a menu is requested for, or null if none is named.
 * @throws `notFound`
 */
export async function tableAt(
  db: Sql,
  merchant_id: number,
  id: number | '',
): Promise<Named | null> {
  if (id === '') return null;
  const table = await first(
    db,
    sql<Named>`select id, name from dining_table
      where merchant_id = ${merchant_id} and id = ${id}`,
  );
  if (!table) throw new Problem('notFound');
  return table;
}
