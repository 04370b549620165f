import { getMerchantInfo } from '@servery/api';
import { useCall } from '@servery/api/swr';

/**
 * Returns a merchant's information, including the choices its screens offer; '' is the user's own
 * merchant, null pauses the request.
 */
export const useMerchant = (id: number | '' | null) =>
  useCall(getMerchantInfo, id === null ? null : { query: { id } });
