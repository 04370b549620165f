import { claimOrder } from '@servery/api';
import { useOrderAction } from './useOrderAction.ts';

/** Hands an order over. */
export const useClaimOrder = () => useOrderAction(claimOrder);
