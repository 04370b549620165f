import { requestRefund } from '@servery/api';
import { useOrderAction } from './useOrderAction.ts';

/** Requests the refund of some items of a completed order. */
export const useRequestRefund = () => useOrderAction(requestRefund);
