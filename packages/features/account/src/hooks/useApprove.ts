import { approve } from '@servery/api';
import { useAction } from '@servery/api/swr';

/** Exchanges a PIN for an approval of one action. */
export const useApprove = () => useAction(approve);
