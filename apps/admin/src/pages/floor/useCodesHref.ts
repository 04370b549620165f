import { useSearch } from 'wouter';

/** Where the QR codes of the tables are; whose tables they are stays said. */
export function useCodesHref(): string {
  const asked = new URLSearchParams(useSearch()).get('merchant_id');
  return `/pages/setting/table/codes${asked ? `?merchant_id=${encodeURIComponent(asked)}` : ''}`;
}
