import { getMerchantInfo, listPaymentOptions, type MerchantSettings } from '@servery/api';
import { useCall } from '@servery/api/swr';

/** What an example of a merchant's paper is made with: its settings, once they have loaded, and what it calls cash. */
export function useExample(merchant_id: number): {
  settings: MerchantSettings | undefined;
  tender: string;
} {
  const { data: merchant } = useCall(getMerchantInfo, { query: { id: merchant_id } });
  const { data: options } = useCall(listPaymentOptions, { query: { merchant_id, length: 100 } });
  const cash = options?.aaData.find(({ kind }) => kind === 'cash') ?? options?.aaData[0];
  return { settings: options && merchant?.settings, tender: cash?.name ?? '' };
}
