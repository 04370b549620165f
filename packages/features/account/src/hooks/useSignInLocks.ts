import { listSignInLocks } from '@servery/api';
import { useCall } from '@servery/api/swr';

/** Returns the locked people and counters of a merchant, and polls while the screen is open. */
export const useSignInLocks = (merchant_id: number | '') =>
  useCall(listSignInLocks, { query: { merchant_id } }, { refreshInterval: 5_000 });
