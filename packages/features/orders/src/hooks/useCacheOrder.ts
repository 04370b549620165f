import { displayOrders, getOrder, nameOf, type Order } from '@servery/api';
import { keyOf } from '@servery/api/swr';
import { rowOf } from '@servery/domain/orders';
import { useSWRConfig } from 'swr';
import { mergeRows, type Board } from '../board.ts';

/**
 * Returns a function that writes an order, such as one contained in a problem, to the SWR cache of
 * its detail and the board.
 */
export function useCacheOrder() {
  const { mutate } = useSWRConfig();
  return (order: Order) => {
    const isBoard = (key: unknown) => Array.isArray(key) && key[0] === nameOf(displayOrders);
    const putIn = (board?: Board) => board && mergeRows(board, [rowOf(order)]);
    void mutate(keyOf(getOrder, { params: { id: order.id } }), order, { revalidate: false });
    void mutate<Board>(isBoard, putIn, { revalidate: false });
  };
}
