import type { OrderMethod, OrderRow } from '@servery/api';
import { matchesSearch } from '@servery/domain/search';

/** The filter of the live board. */
export interface BoardFilter {
  text: string;
  method: OrderMethod | 'all';
}

/** The filter that hides nothing. */
export const noFilter: BoardFilter = { text: '', method: 'all' };

/** Returns the orders of the chosen method whose number, guest or table contains the text. */
export function matching(
  orders: readonly OrderRow[],
  { text, method }: BoardFilter,
): readonly OrderRow[] {
  if (text.trim() === '' && method === 'all') return orders;
  return orders.filter(
    ({ order_method, number, customer_name, table }) =>
      (method === 'all' || order_method === method) &&
      matchesSearch(text, number, customer_name, table?.name ?? ''),
  );
}
