import { Problem } from '@servery/api';
import type { AgentStore } from '@servery/domain/commands';
import type { AgentRecord } from '@servery/domain/printing';
import { sql } from 'kysely';
import { lockMerchant } from '../commands/lockMerchant.ts';
import { everyMerchant } from '../../storage/db/everyMerchant.ts';
import { newPairingCode } from '../devices/newPairingCode.ts';
import { hashToken, newToken } from '../../http/tokens.ts';
import { loadShop } from '../orders/shop.ts';
import { within } from '../../http/scope.ts';
import type { RequestContext } from '../../http/RequestContext.ts';
import { callerOf } from '../../session/agentAccess.ts';
import { agentsWhere, putAgent } from '../../session/agentRows.ts';
import { printersWhere } from './lists.ts';
import { recordPrintChange } from './recordPrintChange.ts';

/** Returns the SQL store of print agents. */
export const agentStore = (ctx: RequestContext): AgentStore => {
  const { sql: db } = ctx;
  const recordChange = (agent: AgentRecord, did: string) =>
    recordPrintChange(ctx, { kind: 'print_agent', id: agent.id }, agent, { did, name: agent.name });
  const lockMine = async (id: number) => {
    const mine = sql`${within(ctx.caller.scope, 'a.merchant_id')} and a.id = ${id} for update`;
    return (await agentsWhere(db, mine))[0] ?? null;
  };
  return {
    async lockNames(merchant_id) {
      await lockMerchant(db, merchant_id);
      return agentsWhere(db, within([merchant_id], 'a.merchant_id'));
    },
    async add(agent) {
      const code = newPairingCode();
      await putAgent(db, agent, { code_hash: hashToken(code) });
      recordChange(agent, 'added print agent');
      return code;
    },
    async lock(id) {
      const agent = await lockMine(id);
      if (!agent) throw new Problem('notFound');
      return agent;
    },
    async lockByCode(code) {
      const named = sql`a.code_hash = ${hashToken(code)} and ${everyMerchant('token')}`;
      return (await agentsWhere(db, sql`${named} for update`))[0] ?? null;
    },
    async markReused(agent) {
      ctx.caller = callerOf(agent);
      await putAgent(db, agent);
      recordChange(agent, 'refused used code of print agent');
    },
    async remove(agent) {
      await putAgent(db, agent, { code_hash: null, token_hash: null, is_deleted: true });
      recordChange(agent, 'removed print agent');
    },
    async pair(agent) {
      ctx.caller = callerOf(agent);
      const token = newToken();
      await putAgent(db, agent, { token_hash: hashToken(token) });
      recordChange(agent, 'paired print agent');
      const { name } = await loadShop(db, agent.merchant_id, ctx.now);
      return { token, merchant_name: name };
    },
    lockCaller: () => lockMine(ctx.caller.id),
    saveSeen: (agent) => putAgent(db, agent),
    printersFor: (merchant_id) =>
      printersWhere(
        db,
        [merchant_id],
        sql`p.connection = 'agent' and p.is_active order by p.name_key collate "C", p.id`,
      ),
  };
};
