import { cancelOrder } from '@servery/api';
import { useOrderAction } from './useOrderAction.ts';

/** Cancels an order that will not be fulfilled. */
export const useCancelOrder = () => useOrderAction(cancelOrder);
