import { listPlatformAccounts, type AnyEndpoint, type Input } from '@servery/api';
import { useAction, useCall } from '@servery/api/swr';

/** Returns one page of the platform's accounts. */
export const usePlatformAccounts = (query: Input<typeof listPlatformAccounts>['query']) =>
  useCall(listPlatformAccounts, { query }, { keepPreviousData: true });

/** Changes an account of the platform, then reloads the list. */
export const usePlatformAccountAction = <E extends AnyEndpoint>(to: E) =>
  useAction(to, { refreshes: [listPlatformAccounts] });
