import { displayOrders } from '@servery/api';
import { useLiveBoard } from '@servery/api/live-board';
import { mergeBoard } from '../board.ts';
import { useRefreshOrders } from './useRefreshOrders.ts';

/** The live board of a merchant, kept up to date; an order that is shown in full follows it. */
export function useBoard(merchant_id: number | '') {
  const refresh = useRefreshOrders();
  return useLiveBoard(displayOrders, {
    input: { query: { merchant_id } },
    merchant_id,
    merge: mergeBoard,
    onNews: ({ orders }) => refresh(orders),
  });
}
