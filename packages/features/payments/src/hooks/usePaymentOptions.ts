import { listAllPaymentOptions } from '@servery/api';
import { useCall } from '@servery/api/swr';

/** Returns all payment options of a merchant in their order; '' is the caller's own merchant. */
export const usePaymentOptions = (merchant_id: number | '') =>
  useCall(
    listAllPaymentOptions,
    { query: { merchant_id, length: 100, order: 'asc' } },
    { keepPreviousData: true },
  );
