import { completeRefund } from '@servery/api';
import { useOrderAction } from './useOrderAction.ts';

/** Records that a refund was paid out. */
export const useCompleteRefund = () => useOrderAction(completeRefund);
