import { useLocation, useSearch } from 'wouter';
import { firstMerchant } from '../../session/firstMerchant.ts';

/** Where a screen of one merchant is: whose it is, the rest of its address, and how it goes on. */
export function usePlaceOf() {
  const whole = useSearch();
  const [path, navigate] = useLocation();
  const query = new URLSearchParams(whole);
  const asked = query.get('merchant_id');
  query.delete('merchant_id');
  const go = (next: string, isTyping = false) => {
    const wanted = new URLSearchParams(next);
    // Whose it is stays said, whatever is looked for.
    if (asked) wanted.set('merchant_id', asked);
    const search = wanted.toString();
    navigate(search ? `${path}?${search}` : path, { replace: isTyping });
  };
  const merchantId = firstMerchant(whole);
  return { merchantId, ofMerchant: merchantId || undefined, search: query.toString(), go };
}
