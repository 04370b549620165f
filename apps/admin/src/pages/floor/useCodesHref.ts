import { useSearch } from 'wouter';
import { useHref } from '../../AppContext.ts';

/** Returns the URL of the tables' QR codes, for the merchant in the current URL. */
export function useCodesHref(): string {
  const hrefTo = useHref();
  const merchantId = new URLSearchParams(useSearch()).get('merchant_id');
  return hrefTo('table-codes', { merchant_id: merchantId || undefined });
}
