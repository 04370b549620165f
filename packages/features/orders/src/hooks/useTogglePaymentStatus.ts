import { togglePaymentStatus } from '@servery/api';
import { useOrderAction } from './useOrderAction.ts';

/** Takes payment for an order, or reverses a payment. */
export const useTogglePaymentStatus = () => useOrderAction(togglePaymentStatus);
