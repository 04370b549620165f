import { displayOrders, type Order, type OrderRow } from '@servery/api';
import { useCall } from '@servery/api/swr';
import { terminal } from '@servery/domain/orders';

/** An order that can be chosen to be combined. */
export type Choosable = Pick<OrderRow, 'id' | 'version' | 'number'>;

/** The other open orders of a merchant's day, by number. */
export function useOpenOrders({ id, merchant_id, business_date }: Order) {
  const board = useCall(displayOrders, { query: { merchant_id } });
  const orders = board.data?.orders
    .filter(
      (one) =>
        one.id !== id &&
        one.merchant_id === merchant_id &&
        one.business_date === business_date &&
        !terminal.has(one.status),
    )
    .toSorted((a, b) => a.number.localeCompare(b.number, undefined, { numeric: true }));
  return { ...board, orders };
}
