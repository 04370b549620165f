import { getMerchantInfo } from '@servery/api';
import { useCall } from '@servery/api/swr';

/** A merchant with its settings and tables; '' is one's own. */
export const useMerchant = (id: number | '') => useCall(getMerchantInfo, { query: { id } });
