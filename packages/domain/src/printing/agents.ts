import { invalid, type PrintAgent, type Rights } from '@servery/api';
import { codeState, newCode, type Coded } from '../devices/pairingCode.ts';
import { rightsOf } from '../people/rights.ts';
import type { Doing } from './jobs.ts';

/** A print agent as hosts keep it. */
export interface AgentRecord extends Coded {
  id: number;
  merchant_id: number;
  name: string;
  seen_at: string | null;
  made_at: string;
  made_by: string;
}

/** An agent asks for jobs every half a minute at least; one that was not heard of for so long is away. */
const awayMs = 90_000;

/** A new agent, or a refusal: each has a name of its own. */
export function newAgent(
  { name, merchant_id }: { name: string; merchant_id: number },
  others: readonly Pick<AgentRecord, 'name'>[],
  { by, now, id }: Doing & { id: number },
): AgentRecord {
  const key = name.toLowerCase();
  if (others.some((one) => one.name.toLowerCase() === key))
    throw invalid('name', 'taken', 'Another print agent has this name.');
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

/** Returns an agent that has just called. */
export const seeAgent = (agent: AgentRecord, now: Date): AgentRecord => ({
  ...agent,
  seen_at: now.toISOString(),
});

/** Whether it is worth writing down that an agent was heard of again. */
export const isNews = ({ seen_at }: Pick<AgentRecord, 'seen_at'>, now: Date): boolean =>
  seen_at === null || now.getTime() - Date.parse(seen_at) >= awayMs / 3;

/** What an agent may do: take jobs and say how they went. */
export function agentRights(): Rights {
  const { grants } = rightsOf('staff', 'kitchen');
  const none = Object.keys(grants).map((name) => [name, 'deny']);
  return {
    grants: { ...(Object.fromEntries(none) as Rights['grants']), 'print.job': 'allow' },
    discount_free_rate: 0,
  };
}

/** An agent as the screens show it. */
export const showAgent = (agent: AgentRecord, now: Date): PrintAgent => {
  const { paired_at: _paired, ...shown } = agent;
  return {
    ...shown,
    state: codeState(agent, now),
    is_here: agent.seen_at !== null && now.getTime() - Date.parse(agent.seen_at) < awayMs,
  };
};
