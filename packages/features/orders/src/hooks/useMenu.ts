import { displayMenu, type OrderMethod } from '@servery/api';
import { useCall } from '@servery/api/swr';

/** A merchant's menu for one way of getting the food. */
export const useMenu = (merchant_id: number, method: OrderMethod) =>
  useCall(displayMenu, { query: { merchant_id, method } });
