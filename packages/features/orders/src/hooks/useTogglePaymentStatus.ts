import { togglePaymentStatus } from '@servery/api';
import { useOrderAction } from './useOrderAction.ts';

/** Takes payment for an order, or reverses one that was taken. */
export const useTogglePaymentStatus = () => useOrderAction(togglePaymentStatus);
