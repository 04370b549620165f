import { placeOrder } from '@servery/api';
import { useOrderAction } from './useOrderAction.ts';

/** Places an order. */
export const usePlaceOrder = () => useOrderAction(placeOrder);
