import type { Agent, listAgents, Named, Parsed } from '@servery/api';
import { sql } from 'kysely';
import { all, first, type Sql } from '../../storage/sql.ts';
import { containsText } from '../lists/containsText.ts';

/** Whether a person `p` is an agent who can sign in. */
const isActiveAgent = sql`p.role = 'agent' and p.is_active`;

/** Returns the active agents who look after a merchant, by name. */
export const agentsOf = (db: Sql, merchant_id: number): Promise<Named[]> =>
  all(
    db,
    sql<Named>`select p.id, p.name from person p join person_merchant w on w.person_id = p.id
      where w.merchant_id = ${merchant_id} and ${isActiveAgent}
      order by p.name_key collate "C", p.id`,
  );

/** Returns one page of the active agents, by name. */
export async function agentPage(
  db: Sql,
  { search, start, length, order }: Parsed<typeof listAgents>['query'],
): Promise<{ aaData: Agent[]; total: number }> {
  const found = sql`${isActiveAgent} and ${containsText(search, 'p.search_text')}`;
  const way = sql.raw(order);
  const [aaData, count] = await Promise.all([
    all(
      db,
      sql<Agent>`select p.id, p.name, p.username,
          (select count(*) from person_merchant w where w.person_id = p.id) as merchants
        from person p where ${found}
        order by p.name_key collate "C" ${way}, p.id ${way} limit ${length} offset ${start}`,
    ),
    first(db, sql<{ total: number }>`select count(*) as total from person p where ${found}`),
  ]);
  return { aaData, total: count?.total ?? 0 };
}
