import {
  greetPrintAgent,
  Problem,
  reportPrintJob,
  takePrintJob,
  type AnyEndpoint,
  type PrintAgent,
  type Printer,
} from '@servery/api';
import {
  agentRights,
  isNews,
  seeAgent,
  showAgent,
  type AgentRecord,
} from '@servery/domain/printing';
import { exchangeCode, plainCode } from '@servery/domain/devices';
import { sql } from 'kysely';
import { everyMerchant } from '../db/everyMerchant.ts';
import { hashToken, isToken, newToken } from '../http/tokens.ts';
import { loadShop } from '../orders/shop.ts';
import type { Arrival } from '../route.ts';
import { within } from '../scope.ts';
import { countFailure, requireUnlocked, type AttemptKey } from '../session/attempts.ts';
import { sourceOf } from '../session/device.ts';
import type { Sql } from '../sql.ts';
import type { Caller, Visit } from '../visit.ts';
import { agentsWhere, during, putAgent } from './agentRows.ts';
import { printersWhere } from './lists.ts';
import { tell } from './save.ts';

const callerOf = ({ id, name, merchant_id }: AgentRecord): Caller => ({
  session_id: id,
  id,
  username: '',
  name,
  role: 'staff',
  template: null,
  merchant_id,
  rights: agentRights(),
  scope: [merchant_id],
});

const agentCalls = new Set<AnyEndpoint>([greetPrintAgent, takePrintJob, reportPrintJob]);

/** Whether a print agent may call an endpoint. Its token never expires, so it opens nothing else. */
export const isForAgents = (to: AnyEndpoint): boolean => agentCalls.has(to);

/** Signs an agent in by its code, once; wrong and used codes are counted like wrong passwords. */
export async function pair(
  visit: Visit,
  { address }: Arrival,
  code: string,
): Promise<{ token: string; name: string; merchant_name: string }> {
  const { host, sql: db, now } = visit;
  const keys: AttemptKey[] = [`address:${sourceOf(address)}`];
  await requireUnlocked(db, keys, now);
  const token = newToken();
  const paired = await during(visit, async (inner) => {
    const named = sql`a.code_hash = ${hashToken(plainCode(code))}`;
    const [known] = await agentsWhere(
      inner.sql,
      sql`${named} and ${everyMerchant('token')} for update`,
    );
    if (!known) return null;
    const exchange = exchangeCode(known, now);
    if (!exchange) return null;
    const { isPaired, row: agent } = exchange;
    inner.caller = callerOf(agent);
    if (!isPaired) {
      await putAgent(inner.sql, agent);
      tell(inner, agent, { did: 'refused used code of print agent', name: agent.name });
      return null;
    }
    await putAgent(inner.sql, agent, { token_hash: hashToken(token) });
    tell(inner, agent, { did: 'paired print agent', name: agent.name });
    return { agent, shop: await loadShop(inner.sql, agent.merchant_id) };
  });
  if (!paired) {
    await countFailure(host.database, keys, now);
    throw new Problem('notFound');
  }
  return { token, name: paired.agent.name, merchant_name: paired.shop.name };
}

/** An agent says that it is there, and learns its printers. */
export async function greet(visit: Visit): Promise<{ agent: PrintAgent; printers: Printer[] }> {
  const { sql: db, caller, now } = visit;
  const [known] = await agentsWhere(
    db,
    sql`${within(caller.scope, 'a.merchant_id')} and a.id = ${caller.id} for update`,
  );
  if (!known) throw new Problem('notFound');
  const agent = isNews(known, now) ? seeAgent(known, now) : known;
  if (agent !== known) await putAgent(db, agent);
  const printers = await printersWhere(
    db,
    [agent.merchant_id],
    sql`p.connection = 'agent' and p.is_active order by p.name_key collate "C", p.id`,
  );
  return { agent: showAgent(agent, now), printers };
}

/** The agent behind a bearer token, if it is one. */
export async function findAgent(db: Sql, token: string): Promise<Caller | null> {
  if (!isToken(token)) return null;
  const [agent] = await agentsWhere(
    db,
    sql`a.token_hash = ${hashToken(token)} and ${everyMerchant('token')}`,
  );
  return agent ? callerOf(agent) : null;
}
