import { uncombineOrders } from '@servery/api';
import { useOrderAction } from './useOrderAction.ts';

/** Undoes the combining of orders, or previews that. */
export const useUncombineOrders = () => useOrderAction(uncombineOrders);
