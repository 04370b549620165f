import { getMerchantInfo, listPaymentOptions, type MerchantSettings } from '@servery/api';
import { useCall } from '@servery/api/swr';

/**
 * Returns the data for a merchant's print preview: its settings, once loaded, and its name for
 * cash.
 */
export function useExample(merchant_id: number): {
  settings: MerchantSettings | undefined;
  tender: string;
} {
  const { data: merchant } = useCall(getMerchantInfo, { query: { id: merchant_id } });
  const { data: options } = useCall(listPaymentOptions, { query: { merchant_id, length: 100 } });
  const cash = options?.aaData.find(({ kind }) => kind === 'cash') ?? options?.aaData[0];
  return { settings: options && merchant?.settings, tender: cash?.name ?? '' };
}
