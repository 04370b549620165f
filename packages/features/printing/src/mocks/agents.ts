import {
  createPrintAgent,
  deletePrintAgent,
  greetPrintAgent,
  listPrintAgents,
  pairPrintAgent,
  Problem,
} from '@servery/api';
import { codeMinutes, exchangeCode, plainCode, shownCode } from '@servery/domain/devices';
import { isNews, newAgent, seeAgent, showAgent, type AgentRecord } from '@servery/domain/printing';
import { sampleCode, type Visit } from '@servery/domain/sample';
import { answer, answerOnce } from '@servery/domain/sample/answer';
import { agentRows } from './lists.ts';

const agentsOf = ({ world }: Visit, scope: readonly number[]): AgentRecord[] =>
  [...world.prints.agents.values()]
    .map(({ agent }) => agent)
    .filter(({ merchant_id }) => scope.includes(merchant_id));

/** One answer for each endpoint of print agents. */
export const agentHandlers = [
  answer(listPrintAgents, ({ query, visit }) => {
    const { aaData, total } = agentRows(agentsOf(visit, visit.scope(query.merchant_id)), query);
    return { aaData: aaData.map((agent) => showAgent(agent, visit.now)), total };
  }),
  answerOnce(createPrintAgent, ({ body, visit }) => {
    const { world, me, now } = visit;
    const merchant_id = visit.one(body.merchant_id);
    const id = world.nextId();
    const others = agentsOf(visit, [merchant_id]);
    const agent = newAgent({ name: body.name, merchant_id }, others, { by: me.name, now, id });
    const code = sampleCode(id);
    world.prints.agents.set(id, { agent, code, token: null });
    return { agent: showAgent(agent, now), code: shownCode(code), minutes: codeMinutes };
  }),
  answer(deletePrintAgent, ({ params, body, visit }) => {
    const { agents } = visit.world.prints;
    const agent = agents.get(params.id)?.agent;
    if (!agent || !visit.scope(null).includes(agent.merchant_id)) throw new Problem('notFound');
    if (agent.version !== body.version)
      throw new Problem('conflict', { current: showAgent(agent, visit.now) });
    agents.delete(agent.id);
    return { is_signed_out: true as const };
  }),
  answerOnce(pairPrintAgent, ({ body, visit }) => {
    const { world, now } = visit;
    const kept = [...world.prints.agents.values()].find(
      ({ code }) => code === plainCode(body.code),
    );
    if (!kept) throw new Problem('notFound');
    const exchange = exchangeCode(kept.agent, now);
    if (!exchange) throw new Problem('notFound');
    const { isPaired, row: agent } = exchange;
    world.prints.agents.set(agent.id, { ...kept, agent });
    if (!isPaired) throw new Problem('notFound');
    const token = `mock-agent-${agent.id}-${agent.version}`;
    world.prints.agents.set(agent.id, { ...kept, agent, token });
    const { name } = world.merchant(agent.merchant_id);
    return { token, name: agent.name, merchant_name: name };
  }),
  answer(greetPrintAgent, ({ visit }) => {
    const { world, me, now } = visit;
    const kept = world.prints.agents.get(me.id);
    if (!kept) throw new Problem('notFound');
    const agent = isNews(kept.agent, now) ? seeAgent(kept.agent, now) : kept.agent;
    world.prints.agents.set(agent.id, { ...kept, agent });
    const printers = world.prints
      .printersOf(agent.merchant_id)
      .filter(({ connection, is_active }) => connection === 'agent' && is_active)
      .toSorted((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1))
      .map((one) => world.prints.showPrinter(one));
    return { agent: showAgent(agent, now), printers };
  }),
];
