import type { OrderMethod, OrderRow } from '@servery/api';

/** The filter of the live board. */
export interface BoardFilter {
  text: string;
  method: OrderMethod | 'all';
}

/** The filter that hides nothing. */
export const noFilter: BoardFilter = { text: '', method: 'all' };

/**
 * Returns the orders of the chosen method whose number, guest or table contains the text, ignoring
 * case.
 */
export function matching(
  orders: readonly OrderRow[],
  { text, method }: BoardFilter,
): readonly OrderRow[] {
  const wanted = text.trim().toLocaleLowerCase();
  if (wanted === '' && method === 'all') return orders;
  return orders.filter(
    ({ order_method, number, customer_name, table }) =>
      (method === 'all' || order_method === method) &&
      [number, customer_name, table?.name ?? ''].some((word) =>
        word.toLocaleLowerCase().includes(wanted),
      ),
  );
}
