import { splitOrder } from '@servery/api';
import { useOrderAction } from './useOrderAction.ts';

/** Splits an order into bills, or previews the result. */
export const useSplitOrder = () => useOrderAction(splitOrder);
