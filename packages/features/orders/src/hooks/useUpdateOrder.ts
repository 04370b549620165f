import { updateOrder } from '@servery/api';
import { useOrderAction } from './useOrderAction.ts';

/** Changes the lines, reductions and notes of an order. */
export const useUpdateOrder = () => useOrderAction(updateOrder);
