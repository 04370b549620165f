import {
  displayOrders,
  getOrder,
  listOrders,
  type AnyEndpoint,
  type Order,
  type OrderRow,
  type Output,
} from '@servery/api';
import { useAction } from '@servery/api/swr';
import { rowOf } from '@servery/domain/orders';
import { mergeRows, type Board } from '../board.ts';

type Orders = Output<typeof listOrders>;

const withRow = (orders: Orders, row: OrderRow): Orders => ({
  ...orders,
  aaData: orders.aaData.map((one) => (one.id === row.id ? row : one)),
});

const toOrder = (answer: unknown): Order =>
  (answer as { order?: Order }).order ?? (answer as Order);

/** An action that answers an order: its detail, its ticket and its row show the answer at once, the lists are asked anew. */
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
        { to: listOrders, data: (orders) => orders && withRow(orders as Orders, rowOf(order)) },
      ];
    },
  });
