import { voidOrder } from '@servery/api';
import { useOrderAction } from './useOrderAction.ts';

/** Voids an order that should not have been rung up. */
export const useVoidOrder = () => useOrderAction(voidOrder);
