import { invalid, type Named } from '@servery/api';
import type { PersonRecord } from '../people/record.ts';
import { byName } from '../search/nameKey.ts';

/** Whether a person is an agent who can sign in. */
const isActiveAgent = ({ role, is_active }: PersonRecord): boolean => role === 'agent' && is_active;

const nameOf = ({ id, name }: PersonRecord): Named => ({ id, name });

/**
 * Returns the agents with these ids, by name.
 * @throws `invalid` for an id that isn't an active agent's
 */
export function requireAgents(people: readonly PersonRecord[], ids: readonly number[]): Named[] {
  const agents = new Map(people.filter(isActiveAgent).map((person) => [person.id, person]));
  const named = ids.map((id, i) => {
    const agent = agents.get(id);
    if (!agent) throw invalid(`agents.${i}`, 'unknown', 'This isn’t an active agent.');
    return nameOf(agent);
  });
  return named.toSorted(byName);
}

/** Whether two lists have the same agents, in any order. */
export function hasSameAgents(some: readonly Named[], others: readonly Named[]): boolean {
  const ids = new Set(some.map(({ id }) => id));
  return ids.size === others.length && others.every(({ id }) => ids.has(id));
}

/** The agents of a hand-over, and the merchants that it moves. */
interface HandOver {
  from: Named;
  to: Named;
  /** The ids of the merchants, ascending: the order in which they are locked. */
  merchant_ids: readonly number[];
}

/**
 * Returns the hand-over of all merchants of an agent, who may have left, to an active agent.
 * @throws `invalid` for the same agent, or someone who isn't an agent
 */
export function requireHandOver(
  people: readonly PersonRecord[],
  { from_id, to_id }: { from_id: number; to_id: number },
): HandOver {
  const from = people.find(({ id, role }) => id === from_id && role === 'agent');
  if (!from) throw invalid('from_id', 'unknown', 'This isn’t an agent.');
  const to = people.find((person) => person.id === to_id && isActiveAgent(person));
  if (!to) throw invalid('to_id', 'unknown', 'This isn’t an active agent.');
  if (from === to) throw invalid('to_id', 'same', 'Choose a different agent.');
  const merchant_ids = from.merchant_ids.toSorted((a, b) => a - b);
  return { from: nameOf(from), to: nameOf(to), merchant_ids };
}

/** Returns the agents of a merchant after a hand-over, by name. */
export function agentsAfter(
  agents: readonly Named[],
  { from, to }: Pick<HandOver, 'from' | 'to'>,
): Named[] {
  const others = agents.filter(({ id }) => id !== from.id && id !== to.id);
  return [...others, to].toSorted(byName);
}
