import {
  getDashboard,
  getMerchantDocuments,
  getSetUpGuide,
  type AnyEndpoint,
  type LiveEvent,
} from '@servery/api';
import { useLiveRefresh } from '@servery/api/live-updates';
import { useAction, useCall } from '@servery/api/swr';
import { useUser } from '@servery/api/user';

const kinds: ReadonlySet<LiveEvent['kind']> = new Set(['merchant.changed']);
const refreshes = [getMerchantDocuments, getSetUpGuide, getDashboard];

/** The documents of a merchant, `''` for the person's own, updated as others work on them. */
export function useDocuments(merchant_id: number | '') {
  const response = useCall(getMerchantDocuments, { query: { merchant_id } });
  const { mutate } = response;
  const { data: user } = useUser();
  const own = user?.merchant ? '' : null;
  useLiveRefresh(merchant_id === '' ? own : merchant_id, kinds, () => void mutate());
  return response;
}

/** An action on documents, which updates everything that shows them. */
export const useDocumentAction = <E extends AnyEndpoint>(to: E) => useAction(to, { refreshes });
