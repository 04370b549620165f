import { getMerchantInfo } from '@servery/api';
import { useCall } from '@servery/api/swr';

/** Returns a merchant with its settings and tables; '' is the caller's own. */
export const useMerchant = (id: number | '') => useCall(getMerchantInfo, { query: { id } });
