import {
  displayOrders,
  getOrder,
  listOrders,
  type AnyEndpoint,
  type Order,
  type Output,
} from '@servery/api';
import { useAction } from '@servery/api/swr';
import { rowOf } from '@servery/domain/orders';
import { mergeRows, type Board } from '../board.ts';

const toOrder = (answer: unknown): Order =>
  (answer as { order?: Order }).order ?? (answer as Order);

/** An action that answers an order: its detail and its ticket show the answer at once, the lists are asked anew. */
export const useOrderAction = <E extends AnyEndpoint>(to: E) =>
  useAction(to, {
    refreshes: [listOrders],
    fills: (answer: Output<E>) => {
      // A preview shows what would be; nothing has changed yet.
      if ((answer as { is_committed?: boolean }).is_committed === false) return [];
      const order = toOrder(answer);
      return [
        { to: getOrder, input: { params: { id: order.id } }, data: () => order },
        {
          to: displayOrders,
          data: (board) => board && mergeRows(board as Board, [rowOf(order)]),
        },
      ];
    },
  });
