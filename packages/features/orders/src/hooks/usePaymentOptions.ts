import { listPaymentOptions } from '@servery/api';
import { useCall } from '@servery/api/swr';

/** Returns the payment options of a merchant. */
export const usePaymentOptions = (merchant_id: number) =>
  useCall(listPaymentOptions, { query: { merchant_id, length: 100 } });
