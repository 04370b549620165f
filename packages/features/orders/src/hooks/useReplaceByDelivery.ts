import { replaceByDelivery } from '@servery/api';
import { useOrderAction } from './useOrderAction.ts';

/** Replaces an order by a delivery, or previews the result. */
export const useReplaceByDelivery = () => useOrderAction(replaceByDelivery);
