import type { Order } from '@servery/api';

/** How many items of an order the kitchen has been told of. */
export const sentOf = ({ items }: Order): number =>
  items.reduce((sum, line) => sum + (line.status === 'voided' ? 0 : line.sent_qty), 0);
