import { replaceByDelivery } from '@servery/api';
import { useOrderAction } from './useOrderAction.ts';

/** Turns an order into a delivery, or previews that. */
export const useReplaceByDelivery = () => useOrderAction(replaceByDelivery);
