import { greetPrintAgent, reportPrintJob, takePrintJob, type AnyEndpoint } from '@servery/api';
import { agentRights, type AgentRecord } from '@servery/domain/printing';
import { sql } from 'kysely';
import { everyMerchant } from '../storage/db/everyMerchant.ts';
import { hashToken, isToken } from '../http/tokens.ts';
import type { Sql } from '../storage/sql.ts';
import type { Caller } from '../http/RequestContext.ts';
import { agentsWhere } from './agentRows.ts';

/** Returns a print agent as a caller. */
export const callerOf = ({ id, name, merchant_id }: AgentRecord): Caller => ({
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

/**
 * Whether a print agent may call an endpoint. Its token never expires, so it opens nothing else.
 */
export const isForAgents = (to: AnyEndpoint): boolean => agentCalls.has(to);

/** Returns the print agent of a bearer token, or null if there is none. */
export async function findAgent(db: Sql, token: string): Promise<Caller | null> {
  if (!isToken(token)) return null;
  const [agent] = await agentsWhere(
    db,
    sql`a.token_hash = ${hashToken(token)} and ${everyMerchant('token')}`,
  );
  return agent ? callerOf(agent) : null;
}
