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

/**
 * Returns an action whose response is an order. The order's detail, ticket and list row show the
 * response immediately; the lists are reloaded.
 */
export const useOrderAction = <E extends AnyEndpoint>(to: E) =>
  useAction(to, {
    refreshes: [listOrders],
    fills: (answer: Output<E>) => {
      // A preview changes nothing.
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
