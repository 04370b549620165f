import { updateOrderOwner } from '@servery/api';
import { useOrderAction } from './useOrderAction.ts';

/** Changes the member an order belongs to, and who serves it. */
export const useUpdateOrderOwner = () => useOrderAction(updateOrderOwner);
