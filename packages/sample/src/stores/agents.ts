import { Problem } from '@servery/api';
import type { AgentStore } from '@servery/domain/commands';
import type { AgentRecord } from '@servery/domain/printing';
import { byName } from '@servery/domain/search';
import { sampleCode } from '../sampleCode.ts';
import type { MemoryUnit } from './MemoryUnit.ts';

/** The print agents of a world. */
export const agentStore = (unit: MemoryUnit): AgentStore => {
  const { ctx, world } = unit;
  const { agents } = world.prints;
  const all = () => [...agents.values()];
  const save = (agent: AgentRecord, token?: string) => {
    const held = agents.get(agent.id)!;
    agents.set(agent.id, { ...held, agent, token: token ?? held.token });
  };
  return {
    lockNames: async (merchant_id) =>
      all()
        .map(({ agent }) => agent)
        .filter((agent) => agent.merchant_id === merchant_id),
    async add(agent) {
      const code = sampleCode(agent.id);
      agents.set(agent.id, { agent, code, token: null });
      return code;
    },
    async lock(id) {
      const held = agents.get(id);
      if (!held) throw new Problem('notFound');
      unit.requireScope(held.agent.merchant_id);
      return held.agent;
    },
    lockByCode: async (code) => all().find((held) => held.code === code)?.agent ?? null,
    markReused: async (agent) => save(agent),
    async remove({ id }) {
      agents.delete(id);
    },
    async pair(agent) {
      const token = `mock-agent-${agent.id}-${agent.version}`;
      save(agent, token);
      return { token, merchant_name: world.merchant(agent.merchant_id).name };
    },
    lockCaller: async () => agents.get(ctx.me.id)?.agent ?? null,
    saveSeen: async (agent) => save(agent),
    printersFor: async (merchant_id) =>
      world.prints
        .printersOf(merchant_id)
        .filter(({ connection, is_active }) => connection === 'agent' && is_active)
        .toSorted(byName)
        .map((printer) => world.prints.showPrinter(printer)),
  };
};
