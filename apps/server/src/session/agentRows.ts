import type { AgentRecord } from '@servery/domain/printing';
import { sql, type RawBuilder } from 'kysely';
import { columnsOf } from '../storage/db/columnsOf.ts';
import { nameKeysOf } from '../storage/searchTextOf.ts';
import { all, putRows, type Sql } from '../storage/sql.ts';

const columns = columnsOf<AgentRecord>()(
  'print_agent',
  'a',
  `id, version, merchant_id, name, code_ends_at, paired_at, seen_at, reused_at, made_at, made_by`,
);

/** Returns the print agents that match a condition; the table alias is `a`. */
export const agentsWhere = (db: Sql, rest: RawBuilder<unknown>): Promise<AgentRecord[]> =>
  all(
    db,
    sql<AgentRecord>`select ${columns} from print_agent a where not a.is_deleted and ${rest}`,
  );

/** Saves a print agent; secrets that aren't given keep their values. */
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
        ...nameKeysOf(agent.name),
        is_deleted: false,
        ...secrets,
      },
    ],
  );
