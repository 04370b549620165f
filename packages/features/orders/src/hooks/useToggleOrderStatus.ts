import { toggleOrderStatus } from '@servery/api';
import { useOrderAction } from './useOrderAction.ts';

/** Moves an order to its next status, or undoes the last step. */
export const useToggleOrderStatus = () => useOrderAction(toggleOrderStatus);
