import type { AgentRecord } from '@servery/domain/printing';
import { sql, type RawBuilder } from 'kysely';
import { searchTextOf } from '../orders/rowsOf.ts';
import { settle } from '../settle.ts';
import { all, putRows, type Sql } from '../sql.ts';
import type { Visit } from '../visit.ts';

const columns = sql`a.id, a.version, a.merchant_id, a.name, a.code_ends_at, a.paired_at, a.seen_at,
  a.reused_at, a.made_at, a.made_by`;

/** Print agents that are there, under a condition. */
export const agentsWhere = (db: Sql, rest: RawBuilder<unknown>): Promise<AgentRecord[]> =>
  all(
    db,
    sql<AgentRecord>`select ${columns} from print_agent a where not a.is_deleted and ${rest}`,
  );

/** Writes an agent; secrets that are not named stay as they are. */
export const putAgent = (
  db: Sql,
  agent: AgentRecord,
  secrets: { code_hash?: string | null; token_hash?: string | null; is_deleted?: boolean } = {},
) =>
  putRows(
    db,
    'print_agent',
    ['merchant_id', 'id'],
    [
      {
        ...agent,
        name_key: agent.name.toLowerCase(),
        search_text: searchTextOf(agent.name),
        is_deleted: false,
        ...secrets,
      },
    ],
  );

/** A visit in a transaction of its own: what hands out secrets keeps no answer. */
export const during = <T>(visit: Visit, run: (inner: Visit) => Promise<T>): Promise<T> =>
  visit.host.database.transaction(async (trx) => {
    const inner: Visit = { ...visit, sql: trx, changes: [] };
    const answer = await run(inner);
    await settle(inner, null);
    return answer;
  });
