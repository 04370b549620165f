import { displayOrders, type Order, type OrderRow } from '@servery/api';
import { useCall } from '@servery/api/swr';
import { terminal } from '@servery/domain/orders';
import { compareNames } from '@servery/domain/search';

/** An order that can be chosen for combining. */
export type Choosable = Pick<OrderRow, 'id' | 'version' | 'number'>;

const isPaid = ({ total, balance }: OrderRow) => total > 0 && balance <= 0;

/**
 * Returns the other open orders of the merchant's day that have an amount to pay: those of the same
 * table first, each group sorted by number.
 */
export function useOpenOrders({ id, merchant_id, business_date, table }: Order) {
  const rankOf = (order: OrderRow) => (table && order.table?.id === table.id ? 0 : 1);
  const board = useCall(displayOrders, { query: { merchant_id } });
  const orders = board.data?.orders
    .filter(
      (other) =>
        other.id !== id &&
        other.merchant_id === merchant_id &&
        other.business_date === business_date &&
        !terminal.has(other.status) &&
        !isPaid(other),
    )
    .toSorted((a, b) => rankOf(a) - rankOf(b) || compareNames(a.number, b.number));
  return { ...board, orders };
}
