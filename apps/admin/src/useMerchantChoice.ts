import type { UserInfo } from '@servery/api';
import { useLocation, useSearch } from 'wouter';
import { useApp } from './AppContext.ts';
import { firstMerchant, requestedMerchant } from './session/firstMerchant.ts';

/**
 * Returns the merchant whose rows are shown, from the URL: '' for the person's own, or for all of
 * them if the screen allows it.
 */
export function useMerchantChoice(user: UserInfo) {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const { matchRoute } = useApp();
  const canShowAll = !user.merchant && !!matchRoute(path)?.route.hasAllMerchants;
  const chosen = canShowAll ? requestedMerchant(search) : firstMerchant(search);
  const choose = (id: number | '') => {
    const query = new URLSearchParams(search);
    if (id === '') query.delete('merchant_id');
    else query.set('merchant_id', String(id));
    query.delete('order');
    query.delete('open');
    navigate(`${path}?${query.toString()}`);
  };
  return { chosen, choose, canShowAll };
}
