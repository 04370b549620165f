import { combineOrders } from '@servery/api';
import { useOrderAction } from './useOrderAction.ts';

/** Combines orders into one, or previews the result. */
export const useCombineOrders = () => useOrderAction(combineOrders);
