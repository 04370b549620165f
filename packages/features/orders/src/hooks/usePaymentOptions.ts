import { listPaymentOptions } from '@servery/api';
import { useCall } from '@servery/api/swr';

/** The means to pay that a merchant takes. */
export const usePaymentOptions = (merchant_id: number) =>
  useCall(listPaymentOptions, { query: { merchant_id, length: 100 } });
