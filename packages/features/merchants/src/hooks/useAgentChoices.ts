import { listAgents, type Agent } from '@servery/api';
import { useClient } from '@servery/api/client';
import type { SelectOption } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { agentMessages as messages } from '../messages/agents.ts';
import { useAgents } from './useAgents.ts';

/** Returns the agents to choose from, of whom a field loads those that match a search. */
export function useAgentChoices() {
  const { formatMessage } = useIntl();
  const client = useClient();
  const { data, error, mutate } = useAgents();
  const [found, setFound] = useState<readonly Agent[]>([]);
  const known = new Map([...found, ...(data?.aaData ?? [])].map((agent) => [agent.id, agent]));
  return {
    total: data?.total,
    error,
    retry: mutate,
    load: async (search: string): Promise<readonly Agent[]> => {
      const query = { search: search.slice(0, 100), length: 100, order: 'asc' as const };
      const { aaData } = await client.call(listAgents, { query });
      setFound((before) => [...before, ...aaData]);
      return aaData;
    },
    optionOf: ({ id, name, username, merchants: count }: Agent): SelectOption => ({
      value: String(id),
      label: name,
      description: formatMessage(messages.option, { username, count }),
    }),
    /** Returns an agent who was loaded, by the value of their option. */
    agentOf: (value: string): Agent | undefined => known.get(Number(value)),
  };
}

/** The agents to choose from. */
export type AgentChoices = ReturnType<typeof useAgentChoices>;
