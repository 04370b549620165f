import { Problem, type Named } from '@servery/api';
import { sql } from 'kysely';
import { first, type Sql } from '../sql.ts';

/** The table of a merchant that a menu is asked for; null where none is named. */
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
