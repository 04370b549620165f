import type { Order } from '@servery/api';

/** Returns the number of items of an order that were sent to the kitchen. */
export const sentOf = ({ items }: Order): number =>
  items.reduce((sum, line) => sum + (line.status === 'voided' ? 0 : line.sent_qty), 0);
