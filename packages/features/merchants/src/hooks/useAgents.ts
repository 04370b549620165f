import { getMerchantAccount, listAgents, listMerchants, type AnyEndpoint } from '@servery/api';
import { useAction, useCall } from '@servery/api/swr';

/** Returns the first active agents, by name. */
export const useAgents = () => useCall(listAgents, { query: { length: 100, order: 'asc' } });

/** Changes which agents look after merchants, then reloads both. */
export const useAgentAction = <E extends AnyEndpoint>(to: E) =>
  useAction(to, { refreshes: [listAgents, listMerchants, getMerchantAccount] });
