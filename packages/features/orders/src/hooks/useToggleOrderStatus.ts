import { toggleOrderStatus } from '@servery/api';
import { useOrderAction } from './useOrderAction.ts';

/** Moves an order to its next status, or takes the last step back. */
export const useToggleOrderStatus = () => useOrderAction(toggleOrderStatus);
