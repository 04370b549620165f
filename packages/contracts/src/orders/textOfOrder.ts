import type { OrderRow } from '@servery/api';

/** Returns the text of an order that a search looks through. */
export const textOfOrder = (row: OrderRow): string =>
  [row.number, row.transaction_id, row.customer_name, row.table?.name]
    .concat(row.lines.map(({ name }) => name))
    .join(' ');
