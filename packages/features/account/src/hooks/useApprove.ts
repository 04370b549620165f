import { approve } from '@servery/api';
import { useAction } from '@servery/api/swr';

/** Turns a PIN into an approval of one action. */
export const useApprove = () => useAction(approve);
