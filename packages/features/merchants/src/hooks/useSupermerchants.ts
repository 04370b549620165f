import {
  assignSupermerchant,
  getMerchantAccount,
  listMerchants,
  listPlatformAccounts,
} from '@servery/api';
import { useClient } from '@servery/api/client';
import { useAction, useCall } from '@servery/api/swr';
import { usePersonChoices } from './usePersonChoices.ts';

const query = { role: 'supermerchant', length: 100, order: 'asc' } as const;

/** Returns the supermerchants to choose from. Those who can't sign in are disabled. */
export function useSupermerchantChoices() {
  const client = useClient();
  const choices = usePersonChoices({
    first: useCall(listPlatformAccounts, { query }),
    find: async (search) =>
      (await client.call(listPlatformAccounts, { query: { ...query, search } })).aaData,
  });
  return {
    ...choices,
    options: async (search: string) =>
      (await choices.load(search)).map((account) => ({
        ...choices.optionOf(account),
        isDisabled: account.status === 'inactive',
      })),
  };
}

/** Changes the supermerchant who runs a merchant, then reloads both. */
export const useAssignSupermerchant = () =>
  useAction(assignSupermerchant, {
    refreshes: [listPlatformAccounts, listMerchants, getMerchantAccount],
  });
