import { displayOrders, getOrder, nameOf, type Order } from '@servery/api';
import { keyOf } from '@servery/api/swr';
import { rowOf } from '@servery/domain/orders';
import { useSWRConfig } from 'swr';
import { mergeRows, type Board } from '../board.ts';

/** Puts an order that a refusal brought along where its screens read it. */
export function useKeepOrder() {
  const { mutate } = useSWRConfig();
  return (order: Order) => {
    const isBoard = (key: unknown) => Array.isArray(key) && key[0] === nameOf(displayOrders);
    const putIn = (board?: Board) => board && mergeRows(board, [rowOf(order)]);
    void mutate(keyOf(getOrder, { params: { id: order.id } }), order, { revalidate: false });
    void mutate<Board>(isBoard, putIn, { revalidate: false });
  };
}
