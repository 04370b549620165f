import { invalid, Problem, type PrintAgent, type Rights } from '@servery/api';
import { rightsOf } from '../people/rights.ts';
import type { Doing } from './jobs.ts';

/** A print agent as hosts keep it. */
export interface AgentRecord {
  id: number;
  version: number;
  merchant_id: number;
  name: string;
  code_ends_at: string | null;
  paired_at: string | null;
  seen_at: string | null;
  /** When its code was presented again after it had been used. */
  reused_at: string | null;
  made_at: string;
  made_by: string;
}

/** How long a code is good, in minutes. */
export const codeMinutes = 10;
/** An agent asks for jobs every half a minute at least; one that was not heard of for so long is away. */
const awayMs = 90_000;

/** Letters that nobody takes for one another. */
export const codeLetters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
/** How many of them a code has. */
export const codeLength = 8;

/** A code as it is compared: however it was typed. */
export const plainCode = (code: string): string => code.toUpperCase().replace(/[^A-Z\d]/g, '');

/** A code as people read it out: `ABCD-EFGH`. */
export const shownCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

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
    code_ends_at: new Date(now.getTime() + codeMinutes * 60_000).toISOString(),
    paired_at: null,
    seen_at: null,
    reused_at: null,
    made_at: now.toISOString(),
    made_by: by,
  };
}

/**
 * Exchanges an agent's code, which works once. Returns the paired agent, or for a used code the agent
 * marked for staff: the caller keeps the mark and then refuses the exchange.
 *
 * @throws `notFound` if the code has expired
 */
export function pairAgent(
  agent: AgentRecord,
  now: Date,
): { isPaired: boolean; agent: AgentRecord } {
  const at = now.toISOString();
  if (agent.paired_at !== null) return { isPaired: false, agent: { ...agent, reused_at: at } };
  if (agent.code_ends_at === null || Date.parse(agent.code_ends_at) <= now.getTime())
    throw new Problem('notFound');
  const version = agent.version + 1;
  return { isPaired: true, agent: { ...agent, version, code_ends_at: null, paired_at: at } };
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
export function showAgent({ paired_at, ...agent }: AgentRecord, now: Date): PrintAgent {
  const isOver = agent.code_ends_at === null || Date.parse(agent.code_ends_at) <= now.getTime();
  const waits = isOver ? 'expired' : 'waiting';
  return {
    ...agent,
    state: paired_at === null ? waits : 'paired',
    is_here: agent.seen_at !== null && now.getTime() - Date.parse(agent.seen_at) < awayMs,
  };
}
