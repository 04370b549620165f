import { listAgents } from '@servery/api';
import { useClient } from '@servery/api/client';
import { useAgents } from './useAgents.ts';
import { usePersonChoices } from './usePersonChoices.ts';

/** Returns the agents to choose from. */
export function useAgentChoices() {
  const client = useClient();
  return usePersonChoices({
    first: useAgents(),
    find: async (search) => {
      const query = { search, length: 100, order: 'asc' as const };
      return (await client.call(listAgents, { query })).aaData;
    },
  });
}
