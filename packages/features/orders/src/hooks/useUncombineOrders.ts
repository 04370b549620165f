import { uncombineOrders } from '@servery/api';
import { useOrderAction } from './useOrderAction.ts';

/** Undoes combining, or previews the result. */
export const useUncombineOrders = () => useOrderAction(uncombineOrders);
