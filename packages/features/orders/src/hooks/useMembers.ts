import { listMembers } from '@servery/api';
import { useCall } from '@servery/api/swr';

/** Returns the members of a merchant that a search finds. */
export const useMembers = (merchant_id: number, search: string) =>
  useCall(listMembers, { query: { merchant_id, search } }, { keepPreviousData: true });
