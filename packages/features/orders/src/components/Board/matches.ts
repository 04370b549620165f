import type { OrderMethod, OrderRow } from '@servery/api';

/** What narrows the board. */
export interface BoardFilter {
  text: string;
  method: OrderMethod | 'all';
}

/** The filter that hides nothing. */
export const noFilter: BoardFilter = { text: '', method: 'all' };

/** The orders whose number, guest or table contains the text, in any case, and that go the chosen way. */
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
