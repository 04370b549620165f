import { completeRefund } from '@servery/api';
import { useOrderAction } from './useOrderAction.ts';

/** Records that a refund was handed back. */
export const useCompleteRefund = () => useOrderAction(completeRefund);
