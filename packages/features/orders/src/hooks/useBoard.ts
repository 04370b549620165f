import { displayOrders } from '@servery/api';
import { useLiveBoard } from '@servery/api/live-board';
import { mergeBoard } from '../board.ts';
import { useRefreshOrders } from './useRefreshOrders.ts';

/**
 * Returns the live board of a merchant, kept up to date. Order details on screen are refreshed with
 * it.
 */
export function useBoard(merchant_id: number | '') {
  const refresh = useRefreshOrders();
  return useLiveBoard(displayOrders, {
    input: { query: { merchant_id } },
    merchant_id,
    merge: mergeBoard,
    onUpdate: ({ orders }) => refresh(orders),
  });
}
