import { getMerchantInfo } from '@servery/api';
import { useCall } from '@servery/api/swr';

/** A merchant with what its screens choose from; '' is one's own, null waits. */
export const useMerchant = (id: number | '' | null) =>
  useCall(getMerchantInfo, id === null ? null : { query: { id } });
