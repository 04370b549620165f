import { useLocation, useSearch } from 'wouter';
import { firstMerchant } from '../../session/firstMerchant.ts';

/**
 * Returns the merchant of the current screen, the rest of its query string, and a function that
 * changes that.
 */
export function usePlaceOf() {
  const whole = useSearch();
  const [path, navigate] = useLocation();
  const query = new URLSearchParams(whole);
  const merchant = query.get('merchant_id');
  query.delete('merchant_id');
  const go = (next: string, isTyping = false) => {
    const wanted = new URLSearchParams(next);
    // Keep the merchant in the URL when other parameters change.
    if (merchant) wanted.set('merchant_id', merchant);
    const search = wanted.toString();
    navigate(search ? `${path}?${search}` : path, { replace: isTyping });
  };
  const merchantId = firstMerchant(whole);
  return { merchantId, ofMerchant: merchantId || undefined, search: query.toString(), go };
}
