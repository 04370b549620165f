import { Problem, type NewPrintAgent, type PrintAgent } from '@servery/api';
import { newAgent, showAgent } from '@servery/domain/printing';
import { codeMinutes, shownCode } from '@servery/domain/devices';
import { sql } from 'kysely';
import { hashToken } from '../http/tokens.ts';
import { newPairingCode } from '../devices/newPairingCode.ts';
import type { ListQuery } from '../listByName.ts';
import { within, type Scope } from '../scope.ts';
import { first } from '../sql.ts';
import type { Visit } from '../visit.ts';
import { agentsWhere, during, putAgent } from './agentRows.ts';
import { tell } from './save.ts';

/** One page of print agents, by name. */
export async function agentPage(
  { sql: db, now }: Visit,
  { search, start, length, order }: ListQuery,
  scope: Scope,
): Promise<{ aaData: PrintAgent[]; total: number }> {
  const of = within(scope, 'a.merchant_id');
  const found = sql`${of} and strpos(a.search_text, ${search.toLowerCase()}) > 0`;
  const to = order === 'desc' ? sql`desc` : sql`asc`;
  const rows = await agentsWhere(
    db,
    sql`${found} order by a.name_key collate "C" ${to}, a.id ${to} limit ${length} offset ${start}`,
  );
  const count = await first(
    db,
    sql<{ total: number }>`select count(*) as total from print_agent a
      where not a.is_deleted and ${found}`,
  );
  return { aaData: rows.map((row) => showAgent(row, now)), total: count?.total ?? 0 };
}

/** Adds a print agent to a merchant, with the code that it signs in by. */
export const addAgent = (visit: Visit, merchant_id: number, name: string): Promise<NewPrintAgent> =>
  during(visit, async (inner) => {
    const { sql: db, caller, now, host } = inner;
    await sql`select 1 from merchant where merchant_id = ${merchant_id}
      for no key update`.execute(db);
    const others = await agentsWhere(db, within([merchant_id], 'a.merchant_id'));
    const doing = { by: caller.name, now, id: host.nextId() };
    const agent = newAgent({ name, merchant_id }, others, doing);
    const code = newPairingCode();
    await putAgent(db, agent, { code_hash: hashToken(code) });
    tell(inner, agent, { did: 'added print agent', name });
    return { agent: showAgent(agent, now), code: shownCode(code), minutes: codeMinutes };
  });

/** Takes a print agent away, and with it its token. */
export async function removeAgent(visit: Visit, id: number, version: number): Promise<void> {
  const { sql: db, caller, now } = visit;
  const [agent] = await agentsWhere(
    db,
    sql`${within(caller.scope, 'a.merchant_id')} and a.id = ${id} for update`,
  );
  if (!agent) throw new Problem('notFound');
  if (agent.version !== version) throw new Problem('conflict', { current: showAgent(agent, now) });
  const gone = { ...agent, version: version + 1, code_ends_at: null };
  await putAgent(db, gone, { code_hash: null, token_hash: null, is_deleted: true });
  tell(visit, gone, { did: 'removed print agent', name: agent.name });
}
