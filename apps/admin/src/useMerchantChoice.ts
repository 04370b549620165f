import type { UserInfo } from '@servery/api';
import { useLocation, useSearch } from 'wouter';
import { firstMerchant } from './session/firstMerchant.ts';

/** Lists that can show the rows of several merchants at once; a live board is one merchant's. */
const severalAtOnce: ReadonlySet<string> = new Set(['/orders/history']);

/** Whose rows are shown: '' for one's own merchant, or for all where that is possible; the address holds the choice. */
export function useMerchantChoice(user: UserInfo) {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const canShowAll = !user.merchant && severalAtOnce.has(path);
  const asked = Number(new URLSearchParams(search).get('merchant_id')) || '';
  const chosen = user.merchant ? '' : canShowAll ? asked : firstMerchant(search);
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
