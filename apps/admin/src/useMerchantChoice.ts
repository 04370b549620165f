import type { UserInfo } from '@servery/api';
import { useLocation, useSearch } from 'wouter';
import { firstMerchant } from './starts/merchant.ts';

/** Whose rows are shown: '' for one's own merchant; the address holds the choice of those who have several. */
export function useMerchantChoice(user: UserInfo): [number | '', (id: number) => void] {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const chosen = user.merchant ? '' : firstMerchant(search);
  const choose = (id: number) => {
    const query = new URLSearchParams(search);
    query.set('merchant_id', String(id));
    query.delete('order');
    navigate(`${path}?${query.toString()}`);
  };
  return [chosen, choose];
}
