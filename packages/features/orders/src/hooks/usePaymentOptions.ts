import { listPaymentOptions, type OrderMethod } from '@servery/api';
import { useCall } from '@servery/api/swr';

/** Returns the payment options that a merchant accepts for a method, in the merchant's order. */
export const usePaymentOptions = (merchant_id: number, method: OrderMethod) =>
  useCall(listPaymentOptions, { query: { merchant_id, method, length: 100, order: 'asc' } });
