import { invalid, Problem, type PrintAgent, type Rights } from '@servery/api';
import { codeState, newCode, type Coded } from '../devices/pairingCode.ts';
import { rightsOf } from '../people/rights.ts';
import { isNameTaken } from '../search/nameKey.ts';
import type { Doing } from './jobs.ts';

/** A print agent as hosts store it. */
export interface AgentRecord extends Coded {
  id: number;
  merchant_id: number;
  name: string;
  seen_at: string | null;
  made_at: string;
  made_by: string;
}

/**
 * An agent polls for jobs at least every 30 seconds; after this time without a request it is
 * offline.
 */
const awayMs = 90_000;

/**
 * Returns a new agent; refuses a name that another agent of the merchant has.
 * @throws `invalid`
 */
export function newAgent(
  { name, merchant_id }: { name: string; merchant_id: number },
  others: readonly Pick<AgentRecord, 'name'>[],
  { by, now, id }: Doing & { id: number },
): AgentRecord {
  if (isNameTaken(others, name, null))
    throw invalid('name', 'taken', 'Another print agent already has this name.');
  return {
    id,
    version: 1,
    merchant_id,
    name,
    ...newCode(now),
    seen_at: null,
    made_at: now.toISOString(),
    made_by: by,
  };
}

/**
 * Returns an agent with its access revoked.
 * @throws `conflict`
 */
export function removeAgent(agent: AgentRecord, version: number, now: Date): AgentRecord {
  if (agent.version !== version) throw new Problem('conflict', { current: showAgent(agent, now) });
  return { ...agent, version: version + 1, code_ends_at: null };
}

/** Returns an agent with its last request set to now. */
export const seeAgent = (agent: AgentRecord, now: Date): AgentRecord => ({
  ...agent,
  seen_at: now.toISOString(),
});

/** Whether the last request of an agent is old enough to be saved again. */
export const isSeenLongAgo = ({ seen_at }: Pick<AgentRecord, 'seen_at'>, now: Date): boolean =>
  seen_at === null || now.getTime() - Date.parse(seen_at) >= awayMs / 3;

/** Returns the rights of an agent: to take jobs and report their outcomes. */
export function agentRights(): Rights {
  const { grants } = rightsOf('staff', 'kitchen');
  const none = Object.keys(grants).map((name) => [name, 'deny']);
  return {
    grants: { ...(Object.fromEntries(none) as Rights['grants']), 'print.job': 'allow' },
    discount_free_rate: 0,
  };
}

/** Returns an agent as screens show it. */
export const showAgent = (agent: AgentRecord, now: Date): PrintAgent => {
  const { paired_at: _paired, ...shown } = agent;
  return {
    ...shown,
    state: codeState(agent, now),
    is_here: agent.seen_at !== null && now.getTime() - Date.parse(agent.seen_at) < awayMs,
  };
};
